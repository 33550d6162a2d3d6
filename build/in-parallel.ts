import { availableParallelism } from 'node:os';

/** Processes all items with limited concurrency, because each takes memory. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  atOnce: number = availableParallelism(),
): Promise<void> {
  const next = items[Symbol.iterator]();
  const worker = async () => {
    for (let step = next.next(); !step.done; step = next.next()) await work(step.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Returns a queue that runs jobs in their order with limited concurrency. */
export function limitedQueue(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => void waiting.push(start));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
