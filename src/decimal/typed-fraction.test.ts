import { expect, it } from 'vitest';
import { typedFraction } from './typed-fraction.ts';

it.each([
  ['1/2', 0.5],
  ['-3/4', -0.75],
  ['\u22127 / 8', -0.875],
  ['4/2', 2],
  ['0/5', 0],
  ['1/1024', 0.0009765625],
])('typedFraction reads %s', (text, value) => {
  expect(typedFraction(text)).toBe(value);
});

it.each(['1/3', '22/7', '1/0', '0/0', '1/2048', '1/2/2026', '1/-2', '1,5/2', '/2', '1/', '12', ''])(
  'typedFraction returns undefined for "%s"',
  (text) => {
    expect(typedFraction(text)).toBeUndefined();
  },
);
