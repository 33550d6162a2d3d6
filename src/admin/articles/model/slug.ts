import { fold } from '../../../search/fold.ts';

/** Maximum length of a slug, as in the database. */
const MAX_LENGTH = 200;

/** The slug of a title: lower case, without accents and punctuation, with single hyphens for spaces. */
export function slugOf(title: string): string {
  return fold(title)
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .slice(0, MAX_LENGTH)
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
