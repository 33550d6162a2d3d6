import { expect, it } from 'vitest';
import { createQueue, FIRST_LANE } from './queue.ts';

it('runs one task at a time, the lanes in turns and the first lane before all others', async () => {
  const inTurn = createQueue();
  const done: string[] = [];
  const run = (name: string, lane?: string) =>
    inTurn(async () => {
      await Promise.resolve();
      done.push(name);
    }, lane);
  await Promise.all([
    run('a1', 'a'),
    run('a2', 'a'),
    run('a3', 'a'),
    run('b1', 'b'),
    run('admin', FIRST_LANE),
    run('b2', 'b'),
  ]);
  expect(done).toEqual(['a1', 'admin', 'a2', 'b1', 'a3', 'b2']);
});

it('goes on after a task that fails', async () => {
  const inTurn = createQueue();
  const failed = inTurn(() => Promise.reject(new Error('um')));
  const next = inTurn(() => Promise.resolve('dois'));
  await expect(failed).rejects.toThrow('um');
  expect(await next).toBe('dois');
});
