import { describe, expect, it } from 'vitest';
import { barsOf } from './bars.ts';

describe('barsOf', () => {
  it('fills one bar after another', () => {
    expect(barsOf(3, 4)).toEqual([3]);
    expect(barsOf(7, 4)).toEqual([4, 3]);
    expect(barsOf(8, 4)).toEqual([4, 4]);
    expect(barsOf(0, 4)).toEqual([0]);
    expect(barsOf(5, 1)).toEqual([1, 1, 1, 1, 1]);
    expect(barsOf(23, 24)).toEqual([23]);
  });

  it('draws nothing if there are too many parts to count', () => {
    for (const [filled, of] of [
      [1, 25],
      [21, 4],
      [-1, 4],
      [1, -4],
      [1, 0],
      [1.5, 4],
      [1, 2.5],
    ] as const) {
      expect(barsOf(filled, of)).toEqual([]);
    }
  });
});
