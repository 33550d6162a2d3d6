/** What a page needs for its first paint, inlined, so that nothing else has to arrive before it. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../build/paths.ts';

const BOOT = 'src/app/boot/boot.ts';
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/;
const ENTRY = /\s*<script type="module"[^>]*><\/script>/;
const BOOT_PLACE = '<!--boot-->';

/** The inlined script, as a classic script. */
async function bootScript(): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: join(ROOT, BOOT), output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${BOOT}: não foi possível empacotar.`);
  return chunk.code.trim();
}

/**
 * The built template with its style sheet and the boot script inline. Its entry goes: the boot script loads it after
 * the first paint. The style sheet's file goes as well, since nothing refers to it any more.
 *
 * @param dist folder of the client bundle
 * @throws Error if the template has no style sheet, no entry or no place for the boot script.
 */
export async function inlineFirstPaint(dist: string): Promise<string> {
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const sheet = STYLE_SHEET.exec(template)?.[1];
  if (sheet === undefined || !ENTRY.test(template) || !template.includes(BOOT_PLACE)) {
    throw new Error('index.html: falta a folha de estilos, a entrada ou o lugar do script embutido.');
  }
  const style = (await readFile(join(dist, sheet), 'utf8')).trim();
  const script = await bootScript();
  if (/<\/style/i.test(style) || /<\/script|<!--/i.test(script)) {
    throw new Error('O que se embute na página fecharia o próprio elemento.');
  }
  await rm(join(dist, sheet));
  return template
    .replace(ENTRY, '')
    .replace(STYLE_SHEET, '')
    .replace(BOOT_PLACE, () => `<style>${style}</style><script>${script}</script>`);
}
