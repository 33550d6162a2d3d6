/** Lists the scripts and styles that browsers may store for offline use. */
import type { Manifest } from 'vite';

/** Matches sources of the administration and the blog, which need a connection anyway. */
const NEEDS_CONNECTION = /^src\/(?:admin|blog)\//;

/** Addresses of the files that public pages load immediately or later, each only once. */
export function publicFiles(manifest: Manifest): string[] {
  const sources = new Set<string>();
  const files = new Set<string>();
  function add(source: string): void {
    const chunk = manifest[source];
    if (!chunk || sources.has(source) || NEEDS_CONNECTION.test(source)) return;
    sources.add(source);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const imported of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(imported);
  }
  for (const [source, { isEntry }] of Object.entries(manifest)) if (isEntry) add(source);
  return [...files];
}
