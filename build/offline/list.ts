/** The list of addresses that can be stored for offline use. */
import type { Manifest } from 'vite';
import { calculatorPath } from '../../src/catalogue/entry.ts';
import { pathOfPageData } from '../../src/catalogue/page-data.ts';
import { moduleSource } from '../manifest.ts';

/** Split off for the administration or the blog, which need a connection anyway. */
const NEEDS_CONNECTION = /^src\/(?:admin|blog)\//;

/** Maximum number of bytes to store, uncompressed; today's site has a fifth of it. */
export const MOST_BYTES = 10_000_000;

/** The module of the calculator whose data are at an address; empty for other data. */
function moduleFor(address: string): string {
  const path = pathOfPageData(address) ?? '';
  const prefix = calculatorPath('');
  return path.startsWith(prefix) ? moduleSource(path.slice(prefix.length)) : '';
}

/** Reads the files of a source and of all its imports, each once. */
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
 * All addresses: first those that every page needs, then pages and calculators as far as they fit; data come after the
 * scripts that draw them.
 *
 * @param data addresses of the data of pages
 * @param others further addresses
 * @param sizeOf bytes of the file at an address
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
    return bytes <= MOST_BYTES;
  });
}
