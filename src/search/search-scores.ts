/** Scores of matches, by field of an entry and position in it. */

/** Match between a query word and a token: substring, prefix or equal. */
export type MatchKind = 'within' | 'start' | 'whole';

/** Score of a match in each field of an entry, in descending order. */
const PARTS: readonly Readonly<Record<MatchKind, number>>[] = [
  { within: 20, start: 60, whole: 80 }, // name
  { within: 8, start: 24, whole: 32 }, // keywords
  { within: 4, start: 10, whole: 40 }, // category
  { within: 2, start: 4, whole: 5 }, // description
  { within: 1, start: 1, whole: 1 }, // title
];
/** Number of distinct positions within a field; later ones count as the last. */
const PLACES = 8;
/** Number of codes per kind of match. */
const CODES = PARTS.length * PLACES;

const KINDS: readonly MatchKind[] = ['within', 'start', 'whole'];

/** Scores by kind of match and code; slightly higher for earlier positions. */
const SCORES = KINDS.map((kind) =>
  PARTS.flatMap((part) => Array.from({ length: PLACES }, (_, place) => part[kind] + 1 / (place + 2))),
);

/** Code of a field and a position. */
export function codeOf(part: number, place: number): number {
  return part * PLACES + Math.min(place, PLACES - 1);
}

/** Code of a field, a position and a kind of match. */
export function codeOfMatch(kind: MatchKind, code: number): number {
  return KINDS.indexOf(kind) * CODES + code;
}

/** Score of a match by its code. */
export function scoreOf(code: number): number {
  return SCORES[Math.floor(code / CODES)]?.[code % CODES] ?? 0;
}

/**
 * Kind of match between a word and a token, both folded; `undefined` without one. Numbers match only completely, not as
 * part of longer ones.
 */
function kindOfMatch(token: string, word: string): MatchKind | undefined {
  const at = token.indexOf(word);
  if (at < 0) return undefined;
  const before = token.charCodeAt(at - 1);
  const after = token.charCodeAt(at + word.length);
  if (isDigit(before) && isDigit(word.charCodeAt(0))) return undefined;
  if (isDigit(after) && isDigit(word.charCodeAt(word.length - 1))) return undefined;
  if (isWordCharacter(before)) return 'within';
  return isWordCharacter(after) ? 'start' : 'whole';
}

/**
 * Length of words that are a prefix of too many others, which therefore count only if the word itself does not exist.
 */
const SHORT = 2;

/**
 * The kinds of match that count among all kinds found: substrings only if there are no prefixes, and short prefixes
 * only if the word itself does not exist.
 */
function countedKinds(word: string, kinds: ReadonlySet<MatchKind>): ReadonlySet<MatchKind> {
  if (kinds.has('whole') && word.length <= SHORT) return new Set(['whole']);
  return kinds.has('whole') || kinds.has('start') ? new Set(['whole', 'start']) : kinds;
}

/** Tokens that a word matches, with the kind of each match. */
export function countedMatches(tokens: Iterable<string>, word: string): (readonly [string, MatchKind])[] {
  const matches: (readonly [string, MatchKind])[] = [];
  for (const token of tokens) {
    const kind = kindOfMatch(token, word);
    if (kind !== undefined) matches.push([token, kind]);
  }
  const counted = countedKinds(word, new Set(matches.map(([, kind]) => kind)));
  return matches.filter(([, kind]) => counted.has(kind));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** True if a folded character code belongs to a word; `NaN`, beyond the ends of a token, does not. */
function isWordCharacter(code: number): boolean {
  return (code >= 97 && code <= 122) || isDigit(code) || code > 127;
}
