/** Tests the list of files for offline use, and the service worker. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SERVICE_WORKER } from '../../server/site/security-headers.ts';
import { pageDataPath } from '../../src/catalogue/page-data.ts';
import { WORKER_FILE } from '../../src/offline/facts.ts';
import { files, listedPaths, pageAt, read, readBytes } from './support/dist.ts';
import { pageModules } from './support/html.ts';

/** Maximum size of all listed files, five times the current size. */
const MAX_BYTES = 10_000_000;
/** Maximum size of the service worker, which every visitor downloads. */
const MAX_WORKER_BYTES = 9000;

const fileLike = (pattern: RegExp) => [...files].find((file) => pattern.test(file)) ?? '';
const listFile = fileLike(/^assets\/offline\/lista-\w+\.json$/);
const shellFile = fileLike(/^assets\/offline\/casca-\w+\.html$/);
const list = JSON.parse(read(listFile)) as readonly string[];

describe('the list', () => {
  it('contains each file once, and all files exist and fit into the limit', () => {
    expect(new Set(list).size).toBe(list.length);
    const bytes = list.map((address) => readBytes(address.slice(1)).byteLength);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_BYTES);
  });

  it('contains the scripts and the data of each public page', () => {
    const listed = new Set(list);
    for (const path of [...listedPaths, '/busca', '/meus-calculos'].filter(
      (address) => !address.startsWith('/blog'),
    )) {
      const { html } = pageAt(path);
      const { entry, modules } = pageModules(html);
      const own = files.has(pageDataPath(path).slice(1)) ? [pageDataPath(path)] : [];
      expect(
        [entry, ...modules, ...own].filter((file) => !listed.has(file)),
        path,
      ).toEqual([]);
    }
  });

  it('contains everything that is loaded after a click, except the administration', () => {
    for (const name of [
      'resultado',
      'compare-panel',
      'goal-panel',
      'keep-panel',
      'worker',
      'suggestions',
      'busca-',
    ]) {
      expect(list.filter((address) => address.includes(`/${name}`)).length, name).toBeGreaterThan(0);
    }
    expect(list.filter((address) => /admin|password|login|credentials/.test(address))).toEqual([]);
  });
});

describe('the worker', () => {
  it('is small, and has an address that browsers must not cache', () => {
    expect(SERVICE_WORKER).toBe(`/${WORKER_FILE}`);
    expect(brotliCompressSync(readBytes(WORKER_FILE)).byteLength).toBeLessThan(MAX_WORKER_BYTES);
    expect(read('_headers')).toContain(`\n\n${SERVICE_WORKER}\n  Cache-Control: no-cache\n\n`);
  });

  it('contains the addresses of the list and the offline page, and the expiry of tables', () => {
    const worker = read(WORKER_FILE);
    const [, style = ''] = / href="(\/assets\/[^"]+\.css)"/.exec(read(shellFile)) ?? [];
    for (const address of [`/${listFile}`, `/${shellFile}`, style]) expect(worker).toContain(address);
    expect(worker).toMatch(/tablesUntil:.20\d\d-/);
    // Exclude the offline page from search engines.
    expect(read(shellFile)).toContain('<meta name="robots" content="noindex">');
  });
});
