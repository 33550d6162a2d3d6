/** Lists the addresses that browsers may store for offline use. */
import type { Manifest } from 'vite';
import { calculatorPath } from '../../src/catalogue/entry.ts';
import { pathOfPageData } from '../../src/catalogue/page-data.ts';
import { moduleSource } from '../manifest.ts';

/** Matches sources of the administration and the blog, which need a connection anyway. */
const NEEDS_CONNECTION = /^src\/(?:admin|blog)\//;

/** Maximum number of uncompressed bytes to store, five times the current size. */
export const MAX_BYTES = 10_000_000;

/** Source of the calculator whose data is at an address; empty for other data. */
function moduleFor(address: string): string {
  const path = pathOfPageData(address) ?? '';
  const prefix = calculatorPath('');
  return path.startsWith(prefix) ? moduleSource(path.slice(prefix.length)) : '';
}

/** Creates a function that lists the files of a source and all its imports, each file only once. */
function fileReader(manifest: Manifest): (source: string) => string[] {
  const found = new Set<string>();
  return function filesOf(source): string[] {
    const chunk = manifest[source];
    if (!chunk || found.has(source) || NEEDS_CONNECTION.test(source)) return [];
    found.add(source);
    const own = [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`);
    return [...own, ...[...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].flatMap(filesOf)];
  };
}

/**
 * Lists all addresses: first those that every page needs, then the data of pages, each after its scripts, up to the
 * size limit.
 *
 * @param data addresses of the data of pages
 * @param others further addresses
 * @param sizeOf returns the size of the file at an address, in bytes
 */
export function listOf(
  manifest: Manifest,
  data: readonly string[],
  others: readonly string[],
  sizeOf: (address: string) => number,
): string[] {
  const calculators = new Set(data.map(moduleFor));
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const filesOf = fileReader(manifest);
  const shared = entries.filter((source) => !calculators.has(source)).flatMap(filesOf);
  const pages = data.flatMap((address) => [...filesOf(moduleFor(address)), address]);
  let bytes = 0;
  return [...others, ...shared, ...pages].filter((address) => {
    bytes += sizeOf(address);
    return bytes <= MAX_BYTES;
  });
}
