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
