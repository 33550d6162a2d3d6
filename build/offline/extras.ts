/** Finds the scripts that public pages load on demand. */
import type { Manifest } from 'vite';

/** Split off for the administration or the blog, which need a connection anyway. */
const NEEDS_CONNECTION = /^src\/(?:admin|blog)\//;

/**
 * Addresses of the files that pages load later on, those that they load at once among them.
 *
 * @param addresses of the scripts that pages load.
 */
export function loadedLater(manifest: Manifest, addresses: Iterable<string>): string[] {
  const sources = new Map(Object.entries(manifest).map(([source, { file }]) => [`/${file}`, source]));
  const found = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || found.has(source) || NEEDS_CONNECTION.test(source)) return;
    found.add(source);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(next);
  };
  for (const address of addresses) add(sources.get(address) ?? '');
  return [...found].flatMap((source) => {
    const chunk = manifest[source];
    return chunk ? [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`) : [];
  });
}
