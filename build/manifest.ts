/** Finds the files of a page in Vite's manifest. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Manifest } from 'vite';
import { moduleFile, type Catalogue } from '../compiler/output.ts';
import { MANIFEST_FILE, ROOT } from './paths.ts';

export const ENTRY = 'index.html';

/** The source of a calculator's module in the manifest. */
export const moduleSource = (id: string) => relative(ROOT, moduleFile(id)).split(sep).join('/');

/** The source that draws forms, imported when a calculator is loaded. */
const WIDGETS = 'src/fields/widgets.ts';

/** The sources that a calculator's page imports by address, and by the kinds of its fields. */
export function calculatorSources(
  manifest: Manifest,
  { id, fieldKinds }: Catalogue['pages'][number],
): string[] {
  const widgets = fieldKinds.map((kind) => `src/fields/${kind}/widget.tsx`);
  return [moduleSource(id), WIDGETS, ...widgets.filter((source) => Object.hasOwn(manifest, source))];
}

/** The client build's manifest. */
export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, MANIFEST_FILE), 'utf8')) as Manifest;
}

/** Address of the script built from a source file. @throws Error if there is none. */
export function scriptOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not part of the built site.`);
  return `/${chunk.file}`;
}

/**
 * Addresses of the scripts built from source files and of all their imports; each script comes before its imports.
 *
 * @throws Error if one of the sources is not in the build.
 */
export function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (source: string) => {
    const address = scriptOf(manifest, source);
    if (found.has(address)) return;
    found.add(address);
    for (const imported of manifest[source]?.imports ?? []) add(imported);
  };
  sources.forEach(add);
  return [...found];
}

/** Identifies a build: changes with any of its files. */
export function buildName(manifest: Manifest): string {
  const files = Object.values(manifest).map(({ file }) => file);
  return createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 8);
}
