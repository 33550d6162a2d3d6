import { availableParallelism } from 'node:os';
import { questionThread, LateAnswerError } from '../question-thread.ts';
import { BUSY, FAILED, refusal, type Question, type Reply } from './reply.ts';

/** Longest calculation, including the loading of its calculator; the slowest example needs a hundredth of it. */
const DEADLINE_MS = 5000;
/** Memory for a calculation, in megabytes. */
const MOST_MEMORY_MB = 256;
/** At least two workers, so that one long calculation does not block all others; otherwise one per processor. */
const FEWEST_WORKERS = 2;
/** Each worker may take as much memory as the rest of the server. */
const MOST_WORKERS = 4;
/** Maximum length of the queue: a few tenths of a second, as long as all calculations end. */
const MOST_WAITING = 32;

const PROGRAM = new URL('./calculation-worker.ts', import.meta.url);
const TOO_LONG = refusal(503, 'A conta demorou demais. Tente com outros valores.');

/** Limits that tests override. */
export interface CalculationOptions {
  readonly deadlineMs?: number;
  readonly workers?: number;
  readonly mostWaiting?: number;
}

function usualWorkers(): number {
  return Math.min(Math.max(availableParallelism(), FEWEST_WORKERS), MOST_WORKERS);
}

/**
 * Calculates in a few workers, so that no input and no mistake in a definition can block the server. An endless
 * calculation delays others only if there are as many of them as workers.
 *
 * @param folder with the calculators' modules.
 */
export function createCalculations(folder: string, options: CalculationOptions = {}) {
  const { workers = usualWorkers(), mostWaiting = MOST_WAITING, deadlineMs = DEADLINE_MS } = options;
  const start = () => {
    const resourceLimits = { maxOldGenerationSizeMb: MOST_MEMORY_MB };
    return questionThread<Reply>(PROGRAM, { workerData: { folder }, resourceLimits }, deadlineMs);
  };
  type Thread = ReturnType<typeof start>;
  const threads = Array.from({ length: workers }, start);
  // Prefers the worker that answered last: it runs already and may have loaded the calculator.
  const idle = [...threads];
  const waiting: ((thread: Thread) => void)[] = [];
  let isClosed = false;

  const release = (thread: Thread) => {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  };

  return {
    /** Answers at once that it is busy if too many questions are waiting. */
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
    /** Ends running calculations. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** Answers questions about calculators, several at a time. */
export type Calculations = ReturnType<typeof createCalculations>;
