import { expect, it } from 'vitest';
import { pictureName, pictureSize, smallCopyOf } from './stored-picture.ts';

const FOLDER = 'https://a.example/storage/v1/object/public/blog-images/blog/';

it('pictureSize parses the size that pictureName writes', () => {
  const name = pictureName('texto', { width: 1600, height: 1067 }, 1_795_000_000_000);
  expect(name).toBe('texto-1600x1067-1795000000000');
  expect(pictureSize(`${FOLDER}${name}.webp`)).toEqual({ width: 1600, height: 1067 });
  expect(pictureName('capa', undefined, 5)).toBe('capa-5');
});

it.each(['/blog/imc.svg', `${FOLDER}capa-1795000000000.webp`, `${FOLDER}10x20.webp`, ''])(
  'pictureSize is undefined for %s',
  (address) => {
    expect(pictureSize(address)).toBeUndefined();
    expect(smallCopyOf(address)).toBeUndefined();
  },
);

it('smallCopyOf names the smaller copy of a wide picture, which has no smaller copy itself', () => {
  expect(smallCopyOf(`${FOLDER}capa-1000x600-5.webp`)).toBe(`${FOLDER}pequena-capa-1000x600-5.webp`);
  expect(smallCopyOf('capa-1000x600-5.webp')).toBe('pequena-capa-1000x600-5.webp');
  expect(smallCopyOf(`${FOLDER}capa-999x1600-5.webp`)).toBeUndefined();
  expect(smallCopyOf(`${FOLDER}pequena-capa-1000x600-5.webp`)).toBeUndefined();
});
