/** What is stored, and under which names. Files never change under their addresses, and are shared by all versions. */
import { facts } from './facts.ts';
import { PREFIX } from './prefix.ts';
import type { ListedFile } from '../list.ts';

/** Files with a hash in their names. */
export const FILES = `${PREFIX}arquivos`;
/** What the visitor has opened. */
const VISITS = `${PREFIX}visitas`;
/** Lists and pages of this version. */
export const OWN = `${PREFIX}versao-${facts.version}`;
/** Articles as they were when this version served them. */
export const ARTICLES = `${PREFIX}artigos-${facts.version}`;

const VISITS_KEY = '/visitas';

/** The server does not have what the lists name: another version is there by now, or not all of this one yet. */
export class NotServedError extends Error {
  override readonly name = 'NotServedError';
}

/**
 * Fetches what is not urgent.
 *
 * @throws NotServedError unless the answer is what the address says: hosts may answer with a page of their own for what
 * is missing.
 */
export async function fetchQuietly(address: string): Promise<Response> {
  const response = await fetch(address, { priority: 'low' });
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
  if (!response.ok || (isPage && address.startsWith('/assets/'))) {
    throw new NotServedError(`${address}: ${response.status}`);
  }
  return response;
}

/**
 * Stores those files that are not stored yet.
 *
 * @returns how many bytes had to be fetched
 */
export async function keepFiles(files: readonly ListedFile[]): Promise<number> {
  const cache = await caches.open(FILES);
  const sizes = await Promise.all(
    files.map(async ([address, bytes]) => {
      if (await cache.match(address)) return 0;
      await cache.put(address, await fetchQuietly(address));
      return bytes;
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** A list of this version, fetched once. */
export async function readList<List>(address: string): Promise<List> {
  const cache = await caches.open(OWN);
  const known = await cache.match(address);
  if (known) return (await known.json()) as List;
  const response = await fetchQuietly(address);
  await cache.put(address, response.clone());
  return (await response.json()) as List;
}

/** The pages that the visitor has opened, the last first. */
export async function readVisits(): Promise<readonly string[]> {
  const stored = await (await caches.open(VISITS)).match(VISITS_KEY);
  const visits: unknown = await stored?.json().catch(() => undefined);
  return Array.isArray(visits) ? visits.filter((path) => typeof path === 'string') : [];
}

/** Remembers them. */
export async function writeVisits(visits: readonly string[]): Promise<void> {
  await (await caches.open(VISITS)).put(VISITS_KEY, Response.json(visits));
}

/** Deletes what other versions have stored for themselves. */
export async function forgetOtherVersions(): Promise<void> {
  const mine = new Set([FILES, VISITS, OWN, ARTICLES]);
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !mine.has(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Deletes stored files but these. */
export async function forgetFilesBut(addresses: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(FILES);
  const stale = (await cache.keys()).filter(({ url }) => !addresses.has(new URL(url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
}
