import { availableParallelism } from 'node:os';

/** Does something with every item, with only some at once: what is under way takes memory. */
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

/** What runs the work that it is given, with only some of it at once, in the order in which it came. */
export function inTurns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
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
