/** Saving an article, however often the answer gets lost. */
import { BackendError } from '../../../backend/errors.ts';
import {
  createPost,
  holds,
  PostChangedError,
  updatePost,
  type NewPostValues,
  type Post,
} from '../../../backend/posts.ts';
import type { BackendClient } from '../../../backend/client.ts';

/** What is to be saved, over what. */
export interface SaveRequest {
  readonly id: string;
  /** The version that the changes are based on; `null` makes the article. */
  readonly version: number | null;
  readonly values: NewPostValues;
  /** What was sent before and may have been saved, although no answer came. */
  readonly attempts: readonly NewPostValues[];
}

/**
 * Saves an article. Where the database holds what an earlier attempt of ours has sent, that attempt was saved and
 * only its answer got lost: then this is saved over it.
 *
 * @throws PostChangedError if somebody else saved in between
 * @throws PostGoneError if somebody deleted the article
 * @throws BackendError
 */
export async function savePost(
  client: Pick<BackendClient, 'from'>,
  { id, version, values, attempts }: SaveRequest,
): Promise<Post> {
  try {
    return version === null
      ? await createPost(client, id, values)
      : await updatePost(client, id, version, values);
  } catch (error) {
    if (!(error instanceof PostChangedError)) throw error;
    const { current } = error;
    if (!attempts.some((attempt) => holds(current, attempt))) throw error;
    return updatePost(client, id, current.version, values);
  }
}

const UNCERTAIN = new Set<unknown>(['offline', 'timeout', 'server', 'not-json']);

/** Whether a failed save may have been done all the same. */
export function isUncertain(error: unknown): boolean {
  return error instanceof BackendError && UNCERTAIN.has(error.kind);
}
