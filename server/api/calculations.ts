import { availableParallelism } from 'node:os';
import { createCalculationThread, type CalculationThread, type ThreadOptions } from './calculation-thread.ts';
import { BUSY, type Question, type Reply } from './reply.ts';

/** Workers: one a processor, so that no question waits for another's, but never a single one that a long one holds. */
const FEWEST_WORKERS = 2;
/** A worker may take as much memory as the rest of the server. */
const MOST_WORKERS = 4;
/** Questions that wait for a worker: some tenths of a second, as long as all of them end. */
const MOST_WAITING = 32;

/** Answers questions about calculators, several at a time. */
export interface Calculations {
  /** Answers at once that it is busy where too many are waiting. */
  ask(question: Question): Promise<Reply>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** Where a test has other ones. */
export interface CalculationOptions extends ThreadOptions {
  readonly workers?: number;
  readonly mostWaiting?: number;
}

function usualWorkers(): number {
  return Math.min(Math.max(availableParallelism(), FEWEST_WORKERS), MOST_WORKERS);
}

/**
 * Calculates in a few workers: no input, and no mistake in a definition, can hold up the server, and one that does not
 * end holds up the others only where as many of them are asked at once as there are workers.
 *
 * @param folder with the calculators' modules.
 */
export function createCalculations(folder: string, options: CalculationOptions = {}): Calculations {
  const { workers = usualWorkers(), mostWaiting = MOST_WAITING } = options;
  const threads = Array.from({ length: workers }, () => createCalculationThread(folder, options));
  // The one that answered last is asked first: it runs, and may know the calculator.
  const idle = [...threads];
  const waiting: ((thread: CalculationThread) => void)[] = [];
  let isClosed = false;

  const release = (thread: CalculationThread) => {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  };

  return {
    async ask(question) {
      if (idle.length === 0 && waiting.length >= mostWaiting) return BUSY;
      const thread = idle.pop() ?? (await new Promise<CalculationThread>((resolve) => waiting.push(resolve)));
      try {
        return isClosed ? BUSY : await thread.ask(question);
      } finally {
        release(thread);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
