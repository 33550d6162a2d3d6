/** Tests that all lists of pages are consistent. */
import { describe, expect, it } from 'vitest';
import { categories } from '../../src/catalogue/categories.ts';
import { articleSlugs } from '../../compiler/blog/article-files.ts';
import { definitionIds } from '../../compiler/load.ts';
import { calculatorPath } from '../../src/catalogue/entry.ts';
import { entry, files, listedPaths, pages, read, sitePaths } from './support/dist.ts';

const sorted = (list: Iterable<string>) => [...list].toSorted();
const addresses = (paths: Iterable<string>) => sorted(Array.from(paths, (path) => entry.SITE.origin + path));
const locations = (xml: string, tag: string) =>
  sorted(Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g')), (match) => String(match[1])));

describe('the routes', () => {
  const below = (folder: string) => listedPaths.filter((path) => path.startsWith(folder));

  it('include each definition', async () => {
    expect(sorted(below('/calculadora/'))).toEqual(sorted((await definitionIds()).map(calculatorPath)));
  });

  it('include each category', () => {
    expect(sorted(below('/calculadoras-'))).toEqual(sorted(categories.map(({ hubPath }) => hubPath)));
  });

  it('include each of our own articles', async () => {
    expect(sorted(below('/blog/'))).toEqual((await articleSlugs()).map((slug) => `/blog/${slug}`));
  });

  it('include the specified addresses', () => {
    const others = listedPaths.filter((path) => !/^\/(?:calculadora\/|calculadoras-|blog\/)/.test(path));
    expect(sorted(others)).toEqual([
      '/',
      '/acessibilidade',
      '/blog',
      '/categorias',
      '/como-funciona',
      '/conferido-com',
      '/contato',
      '/privacidade',
      '/termos',
    ]);
  });

  it('have no duplicate address', () => {
    const paths = sitePaths.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });
});

describe('the built site', () => {
  it('has a file for each route and the shell of the administration, and no other page', () => {
    const expected = [...sitePaths.map(({ path }) => path), '/admin'];
    const isOfflinePage = (path: string) => path.startsWith('/assets/offline/casca-');
    const found = pages.map(({ path }) => path).filter((path) => !isOfflinePage(path));
    expect(sorted(found)).toEqual(sorted(expected));
  });

  it('has the pictures of indexed pages and of the manifest, and no others', () => {
    const pictures = [...files].filter((file) => file.startsWith('imagens/'));
    const { screenshots } = JSON.parse(read('manifest.webmanifest')) as { screenshots: { src: string }[] };
    const ofPages = listedPaths.map((path) => `imagens${path === '/' ? '/inicio' : path}.png`);
    expect(screenshots).toHaveLength(2);
    expect(sorted(pictures)).toEqual(sorted([...ofPages, ...screenshots.map(({ src }) => src.slice(1))]));
  });

  it('has compressed copies of every page', () => {
    for (const file of [...files].filter((name) => name.endsWith('.html'))) {
      expect(() => read(`${file}.br`)).not.toThrow();
      expect(() => read(`${file}.gz`)).not.toThrow();
    }
  });
});

describe('the lists for machines', () => {
  it('sitemap.xml lists every indexed page', () => {
    const xml = read('sitemap.xml');
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(?:<url><loc>[^<>&\s]+<\/loc>(?:<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>)?<\/url>\n)+<\/urlset>\n$/,
    );
    expect(locations(xml, 'loc')).toEqual(addresses(listedPaths));
  });

  it('sitemap.xml states the last change of every calculator and article', () => {
    const dated = read('sitemap.xml').match(/\/(?:calculadora|blog)\/[^<]+<\/loc><lastmod>/g);
    expect(dated).toHaveLength(listedPaths.filter((path) => /^\/(?:calculadora|blog)\//.test(path)).length);
  });

  it('llms.txt links to every indexed page once, except the home page', () => {
    const links = read('llms.txt').matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm);
    const found = sorted(Array.from(links, (match) => String(match[1])));
    expect(found).toEqual(addresses(listedPaths.filter((path) => path !== '/')));
  });

  it('robots.txt names the sitemap and forbids nothing', () => {
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${entry.SITE.origin}/sitemap.xml\n`);
  });

  it('the feed lists the articles', async () => {
    const paths = (await articleSlugs()).map((slug) => `/blog/${slug}`);
    expect(locations(read('feed.xml'), 'link')).toEqual(addresses([...paths, '/blog']));
  });
});
