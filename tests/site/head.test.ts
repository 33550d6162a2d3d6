/** Tests the head of each page. */
import { describe, expect, it } from 'vitest';
import { entry, files, listedPages, listedPaths, pages } from './support/dist.ts';
import { contents, decode, metas, tags, values } from './support/html.ts';

const { name: SITE_NAME, origin: SITE_ORIGIN } = entry.SITE;
const headOf = (html: string) => contents(html, 'head')[0] ?? '';
const titleOf = (html: string) => decode(contents(headOf(html), 'title').join(''));
const canonicals = (html: string) =>
  tags(headOf(html), 'link')
    .filter((tag) => tag.get('rel') === 'canonical')
    .map((tag) => tag.get('href'));

describe.each(pages)('$path', ({ path, html }) => {
  const head = headOf(html);
  const isListed = listedPaths.includes(path);

  it('declares language, encoding and viewport', () => {
    expect(html).toMatch(/^<!doctype html><html lang="pt-BR"><head><meta charset="utf-8" \/>/);
    expect(metas(head, 'viewport')).toEqual(['width=device-width, initial-scale=1']);
  });

  it('has one title, short enough for search results', () => {
    expect(contents(head, 'title')).toHaveLength(1);
    expect(contents(html.slice(html.indexOf('</head>')), 'title')).toEqual([]);
    expect(titleOf(html).length).toBeGreaterThan(8);
    expect(titleOf(html).length).toBeLessThanOrEqual(70);
  });

  it('has noindex if and only if it should not be indexed', () => {
    // The article shell becomes the page of future articles, which should be indexed.
    const isIndexed = isListed || path === '/blog/_artigo';
    expect(metas(head, 'robots')).toEqual(isIndexed ? [] : ['noindex']);
    // Embedded calculators have the calculator's page as canonical; other unlisted pages have none.
    const isEmbed = path.startsWith('/embed/');
    expect(canonicals(html)).toEqual(isListed || isEmbed ? [SITE_ORIGIN + entry.ownPage(path)] : []);
  });

  it('has one first-level heading', () => {
    // The shell of the administration is empty until the app mounts.
    expect(tags(html, 'h1')).toHaveLength(path === '/admin' ? 0 : 1);
  });
});

describe.each(listedPages)('$path', ({ path, html }) => {
  const head = headOf(html);
  const one = (key: string) => {
    const found = metas(head, key);
    expect(found, key).toHaveLength(1);
    return found[0] ?? '';
  };

  it('has a description of 50 to 160 characters', () => {
    const description = one('description');
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/[.!?]$/);
  });

  it('has the same title, description and address for social networks', () => {
    const title = one('og:title');
    expect([title, `${title} | ${SITE_NAME}`]).toContain(titleOf(html));
    expect(one('twitter:title')).toBe(title);
    expect(one('og:description')).toBe(one('description'));
    expect(one('twitter:description')).toBe(one('description'));
    expect(one('og:url')).toBe(SITE_ORIGIN + path);
    expect(one('og:locale')).toBe('pt_BR');
    expect(one('og:site_name')).toBe(SITE_NAME);
    expect(one('twitter:card')).toBe('summary_large_image');
  });

  it('has its own preview picture', () => {
    const picture = one('og:image');
    expect(one('twitter:image')).toBe(picture);
    expect(one('og:image:alt')).toContain(one('og:title'));
    expect([one('og:image:width'), one('og:image:height')]).toEqual(['1200', '630']);
    expect(picture.startsWith(`${SITE_ORIGIN}/imagens/`)).toBe(true);
    expect(files.has(picture.slice(SITE_ORIGIN.length + 1))).toBe(true);
  });

  it('has the type article and a date if and only if it is an article', () => {
    const isArticle = path.startsWith('/blog/');
    expect(one('og:type')).toBe(isArticle ? 'article' : 'website');
    expect(metas(head, 'article:published_time')).toEqual(
      isArticle ? [expect.stringMatching(/^\d{4}-\d{2}-\d{2}T09:00:00-03:00$/)] : [],
    );
  });
});

describe('all pages together', () => {
  it.each([
    ['titles', (html: string) => [titleOf(html)]],
    ['descriptions', (html: string) => metas(html, 'description')],
    ['pictures', (html: string) => metas(html, 'og:image')],
    ['first-level headings', (html: string) => contents(html, 'h1')],
  ])('share no %s', (_, of) => {
    const all = listedPages.flatMap(({ html }) => of(html));
    expect(all).toHaveLength(listedPages.length);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it('link to the feed if there is a blog', () => {
    for (const { path, html } of listedPages.filter(({ path: address }) => address.startsWith('/blog'))) {
      expect(values(headOf(html), 'link', 'type'), path).toContain('application/rss+xml');
    }
  });
});
