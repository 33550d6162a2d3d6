import { describe, expect, it } from 'vitest';
import { inParallel, limitedQueue } from './in-parallel.ts';

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

describe('limitedQueue', () => {
  it('starts jobs in order with limited concurrency, and returns each result', async () => {
    const enqueue = limitedQueue(2);
    const begun: number[] = [];
    let underWay = 0;
    let most = 0;
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map((item) =>
        enqueue(async () => {
          begun.push(item);
          underWay += 1;
          most = Math.max(most, underWay);
          await new Promise((later) => setTimeout(later, 1));
          underWay -= 1;
          return item * 10;
        }),
      ),
    );
    expect(results).toEqual([10, 20, 30, 40, 50]);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('continues after a failed job', async () => {
    const enqueue = limitedQueue(1);
    const failed = enqueue(() => Promise.reject(new Error('um')));
    const next = enqueue(() => Promise.resolve('dois'));
    await expect(failed).rejects.toThrow('um');
    await expect(next).resolves.toBe('dois');
  });
});
