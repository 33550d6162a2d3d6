/** Tests invariants of our own articles. */
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categories } from '../../src/catalogue/categories.ts';
import { articlePath } from '../../src/blog/article.ts';
import { placeCtas } from '../../src/blog/content/cta-places.ts';
import { plainText, type ContentNode } from '../../src/catalogue/content-node.ts';
import { countWords } from '../../src/blog/content/reading-time.ts';
import { isOwnPath } from '../../src/ui/safe-address.ts';
import { relatedId } from '../../src/blog/related-names.ts';
import { calculatorPath } from '../../src/catalogue/entry.ts';
import { CALCULATORS, definitionFile, definitionIds } from '../load.ts';
import { Modules } from '../modules.ts';
import { figuresOfTables, typedInArticle } from '../typed-figures.ts';
import { contentOfOwn, ownArticles, readAllOwn } from './article-files.ts';
import { quoteCalculators, quotedCalculators } from './quote-calculators.ts';

const PUBLIC = resolve(import.meta.dirname, '../../public');
const articles = await ownArticles();
const files = new Map((await readAllOwn()).map((own) => [own.slug, own]));
const contents = new Map(
  await Promise.all(Array.from(files, async ([slug, own]) => [slug, await contentOfOwn(own)] as const)),
);
const contentOf = (slug: string) => contents.get(slug) ?? [];
const textOf = (slug: string) => files.get(slug)?.file.markdown ?? '';
const pages = new Set([
  '/',
  '/blog',
  ...(await definitionIds()).map(calculatorPath),
  ...categories.map(({ hubPath }) => hubPath),
  ...articles.map(({ slug }) => articlePath(slug)),
]);

function linksIn(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.href === undefined ? [] : [node.href]), ...linksIn(node.children ?? [])],
  );
}

function headsIn(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { tag, children = [] } = node;
    return tag === 'th' ? [plainText(children)] : headsIn(children);
  });
}

it('our own articles cover all subjects, each in its category', () => {
  expect(Object.fromEntries(articles.map(({ slug, category }) => [slug, category]))).toEqual({
    'guia-rescisao-trabalhista': 'trabalhista',
    'como-calcular-ferias': 'trabalhista',
    'guia-de-financiamento': 'financeiro',
    'mei-das': 'impostos',
    'imc-como-calcular': 'saude',
    'juros-compostos': 'financeiro',
    'salario-liquido': 'trabalhista',
    'seguro-desemprego': 'trabalhista',
    'clt-ou-pj': 'trabalhista',
  });
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (slug, article) => {
  it('has a slug that the database accepts', () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has a title and an excerpt that fit search results', () => {
    expect(article.title.length).toBeLessThanOrEqual(75);
    expect(article.excerpt.length).toBeGreaterThanOrEqual(70);
    expect(article.excerpt.length).toBeLessThanOrEqual(160);
  });

  it('has 500 to 900 words', () => {
    const words = countWords(contentOf(slug));
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
  });

  it('has its calls to action after the first paragraph and at the end, and no unused markers', () => {
    const placed = placeCtas(contentOf(slug));
    expect(placed[0]).toHaveProperty('tag', 'p');
    expect(placed[1]).toEqual({ cta: 'primary' });
    expect(placed.at(-1)).toEqual({ cta: 'secondary' });
    expect(placed.filter((block) => typeof block !== 'string' && 'cta' in block)).toHaveLength(2);
    expect(article.ctaButtons.primary).toBeDefined();
  });

  it('has no unfilled quotation', () => {
    expect(plainText(contentOf(slug))).not.toMatch(/[{}]/);
  });

  it('names every column of its tables, for screen readers', () => {
    expect(headsIn(contentOf(slug))).not.toContain('');
  });

  it('contains no hard-coded legal figure', async () => {
    const text = textOf(slug);
    const modules = new Modules(dirname(CALCULATORS));
    const known = new Set(
      [...quotedCalculators(text)].flatMap((id) => [...modules.graphOf(definitionFile(id)).tables]),
    );
    expect(typedInArticle(text, await figuresOfTables(), known)).toEqual([]);
  });

  it('names only related calculators that exist', () => {
    expect(article.relatedCalculators.filter((name) => relatedId(name) === undefined)).toEqual([]);
  });

  it('links only to pages that exist', () => {
    const { primary, secondary } = article.ctaButtons;
    const links = [...linksIn(contentOf(slug)), primary?.link, secondary?.link].filter(
      (link) => link !== undefined,
    );
    expect(links.filter((link) => isOwnPath(link) && !pages.has(link))).toEqual([]);
  });

  it('has its own small cover picture, with a text alternative', async () => {
    expect(article.cover?.alt).toMatch(/^Ilustração: .{20,}\.$/);
    const svg = await readFile(resolve(PUBLIC, `.${article.cover?.src}`), 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 630"/);
    expect(Buffer.byteLength(svg)).toBeLessThan(6000);
    expect(svg).not.toMatch(/<script|<image|<text|style=|(?<!xmlns=")https?:/);
  });
});

describe('quoteCalculators', () => {
  it('fills in values from the examples of several calculators', async () => {
    // CLT art. 142 and the Constitution's third: 3.000 + 1.000; INSS of 2026 above the ceiling: 988,09.
    expect(
      await quoteCalculators(
        'Férias: {trabalhista/ferias.exemplo.1.total|money}. INSS: {trabalhista/inss.exemplo.3.contribuicaoINSS|money}.',
      ),
    ).toBe('Férias: R$ 4.000,00. INSS: R$ 988,09.');
  });

  it('leaves other text unchanged', async () => {
    expect(await quoteCalculators('Sem {citação} nenhuma.')).toBe('Sem {citação} nenhuma.');
  });

  it('throws for a value that no example has', async () => {
    await expect(quoteCalculators('{trabalhista/ferias.exemplo.1.bonus|money}')).rejects.toThrow(
      'exemplo.1.bonus',
    );
  });

  it('throws for an unknown calculator', async () => {
    await expect(quoteCalculators('{trabalhista/feria.exemplo.1.total|money}')).rejects.toThrow();
  });
});
