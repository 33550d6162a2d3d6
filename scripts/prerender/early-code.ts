/** The code that may change what a page shows before the rest of the style is there, by whose words its inlined style is chosen. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/paths.ts';
import type { Chunk } from '../build/client-chunks.ts';
import type { ShortNames } from '../classes/short-names.ts';
import { renamedWords } from '../classes/in-code.ts';

/** What surrounds every page, and takes its place when it fails. The chunk that it is in has much else. */
const SHELL = ['src/app/*.tsx', 'src/app/shell/*.tsx'];
const SHELL_MODULE = /\/src\/app\/shell\//;
/** Other modules have no markup: a definition's words are none of a style's. */
const HAS_MARKUP = /\.tsx(?:\?|$)/;
/** What draws an article draws nothing but what is in the HTML. */
const DRAWS_ARTICLES = /\/src\/parts\/(?:content\/|article-table)/;

/**
 * Reads it, for the addresses of a page's modules.
 *
 * @param dist folder of the client bundle
 * @param names what it calls the classes
 */
export function earlyCode(
  dist: string,
  chunks: readonly Chunk[],
  names: ShortNames,
): (modules: readonly string[]) => string {
  const shell = globSync(SHELL, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const base = chunks.find(({ moduleIds }) => moduleIds.some((id) => SHELL_MODULE.test(id)));
  const known = new Map([[`/${base?.fileName}`, renamedWords(shell.join('\n'), names)]]);
  for (const { fileName, moduleIds } of chunks) {
    const draws = moduleIds.some((id) => HAS_MARKUP.test(id) && !DRAWS_ARTICLES.test(id));
    if (!draws) known.set(`/${fileName}`, '');
  }
  const read = (address: string) => {
    const code = known.get(address) ?? readFileSync(join(dist, address), 'utf8');
    known.set(address, code);
    return code;
  };
  return (modules) =>
    modules
      .filter((address) => address.endsWith('.js'))
      .map(read)
      .join('\n');
}
