/** Renders pages in a separate thread, so that a long article does not block other requests. */
import type { AddressedPost, PublishedPost } from '../../../src/backend/published.ts';
import { questionThread } from '../../question-thread.ts';
import { createQueue } from '../../backend/gateway/queue.ts';
import { TransientError } from './page-cache.ts';

export interface RenderJob {
  readonly path: string;
  /** All published articles of the backend. */
  readonly posts: readonly Omit<AddressedPost, 'addresses'>[];
  /** The article at the path with its text, if the path is an article's. */
  readonly post?: PublishedPost | undefined;
  /** True for an unpublished article, shown only through its preview link. */
  readonly isPreview?: boolean | undefined;
}

export type RenderAnswer = { readonly body: string } | { readonly failure: string };

/** Time limit for rendering a page; a long article takes a tenth of it. */
const TIMEOUT_MS = 5000;
const MAX_WAITING = 64;
const MAX_MEGABYTES = 256;

/**
 * Creates a renderer, which renders one page at a time.
 *
 * @param program path of the thread's program
 */
export function createRenderer(program: string, timeoutMs = TIMEOUT_MS) {
  const options = {
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  };
  const thread = questionThread<RenderAnswer>(program, options, timeoutMs);
  const serialize = createQueue();
  let waiting = 0;
  return {
    /**
     * Renders a page or file.
     *
     * @throws Error if rendering fails or takes too long, or if too many pages are waiting
     */
    async render(job: RenderJob): Promise<string> {
      if (waiting >= MAX_WAITING) throw new TransientError('Too many pages are waiting to be rendered.');
      waiting += 1;
      try {
        const answer = await serialize(() => thread.ask(job));
        if ('failure' in answer) throw new Error(answer.failure);
        return answer.body;
      } finally {
        waiting -= 1;
      }
    },
    close: thread.close,
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
