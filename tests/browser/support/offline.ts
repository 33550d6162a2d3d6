/** The site with its service worker, on a separate server. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { DIST } from '../../../build/paths.ts';
import { test as quiet } from './admin.ts';
import { expect, open } from './site.ts';
import { openCopy, type PublishedCopy } from './versions.ts';
import { test as base } from './worker.ts';

const fixtures = {
  baseURL: ({ builtSite }: { builtSite: string }, provide: (address: string) => Promise<void>) =>
    provide(builtSite),
  serviceWorkers: 'allow' as const,
  reuse: 'never' as const,
};

/** A visit with a worker, on which requests may fail, but nothing else. */
export const test = quiet.extend<{ baseURL: string | undefined }>(fixtures);

/** The same for pages that fail to load, which the console reports. */
export const failingTest = base.extend<{ baseURL: string | undefined }>(fixtures);

/** A visit to a copy of the site, which can publish another version. */
export const versionTest = test.extend<{ copy: PublishedCopy }>({
  copy: async ({}, provide) => {
    const copy = await openCopy();
    await provide(copy);
    copy.close();
  },
  baseURL: ({ copy }, provide) => provide(copy.address),
});

const [LIST = ''] = globSync('assets/offline/lista-*.json', { cwd: DIST });

/** All addresses that can be stored. */
export const EVERYTHING = JSON.parse(readFileSync(join(DIST, LIST), 'utf8')) as readonly string[];

/** Paths in all caches. */
export function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Number of addresses in `EVERYTHING` that are stored. */
export async function countKept(page: Page): Promise<number> {
  const stored = new Set(await storedPaths(page));
  return EVERYTHING.filter((path) => stored.has(path)).length;
}

/** Opens a page and waits until a worker has stored it: a first visit. */
export async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect.poll(() => storedPaths(page)).toContain(path);
}

/** Waits until everything is stored. */
export async function waitUntilAllIsKept(page: Page): Promise<void> {
  await expect.poll(() => countKept(page), { timeout: 60_000, intervals: [1000] }).toBe(EVERYTHING.length);
}

/** Opens a page twice, and waits until everything is stored. */
export async function visitTwice(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await open(page, path);
  await waitUntilAllIsKept(page);
}

/** Data embedded in the current page, which contain the id of its build. */
export function ownData(page: Page): Promise<string> {
  return page.locator('#dados-da-pagina').evaluate((data) => data.textContent);
}
