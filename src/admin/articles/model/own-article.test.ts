import { describe, expect, it } from 'vitest';
import { ownArticles } from '../../../../compiler/blog/article-files.ts';
import type { PostSummary } from '../../../backend/posts.ts';
import { isOfAnother, ownRows, replacesOwn } from './own-article.ts';

const own = await ownArticles();
const { id = '', slug = '', publishedAt } = own[0] ?? {};
const OTHER = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const post = (changes: Partial<PostSummary>) => ({ id: OTHER, slug: 'outro', ...changes }) as PostSummary;

describe('ownRows', () => {
  const slugs = (...posts: PostSummary[]) => ownRows(own, posts).map((row) => row.slug);

  it('omits a built-in article once it is brought into the editor, under any address', () => {
    expect(slugs(post({}))).toEqual(own.map((article) => article.slug));
    for (const brought of [post({ id, slug: 'novo' }), post({ slug })]) {
      expect(slugs(brought)).not.toContain(slug);
      expect(slugs(brought)).toHaveLength(own.length - 1);
      expect(replacesOwn(brought, own)).toBe(true);
    }
    expect(replacesOwn(post({}), own)).toBe(false);
  });

  it('shows the publication day', () => {
    expect(ownRows(own, [])[0]).toMatchObject({ published_at: `${publishedAt}T12:00:00Z`, isOwn: true });
  });
});

describe('the address of a built-in article', () => {
  const isTaken = (address: string, articleId: string, ...posts: PostSummary[]) =>
    isOfAnother(address, articleId, posts, own);

  it('belongs to its edited version, even after that moves to another address', () => {
    expect(isTaken(slug, OTHER)).toBe(true);
    expect(isTaken(slug, id)).toBe(false);
    expect(isTaken(slug, id, post({ id, slug: 'novo' }))).toBe(false);
    expect(isTaken(slug, OTHER, post({ slug }))).toBe(false);
    expect(isTaken('outro', id, post({}))).toBe(true);
    expect(isTaken('livre', id, post({}))).toBe(false);
  });
});
