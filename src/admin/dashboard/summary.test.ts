import { describe, expect, it } from 'vitest';
import { isDraft, isPublic, isScheduled } from '../post-status.ts';
import { countShown, latestPosts, originOf } from './summary.ts';

describe('countShown', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const own = [
    { id: 'f', slug: 'ferias', category: 'trabalhista' },
    { id: 'i', slug: 'imc', category: 'saude' },
  ] as const;
  const post = (slug: string, category: 'trabalhista' | 'financeiro' | 'impostos', day = '2026-11-20') => ({
    id: `id-de-${slug}`,
    slug,
    category,
    published_at: `${day}T12:00:00Z`,
  });

  it('includes built-in articles, and counts taxes and health together', () => {
    const posts = [post('a', 'trabalhista'), post('b', 'financeiro'), post('c', 'impostos')];
    expect(countShown(own, posts, now)).toEqual({
      total: 5,
      own: 2,
      trabalhista: 2,
      financeiro: 1,
      outros: 2,
    });
  });

  it('omits articles that visitors cannot see: scheduled ones, and replaced built-in ones', () => {
    const posts = [
      post('a', 'financeiro', '2026-11-21'),
      post('ferias', 'financeiro'),
      { ...post('novo', 'impostos', '2026-11-21'), id: 'i' },
    ];
    const counts = { own: 1, trabalhista: 0, financeiro: 1, outros: 1 };
    expect(countShown(own, posts, now)).toEqual({ total: 2, ...counts });
    const renamed = { ...post('novo', 'impostos'), id: 'i' };
    expect(countShown(own, [...posts, renamed], now)).toEqual({ total: 2, ...counts, own: 0 });
  });

  it('is 0 without articles', () => {
    expect(countShown([], [], now)).toEqual({ total: 0, own: 0, trabalhista: 0, financeiro: 0, outros: 0 });
  });
});

describe('latestPosts', () => {
  const updated_at = '2026-11-20T00:00:00Z';

  it('sorts by publication time in any time zone, and drafts by their last change', () => {
    const posts = [
      { id: 'a', published_at: '2026-01-01T23:00:00-03:00', updated_at },
      { id: 'b', published_at: '2026-01-02T01:00:00+00:00', updated_at },
      { id: 'c', published_at: '2026-03-01T00:00:00Z', updated_at },
      { id: 'd', published_at: null, updated_at: '2026-02-01T00:00:00Z' },
    ];
    expect(latestPosts(posts).map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
  });

  it('returns five, and does not modify the list', () => {
    const posts = [1, 2, 3, 4, 5, 6].map((month) => ({
      published_at: `2026-0${month}-01T00:00:00Z`,
      updated_at,
    }));
    expect(latestPosts(posts).map(({ published_at }) => published_at?.slice(5, 7))).toEqual([
      '06',
      '05',
      '04',
      '03',
      '02',
    ]);
    expect(posts[0]?.published_at).toBe('2026-01-01T00:00:00Z');
  });
});

it.each([
  [{ total: 9, own: 9 }, '9 vêm com o site e 0 foram publicados aqui'],
  [{ total: 10, own: 9 }, '9 vêm com o site e 1 foi publicado aqui'],
  [{ total: 3, own: 1 }, '1 vem com o site e 2 foram publicados aqui'],
])('the origin of articles agrees with their numbers: %o', (counts, sentence) => {
  expect(originOf(counts)).toBe(sentence);
});

describe('an article', () => {
  it('is scheduled until its publication time, and public from then on', () => {
    const post = { published_at: '2026-11-20T12:00:00-03:00' };
    const [before, then] = [Date.parse('2026-11-20T14:59:59Z'), Date.parse('2026-11-20T15:00:00Z')];
    expect([isScheduled(post, before), isPublic(post, before), isDraft(post)]).toEqual([true, false, false]);
    expect([isScheduled(post, then), isPublic(post, then)]).toEqual([false, true]);
  });

  it('is a draft without a publication time', () => {
    const post = { published_at: null };
    expect([isDraft(post), isScheduled(post, Date.now()), isPublic(post, Date.now())]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
