import { describe, expect, it } from 'vitest';
import { filterPosts } from './filter-posts.ts';

const POSTS = [
  { title: 'Férias e 13º salário', category: 'trabalhista' },
  { title: 'O MEI e as férias', category: 'impostos' },
  { title: 'IMC', category: 'saude' },
] as const;

function titles(query: string, category: 'todas' | 'impostos' | 'financeiro' = 'todas'): string[] {
  return filterPosts(POSTS, { query, category }).map(({ title }) => title);
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

  it('combines both filters', () => {
    expect(titles('férias', 'impostos')).toEqual(['O MEI e as férias']);
    expect(titles('', 'financeiro')).toEqual([]);
  });
});
