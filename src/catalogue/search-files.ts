/** Writes the search's data in files, of which a query needs few. */
import type { CatalogueEntry } from './entry.ts';
import { fold } from './fold.ts';
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
} from './search-format.ts';
import { bestMatches, putInto, tokensByShortKey, tokensOf, type Tokens } from './search-tokens.ts';
import { vocabularyOf } from './words.ts';

/** The search's data. */
export interface SearchFiles {
  readonly facts: SearchFacts;
  /** Contents, to be written as JSON, by the files' names. */
  readonly files: ReadonlyMap<string, unknown>;
}

/** Calculators whose tokens fit in one file. */
const FEW = 64;
/** Calculators for each of several files: a file holds tokens of all of them, but few of each. */
const FOR_A_SHARD = 8;

/** How many files the tokens of a catalogue are spread over. */
function shardsFor(count: number): number {
  return count <= FEW ? 1 : 2 ** Math.ceil(Math.log2(count / FOR_A_SHARD));
}

/** A file of tokens, or of short keys, while it is put together. */
interface Part {
  readonly postings: Map<string, Postings>;
  readonly names: Map<string, number[]>;
}

const emptyPart = (): Part => ({ postings: new Map(), names: new Map() });

/** Files of tokens, and of keys that are too short for tokens to be looked for in one of them. */
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

/** Files of words, each with those whose first or second letter belongs there. */
function wordFiles(tokens: Tokens): Map<string, string> {
  const files = new Map<string, Set<string>>();
  for (const word of vocabularyOf(tokens.keys())) {
    for (const letter of word.slice(0, 2)) putInto(files, wordFile(letter), () => new Set()).add(word);
  }
  return new Map(Array.from(files, ([name, words]) => [name, [...words].join(' ')]));
}

function cardFiles(entries: readonly CatalogueEntry[]): Map<string, Card[]> {
  const files = new Map<string, Card[]>();
  for (const [number, { id, name, description }] of entries.entries()) {
    putInto(files, cardsFile(number), () => []).push([id, name, description]);
  }
  return files;
}

/**
 * The files of a catalogue's search.
 *
 * @param shards over how many files the tokens are spread; by default a number that suits the catalogue.
 */
export function searchFiles(
  catalogue: readonly CatalogueEntry[],
  categoryLabel: (id: string) => string,
  shards: number = shardsFor(catalogue.length),
): SearchFiles {
  const entries = catalogue.toSorted((a, b) => Number(b.popular) - Number(a.popular));
  const popular = entries.filter((entry) => entry.popular).length;
  const facts: SearchFacts = { count: entries.length, popular, shards };
  const tokens = tokensOf(entries, categoryLabel);
  const parts = tokenParts(tokens, facts);
  for (const [number, { name }] of entries.entries()) {
    const folded = fold(name);
    const part = putInto(parts, shardFile(keyOf(folded.split(' ')[0] ?? ''), facts), emptyPart);
    putInto(part.names, folded, () => []).push(number);
  }
  const files = new Map<string, unknown>(
    Array.from(parts, ([file, { postings, names }]) => [
      file,
      { postings: Object.fromEntries(postings), names: Object.fromEntries(names) },
    ]),
  );
  // Whoever asks for a file finds one, if without what it looks for.
  const missing = [...fileNames(facts)].filter((name) => !files.has(name));
  for (const name of missing) files.set(name, { postings: {}, names: {} });
  if (shards > 1) {
    const words = wordFiles(tokens);
    for (let number = 0; number < WORD_FILES; number++)
      files.set(`l${number}`, words.get(`l${number}`) ?? '');
  }
  for (const [name, cards] of cardFiles(entries)) files.set(name, cards);
  return { facts, files };
}

/** Names of all files of tokens and short keys. */
function* fileNames({ shards }: SearchFacts): Generator<string> {
  for (let number = 0; number < shards; number++) {
    yield `p${number}`;
    if (shards > 1) yield `c${number}`;
  }
}
