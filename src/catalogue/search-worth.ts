/** What a match is worth, by the part of an entry in which it is found and by its place there. */

/** How a query word matches a token: equal, prefix or substring. */
export type MatchKind = 'within' | 'start' | 'whole';

/** Score of a match in each field of an entry, in descending order. */
const PARTS: readonly Readonly<Record<MatchKind, number>>[] = [
  { within: 20, start: 60, whole: 80 }, // name
  { within: 8, start: 24, whole: 32 }, // keywords
  { within: 4, start: 10, whole: 40 }, // category
  { within: 2, start: 4, whole: 5 }, // description
  { within: 1, start: 1, whole: 1 }, // title
];
/**
 * The "calculadora de…" in titles matches nearly everything, so titles count only when nothing else matches.
 */
const TITLE = PARTS.length - 1;
/** Number of distinct token positions within a field; later ones count as the last. */
const PLACES = 8;
/** Codes of one kind of match. */
const CODES = PARTS.length * PLACES;

const KINDS: readonly MatchKind[] = ['within', 'start', 'whole'];

/** Scores by kind of match and code; slightly higher the earlier the token is in its field. */
const WORTH = KINDS.map((kind) =>
  PARTS.flatMap((part) => Array.from({ length: PLACES }, (_, place) => part[kind] + 1 / (place + 2))),
);

/** The code of a part of an entry and a place in it. */
export function codeOf(part: number, place: number): number {
  return part * PLACES + Math.min(place, PLACES - 1);
}

/** The code of a match of this kind there. */
export function codeOfMatch(kind: MatchKind, code: number): number {
  return KINDS.indexOf(kind) * CODES + code;
}

/** Score of a match by its code. */
export function worthOf(code: number): number {
  return WORTH[Math.floor(code / CODES)]?.[code % CODES] ?? 0;
}

/** Whether the code is of a match in a title. */
export function isInTitle(code: number): boolean {
  return code % CODES >= TITLE * PLACES;
}

/** How a word matches a token, both folded; `undefined` if it does not. */
export function kindOfMatch(token: string, word: string): MatchKind | undefined {
  const at = token.indexOf(word);
  if (at < 0) return undefined;
  if (isWordCharacter(token.charCodeAt(at - 1))) return 'within';
  return isWordCharacter(token.charCodeAt(at + word.length)) ? 'start' : 'whole';
}

/** Whether a folded character code is part of a word; `NaN`, beyond the ends of a token, is not. */
function isWordCharacter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}
