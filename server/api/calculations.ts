import { availableParallelism } from 'node:os';
import { askedThread, LateAnswerError } from '../asked-thread.ts';
import { BUSY, FAILED, refusal, type Question, type Reply } from './reply.ts';

/** Longest that a calculation takes, with the loading of its calculator: of all examples, the slowest needs a hundredth of it. */
const DEADLINE_MS = 5000;
/** Memory for a calculation, in megabytes. */
const MOST_MEMORY_MB = 256;
/** Workers: one a processor, so that no question waits for another's, but never a single one that a long one holds. */
const FEWEST_WORKERS = 2;
/** A worker may take as much memory as the rest of the server. */
const MOST_WORKERS = 4;
/** Questions that wait for a worker: some tenths of a second, as long as all of them end. */
const MOST_WAITING = 32;

const PROGRAM = new URL('./calculation-worker.ts', import.meta.url);
const TOO_LONG = refusal(503, 'A conta demorou demais. Tente com outros valores.');

/** Where a test has other ones. */
export interface CalculationOptions {
  readonly deadlineMs?: number;
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
export function createCalculations(folder: string, options: CalculationOptions = {}) {
  const { workers = usualWorkers(), mostWaiting = MOST_WAITING, deadlineMs = DEADLINE_MS } = options;
  const start = () => {
    const resourceLimits = { maxOldGenerationSizeMb: MOST_MEMORY_MB };
    return askedThread<Reply>(PROGRAM, { workerData: { folder }, resourceLimits }, deadlineMs);
  };
  type Thread = ReturnType<typeof start>;
  const threads = Array.from({ length: workers }, start);
  // The one that answered last is asked first: it runs, and may know the calculator.
  const idle = [...threads];
  const waiting: ((thread: Thread) => void)[] = [];
  let isClosed = false;

  const release = (thread: Thread) => {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  };

  return {
    /** Answers at once that it is busy where too many are waiting. */
    async ask(question: Question): Promise<Reply> {
      if (idle.length === 0 && waiting.length >= mostWaiting) return BUSY;
      const thread = idle.pop() ?? (await new Promise<Thread>((resolve) => waiting.push(resolve)));
      try {
        return isClosed ? BUSY : await thread.ask(question);
      } catch (error) {
        return error instanceof LateAnswerError ? TOO_LONG : FAILED;
      } finally {
        release(thread);
      }
    },
    /** Ends what is under way. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** Answers questions about calculators, several at a time. */
export type Calculations = ReturnType<typeof createCalculations>;
