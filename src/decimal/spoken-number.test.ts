import { expect, it } from 'vitest';
import { spokenNumber } from './spoken-number.ts';

it.each([
  ['3 mil', 3000],
  ['2,5 mil', 2500],
  ['R$ 3mil', 3000],
  ['4,35 mil', 4350],
  ['3k', 3000],
  ['1 milhão', 1_000_000],
  ['1,2 milhões', 1_200_000],
  ['1 milhao e 200 mil reais', 1_200_000],
  ['500 reais', 500],
  ['1.500 reais', 1500],
])('spokenNumber reads %s', (text, value) => {
  expect(spokenNumber(text)).toBe(value);
});

it.each(['3000', '1.234,56', 'mil', '3 mil metros', 'mil e um', '', '3 mil e'])(
  'spokenNumber returns undefined for "%s"',
  (text) => {
    expect(spokenNumber(text)).toBeUndefined();
  },
);
