import { expect, it } from 'vitest';
import { createQueue, FIRST_LANE } from './queue.ts';

it('a queue runs one task at a time: first those of the first lane, then alternating between the others', async () => {
  const serialize = createQueue();
  const done: string[] = [];
  const run = (name: string, lane?: string) =>
    serialize(async () => {
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

it('a queue continues after a failed task', async () => {
  const serialize = createQueue();
  const failed = serialize(() => Promise.reject(new Error('um')));
  const next = serialize(() => Promise.resolve('dois'));
  await expect(failed).rejects.toThrow('um');
  expect(await next).toBe('dois');
});
