import { expect, it } from 'vitest';
import { inOneOrder } from './in-one-order.ts';

it('inOneOrder inserts a missing name after its predecessor in another list', () => {
  expect(inOneOrder([])).toEqual([]);
  expect(
    inOneOrder([
      ['a', 'c'],
      ['a', 'b', 'c'],
    ]),
  ).toEqual(['a', 'b', 'c']);
  expect(inOneOrder([['b'], ['a', 'b', 'c'], ['c', 'd']])).toEqual(['a', 'b', 'c', 'd']);
  expect(
    inOneOrder([
      ['a', 'b'],
      ['b', 'a'],
    ]),
  ).toEqual(['a', 'b']);
});
