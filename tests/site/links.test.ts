/** Tests that all internal links and references lead to something. */
import { describe, expect, it } from 'vitest';
import { listedPaths, files, pageAt, pages, read } from './support/dist.ts';
import { tags, values } from './support/html.ts';

const paths = new Set(pages.map(({ path }) => path));
const icons = new Set(values(read('icones.svg'), 'symbol', 'id'));
const isInternal = (address: string) => address.startsWith('/') || address.startsWith('#');

/** Returns the reason for which a link is broken, or undefined. */
function problemOf(address: string, from: string): string | undefined {
  const { pathname, hash } = new URL(address, `https://exemplo.com.br${from}`);
  if (files.has(pathname.slice(1))) return undefined;
  if (!paths.has(pathname)) return `${address}: no such page`;
  // Skip fragments with values for the form.
  if (pathname.startsWith('/calculadora/') && hash.includes('=')) return undefined;
  const id = decodeURIComponent(hash.slice(1));
  const target = pageAt(pathname).html;
  return id === '' || tags(target).some((tag) => tag.get('id') === id)
    ? undefined
    : `${address}: no such place`;
}

describe.each(pages)('$path', ({ path, html }) => {
  it('links only to pages and fragments that exist', () => {
    const links = values(html, 'a', 'href').filter(isInternal);
    expect(links.flatMap((link) => problemOf(link, path) ?? [])).toEqual([]);
  });

  it('opens other sites with noopener', () => {
    const outward = tags(html, 'a').filter((tag) => /^https?:/.test(tag.get('href') ?? ''));
    for (const tag of outward) expect(tag.get('rel'), tag.get('href')).toMatch(/noopener/);
  });

  it('uses only icons and files that exist', () => {
    const used = values(html, 'use', 'href');
    expect(used.filter((address) => !icons.has(address.replace(/^.*#/, '')))).toEqual([]);
    const sources = [
      ...values(html, 'img|script|source', 'src'),
      ...tags(html, 'link')
        .filter((tag) => tag.get('rel') !== 'canonical')
        .flatMap((tag) => tag.get('href') ?? []),
    ];
    expect(sources.filter((address) => !files.has(address.replace(/^\//, '')))).toEqual([]);
  });

  it('submits its forms to pages that exist', () => {
    const actions = values(html, 'form', 'action');
    expect(actions.filter((address) => problemOf(address, path) !== undefined)).toEqual([]);
  });
});

describe('all pages together', () => {
  it('can all be reached from the home page', () => {
    const reached = new Set(['/']);
    for (const path of reached) {
      for (const link of values(pageAt(path).html, 'a', 'href').filter(isInternal)) {
        const { pathname } = new URL(link, `https://exemplo.com.br${path}`);
        if (paths.has(pathname)) reached.add(pathname);
      }
    }
    expect(listedPaths.filter((path) => !reached.has(path))).toEqual([]);
  });

  it('use every icon of the sprite, except those used in scripts', () => {
    const scripts = [...files].filter((file) => /^assets\/.*\.js$/.test(file)).map(read);
    const used = new Set(
      pages.flatMap(({ html }) => values(html, 'use', 'href').map((href) => href.split('#')[1])),
    );
    const unused = [...icons].filter(
      (id) => !used.has(id) && !scripts.some((script) => script.includes(id.replace(/^i-/, ''))),
    );
    expect(unused).toEqual([]);
  });
});
