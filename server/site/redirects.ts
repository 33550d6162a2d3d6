/** Writes and reads the redirects of renamed pages, for static hosts (Netlify, Cloudflare Pages) and our own server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path of the file in the built site. */
export const REDIRECTS_FILE = '_redirects';

/** Formats redirects as the content of the file: one `/old /new 301` per line. */
export function redirectsFile(moved: ReadonlyMap<string, string>): string {
  return Array.from(moved, ([from, to]) => `${from} ${to} 301\n`).join('');
}

/**
 * Reads the redirects of a built site: new paths by former ones. Ignores rules with wildcards, which are for static
 * hosts.
 */
export function readRedirects(root: string): ReadonlyMap<string, string> {
  let text: string;
  try {
    text = readFileSync(join(root, REDIRECTS_FILE), 'utf8');
  } catch {
    return new Map();
  }
  const rules = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    rules.flatMap(([from = '', to = '', status]) =>
      status === '301' && !from.includes('*') ? [[from, to] as const] : [],
    ),
  );
}

const CALCULATOR_PAGES = '/calculadora/';

/** Creates a lookup of the current id of a renamed calculator, from the redirect of its page. */
export function movedCalculator(moved: ReadonlyMap<string, string>): (id: string) => string | undefined {
  return (id) => moved.get(CALCULATOR_PAGES + id)?.slice(CALCULATOR_PAGES.length);
}
