/** The site with its worker, on a server of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type BrowserContext, type Page } from 'playwright/test';
import { DIST } from '../../../build/paths.ts';
import { pathsInSitemap } from '../../../scripts/pictures/pages.ts';
import { test as quiet } from './admin.ts';
import { expect, open } from './site.ts';
import { openCopy, type PublishedCopy } from './versions.ts';

const fixtures = {
  copy: async ({}, provide: (copy: PublishedCopy) => Promise<void>) => {
    const copy = await openCopy();
    await provide(copy);
    copy.close();
  },
  baseURL: ({ copy }: { copy: PublishedCopy }, provide: (address: string) => Promise<void>) =>
    provide(copy.address),
  serviceWorkers: 'allow' as const,
};

/** A visit with a worker, on which requests may fail, and nothing else. */
export const test = quiet.extend<{ copy: PublishedCopy }>(fixtures);

/** The same for pages that cannot come, of which the console tells. */
export const failingTest = base.extend<{ copy: PublishedCopy }>(fixtures);

const LISTED = pathsInSitemap(readFileSync(join(DIST, 'sitemap.xml'), 'utf8'));

/** All calculators. */
export const CALCULATORS = LISTED.filter((path) => path.startsWith('/calculadora/'));

/** What is kept after a first visit. */
const EVERYTHING = [...LISTED.filter((path) => !path.startsWith('/blog')), '/busca', '/meus-calculos'];

/** Paths of everything that is stored, in any cache. */
export function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** The pages that can be drawn without a connection. */
export async function keptPages(page: Page): Promise<string[]> {
  const stored = await storedPaths(page);
  const kept = stored.flatMap((path) => /^\/dados(\/.+)\.json$/.exec(path)?.[1] ?? []);
  return kept.map((path) => (path === '/inicio' ? '/' : path));
}

/** Waits until everything is kept. */
export async function waitUntilAllIsKept(page: Page): Promise<void> {
  await expect(async () => {
    const kept = new Set(await keptPages(page));
    expect(EVERYTHING.filter((path) => !kept.has(path))).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

/** Opens a page and waits until everything is kept; then there is no connection any more. */
export async function visitAndLeave(page: Page, context: BrowserContext, path: string): Promise<void> {
  await open(page, path);
  await waitUntilAllIsKept(page);
  await context.setOffline(true);
}

/** The data that the page at hand brought along: they name its build. */
export function ownData(page: Page): Promise<string> {
  return page.locator('#dados-da-pagina').evaluate((data) => data.textContent);
}
