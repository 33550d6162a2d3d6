/** Does one job of one calculator, whose module it loads, beside the page, which meanwhile stays alive. */
import type { CompiledCalculator } from '../../../../engine/calculator.ts';
import type { Reply, Request } from './messages.ts';
import { runJob } from './run-job.ts';

// What refreshes components in dev takes a window for granted, and finds nothing here to refresh.
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
