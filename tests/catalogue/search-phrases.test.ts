/** Tests that the search finds the intended page for each phrase in `search-phrases.txt`. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueEntries } from '../../compiler/catalogue-entries.ts';
import type { SearchSource } from '../../src/search/search-format.ts';
import { search } from '../../src/search/search.ts';
import { idsFound, sourceOf } from '../../src/search/testing/search-in-memory.ts';
import { findableArticles } from '../../compiler/blog/article-files.ts';

/** Number of first results that must include all suitable pages of a phrase. */
const FIRST_RESULTS = 3;

interface Phrase {
  readonly phrase: string;
  readonly pages: readonly string[];
}

/** Parses lines with pages, and below them indented lines with phrases, separated by semicolons. */
function readPhrases(file: string): Phrase[] {
  let pages: readonly string[] = [];
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      if (!line.startsWith(' ')) {
        pages = line.split(' + ');
        return [];
      }
      const phrases = line.split(';').map((phrase) => phrase.trim());
      return phrases.filter(Boolean).map((phrase) => ({ phrase, pages }));
    });
}

/** Heading of the phrases without a matching page. */
const NO_PAGE = 'nada exato';

const phrases = readPhrases('search-phrases.txt');
const answered = phrases.filter(({ pages }) => pages[0] !== NO_PAGE);
const clear = answered.filter(({ pages }) => pages.length === 1);

let source: SearchSource;
beforeAll(async () => {
  const [entries, articles] = await Promise.all([catalogueEntries(), findableArticles()]);
  source = sourceOf(entries, { articles });
});

describe('the search', () => {
  it('is tested with every calculator and without duplicate phrases', () => {
    expect(new Set(phrases.map(({ phrase }) => phrase)).size).toBe(phrases.length);
    expect(clear.length).toBeGreaterThanOrEqual(400);
    const calculators = new Set(clear.flatMap(({ pages }) => pages).filter((page) => !page.startsWith('/')));
    expect(calculators.size).toBe(source.facts.calculators);
  });

  it.each(answered)('is sure of its results for “$phrase”', async ({ phrase }) => {
    expect((await search(source, phrase)).isSure).toBe(true);
  });

  it.each(phrases.filter((one) => !answered.includes(one)))(
    'is not sure of its results for “$phrase”',
    async ({ phrase }) => {
      expect((await search(source, phrase)).isSure).toBe(false);
    },
  );

  it.each(clear)('finds $pages.0 first for “$phrase”', async ({ phrase, pages }) => {
    expect((await idsFound(source, phrase))[0]).toBe(pages[0]);
  });

  it.each(answered.filter((one) => !clear.includes(one)))(
    'finds $pages among the first results for “$phrase”',
    async ({ phrase, pages }) => {
      const found = await idsFound(source, phrase);
      expect(found.slice(0, FIRST_RESULTS)).toEqual(expect.arrayContaining([...pages]));
    },
  );
});
