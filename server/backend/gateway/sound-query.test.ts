import { describe, expect, it } from 'vitest';
import { asksForTooMuch } from './sound-query.ts';

const at = (path: string) => new URL(path, 'http://localhost');

describe('the columns of a query', () => {
  const selecting = (select: string, table = 'blog_posts') => at(`/rest/v1/${table}?select=${select}`);
  const backAndForth = (steps: number): string =>
    steps === 0 ? 'slug' : `slug,blog_posts(id,blog_post_slugs(${backAndForth(steps - 1)}))`;
  const repeated = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}:content`).join(',');

  it.each([
    '',
    '*',
    'id,title,updated_at,addresses:blog_post_slugs(slug)',
    'slug,post:blog_posts!inner(id,slug,title,content)',
    'id,id',
    '"id","slug"',
    repeated(2),
  ])('%s are allowed', (select) => expect(asksForTooMuch(selecting(select))).toBe(false));

  it.each(
    [
      'id,id::text',
      'id,"slug',
      'title::regclass',
      'slug,post:blog_posts(title::xml)',
      backAndForth(1),
      backAndForth(12),
      'id,blog_post_slugs(slug),more:blog_post_slugs(slug)',
      repeated(3),
      `title,${repeated(600)}`,
      Array.from({ length: 101 }, (_, index) => `c${index}`).join(),
      'title&select=blog_post_slugs(slug)&%73elect=more:blog_post_slugs(slug)',
    ].map((select) => [select.slice(0, 60), select] as const),
  )('%s are refused', (_start, select) => expect(asksForTooMuch(selecting(select))).toBe(true));

  it('are not checked for accounts and files', () => {
    expect(asksForTooMuch(at(`/storage/v1/object/x?select=${backAndForth(2)}`))).toBe(false);
  });
});

describe('the filters of a query', () => {
  const where = (query: string) => asksForTooMuch(at(`/rest/v1/blog_posts?select=slug&${query}`));

  it.each([
    'slug=eq.match.point',
    'title=ilike.*match(*',
    'published_at=lte.2026-01-01T00:00:00Z&order=published_at.desc&limit=10',
    'or=(title.ilike.*juros*,excerpt.ilike.*juros*)',
    'or=(title.eq.rematch,and(slug.eq.a,not.or(slug.eq.b,slug.eq.c)))',
    'id=in.(1,2,3)',
    `title=ilike.${'a'.repeat(194)}`,
    `slug=eq.ilike.${'a'.repeat(1000)}`,
  ])('%s are allowed', (query) => expect(where(query)).toBe(false));

  it.each(
    [
      'content=match.%5E(.%2B)(.%2B)%5C1%5C2$',
      'content=not.match.a',
      'content=imatch.a',
      'content=MATCH.a',
      'content=match(any).%7Ba,b%7D',
      'post.content=match.a',
      'or=(slug.eq.a,content.match.a)',
      'or=(slug.eq.a,content.not.imatch.a)',
      'not.and=(content.match.a)',
      'blog_posts.or=(content.match.a)',
      'content=fts.imposto',
      'or=(content.fts(portuguese).imposto,content.wfts.a)',
      `or=(${Array.from({ length: 31 }, (_, index) => `slug.eq.${index}`).join()})`,
      Array.from({ length: 31 }, () => 'content=ilike.*a*').join('&'),
      `title=ilike.${'*a'.repeat(98)}`,
      `content=not.LIKE(any).{${'%25a'.repeat(98)}}`,
      Array.from({ length: 20 }, () => 'content=like.*a*a*a*').join('&'),
      `or=(slug.eq.a,content.ilike."${'*a'.repeat(98)}")`,
      `not.and=(content.not.like(all).{${'*a'.repeat(98)}})`,
      'or=(and(or(and(or(and(slug.eq.a))))))',
      `slug=eq.${'a'.repeat(4000)}`,
    ].map((query) => [query.slice(0, 60), query] as const),
  )('%s are refused', (_start, query) => expect(where(query)).toBe(true));
});
