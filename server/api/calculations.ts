import { availableParallelism } from 'node:os';
import { questionThread, LateAnswerError } from '../question-thread.ts';
import { BUSY, FAILED, refusal, type Question, type Reply } from './reply.ts';

/** Timeout of a calculation, including the import of its calculator; the slowest example takes a hundredth of it. */
const DEADLINE_MS = 5000;
/** Memory limit of a worker, in megabytes. */
const MAX_MEMORY_MB = 256;
/** Use at least two workers, so that one long calculation does not block all others; by default one per processor. */
const MIN_WORKERS = 2;
/** Limit the workers, because each may use as much memory as the rest of the server. */
const MAX_WORKERS = 4;
/** Maximum length of the queue; a full one clears in a few tenths of a second unless a calculation hangs. */
const MAX_QUEUED = 32;

const PROGRAM = new URL('./calculation-worker.ts', import.meta.url);
const TOO_LONG = refusal(503, 'A conta demorou demais. Tente com outros valores.');

/** Limits that tests may override. */
export interface CalculationOptions {
  readonly deadlineMs?: number;
  readonly workers?: number;
  readonly mostWaiting?: number;
}

function defaultWorkers(): number {
  return Math.min(Math.max(availableParallelism(), MIN_WORKERS), MAX_WORKERS);
}

/**
 * Calculates in a pool of workers, so that neither an input nor a bug in a definition can block the server. Endless
 * calculations delay others only once they occupy every worker.
 *
 * @param folder folder of the calculators' modules
 */
export function createCalculations(folder: string, options: CalculationOptions = {}) {
  const { workers = defaultWorkers(), mostWaiting = MAX_QUEUED, deadlineMs = DEADLINE_MS } = options;
  const start = () => {
    const resourceLimits = { maxOldGenerationSizeMb: MAX_MEMORY_MB };
    return questionThread<Reply>(PROGRAM, { workerData: { folder }, resourceLimits }, deadlineMs);
  };
  type Thread = ReturnType<typeof start>;
  const threads = Array.from({ length: workers }, start);
  // Prefer the worker that finished last, which is running and may have the calculator in memory.
  const idle = [...threads];
  const waiting: ((thread: Thread) => void)[] = [];
  let isClosed = false;

  const release = (thread: Thread) => {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  };

  return {
    /** Calculates, or replies `BUSY` immediately if the queue is full. */
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
    /** Terminates running calculations. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** Pool of workers that calculate. */
export type Calculations = ReturnType<typeof createCalculations>;
