import { expect, test } from 'vitest';
import { count } from '../../src/quantity/quantity.ts';
import { yearEnds } from './year-ends.ts';

const numbers = (years: number) => yearEnds(count(years, 'anos')).map(({ number }) => number);

test('a term of whole years ends with each of them', () => {
  expect(numbers(3)).toEqual([1, 2, 3]);
});

test('a term that ends within a year has its own end as the last entry', () => {
  expect(numbers(2.5)).toEqual([1, 2, 2.5]);
  expect(numbers(0.3)).toEqual([0.3]);
});

test('a term of 0 has no ends', () => {
  expect(numbers(0)).toEqual([]);
});
