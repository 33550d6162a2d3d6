import { describe, expect, it } from 'vitest';
import { merged } from './merge-answers.ts';
import { searchFiles } from './search-files.ts';
import { search } from './search.ts';

const own = { found: [4, 2], scores: [3, 1], isWhole: true, isSure: true, terms: ['ferias'] };

describe('merged', () => {
  it('sorts results by score, and equal ones by index', () => {
    const other = { found: [0, 1], scores: [3, 2], isWhole: true, isSure: false, terms: ['ferias', 'feria'] };
    expect(merged([own, other])).toEqual({
      found: [
        { answer: 0, number: 4 },
        { answer: 1, number: 0 },
        { answer: 1, number: 1 },
        { answer: 0, number: 2 },
      ],
      isSure: true,
      terms: ['ferias', 'feria'],
    });
  });

  it('is as sure as the best answer', () => {
    const guess = { ...own, scores: [9, 8], isSure: false };
    expect(merged([own, guess]).isSure).toBe(false);
    expect(merged([guess, { ...own, found: [], scores: [] }]).isSure).toBe(false);
    expect(merged([own, { ...guess, scores: [2, 1] }]).isSure).toBe(true);
  });

  it('drops partial matches if another index has a full match', () => {
    const partial = { ...own, found: [0], scores: [9], isWhole: false };
    expect(merged([own, partial]).found.map(({ answer }) => answer)).toEqual([0, 0]);
    expect(merged([{ ...own, isWhole: false }, partial]).found.map(({ answer }) => answer)).toEqual([
      1, 0, 0,
    ]);
  });

  it('returns a single answer unchanged', () => {
    expect(merged([own]).found.map(({ number }) => number)).toEqual([4, 2]);
    expect(merged([])).toEqual({ found: [], isSure: false, terms: [] });
  });
});

describe('an index of articles alone', () => {
  const articles = [
    { card: ['/blog/cambio', 'Câmbio: quanto custa viajar', 'O dólar turismo', 'impostos'] as const },
    { card: ['/blog/dieta', 'Dieta', 'O que comer', 'saude'] as const },
  ].map(({ card }) => ({ card, keywords: [], labels: [], title: '' }));
  const { facts, files } = searchFiles([], () => '', { articles, shards: 1 });
  const source = { facts, read: async (file: string) => files.get(file) };

  it('can be searched like any other index', async () => {
    expect(await search(source, 'dolar')).toMatchObject({ found: [0], isWhole: true });
    expect((await search(source, 'cambio viajar')).scores).toHaveLength(1);
    expect(await search(source, 'rescisao')).toMatchObject({ found: [], scores: [], isWhole: false });
  });
});
