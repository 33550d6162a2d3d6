/** What a page needs for its first paint, inlined, so that nothing else has to arrive before it. */
import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { classicScript } from '../build/classic-script.ts';
import { minifiedAgain } from '../vite/minify-again.ts';
import { STYLE_PLACE } from './page-html.ts';

const BOOT = 'src/app/boot/boot.ts';
/** That of calculators within other sites. */
const EMBED_BOOT = 'src/app/boot/embed.ts';
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/;
const ENTRY = /\s*<script type="module"[^>]*><\/script>/;
const BOOT_PLACE = '<!--boot-->';

/** What all pages have in common. */
export interface FirstPaint {
  /** The built template with the boot script inline, and places for the page and its style. */
  readonly template: string;
  /** The same for calculators within other sites. */
  readonly embedTemplate: string;
  /** The whole style sheet. */
  readonly sheet: string;
  /** Its address, from where pages load it after the first paint. */
  readonly later: string;
}

const bootScript = async (file: string) => minifiedAgain(await classicScript(file));

/**
 * Takes out of the built template what would be loaded before the first paint. Its entry goes: the boot script loads it
 * after that. The style sheet goes as well: each page has its part inline, and loads the rest.
 *
 * @param dist folder of the client bundle, in which the style sheet is renamed
 * @throws Error if the template has no style sheet, no entry or no place for the boot script.
 */
export async function inlineFirstPaint(dist: string): Promise<FirstPaint> {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const file = STYLE_SHEET.exec(built)?.[1];
  if (file === undefined || !ENTRY.test(built) || !built.includes(BOOT_PLACE)) {
    throw new Error('index.html: falta a folha de estilos, a entrada ou o lugar do script embutido.');
  }
  const sheet = (await readFile(join(dist, file), 'utf8')).trim();
  const [script, embedScript] = await Promise.all([bootScript(BOOT), bootScript(EMBED_BOOT)]);
  if (/<\/style/i.test(sheet) || /<\/script|<!--/i.test(script + embedScript)) {
    throw new Error('O que se embute na página fecharia o próprio elemento.');
  }
  const later = `/assets/estilos-${createHash('sha256').update(sheet).digest('hex').slice(0, 8)}.css`;
  await rename(join(dist, file), join(dist, later));
  const bare = built.replace(ENTRY, '').replace(STYLE_SHEET, '').replaceAll(/>\s+</g, '><');
  const withScript = (code: string) =>
    bare.replace(BOOT_PLACE, () => `${STYLE_PLACE}<script>${code}</script>`);
  return { template: withScript(script), embedTemplate: withScript(embedScript), sheet, later };
}
