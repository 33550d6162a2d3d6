/** Fills a copy of the project with as many definitions as a large catalogue has. */
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { definitionIds } from '../../compiler/load.ts';

const SYLLABLES = 'ca lo ri mes tu pa no del fi gra sen vo ja bre'.split(' ');
/** Syllables of an invented word: enough for every definition to have its own. */
const WORD_LENGTH = 4;

/** A word that reads like Portuguese, another one for each number below 38,416. */
export function inventedWord(number: number): string {
  return Array.from({ length: WORD_LENGTH }, (_, place) => {
    const digit = Math.floor(number / SYLLABLES.length ** place) % SYLLABLES.length;
    return SYLLABLES[digit];
  }).join('');
}

/**
 * A definition's source under another id, with its own name, title, description and search words. It is not popular,
 * which editors decide, and was never renamed.
 *
 * @param slug last part of its id today.
 */
export function disguised(source: string, slug: string, word: string): string {
  const named = source
    .replace(/^( {2}id: '\w+\/)[\w-]+'/m, `$1${slug}-${word}'`)
    .replace(/^( {2}(?:name|title):\s*)(['`])(.*?)\2/gm, `$1$2$3 ${word}$2`)
    .replace(/^( {2}description:\s*)(['`])(.*?)([.?])\2/ms, `$1$2$3 (${word})$4$2`)
    .replace(/^( {2}keywords:\s*)(['`])/m, `$1$2${word}, `)
    .replace(/^ {2}popular: true,\n/m, '')
    .replace(/^ {2}formerIds: \[.*?\],\n/ms, '');
  return named.replaceAll(`'./${slug}/`, `'./${slug}-${word}/`);
}

/** Copies definitions, one after another, until a project has `count` of them. */
export async function fillCatalogue(root: string, count: number): Promise<void> {
  const folder = join(root, 'calculators');
  const ids = await definitionIds(folder);
  for (let number = ids.length; number < count; number++) {
    const id = ids[number % ids.length] ?? '';
    const slug = id.slice(id.indexOf('/') + 1);
    const word = inventedWord(number);
    const target = join(folder, `${id}-${word}`);
    await writeFile(`${target}.ts`, disguised(await readFile(join(folder, `${id}.ts`), 'utf8'), slug, word));
    await cp(join(folder, `${id}.md`), `${target}.md`);
    if (existsSync(join(folder, id))) await cp(join(folder, id), target, { recursive: true });
  }
}
