/** Looks up the files of a page in Vite's manifest. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest } from 'vite';
import { moduleFile, type Catalogue } from '../compiler/output.ts';
import { MANIFEST_FILE, ROOT } from './paths.ts';
import { slashed } from '../compiler/slashed.ts';

export const ENTRY = 'index.html';

/** Source path of a calculator's module, as a key of the manifest. */
export const moduleSource = (id: string) => slashed(relative(ROOT, moduleFile(id)));

/** Source of the form fields, imported when a calculator is loaded. */
const WIDGETS = 'src/fields/widgets.ts';

/** Lists the sources that the page of a calculator imports dynamically: its module and the widgets of its fields. */
export function calculatorSources(
  manifest: Manifest,
  { id, fieldKinds }: Catalogue['pages'][number],
): string[] {
  const widgets = fieldKinds.map((kind) => `src/fields/${kind}/widget.tsx`);
  return [moduleSource(id), WIDGETS, ...widgets.filter((source) => Object.hasOwn(manifest, source))];
}

export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, MANIFEST_FILE), 'utf8')) as Manifest;
}

/** Finds the address of the script built from a source. @throws Error if there is none */
export function scriptOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not part of the built site.`);
  return `/${chunk.file}`;
}

/**
 * Finds the addresses of the scripts built from sources and of all their imports, each script before its imports.
 *
 * @throws Error if one of the sources is not in the build
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

/** Identifies a build by a hash of its files. */
export function buildName(manifest: Manifest): string {
  const files = Object.values(manifest).map(({ file }) => file);
  return createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 8);
}
