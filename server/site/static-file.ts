import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { CACHE_FOREVER, CACHE_REVALIDATE } from './security-headers.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Encodings that the build precompresses, best first, with the suffix of the compressed file. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Whether a file is text, and so worth compressing. */
export function isCompressible(file: string): boolean {
  const type = CONTENT_TYPES[extname(file)] ?? '';
  return type.includes('charset=utf-8');
}

/** The precompressed encodings that an `Accept-Encoding` header allows, best first. */
export function acceptedEncodings(header: string | undefined): (typeof ENCODINGS)[number][] {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
      .map((entry) => (entry.split(';')[0] ?? '').trim().toLowerCase()),
  );
  return ENCODINGS.filter(({ name }) => accepted.has(name));
}

/** The headers of a file that do not depend on its content. */
export function fileHeaders(file: string): Record<string, string> {
  return {
    'Content-Type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': file.startsWith('assets/') ? CACHE_FOREVER : CACHE_REVALIDATE,
    ...(isCompressible(file) ? { Vary: 'Accept-Encoding' } : {}),
  };
}

/** A file's bytes and all its headers. */
export interface StaticFile {
  body: Buffer;
  headers: Record<string, string>;
}

async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}

/**
 * Reads a file of the site in the best precompressed encoding that the client accepts.
 *
 * @returns null when the file does not exist (the site is being rebuilt)
 */
export async function readStaticFile(
  root: string,
  file: string,
  acceptEncoding: string | undefined,
): Promise<StaticFile | null> {
  const candidates = isCompressible(file) ? acceptedEncodings(acceptEncoding) : [];
  for (const { name, suffix } of candidates) {
    const body = await readIfPresent(join(root, file + suffix));
    if (body !== null) return withHeaders(file, body, { 'Content-Encoding': name });
  }
  const body = await readIfPresent(join(root, file));
  return body === null ? null : withHeaders(file, body, {});
}

function withHeaders(file: string, body: Buffer, extra: Record<string, string>): StaticFile {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    body,
    headers: {
      ...fileHeaders(file),
      ...extra,
      ETag: `"${digest}"`,
      'Content-Length': String(body.byteLength),
    },
  };
}

/** Whether an `If-None-Match` header contains this entity tag (by weak comparison, as specified for GET). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === etag || entry === '*');
}
