/**
 * Prepares the built template: adds the policy and the boot script, and removes the entry, which the boot script loads
 * after the first paint.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineScripts } from '../../server/site/inline-hashes.ts';
import { metaContentSecurityPolicy, type HeaderEnvironment } from '../../server/site/security-headers.ts';
import { classicScript } from '../classic-script.ts';

const BOOT = 'src/app/boot/boot.ts';
const EMBED_BOOT = 'src/app/boot/embed.ts';
const ENTRY = /\s*<script type="module"[^>]*><\/script>/;
const BOOT_PLACE = '<!--boot-->';

export interface Templates {
  readonly template: string;
  readonly embedTemplate: string;
}

/**
 * Reads the templates built by Vite.
 *
 * @param dist folder of the client bundle
 * @param environment variables that affect the policy
 * @throws Error if the template lacks the entry or the placeholder of the boot script
 */
export async function readTemplates(dist: string, environment: HeaderEnvironment): Promise<Templates> {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  if (!ENTRY.test(built) || !built.includes(BOOT_PLACE)) {
    throw new Error('index.html lacks the entry script or the placeholder of the inlined script.');
  }
  const scripts = await Promise.all([classicScript(BOOT), classicScript(EMBED_BOOT)]);
  const bare = built.replace(ENTRY, '').replaceAll(/>\s+</g, '><');
  const [template = '', embedTemplate = ''] = scripts.map((code) => {
    if (/<\/script|<!--/i.test(code)) throw new Error('The inlined script would close its own element.');
    const page = bare.replace(BOOT_PLACE, () => `<script>${code}</script>`);
    const policy = metaContentSecurityPolicy(environment, inlineScripts(page));
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    return page.replace('<meta charset="utf-8" />', (charset) => charset + meta);
  });
  return { template, embedTemplate };
}
