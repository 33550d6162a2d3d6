import { describe, expect, it } from 'vitest';
import type { Article } from './article.ts';
import {
  combineArticles,
  countByCategory,
  filterArticles,
  keepPlaces,
  newestFirst,
  relatedArticles,
} from './choose-articles.ts';

function article(slug: string, facts: Partial<Article> = {}): Article {
  return {
    slug,
    title: slug,
    excerpt: '',
    category: 'trabalhista',
    readTime: 4,
    publishedAt: '2026-11-01',
    ctaButtons: {},
    relatedCalculators: [],
    ...facts,
  };
}

const slugs = (articles: readonly Article[]) => articles.map(({ slug }) => slug);

const vacation = article('ferias', { title: 'Férias: como calcular', excerpt: 'O terço e a venda de dias.' });
const mei = article('mei', { title: 'DAS do MEI', excerpt: 'Quanto pagar em 2026.', category: 'impostos' });
const interest = article('juros', {
  title: 'Juros compostos',
  excerpt: 'O tempo e o dinheiro.',
  category: 'financeiro',
});
const all = [vacation, mei, interest];

describe('combineArticles', () => {
  const ours = all.map((each) => ({ ...each, id: `id-${each.slug}` }));
  const other = article('outro', { id: 'x', publishedAt: '2026-11-02' });
  const shown = (...published: Article[]) => slugs(combineArticles(ours, published));

  it('adds published articles, newest first', () => {
    expect(shown(other)).toEqual(['outro', 'mei', 'ferias', 'juros']);
  });

  it('replaces a built-in article with its edited version, or with another article at its address', () => {
    expect(shown({ ...other, id: 'id-mei' })).toEqual(['outro', 'ferias', 'juros']);
    expect(shown({ ...other, slug: 'mei' })).toEqual(['mei', 'ferias', 'juros']);
  });

  it('shows built-in articles unchanged without published ones', () => {
    expect(shown()).toEqual(['mei', 'ferias', 'juros']);
  });

  it('matches an article without an id only by its address', () => {
    expect(slugs(combineArticles(all, [article('outro')]))).toHaveLength(4);
  });
});

describe('filterArticles', () => {
  const found = (query: string, category?: Article['category']) =>
    slugs(filterArticles(all, { query, category }));

  it('keeps all articles without a filter', () => {
    expect(found('')).toEqual(['ferias', 'mei', 'juros']);
    expect(found('   ')).toEqual(['ferias', 'mei', 'juros']);
  });

  it('searches title and excerpt', () => {
    expect(found('compostos')).toEqual(['juros']);
    expect(found('quanto pagar')).toEqual(['mei']);
  });

  it.each(['FÉRIAS', 'ferias', 'Ferías', 'terco', 'érias'])('ignores case and accents: %s', (query) => {
    expect(found(query)).toEqual(['ferias']);
  });

  it('requires every word, in any order', () => {
    expect(found('calcular terço')).toEqual(['ferias']);
    expect(found('terço mei')).toEqual([]);
  });

  it('combines words and category', () => {
    expect(found('o tempo', 'financeiro')).toEqual(['juros']);
    expect(found('o tempo', 'impostos')).toEqual([]);
    expect(found('', 'impostos')).toEqual(['mei']);
  });

  it('treats regular-expression characters literally', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(')).toEqual([]);
  });
});

describe('newestFirst', () => {
  it('orders by day, then by title in Portuguese collation', () => {
    const articles = [
      article('b', { title: 'Óleo' }),
      article('c', { title: 'Zelo', publishedAt: '2026-11-20' }),
      article('a', { title: 'Nada' }),
      article('d', { title: 'Pão' }),
    ];
    expect(slugs(newestFirst(articles))).toEqual(['c', 'a', 'b', 'd']);
  });
});

describe('countByCategory', () => {
  it('counts every category, including those without articles', () => {
    const counts = countByCategory([...all, article('rescisao')]).map(({ category, count }) => [
      category.label,
      count,
    ]);
    expect(counts).toEqual([
      ['Trabalhista', 2],
      ['Financeiro', 1],
      ['Impostos', 1],
      ['Saúde', 0],
    ]);
  });
});

describe('relatedArticles', () => {
  const many = [mei, vacation, interest, article('rescisao'), article('aviso')];

  it('puts the same category first and excludes the article itself', () => {
    expect(slugs(relatedArticles(many, vacation))).toEqual(['rescisao', 'aviso', 'mei']);
  });

  it('fills up with other categories', () => {
    expect(slugs(relatedArticles(many, mei))).toEqual(['ferias', 'juros', 'rescisao']);
  });

  it('returns as many as exist', () => {
    expect(slugs(relatedArticles([mei, vacation], mei))).toEqual(['ferias']);
    expect(relatedArticles([mei], mei)).toEqual([]);
  });
});

describe('keepPlaces', () => {
  it('keeps the order of items already shown, updated, and appends new ones', () => {
    const changed = { ...mei, title: 'Outro título' };
    expect(keepPlaces([vacation, mei], [interest, changed, vacation])).toEqual([vacation, changed, interest]);
  });

  it('removes deleted items', () => {
    expect(slugs(keepPlaces(all, [interest]))).toEqual(['juros']);
  });
});
