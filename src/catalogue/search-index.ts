/** The catalogue turned inside out: for each word, which entries have it, and where. */
import type { CatalogueEntry } from './entry.ts';
import { fold } from './fold.ts';
import { letterSet, type VocabularyWord } from './typing-errors.ts';

/** How a word matches: it is the word, begins it, or stands within it. */
export type MatchKind = 'within' | 'start' | 'whole';

/** What a match is worth in each part of an entry, from the most telling part to the least. */
const PARTS: readonly Readonly<Record<MatchKind, number>>[] = [
  { within: 20, start: 60, whole: 80 }, // name
  { within: 8, start: 24, whole: 32 }, // keywords
  { within: 4, start: 10, whole: 40 }, // category
  { within: 2, start: 4, whole: 5 }, // description
  { within: 1, start: 1, whole: 1 }, // title
];
/** The "calculadora de…" of titles matches nearly everything, so it only counts where nothing else does. */
const TITLE = PARTS.length - 1;
/** Places within a part that are told apart; what comes later counts as the last one. */
const PLACES = 8;
/** Bits of a posting below the entry's number. */
const CODE_BITS = 6;
const CODE_MASK = (1 << CODE_BITS) - 1;

/** Worth by kind of match and code; a little more the earlier the word stands in its part. */
const WORTH = {
  within: worthByCode('within'),
  start: worthByCode('start'),
  whole: worthByCode('whole'),
} as const;

function worthByCode(kind: MatchKind): readonly number[] {
  return PARTS.flatMap((part) => Array.from({ length: PLACES }, (_, place) => part[kind] + 1 / (place + 2)));
}

/**
 * A run of characters between spaces. Query words hold no space, so each match lies within one token. A posting
 * packs the number of an entry, the part and the place into one integer: ten thousand entries have half a
 * million of them, and a frame is short.
 */
export interface Token {
  readonly text: string;
  readonly postings: number[];
}

/** All that a search reads. */
export interface SearchIndex {
  readonly entries: readonly CatalogueEntry[];
  /** The folded names. */
  readonly names: readonly string[];
  readonly tokens: readonly Token[];
  /** The words without punctuation, for finding what a misspelt one meant. */
  readonly words: readonly VocabularyWord[];
}

/** Makes the index of some entries. */
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

/** The folded words of a text, as they stand between spaces. */
export function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

/**
 * Raises the score of every entry that has a token to what the match is worth there.
 *
 * @param scores one for each entry.
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
