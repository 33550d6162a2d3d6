import { describe, expect, it } from 'vitest';
import { filterPosts, type PostFilter } from './filter-posts.ts';

const NOW = Date.parse('2026-11-20T12:00:00-03:00');
const POSTS = [
  { title: 'Férias e 13º salário', category: 'trabalhista', published_at: '2026-11-20T11:59:00-03:00' },
  { title: 'O MEI e as férias', category: 'impostos', published_at: '2026-11-20T12:01:00-03:00' },
  { title: 'IMC', category: 'saude', published_at: null },
] as const;

function titles(query: string, filter: Partial<Omit<PostFilter, 'query'>> = {}): string[] {
  const found = filterPosts(POSTS, { category: 'todas', status: 'todas', ...filter, query }, NOW);
  return found.map(({ title }) => title);
}

describe('filterPosts', () => {
  it('matches all words anywhere in the title, ignoring case and accents', () => {
    expect(titles('FERIAS')).toEqual(['Férias e 13º salário', 'O MEI e as férias']);
    expect(titles('salario ferias')).toEqual(['Férias e 13º salário']);
    expect(titles('fgts')).toEqual([]);
  });

  it('keeps all articles for a blank query', () => {
    expect(titles('  ')).toHaveLength(3);
  });

  it('combines the filters', () => {
    expect(titles('férias', { category: 'impostos' })).toEqual(['O MEI e as férias']);
    expect(titles('', { category: 'financeiro' })).toEqual([]);
    expect(titles('imc', { status: 'publicado' })).toEqual([]);
  });

  it('distinguishes public articles, scheduled ones and drafts', () => {
    expect(titles('', { status: 'publicado' })).toEqual(['Férias e 13º salário']);
    expect(titles('', { status: 'agendado' })).toEqual(['O MEI e as férias']);
    expect(titles('', { status: 'rascunho' })).toEqual(['IMC']);
  });
});
