import { expect, test } from 'vitest';
import { count } from '../../src/quantity/quantity.ts';
import { yearEnds } from './year-ends.ts';

const numbers = (years: number) => yearEnds(count(years, 'anos')).map(({ number }) => number);

test('yearEnds of whole years lists each of them', () => {
  expect(numbers(3)).toEqual([1, 2, 3]);
});

test('yearEnds of a term within a year adds its own end', () => {
  expect(numbers(2.5)).toEqual([1, 2, 2.5]);
  expect(numbers(0.3)).toEqual([0.3]);
});

test('yearEnds of a term of 0 is empty', () => {
  expect(numbers(0)).toEqual([]);
});
