import { fold } from '../../../catalogue/fold.ts';

/** Most characters of a slug, as the database has it. */
const MOST = 200;

/**
 * The address that follows from a title: accents folded, lower case, without characters that are neither letters
 * nor digits, spaces as single hyphens.
 */
export function slugOf(title: string): string {
  return tidySlug(
    fold(title)
      .replaceAll(/[^a-z0-9\s-]/g, '')
      .slice(0, MOST),
  );
}

/** A slug without stray hyphens and spaces. */
function tidySlug(text: string): string {
  return text.replaceAll(/[\s-]+/g, '-').replaceAll(/^-|-$/g, '');
}
