import { calculatorById } from '../../load-calculator.ts';
import type { AnswerTo, Job, Reply, Request } from './run-job.ts';

/** Timeout of a job with hundreds of calculations, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Posts a request to a new worker and terminates it after the reply, or when the signal aborts. */
function askWorker(address: string, request: Request, signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(address, { type: 'module' });
    const timer = setTimeout(() => end(() => reject(new Error('The job timed out.'))), TIMEOUT_MS);
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
 * Runs a job in a worker.
 *
 * @param id of the calculator
 * @param signal aborts the job immediately
 * @throws Error if the job fails, times out or is aborted
 */
export async function runInWorker<J extends Job>(
  id: string,
  job: J,
  signal: AbortSignal,
): Promise<AnswerTo<J>> {
  const found = await calculatorById(id);
  if (found === undefined || found === 'none' || !('worker' in found))
    throw new Error(`There is no module of ${id}.`);
  const { module, worker } = found;
  if (signal.aborted) throw new Error('cancelled');
  const reply = await askWorker(worker, { module, job }, signal);
  if ('failure' in reply) throw new Error(reply.failure);
  // Cast the answer: `runJob` returns the right type, but types do not cross the worker boundary.
  return reply.answer as AnswerTo<J>;
}
