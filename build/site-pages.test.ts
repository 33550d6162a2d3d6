import { describe, expect, it } from 'vitest';
import { categories } from '../src/catalogue/categories.ts';
import { BROWSER_PAGES, relatedModule, serverPages, sitePages, summaryModule } from './site-pages.ts';

/** A catalogue with as many calculators, spread over all categories, six of them popular. */
function catalogue(count: number) {
  const entries = Array.from({ length: count }, (_, number) => {
    const category = categories[number % categories.length]?.id ?? '';
    const name = `conta-${String(number).padStart(5, '0')}`;
    return {
      id: `${category}/${name}`,
      name,
      title: `Calculadora ${name}`,
      description: `O que ${name} faz, numa frase como as outras.`,
      keywords: [name, 'conta'],
      icon: 'sigma',
      popular: number < 6,
      listedIn: [category],
    };
  });
  const pages = entries.map(({ id }) => ({
    id,
    formerIds: id === 'saude/conta-00004' ? ['saude/antiga'] : [],
  }));
  return { entries, pages, articles: [] };
}

const few = catalogue(36);
const many = catalogue(2000);
const addressOf = (id: string) => `/assets/${id.split('/')[1]}.js`;

/** Characters of each page's data. */
function sizes(site: ReturnType<typeof catalogue>): Map<string, number> {
  return new Map(
    Array.from(sitePages(site, addressOf), ([path, data]) => [path, JSON.stringify(data).length]),
  );
}

describe('what every page loads', () => {
  it('says nothing of the catalogue but its counts', () => {
    expect(BROWSER_PAGES).not.toContain('conta-');
    const digits = (code: string) => code.replaceAll(/\d+/g, '0');
    expect(digits(summaryModule(many))).toBe(digits(summaryModule(few)));
    expect(relatedModule(many)).toBe(relatedModule(few));
  });
});

describe('what a page carries', () => {
  it('does not grow with the catalogue on the page of a calculator', () => {
    const path = '/calculadora/saude/conta-00004';
    expect(sizes(many).get(path)).toBe(sizes(few).get(path));
    expect(sitePages(many, addressOf).get(path)).toEqual({ module: '/assets/conta-00004.js' });
  });

  it('is bounded on every page', () => {
    const card = JSON.stringify(few.entries[0]).length;
    for (const [path, size] of sizes(many)) expect(size, path).toBeLessThan(51 * card);
  });

  it('leads from a former address to the present one', () => {
    expect(sitePages(many, addressOf).get('/calculadora/saude/antiga')).toEqual({
      movedTo: 'saude/conta-00004',
    });
  });

  it('is on hubs in pages that together have every calculator', () => {
    const cards = Array.from(sitePages(many, addressOf).values(), (data) =>
      'cards' in data ? data.cards : [],
    );
    expect(new Set(cards.flat().map(({ id }) => id)).size).toBe(2000);
  });
});

describe('the renderer’s pages', () => {
  it('are all of them, each calculator with its module', () => {
    const code = serverPages(few);
    for (const { id } of few.entries) expect(code).toContain(`import("virtual:calculator/${id}")`);
    expect(code).toContain('"/calculadora/saude/antiga":{"movedTo":"saude/conta-00004"}');
  });
});
