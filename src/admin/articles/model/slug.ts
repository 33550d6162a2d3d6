import { fold } from '../../../catalogue/fold.ts';

/** Most characters of a slug, as in the database. */
const MOST = 200;

/** The slug of a title: lower case, without accents and punctuation, with single hyphens for spaces. */
export function slugOf(title: string): string {
  return tidySlug(
    fold(title)
      .replaceAll(/[^a-z0-9\s-]/g, '')
      .slice(0, MOST),
  );
}

/** A slug without leading, trailing and repeated hyphens or spaces. */
function tidySlug(text: string): string {
  return text.replaceAll(/[\s-]+/g, '-').replaceAll(/^-|-$/g, '');
}
