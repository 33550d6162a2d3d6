/** Inverted index of the catalogue: for each token, the entries that contain it, and where. */
import type { CatalogueEntry } from './entry.ts';
import { fold } from './fold.ts';
import { letterSet, type VocabularyWord } from './typing-errors.ts';

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
/** Low bits of a posting, below the entry's index. */
const CODE_BITS = 6;
const CODE_MASK = (1 << CODE_BITS) - 1;

/** Scores by kind of match and code; slightly higher the earlier the token is in its field. */
const WORTH = {
  within: worthByCode('within'),
  start: worthByCode('start'),
  whole: worthByCode('whole'),
} as const;

function worthByCode(kind: MatchKind): readonly number[] {
  return PARTS.flatMap((part) => Array.from({ length: PLACES }, (_, place) => part[kind] + 1 / (place + 2)));
}

/**
 * A token: a run of characters between spaces. Query words contain no space, so each match lies within one
 * token. A posting packs the entry's index, the field and the position into one integer: ten thousand entries
 * have half a million postings, which must be scanned within one frame.
 */
export interface Token {
  readonly text: string;
  readonly postings: number[];
}

/** The data structures of a search. */
export interface SearchIndex {
  readonly entries: readonly CatalogueEntry[];
  /** The folded names. */
  readonly names: readonly string[];
  readonly tokens: readonly Token[];
  /** The words without punctuation, for correcting typing errors. */
  readonly words: readonly VocabularyWord[];
}

/** Builds the index. */
export function buildIndex(
  entries: readonly CatalogueEntry[],
  categoryLabel: (id: string) => string,
): SearchIndex {
  const tokens = new Map<string, Token>();
  const add = (text: string, posting: number) => {
    const token = tokens.get(text) ?? { text, postings: [] };
    token.postings.push(posting);
    tokens.set(text, token);
  };
  for (const [number, { name, keywords, listedIn, description, title }] of entries.entries()) {
    const parts = [name.split(' '), keywords, listedIn.map(categoryLabel), description.split(' '), [title]];
    for (const [part, pieces] of parts.entries()) {
      for (const [place, piece] of pieces.entries()) {
        const posting = (number << CODE_BITS) | (part * PLACES + Math.min(place, PLACES - 1));
        for (const word of wordsOf(piece)) add(word, posting);
      }
    }
  }
  const words = new Set([...tokens.keys()].flatMap((token) => token.match(/[\p{L}\p{N}]+/gu) ?? []));
  return {
    entries,
    names: entries.map(({ name }) => fold(name)),
    tokens: [...tokens.values()],
    words: Array.from(words, (word) => ({ word, letters: letterSet(word) })),
  };
}

/** The folded tokens of a text, split at spaces. */
export function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

/**
 * Raises the score of every entry that contains a token to the score of the match.
 *
 * @param scores one per entry.
 * @param inTitles whether titles count.
 */
export function scoreToken(
  { postings }: Token,
  kind: MatchKind,
  inTitles: boolean,
  scores: Float64Array,
): void {
  const worthOf = WORTH[kind];
  for (const posting of postings) {
    const code = posting & CODE_MASK;
    if (code >= TITLE * PLACES && !inTitles) continue;
    const entry = posting >> CODE_BITS;
    const worth = worthOf[code] ?? 0;
    if (worth > (scores[entry] ?? 0)) scores[entry] = worth;
  }
}
