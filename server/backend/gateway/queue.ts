/**
 * Runs tasks one at a time, in order within each lane. The lanes take turns, so that many tasks of one client do not
 * delay those of another. A failed task does not stop the queue.
 */
export type Queue = <Result>(task: () => Promise<Result>, lane?: string) => Promise<Result>;

/** Lane with priority over all others. */
export const FIRST_LANE = 'first';

/** Longest wait in the queue, after which clients have given up. */
const TIMEOUT_MS = 30_000;

/** The request waited too long in the queue, or its client disconnected. */
export class QueueTimeoutError extends Error {}

/**
 * Wraps a task so that it runs only if its turn comes in time, and its client is still connected.
 *
 * @throws QueueTimeoutError
 */
export function unlessTooLate<Result>(
  signal: AbortSignal,
  task: () => Result | Promise<Result>,
): () => Promise<Result> {
  const deadline = performance.now() + TIMEOUT_MS;
  return async () => {
    if (signal.aborted || performance.now() > deadline) throw new QueueTimeoutError();
    return task();
  };
}

export function createQueue(): Queue {
  const lanes = new Map<string, (() => Promise<unknown>)[]>();
  let isRunning = false;

  const takeNext = (): (() => Promise<unknown>) | undefined => {
    const lane = lanes.has(FIRST_LANE) ? FIRST_LANE : lanes.keys().next().value;
    if (lane === undefined) return undefined;
    const [task, ...others] = lanes.get(lane) ?? [];
    // Delete the lane before setting it, which moves it to the end of the map.
    lanes.delete(lane);
    if (others.length > 0) lanes.set(lane, others);
    return task;
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let task = takeNext(); task; task = takeNext()) await task();
    isRunning = false;
  };

  return (task, lane = '') =>
    new Promise((resolve, reject) => {
      const settle = () => task().then(resolve, reject);
      lanes.set(lane, [...(lanes.get(lane) ?? []), settle]);
      void run();
    });
}
