import { describe, expect, it } from 'vitest';
import { foreignPicture, isForeign } from './foreign-pictures.ts';

describe('a picture', () => {
  it.each(['https://example.com/a.webp', 'HTTP://example.com/a', '//example.com/a.png', 'https://['])(
    'at %s is of another site',
    (address) => expect(isForeign(address)).toBe(true),
  );

  it.each(['/storage/v1/object/public/blog-images/blog/capa-1.webp', 'a.png', 'data:image/png;base64,x', ''])(
    'at %s is none of another site',
    (address) => expect(isForeign(address)).toBe(false),
  );

  it('of another site is found in a text, however it is written', () => {
    expect(foreignPicture('<p><img alt="x" SRC = https://example.com/a.png></p>')).toBe(
      'https://example.com/a.png',
    );
    expect(foreignPicture(`<img src="/a.png"><img\nsrc='//example.com/b'>`)).toBe('//example.com/b');
    expect(foreignPicture('<a href="https://example.com">x</a><img src="/a.png">')).toBeUndefined();
  });
});
