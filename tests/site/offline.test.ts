/** The build's list of files for offline use. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES } from '../../build/offline/list.ts';
import { SERVICE_WORKER } from '../../server/site/security-headers.ts';
import { pageDataPath } from '../../src/catalogue/page-data.ts';
import { WORKER_FILE } from '../../src/offline/facts.ts';
import { files, listedPaths, pageAt, read, readBytes } from './support/dist.ts';
import { pageModules } from './support/html.ts';

/** Every visitor downloads it, after the page. */
const LARGEST_WORKER_BYTES = 9000;

const fileLike = (pattern: RegExp) => [...files].find((file) => pattern.test(file)) ?? '';
const listFile = fileLike(/^assets\/offline\/lista-\w+\.json$/);
const shellFile = fileLike(/^assets\/offline\/casca-\w+\.html$/);
const list = JSON.parse(read(listFile)) as readonly string[];

describe('the list', () => {
  it('names each file once, and all of them exist and fit into the limit', () => {
    expect(new Set(list).size).toBe(list.length);
    const bytes = list.map((address) => readBytes(address.slice(1)).byteLength);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_BYTES);
  });

  it('contains everything that each public page loads and carries', () => {
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

  it('contains everything that is loaded on a press, and nothing of the administration', () => {
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
  it('is small, and has an address that hosts must not let browsers cache', () => {
    expect(SERVICE_WORKER).toBe(`/${WORKER_FILE}`);
    expect(brotliCompressSync(readBytes(WORKER_FILE)).byteLength).toBeLessThan(LARGEST_WORKER_BYTES);
    expect(read('_headers')).toContain(`\n\n${SERVICE_WORKER}\n  Cache-Control: no-cache\n\n`);
  });

  it('knows the list, the offline page with its style, and the expiry of tables', () => {
    const worker = read(WORKER_FILE);
    const [, style = ''] = / href="(\/assets\/[^"]+\.css)"/.exec(read(shellFile)) ?? [];
    for (const address of [`/${listFile}`, `/${shellFile}`, style]) expect(worker).toContain(address);
    expect(worker).toMatch(/tablesUntil:.20\d\d-/);
    // Search engines must not index it as a page.
    expect(read(shellFile)).toContain('<meta name="robots" content="noindex">');
  });
});
