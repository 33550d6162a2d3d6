/** Writes the search index to files, so that each query needs only a few. */
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { findableCalculator, type Findable } from './findable.ts';
import { phraseKey, significantWords } from './query.ts';
import {
  cardsFile,
  KEY_LENGTH,
  keyOf,
  keysIn,
  packPostings,
  shardFile,
  WORD_FILES,
  wordFile,
  type Card,
  type Postings,
  type SearchFacts,
  type SearchPart,
} from './search-format.ts';
import { bestMatches, putInto, tokensByShortKey, tokensOf, type Tokens } from './search-tokens.ts';
import { vocabularyOf } from './words.ts';

export interface SearchFiles {
  readonly facts: SearchFacts;
  /** Contents to write as JSON, by file name. */
  readonly files: ReadonlyMap<string, unknown>;
}

/** Maximum number of items whose tokens fit into a single file. */
const MAX_IN_ONE_FILE = 96;
/** Approximate number of items per file beyond that; the letters of a token determine its file. */
const ITEMS_PER_FILE = 8;

/** Number of token files for a number of items. */
function shardsFor(count: number): number {
  return count <= MAX_IN_ONE_FILE ? 1 : 2 ** Math.ceil(Math.log2(count / ITEMS_PER_FILE));
}

/** A file under construction, with tokens or with short keys. */
interface Part {
  readonly postings: Map<string, Postings>;
  readonly names: Map<string, number[]>;
  readonly phrases: Map<string, number[]>;
}

const emptyPart = (): Part => ({ postings: new Map(), names: new Map(), phrases: new Map() });

/** Converts a part to its file format. */
function written({ postings, names, phrases }: Part): SearchPart {
  return {
    postings: Object.fromEntries(postings),
    names: Object.fromEntries(names),
    phrases: Object.fromEntries(phrases),
  };
}

/** Groups tokens by file, and adds files of keys that are too short to look up in a single one. */
function tokenParts(tokens: Tokens, facts: SearchFacts): Map<string, Part> {
  const parts = new Map<string, Part>();
  const put = (file: string, name: string, postings: Postings) =>
    putInto(parts, file, emptyPart).postings.set(name, postings);
  for (const [token, byCode] of tokens) {
    const postings = packPostings(byCode);
    if (facts.shards === 1) put(shardFile(token, facts), token, postings);
    else for (const key of keysIn(token, KEY_LENGTH)) put(shardFile(key, facts), token, postings);
  }
  if (facts.shards > 1) {
    for (const [key, containing] of tokensByShortKey(tokens)) {
      put(shardFile(key, facts), key, bestMatches(tokens, key, containing));
    }
  }
  return parts;
}

/** Groups words by file, each under its first and its second letter. */
function wordFiles(tokens: Tokens): Map<string, string> {
  const files = new Map<string, Set<string>>();
  for (const word of vocabularyOf(tokens.keys())) {
    for (const letter of word.slice(0, 2)) putInto(files, wordFile(letter), () => new Set()).add(word);
  }
  return new Map(Array.from(files, ([name, words]) => [name, [...words].join(' ')]));
}

function cardFiles(findables: readonly Findable[]): Map<string, Card[]> {
  const files = new Map<string, Card[]>();
  for (const [number, { card }] of findables.entries()) {
    putInto(files, cardsFile(number), () => []).push(card);
  }
  return files;
}

/** Adds all names and keywords under their first words, which queries look up. */
function putPhrases(parts: Map<string, Part>, findables: readonly Findable[], facts: SearchFacts): void {
  const put = (kind: 'names' | 'phrases', words: readonly string[], number: number) => {
    const key = phraseKey(words);
    const part = putInto(parts, shardFile(keyOf(key.split(' ')[0] ?? ''), facts), emptyPart);
    const numbers = putInto(part[kind], key, () => []);
    if (!numbers.includes(number)) numbers.push(number);
  };
  for (const [number, { card, keywords }] of findables.entries()) {
    put('names', significantWords(card[1]), number);
    for (const keyword of keywords) put('phrases', significantWords(keyword), number);
  }
}

/** Items besides the calculators, and the layout of the files. */
interface Options {
  readonly articles?: readonly Findable[];
  /** Number of token files; by default one that suits the number of items. */
  readonly shards?: number | undefined;
}

/** Writes the search files of a catalogue. */
export function searchFiles(
  catalogue: readonly CatalogueEntry[],
  categoryLabel: (id: string) => string,
  { articles = [], shards = shardsFor(catalogue.length + articles.length) }: Options = {},
): SearchFiles {
  const entries = popularFirst(catalogue);
  const findables = [...entries.map((entry) => findableCalculator(entry, categoryLabel)), ...articles];
  const facts: SearchFacts = {
    count: findables.length,
    calculators: entries.length,
    popular: entries.filter((entry) => entry.popular).length,
    shards,
  };
  const tokens = tokensOf(findables);
  const parts = tokenParts(tokens, facts);
  putPhrases(parts, findables, facts);
  const files = new Map<string, unknown>(Array.from(parts, ([file, part]) => [file, written(part)]));
  // Write every file that may be requested, even if it is empty.
  const missing = [...fileNames(facts)].filter((name) => !files.has(name));
  for (const name of missing) files.set(name, written(emptyPart()));
  if (shards > 1) {
    const words = wordFiles(tokens);
    for (let number = 0; number < WORD_FILES; number++)
      files.set(`l${number}`, words.get(`l${number}`) ?? '');
  }
  for (const [name, cards] of cardFiles(findables)) files.set(name, cards);
  return { facts, files };
}

/** Names of all files of tokens and of short keys. */
function* fileNames({ shards }: SearchFacts): Generator<string> {
  for (let number = 0; number < shards; number++) {
    yield `p${number}`;
    if (shards > 1) yield `c${number}`;
  }
}

/**
 * Sorts popular entries first, alternating between categories so that the first few cover all of them; keeps the order
 * of the others.
 */
export function popularFirst<Entry extends Pick<CatalogueEntry, 'popular' | 'listedIn'>>(
  entries: readonly Entry[],
): Entry[] {
  const turns = new Map<Entry, number>();
  const taken = new Map<string | undefined, number>();
  for (const entry of entries.filter(({ popular }) => popular)) {
    const [category] = entry.listedIn;
    const turn = taken.get(category) ?? 0;
    taken.set(category, turn + 1);
    turns.set(entry, turn);
  }
  const turnOf = (entry: Entry) => turns.get(entry) ?? entries.length;
  return entries.toSorted((a, b) => turnOf(a) - turnOf(b));
}
