/** The file with the redirects of renamed pages, for hosts (Netlify, Cloudflare Pages) and our own server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Its name in the built site. */
export const REDIRECTS_FILE = '_redirects';

/** The file's text: one `/old /new 301` per line. */
export function redirectsFile(moved: ReadonlyMap<string, string>): string {
  return Array.from(moved, ([from, to]) => `${from} ${to} 301\n`).join('');
}

/**
 * Redirects of a built site: new addresses by former ones. Rules with wildcards are for hosts only and
 * ignored.
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

/** Looks up the present id of a renamed calculator in the redirects of its page. */
export function movedCalculator(root: string): (id: string) => string | undefined {
  const moved = readRedirects(root);
  return (id) => moved.get(CALCULATOR_PAGES + id)?.slice(CALCULATOR_PAGES.length);
}
