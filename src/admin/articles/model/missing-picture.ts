import { BackendError } from '../../../backend/errors.ts';
import { POST_FIELDS, type PostField } from './post-schema.ts';

/** The field of an article that the server refused because its picture is gone, if that is why it refused. */
export function missingPicture(error: unknown): PostField | undefined {
  if (!(error instanceof BackendError)) return undefined;
  return POST_FIELDS.find((field) => error.constraint === `blog_posts_${field}_exists`);
}
