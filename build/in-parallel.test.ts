import { describe, expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

describe('inParallel', () => {
  it('processes every item once, with limited concurrency', async () => {
    const done: number[] = [];
    let underWay = 0;
    let most = 0;
    await inParallel(
      [1, 2, 3, 4, 5, 6, 7],
      async (item) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((later) => setTimeout(later, 1));
        underWay -= 1;
        done.push(item);
      },
      3,
    );
    expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it('rejects with the first failure', async () => {
    await expect(inParallel([1, 2], (item) => Promise.reject(new Error(`item ${item}`)), 1)).rejects.toThrow(
      'item 1',
    );
  });
});
