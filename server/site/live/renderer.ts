/** Renders pages in a separate thread, so that nobody else waits for a long article. */
import type { AddressedPost, PublishedPost } from '../../../src/backend/published.ts';
import { questionThread } from '../../question-thread.ts';
import { createQueue } from '../../backend/gateway/queue.ts';

export interface RenderJob {
  readonly path: string;
  /** All published articles of the backend. */
  readonly posts: readonly Omit<AddressedPost, 'addresses'>[];
  /** The article at that path with its text, if it is one of them. */
  readonly post?: PublishedPost | undefined;
  /** The article is not published: it is shown to who has its link. */
  readonly isPreview?: boolean | undefined;
}

export type RenderAnswer = { readonly body: string } | { readonly failure: string };

/** Longest time to render; a long article takes a tenth of it. */
const LONGEST_MS = 5000;
const MOST_WAITING = 64;
const MOST_MEGABYTES = 256;

/**
 * Renders pages, one after the other.
 *
 * @param program the thread's program
 */
export function createRenderer(program: string, longestMs = LONGEST_MS) {
  const options = {
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  };
  const thread = questionThread<RenderAnswer>(program, options, longestMs);
  const serialize = createQueue();
  let waiting = 0;
  return {
    /**
     * The content of a page or file.
     *
     * @throws Error if that fails or takes too long, or if too many are waiting
     */
    async render(job: RenderJob): Promise<string> {
      if (waiting >= MOST_WAITING) throw new Error('Too many pages wait to be rendered.');
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
