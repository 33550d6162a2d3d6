import { calculatorById } from '../../load-calculator.ts';
import type { Reply, Request } from './messages.ts';
import type { AnswerTo, Job } from './run-job.ts';

/** Longest time in milliseconds that a visitor waits for hundreds of calculations. */
const MOST_MS = 30_000;

/** The answer of a worker that is ended with it, or when nobody wants it any more. */
function askWorker(address: string, request: Request, signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(address, { type: 'module' });
    const timer = setTimeout(() => end(() => reject(new Error('took too long'))), MOST_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      settle();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => end(() => resolve(data)));
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message))));
    signal.addEventListener('abort', () => end(() => reject(new Error('cancelled'))));
    worker.postMessage(request);
  });
}

/**
 * Does a job beside the page.
 *
 * @param id that of the calculator.
 * @param signal ends it at once.
 * @throws Error where it fails, takes too long or is cancelled.
 */
export async function runInWorker<J extends Job>(
  id: string,
  job: J,
  signal: AbortSignal,
): Promise<AnswerTo<J>> {
  const found = await calculatorById(id);
  if (found === undefined || found === 'none' || !('loaded' in found)) throw new Error(`no module of ${id}`);
  const { module, worker } = found.loaded;
  if (signal.aborted) throw new Error('cancelled');
  const reply = await askWorker(worker, { module, job }, signal);
  if ('failure' in reply) throw new Error(reply.failure);
  // That an answer is one to its job is certain by `runJob`, which the compiler cannot follow to the other side.
  return reply.answer as AnswerTo<J>;
}
