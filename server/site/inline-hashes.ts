/** Hashes of what a page holds inline, with which the Content-Security-Policy allows that and nothing else. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources for `script-src` and `style-src`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Pages without inline code. */
export const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

/** Headers for hosts that read them from a file. */
export const HEADERS_FILE = '_headers';

const SCRIPT = /<script>([^]*?)<\/script>/g;
const STYLE = /<style>([^]*?)<\/style>/g;

function hashesOf(html: string, element: RegExp): string[] {
  const contents = new Set(Array.from(html.matchAll(element), ([, content = '']) => content));
  return [...contents].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/**
 * The hashes of the `<script>` and `<style>` elements that the build writes into every page's head. What stands in
 * the body is never allowed: it may come from an article.
 */
export function inlineHashes(html: string): InlineHashes {
  const [head = ''] = html.split('</head>', 1);
  return { scripts: hashesOf(head, SCRIPT), styles: hashesOf(head, STYLE) };
}

/** The sources of that directive in a policy that are hashes. */
function hashesIn(policy: string, directive: string): string[] {
  const [, sources = ''] = new RegExp(String.raw`\b${directive} ([^;\n]*)`).exec(policy) ?? [];
  return sources.split(' ').filter((source) => source.startsWith("'sha256-"));
}

/** The rule for calculators within other sites, whose inlined script is another one. */
export const EMBED_RULE = '/embed/*';
/** The rule for everything. */
const EVERY_RULE = '/*';

/**
 * The hashes of a built site, all pages of a rule together, from the headers that the build wrote for other hosts; else
 * none.
 */
export function siteInlineHashes(root: string, rule: string = EVERY_RULE): InlineHashes {
  const file = join(root, HEADERS_FILE);
  if (!existsSync(file)) return NOTHING_INLINE;
  const blocks = readFileSync(file, 'utf8').split('\n\n');
  const headers = blocks.find((block) => block.startsWith(`${rule}\n`)) ?? '';
  return { scripts: hashesIn(headers, 'script-src'), styles: hashesIn(headers, 'style-src') };
}
