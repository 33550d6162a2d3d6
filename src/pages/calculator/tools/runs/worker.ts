/** Runs one job in the background, so that the page stays responsive. */
import type { CompiledCalculator } from '../../../../engine/calculator.ts';
import { runJob, type Reply, type Request } from './run-job.ts';

// Provide a window in development, because React Refresh expects one everywhere.
if (import.meta.env.DEV) Object.assign(globalThis, { window: globalThis });

async function replyTo({ module, job }: Request): Promise<Reply> {
  try {
    const { calculator } = (await import(/* @vite-ignore */ module)) as CompiledCalculator;
    return { answer: runJob(calculator, job) };
  } catch (error) {
    return { failure: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void replyTo(data).then((reply) => postMessage(reply));
});
