/** Saves an article idempotently: a retry after a lost response does not conflict with itself. */
import { BackendError } from '../../../backend/errors.ts';
import {
  createPost,
  holds,
  PostChangedError,
  updatePost,
  type PostValues,
  type Post,
} from '../../../backend/posts.ts';
import type { BackendClient } from '../../../backend/client.ts';

/** The values to save and the version to replace. */
export interface SaveRequest {
  readonly id: string;
  /** The version that the changes are based on; `null` creates the article. */
  readonly version: number | null;
  readonly values: PostValues;
  /** Values sent before that may have been saved although no response arrived. */
  readonly attempts: readonly PostValues[];
}

/**
 * Saves an article. If the database already holds the values of an earlier attempt, only the response was lost, and
 * the new values replace them.
 *
 * @throws PostChangedError if somebody else saved in between
 * @throws PostGoneError if somebody deleted the article
 * @throws BackendError
 */
export async function savePost(
  client: BackendClient,
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

/** True if a failed save may have been applied nevertheless. */
export function isUncertain(error: unknown): boolean {
  return error instanceof BackendError && UNCERTAIN.has(error.kind);
}
