import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashes } from './inline-hashes.ts';

const POLICY = 'Content-Security-Policy';
const STYLES = /\bstyle-src [^;]*/;
const HASH = / ('sha256-[^']+')/g;

/** A policy that allows no other inline style than a page's. */
function narrowed(policy: string, html: string): string {
  const own = new Set(inlineHashes(html).styles);
  return policy.replace(STYLES, (styles) =>
    styles.replaceAll(HASH, (part, hash: string) => (own.has(hash) ? part : '')),
  );
}

/**
 * The headers of a site's files. Of the styles that the site's policy allows, a page's allows the one that it holds: the
 * hashes of the others are a third of its headers, and with these it is to fit into what is sent before the first answer
 * of its reader.
 *
 * @param root folder of the built site, of which each page is read once
 * @param headers of all files
 * @returns the headers for a file's path in the folder, or for what is no file
 */
export function pageHeaders(
  root: string,
  headers: Readonly<Record<string, string>>,
): (file: string | undefined) => readonly (readonly [name: string, value: string])[] {
  const ofAll = Object.entries(headers);
  const policies = new Map<string, string>();
  return (file) => {
    const policy = headers[POLICY];
    if (policy === undefined || !file?.endsWith('.html')) return ofAll;
    const own = policies.get(file) ?? narrowed(policy, readFileSync(join(root, file), 'utf8'));
    policies.set(file, own);
    return Object.entries({ ...headers, [POLICY]: own });
  };
}
