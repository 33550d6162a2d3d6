/** `npm run size`: limits the JavaScript that the heaviest page of each kind loads when it opens, in brotli. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calculatorSources, ENTRY, readManifest, scriptsOf } from './build/manifest.ts';
import { DIST, SERVER_BUNDLE } from './build/paths.ts';
import { openPages } from './build/site-pages.ts';
import { catalogueFile, readOutput, type Catalogue } from './compiler/output.ts';
import { calculatorPath } from './src/catalogue/entry.ts';

/** Kinds of pages: name, paths, and limit, where 1 kB is 1000 bytes. */
const KINDS = [
  ['calculadora', /^\/calculadora\//, '138 kB'],
  ['início e hubs', /^\/(?:calculadoras-.*)?$/, '98 kB'],
  ['blog e artigos', /^\/blog(?:\/|$)/, '108 kB'],
  ['outras páginas', /^\/(?!calculadora|blog|embed\/)./, '98 kB'],
] as const;

const server = (await import(
  pathToFileURL(join(SERVER_BUNDLE, 'entry-server.js')).href
)) as typeof import('./src/app/entry-server.tsx');
const manifest = readManifest(DIST);
const { pages } = readOutput(catalogueFile()) as Catalogue;
const calculators = new Map(pages.map((page) => [calculatorPath(page.id), page]));
const { addresses } = openPages({ moduleOf: () => '', worker: '', answers: [] });

function filesOf(path: string): string[] {
  const calculator = calculators.get(path);
  const own = calculator ? calculatorSources(manifest, calculator) : [];
  const scripts = scriptsOf(manifest, [ENTRY, ...server.sourcesOf(path), ...own]);
  return scripts.map((script) => join(DIST, script));
}

/** Size of a file's compressed copy, which the build writes for all but tiny files. */
const sizeOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const weighed = server.sitePaths(addresses).map(({ path }) => {
  const files = filesOf(path);
  return { path, files, weight: files.reduce((sum, file) => sum + sizeOf(file), 0) };
});

export default KINDS.flatMap(([name, pattern, limit]) => {
  const ofKind = weighed.filter(({ path }) => pattern.test(path));
  const [heaviest] = ofKind.toSorted((a, b) => b.weight - a.weight);
  if (!heaviest) throw new Error(`${name}: dist/ não tem nenhuma página assim.`);
  return {
    name: `${name}, a mais pesada de ${ofKind.length}: ${heaviest.path}`,
    path: heaviest.files,
    limit,
  };
});
