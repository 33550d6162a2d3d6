import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import {
  categoriesPage,
  hubPagePath,
  hubPages,
  MAX_CARDS,
  MAX_LINES,
  movedPages,
  pageDataPath,
} from './page-data.ts';
import { inventedEntry } from '../search/testing/invented-entries.ts';

/** Fictitious calculators of a category, named in alphabetical order. */
function invented(category: string, count: number) {
  return Array.from({ length: count }, (_, number) => {
    const name = `Conta ${String(number).padStart(4, '0')}`;
    return inventedEntry(`${category}/${number}`, { name, keywords: ['não se mostra'] });
  });
}

describe('hubPages', () => {
  it('returns one page if all cards fit', () => {
    const [only, ...others] = hubPages(invented('saude', MAX_CARDS), 'saude', []);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ count: 50, page: 1, pages: 1 });
    expect(only?.cards).toHaveLength(50);
  });

  it('puts fifty cards on each page, and each calculator on one page', () => {
    const pages = hubPages([...invented('saude', 101), ...invented('impostos', 3)], 'saude', []);
    expect(pages.map(({ page, pages: all, count, cards }) => [page, all, count, cards.length])).toEqual([
      [1, 3, 101, 50],
      [2, 3, 101, 50],
      [3, 3, 101, 1],
    ]);
    expect(new Set(pages.flatMap(({ cards }) => cards.map(({ id }) => id))).size).toBe(101);
  });

  it('returns one page without cards for an empty category', () => {
    expect(hubPages([], 'saude', [])).toEqual([{ count: 0, page: 1, pages: 1, cards: [], launched: [] }]);
  });

  it('omits the fields that only the search reads', () => {
    expect(JSON.stringify(hubPages(invented('saude', 2), 'saude', []))).not.toContain('não se mostra');
  });

  it('marks the announced calculators that already exist', () => {
    const [page] = hubPages(invented('saude', 2), 'impostos', ['saude/1', 'saude/outra']);
    expect(page?.launched).toEqual(['saude/1']);
  });

  it('puts the first page at the hub’s address, and the others below it', () => {
    expect(hubPagePath('/calculadoras-saude', 1)).toBe('/calculadoras-saude');
    expect(hubPagePath('/calculadoras-saude', 2)).toBe('/calculadoras-saude/2');
  });
});

describe('categoriesPage', () => {
  it('shows all calculators up to a hundred lines', () => {
    const { total, groups } = categoriesPage([...invented('saude', 60), ...invented('impostos', 40)]);
    expect(total).toBe(MAX_LINES);
    expect(groups.map(({ id }) => id)).toEqual(categories.map(({ id }) => id));
    expect(groups.find(({ id }) => id === 'saude')?.shown).toHaveLength(60);
  });

  it('lists a calculator in both of its hubs, but counts it once', () => {
    const price = inventedEntry('financeira/price', { listedIn: ['financeira', 'financiamento'] });
    const { total, groups } = categoriesPage([price, ...invented('financiamento', 2)]);
    expect(total).toBe(3);
    expect(groups.flatMap(({ id, count }) => (count > 0 ? [[id, count]] : []))).toEqual([
      ['financeira', 1],
      ['financiamento', 3],
    ]);
  });

  it('shows the first calculators of each category beyond that, a hundred at most', () => {
    const many = categories.flatMap(({ id }) => invented(id, 100));
    const { total, groups } = categoriesPage(many);
    expect(total).toBe(categories.length * 100);
    expect(groups.map(({ count, shown }) => [count, shown.length])).toEqual(
      categories.map(() => [100, Math.floor(MAX_LINES / categories.length)]),
    );
    expect(groups[0]?.shown[0]).toEqual({ id: 'trabalhista/0', name: 'Conta 0000', description: '' });
  });
});

describe('pageDataPath and movedPages', () => {
  it('gives each page a data file', () => {
    expect(pageDataPath('/calculadora/saude/imc')).toBe('/dados/calculadora/saude/imc.json');
  });

  it('map former addresses to the current id', () => {
    expect(movedPages('saude/imc', ['saude/indice', 'saude/massa'])).toEqual([
      ['/calculadora/saude/indice', { movedTo: 'saude/imc' }],
      ['/calculadora/saude/massa', { movedTo: 'saude/imc' }],
    ]);
  });
});
