import { Worker } from 'node:worker_threads';
import { refusal, type Question, type Reply } from './reply.ts';

/** Longest that a calculation takes, with the loading of its calculator: of all examples, the slowest needs a hundredth of it. */
const DEADLINE_MS = 5000;
/** Memory for a calculation, in megabytes. */
const MOST_MEMORY_MB = 256;

/** Answers one question about a calculator at a time. */
export interface CalculationThread {
  /** Must not be asked again before it has answered. */
  ask(question: Question): Promise<Reply>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** Where a test has other ones. */
export interface ThreadOptions {
  readonly deadlineMs?: number;
  readonly workerFile?: URL;
}

const TOO_LONG = refusal(503, 'A conta demorou demais. Tente com outros valores.');
const FAILED = refusal(500, 'A conta não pôde ser feita.');

/**
 * Calculates in a worker, which starts with the first question and is ended when an answer is not there in time; the
 * next question starts another one.
 *
 * @param folder with the calculators' modules.
 */
export function createCalculationThread(folder: string, options: ThreadOptions = {}): CalculationThread {
  const { deadlineMs = DEADLINE_MS, workerFile = new URL('./calculation-worker.ts', import.meta.url) } =
    options;
  let worker: Worker | undefined;
  const running = new WeakSet<Worker>();

  const start = (): Worker => {
    const started = new Worker(workerFile, {
      workerData: { folder },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    started.unref();
    // Without a listener an error would end the server; who waits for an answer listens as well.
    started.on('error', () => undefined);
    started.on('online', () => running.add(started));
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };

  const ask = (question: Question): Promise<Reply> =>
    new Promise((resolve) => {
      const asked = (worker ??= start());
      const finish = (reply: Reply) => {
        clearTimeout(timer);
        asked.off('online', countDown);
        asked.off('message', onAnswer);
        asked.off('exit', onExit);
        resolve(reply);
      };
      const onAnswer = (reply: Reply) => finish(reply.text === '' ? FAILED : reply);
      const onExit = () => finish(FAILED);
      let timer: NodeJS.Timeout | undefined;
      const countDown = () => {
        timer = setTimeout(() => {
          worker = undefined;
          finish(TOO_LONG);
          void asked.terminate();
        }, deadlineMs);
      };
      // How long a thread takes to start is the machine's affair and not the question's.
      if (running.has(asked)) countDown();
      else asked.once('online', countDown);
      asked.on('message', onAnswer);
      asked.on('exit', onExit);
      asked.postMessage(question);
    });

  return {
    ask,
    async close() {
      await worker?.terminate();
    },
  };
}
