/** Hashes the inline scripts of the pages, so that the Content-Security-Policy allows only those. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File with the headers for static hosts. */
export const HEADERS_FILE = '_headers';

const SCRIPT = /<script>([^]*?)<\/script>/g;

/**
 * Hashes the scripts in the head of a page, as sources for `script-src`. Skips scripts in the body, which may come from
 * an article and must not run.
 */
export function inlineScripts(html: string): string[] {
  const [head = ''] = html.split('</head>', 1);
  const contents = new Set(Array.from(head.matchAll(SCRIPT), ([, content = '']) => content));
  return [...contents].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/** Path pattern of embedded calculators, whose inline script differs. */
export const EMBED_RULE = '/embed/*';
const EVERY_RULE = '/*';

/** Reads the hashes of a built site from its `_headers` file; none without that file. */
export function siteInlineScripts(root: string, rule: string = EVERY_RULE): string[] {
  const file = join(root, HEADERS_FILE);
  if (!existsSync(file)) return [];
  const blocks = readFileSync(file, 'utf8').split('\n\n');
  const headers = blocks.find((block) => block.startsWith(`${rule}\n`)) ?? '';
  const [, sources = ''] = /\bscript-src ([^;\n]*)/.exec(headers) ?? [];
  return sources.split(' ').filter((source) => source.startsWith("'sha256-"));
}
