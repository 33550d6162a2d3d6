/** Renders pages in a thread of its own, so that nobody else waits for a long article. */
import type { AddressedPost, PublishedPost } from '../../../src/backend/published.ts';
import { askedThread } from '../../asked-thread.ts';
import { createQueue } from '../../backend/gateway/queue.ts';

/** What the thread is told of one page. */
export interface RenderJob {
  readonly path: string;
  /** All published articles besides the site's own. */
  readonly posts: readonly Omit<AddressedPost, 'addresses'>[];
  /** The article of that path, with its text, where it is one of them. */
  readonly post?: PublishedPost | undefined;
  /** The article is not published: it is shown to who has its link. */
  readonly isPreview?: boolean | undefined;
}

/** What the thread answers. */
export type RenderAnswer = { readonly body: string } | { readonly failure: string };

/** A long article takes a tenth of this. */
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
  const thread = askedThread<RenderAnswer>(program, options, longestMs);
  const inTurn = createQueue();
  let waiting = 0;
  return {
    /**
     * The content of a page or file.
     *
     * @throws Error where that fails, takes too long, or too many wait
     */
    async render(job: RenderJob): Promise<string> {
      if (waiting >= MOST_WAITING) throw new Error('Too many pages wait to be rendered.');
      waiting += 1;
      try {
        const answer = await inTurn(() => thread.ask(job));
        if ('failure' in answer) throw new Error(answer.failure);
        return answer.body;
      } finally {
        waiting -= 1;
      }
    },
    close: thread.close,
  };
}

/** Renders pages in a thread. */
export type Renderer = ReturnType<typeof createRenderer>;
