/** Reads the built site: its files, pages and routes. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST, SERVER_BUNDLE } from '../../../build/paths.ts';
import { openPages } from '../../../build/site-pages.ts';

export interface Page {
  /** Path of the page on the site. */
  readonly path: string;
  readonly html: string;
}

const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file);

/** All files of the site, relative to its folder, without the compressed copies. */
export const files: ReadonlySet<string> = new Set(
  globSync('**/*.*', { cwd: DIST })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !isCompressed(file)),
);

/** Reads a text file of the site. */
export function read(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

/** Reads any file of the site. */
export function readBytes(file: string): Buffer {
  return readFileSync(join(DIST, file));
}

/** Path of the page in a file: `/a/b` for `a/b/index.html`. */
function pathOf(file: string): string {
  return file === '404.html' ? '/404' : `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
}

export const pages: readonly Page[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .toSorted()
  .map((file) => ({ path: pathOf(file), html: read(file) }));

/** Server bundle, which exports the routes. */
export const entry = (await import(
  pathToFileURL(join(SERVER_BUNDLE, 'entry-server.js')).href
)) as typeof import('../../../src/app/entry-server.tsx');

const { addresses } = openPages({ moduleOf: () => '', worker: '', answers: [] });

/** Paths of all prerendered pages, and whether they are listed. */
export const sitePaths = entry.sitePaths(addresses);

export const listedPaths: readonly string[] = sitePaths
  .filter(({ listed }) => listed)
  .map(({ path }) => path);

export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`O site não tem a página ${path}.`);
  return page;
}

export const listedPages: readonly Page[] = listedPaths.map(pageAt);
