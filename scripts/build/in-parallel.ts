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
