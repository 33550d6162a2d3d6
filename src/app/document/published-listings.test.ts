import { describe, expect, it } from 'vitest';
import type { Article } from '../../blog/article.ts';
import { search } from '../../search/search.ts';
import { pathsInSitemap } from '../../../scripts/pictures/pages.ts';
import { feedOf, guideOf, searchOf, siteMapOf, type OwnPages } from './listings.ts';
import type { SiteFacts } from './site-facts.ts';

const site: SiteFacts = {
  name: 'Calculário',
  origin: 'https://exemplo.com.br',
  keywords: '',
  blog: { title: 'Blog', description: 'Artigos', feedPath: '/feed.xml' },
};

const article = (slug: string, changes: Partial<Article> = {}): Article => ({
  slug,
  title: `Título de ${slug}`,
  excerpt: 'O dólar turismo',
  category: 'impostos',
  readTime: 1,
  publishedAt: '2026-11-20',
  ctaButtons: {},
  relatedCalculators: [],
  ...changes,
});

const own: OwnPages = {
  facts: [{ path: '/', title: 'Início', description: 'Contas' }],
  changes: {},
  articles: [article('nosso', { id: 'id-do-nosso', publishedAt: '2026-11-21' })],
};
// 22:00 on the 24th in Brazil.
const edited = article('cambio', { updatedMoment: '2026-11-25T01:00:00+00:00' });
const scheduled = article('agendado', { publishedAt: '2026-11-22' });
/** The edited version of a built-in article, at another address. */
const moved = article('mudado', { id: 'id-do-nosso', publishedMoment: '2026-11-21T12:00:00+00:00' });

describe('listings with articles of the backend', () => {
  it('puts them into the sitemap, with the day of their last visible change', () => {
    const xml = siteMapOf(site, own, [edited, scheduled]);
    expect(pathsInSitemap(xml)).toEqual(['/', '/blog/agendado', '/blog/nosso', '/blog/cambio']);
    expect(xml).toContain('/blog/cambio</loc><lastmod>2026-11-24</lastmod>');
    expect(xml).toContain('/blog/agendado</loc><lastmod>2026-11-22</lastmod>');
  });

  it('merges them into the feed with the built-in articles, newest first', () => {
    const links = [...feedOf(site, own, [edited, scheduled]).matchAll(/<guid[^>]*>[^<]*\/([a-z]+)</g)];
    expect(links.map(([, slug]) => slug)).toEqual(['agendado', 'nosso', 'cambio']);
  });

  it('puts them into `llms.txt`', () => {
    expect(guideOf(site, own, [edited])).toContain(
      '- [Título de cambio](https://exemplo.com.br/blog/cambio): O dólar turismo\n',
    );
  });

  it('puts them into one file of search data', async () => {
    const { facts, files = {} } = searchOf(own, [edited, scheduled]);
    if (!facts) throw new Error('There are no facts.');
    const source = { facts, read: async (file: string) => files[file] };
    expect((await search(source, 'dólar')).found).toHaveLength(2);
    expect((await search(source, 'título cambio')).isWhole).toBe(true);
    expect(searchOf(own, [])).toEqual({});
  });

  it('lists an edited built-in article once, with the guid that feed readers know', () => {
    expect(pathsInSitemap(siteMapOf(site, own, [moved]))).toEqual(['/', '/blog/mudado']);
    expect(guideOf(site, own, [moved])).not.toContain('/blog/nosso');
    const xml = feedOf(site, own, [moved]);
    expect(xml).toContain('<link>https://exemplo.com.br/blog/mudado</link>');
    expect(xml).toContain('<guid isPermaLink="true">https://exemplo.com.br/blog/nosso</guid>');
    expect(xml.match(/<item>/g)).toHaveLength(1);
    expect(searchOf(own, [moved]).replaced).toEqual([0]);
    expect(searchOf(own, [edited]).replaced).toEqual([]);
  });
});
