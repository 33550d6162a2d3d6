/** What public pages load on demand. */
import { uncopied } from '../vite/own-ids.ts';
import type { Chunk } from '../build/client-chunks.ts';

/** Split off for the administration or the blog: these need a connection anyway. */
const NEEDS_CONNECTION = /\/src\/(?:admin|blog)\//;

/** Loaded by its address instead of an import. */
const WORKER = /\/worker\.ts$/;

/**
 * Addresses of the files that pages load later on, whatever is pressed; those that they load anyway among them.
 *
 * @param addresses of the files that pages load.
 */
export function loadedLater(chunks: readonly Chunk[], addresses: Iterable<string>): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = byFile.get(fileName);
    if (!chunk || found.has(fileName) || NEEDS_CONNECTION.test(uncopied(chunk.facadeModuleId ?? ''))) return;
    found.add(fileName);
    for (const next of [...chunk.imports, ...(chunk.dynamicImports ?? [])]) add(next);
  };
  for (const address of addresses) add(address.slice(1));
  for (const { facadeModuleId, fileName } of chunks) if (WORKER.test(facadeModuleId ?? '')) add(fileName);
  const styles = [...found].flatMap((fileName) => byFile.get(fileName)?.styles ?? []);
  return [...found, ...styles].map((fileName) => `/${fileName}`);
}
