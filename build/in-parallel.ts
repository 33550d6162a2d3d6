import { availableParallelism } from 'node:os';

/** Processes all items with limited concurrency, because each one needs memory. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  concurrency: number = availableParallelism(),
): Promise<void> {
  const next = items[Symbol.iterator]();
  const worker = async () => {
    for (let step = next.next(); !step.done; step = next.next()) await work(step.value);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Creates a queue that starts jobs in order, with limited concurrency. */
export function limitedQueue(concurrency: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queued: (() => void)[] = [];
  let free = concurrency;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => void queued.push(start));
    try {
      return await work();
    } finally {
      const next = queued.shift();
      if (next) next();
      else free += 1;
    }
  };
}
