/** Hashes of the pages' inline scripts, so that the Content-Security-Policy allows only those. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Headers for hosts that read them from a file. */
export const HEADERS_FILE = '_headers';

const SCRIPT = /<script>([^]*?)<\/script>/g;

/**
 * Hashes the scripts in a page's head, as sources for `script-src`. Scripts in the body are never allowed: they may come from
 * an article.
 */
export function inlineScripts(html: string): string[] {
  const [head = ''] = html.split('</head>', 1);
  const contents = new Set(Array.from(head.matchAll(SCRIPT), ([, content = '']) => content));
  return [...contents].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/** The rule for embedded calculators, whose inlined script differs. */
export const EMBED_RULE = '/embed/*';
const EVERY_RULE = '/*';

/** Reads a built site's hashes from the headers that the build wrote for other hosts; none without that file. */
export function siteInlineScripts(root: string, rule: string = EVERY_RULE): string[] {
  const file = join(root, HEADERS_FILE);
  if (!existsSync(file)) return [];
  const blocks = readFileSync(file, 'utf8').split('\n\n');
  const headers = blocks.find((block) => block.startsWith(`${rule}\n`)) ?? '';
  const [, sources = ''] = /\bscript-src ([^;\n]*)/.exec(headers) ?? [];
  return sources.split(' ').filter((source) => source.startsWith("'sha256-"));
}
