/** Suggests names for a mistyped one. */
import { fold } from '../src/search/fold.ts';

/** Levenshtein distance of two texts. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Converts a name to the form of ids: lower case, without accents, with hyphens for spaces. */
function asId(name: string): string {
  return fold(name.trim()).replace(/\s+/g, '-');
}

const MAX_SUGGESTIONS = 3;
/** Length to which names are truncated before comparing, which limits the cost. */
const MAX_LENGTH = 80;

/**
 * Finds the candidates closest to a name, at most three: first one whose last part is equal, then those whose last part
 * starts with the name (`rescisao-trabalhista` for `rescisao`), then by distance.
 */
export function closest(mistyped: string, candidates: readonly string[]): string[] {
  const name = asId(mistyped.slice(0, MAX_LENGTH));
  const slug = name.split('/').at(-1) ?? name;
  const distance = (candidate: string) => {
    const ownSlug = candidate.split('/').at(-1) ?? candidate;
    if (ownSlug.startsWith(`${slug}-`)) return 0.5;
    return Math.min(editDistance(name, candidate), editDistance(slug, ownSlug));
  };
  return candidates
    .map((candidate) => ({ candidate, distance: distance(candidate) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate);
}
