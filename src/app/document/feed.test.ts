import { describe, expect, it } from 'vitest';
import type { Article } from '../../blog/article.ts';
import { feed } from './feed.ts';

const channel = {
  name: 'Contas',
  origin: 'https://example.org',
  blog: { title: 'Blog & mais', description: 'Artigos', feedPath: '/feed.xml' },
};
const article: Article = {
  slug: 'ferias',
  title: 'Férias <em dobro> & "terço"',
  excerpt: 'Tudo\u0007 certo',
  category: 'saude',
  readTime: 4,
  publishedAt: '2026-11-20',
  ctaButtons: {},
  relatedCalculators: [],
};

describe('feed', () => {
  const xml = feed([article, { ...article, slug: 'imc', publishedAt: '2026-11-03' }], channel);

  it('contains its own address and that of the blog', () => {
    expect(xml).toContain('<link>https://example.org/blog</link>');
    expect(xml).toContain(
      '<atom:link href="https://example.org/feed.xml" rel="self" type="application/rss+xml"/>',
    );
    expect(xml).toContain('<language>pt-BR</language>');
  });

  it('lists each article with address, category and publication time', () => {
    expect(xml.match(/<item>/g)).toHaveLength(2);
    expect(xml).toContain('<guid isPermaLink="true">https://example.org/blog/ferias</guid>');
    expect(xml).toContain('<category>Saúde</category>');
    // 20 November 2026 is a Friday.
    expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>');
  });

  it('identifies an article of the backend by its id, and keeps the time of its publication', () => {
    const stored = {
      ...article,
      id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      publishedMoment: '2026-11-21T01:30:00+00:00',
    };
    const item = feed([stored, article], channel);
    expect(item).toContain('<guid isPermaLink="false">6f9619ff-8b86-4d01-b42d-00cf4fc964ff</guid>');
    expect(item).toContain('<pubDate>Sat, 21 Nov 2026 01:30:00 GMT</pubDate>');
    expect(item).toContain('<lastBuildDate>Sat, 21 Nov 2026 01:30:00 GMT</lastBuildDate>');
  });

  it('has the publication time of its newest article as its build date', () => {
    expect(xml).toContain('<lastBuildDate>Fri, 20 Nov 2026 12:00:00 GMT</lastBuildDate>');
    expect(feed([], channel)).not.toContain('lastBuildDate');
  });

  it("includes the email address of the site's owner, if there is one", () => {
    expect(xml).not.toContain('managingEditor');
    expect(feed([article], { ...channel, email: 'ana@example.org' })).toContain(
      '<managingEditor>ana@example.org (Contas)</managingEditor>',
    );
  });

  it('escapes XML markup and drops characters that XML does not allow', () => {
    expect(xml).toContain('<title>Férias &lt;em dobro&gt; &amp; &quot;terço&quot;</title>');
    expect(xml).toContain('<title>Blog &amp; mais</title>');
    expect(xml).toContain('<description>Tudo certo</description>');
  });
});
