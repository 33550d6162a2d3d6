/** What the build says can be kept for use without a connection. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SERVICE_WORKER } from '../../server/site/security-headers.ts';
import { WORKER_FILE, type OfflineIndex, type PagePart } from '../../src/offline/list.ts';
import { MOST_BYTES } from '../../src/offline/order.ts';
import { files, listedPaths, pageAt, read, readBytes } from './support/dist.ts';
import { pageModules } from './support/html.ts';

/** It is fetched by everybody who comes, after the page. */
const LARGEST_WORKER_BYTES = 7000;
/** What is fetched at once, uncompressed; most of it the page has loaded already. */
const LARGEST_CORE_BYTES = 420_000;

const indexFile = [...files].find((file) => /^assets\/offline\/lista-\w+\.json$/.test(file)) ?? '';
const index = JSON.parse(read(indexFile)) as OfflineIndex;
const parts = index.parts.map(({ address }) => JSON.parse(read(address.slice(1))) as PagePart);
const everything = [...index.core, ...index.extras, ...parts.flatMap((part) => part.files)];
const listed = parts.flatMap((part) => part.pages.map((page) => ({ page, part })));

describe('the lists', () => {
  it('name files that exist, under names that never change, with their sizes', () => {
    for (const [address, bytes] of everything) {
      expect(readBytes(address.slice(1)).byteLength, address).toBe(bytes);
      expect(address).toMatch(/^\/assets\/.*[-\w]{8}(?:\.(?:js|css)|\/\w+\.json)$/);
    }
  });

  it('have every public page but those of the blog', () => {
    const paths = new Set(listed.map(({ page }) => page.path));
    const expected = [...listedPaths.filter((path) => !path.startsWith('/blog')), '/busca', '/meus-calculos'];
    expect(expected.filter((path) => !paths.has(path))).toEqual([]);
    const odd = /^\/(?:admin|embed|blog|login|404)/;
    expect([...paths].filter((path) => odd.test(path))).toEqual([]);
  });

  it('give every page what its own HTML loads and carries', () => {
    for (const { page, part } of listed.filter(({ page: { path } }) => listedPaths.includes(path))) {
      const { html } = pageAt(page.path);
      const { entry, modules: others } = pageModules(html);
      const modules = [entry, ...others];
      const needed = page.files.map((number) => part.files[number]?.[0] ?? '');
      expect(
        modules.filter((address) => !needed.includes(address)),
        page.path,
      ).toEqual([]);
      const carried = JSON.parse(/ id="dados-da-pagina">([^<]*)</.exec(html)?.[1] ?? '{}') as {
        data?: unknown;
      };
      expect(page.data, page.path).toEqual(carried.data);
    }
  });

  it('name every calculator', () => {
    const calculators = listed.filter(
      ({ page: { path, data } }) => path.startsWith('/calculadora/') && data && 'module' in data,
    );
    expect(calculators.length).toBeGreaterThan(50);
    expect(calculators.filter(({ page }) => !page.name)).toEqual([]);
  });

  it('have what is loaded when something is pressed, and nothing of the administration', () => {
    const names = everything.map(([address]) => address);
    for (const name of ['compare-panel', 'goal-panel', 'keep-panel', 'worker', 'suggestions', 'busca-']) {
      expect(names.filter((address) => address.includes(`/${name}`)).length, name).toBeGreaterThan(0);
    }
    expect(names.filter((address) => /admin|password|login|credentials/.test(address))).toEqual([]);
  });

  it('fit into what is kept, all of them', () => {
    const sizes = new Map(everything);
    const carried = listed.reduce((sum, { page }) => sum + JSON.stringify(page.data ?? {}).length, 0);
    expect([...sizes.values()].reduce((sum, bytes) => sum + bytes, carried)).toBeLessThan(MOST_BYTES);
    expect(index.core.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(LARGEST_CORE_BYTES);
  });
});

describe('the worker', () => {
  it('is small, and stands where hosts are told not to let browsers keep it', () => {
    expect(SERVICE_WORKER).toBe(`/${WORKER_FILE}`);
    expect(brotliCompressSync(readBytes(WORKER_FILE)).byteLength).toBeLessThan(LARGEST_WORKER_BYTES);
    expect(read('_headers')).toContain(`\n\n${SERVICE_WORKER}\n  Cache-Control: no-cache\n\n`);
  });

  it('knows the lists and the shell', () => {
    const shell = [...files].find((file) => /^assets\/offline\/casca-\w+\.txt$/.test(file)) ?? '';
    const worker = read(WORKER_FILE);
    expect(worker).toContain(indexFile);
    expect(worker).toContain(shell);
    // Whoever finds it must not take it for a page.
    expect(read(shell)).toContain('<meta name="robots" content="noindex">');
    expect(read(shell)).toContain('"tablesUntil":"20');
  });
});
