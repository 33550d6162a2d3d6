import { BackendError } from '../../../backend/errors.ts';
import { POST_FIELDS, type PostField } from './post-schema.ts';

/** The field whose picture no longer exists on the server, if that is why a save was refused. */
export function missingPicture(error: unknown): PostField | undefined {
  if (!(error instanceof BackendError)) return undefined;
  return POST_FIELDS.find((field) => error.constraint === `blog_posts_${field}_exists`);
}
