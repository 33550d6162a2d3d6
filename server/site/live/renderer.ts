/** Renders pages in a thread of its own, so that nobody else waits for a long article. */
import { Worker } from 'node:worker_threads';
import type { AddressedPost, PublishedPost } from '../../../src/backend/published.ts';

/** What the thread is told of one page. */
export interface RenderJob {
  readonly path: string;
  /** All published articles besides the site's own. */
  readonly posts: readonly Omit<AddressedPost, 'addresses'>[];
  /** The article of that path, with its text, where it is one of them. */
  readonly post?: PublishedPost | undefined;
}

/** What the thread answers. */
export type RenderAnswer =
  | { readonly id: number; readonly body: string | Uint8Array }
  | { readonly id: number; readonly failure: string };

/** Renders pages, one after the other. */
export interface Renderer {
  /**
   * The content of a page or file.
   *
   * @throws Error where that fails, takes too long, or too many wait
   */
  readonly render: (job: RenderJob) => Promise<string | Uint8Array>;
  readonly close: () => Promise<void>;
}

/** A long article takes a tenth of this. */
const LONGEST_MS = 5000;
const MOST_WAITING = 64;
const MOST_MEGABYTES = 256;

/**
 * Offers a thread, which starts with the first page, and anew after one that did not end in time.
 *
 * @param program the thread's program
 */
export function createRenderer(program: string, longestMs = LONGEST_MS): Renderer {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let id = 0;

  const open = (): Worker => {
    if (worker) return worker;
    const opened = new Worker(program, {
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    const gone = () => {
      if (worker === opened) worker = undefined;
    };
    opened.on('exit', gone).on('error', gone);
    // A server that has nothing else to do may end.
    opened.unref();
    return (worker = opened);
  };

  const run = (job: RenderJob): Promise<string | Uint8Array> => {
    const thread = open();
    const own = ++id;
    return new Promise((resolve, reject) => {
      const settle = (conclude: () => void) => {
        clearTimeout(timer);
        thread.off('message', hear).off('error', fail).off('exit', leave);
        conclude();
      };
      const fail = (error: Error) => settle(() => reject(error));
      const leave = () => fail(new Error('The rendering thread has ended.'));
      const hear = (answer: RenderAnswer) => {
        if (answer.id !== own) return;
        if ('failure' in answer) fail(new Error(answer.failure));
        else settle(() => resolve(answer.body));
      };
      const timer = setTimeout(() => {
        worker = undefined;
        fail(new Error(`${job.path}: not rendered after ${longestMs} ms.`));
        void thread.terminate();
      }, longestMs);
      thread.on('message', hear).on('error', fail).on('exit', leave);
      thread.postMessage({ id: own, job });
    });
  };

  return {
    async render(job) {
      if (waiting >= MOST_WAITING) throw new Error('Too many pages wait to be rendered.');
      waiting += 1;
      const turn = last.then(() => run(job));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      await worker?.terminate();
    },
  };
}
