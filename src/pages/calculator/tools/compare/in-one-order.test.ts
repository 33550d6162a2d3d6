import { expect, it } from 'vitest';
import { inOneOrder } from './in-one-order.ts';

it('puts what a list lacks behind what stands before it in another', () => {
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
