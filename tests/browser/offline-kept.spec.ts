/** Files that are stored for offline use, and files that are not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright/test';
import { DIST } from '../../build/paths.ts';
import { WORKER_FILE } from '../../src/offline/facts.ts';
import { expectAccessible } from './support/accessible.ts';
import { countKept, EVERYTHING, storedPaths, test, visit, waitUntilAllIsKept } from './support/offline.ts';
import { calculateButton, expect, open, resultValue } from './support/site.ts';

/** Maximum compressed bytes that the worker downloads on a first visit. */
const MAX_FIRST_BYTES = 60_000;

/** 80 kg ÷ (2 m)² = 20. */
async function expectImcWorks(page: Page): Promise<void> {
  await page.locator('[name="weight"]').fill('80');
  await page.locator('[name="height"]').fill('200');
  await calculateButton(page).click();
  await expect(resultValue(page, 'imc').first()).toContainText('20');
}

/** Bytes downloaded by the worker's requests; responses from the browser's own cache count as none. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map(async (request) => request.sizes()));
  const own = readFileSync(join(DIST, `${WORKER_FILE}.br`)).byteLength;
  return sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, own);
}

for (const path of ['/', '/calculadora/saude/imc']) {
  test(`a first visit to ${path} downloads little, and not the list`, async ({ page, context }) => {
    const fetched: Request[] = [];
    context.on('requestfinished', (request) => {
      if (request.serviceWorker()) fetched.push(request);
    });
    await visit(page, path);
    await page.waitForTimeout(2000);
    const paths = fetched.map((request) => new URL(request.url()).pathname);
    expect(paths.filter((address) => address.includes('/offline/casca-'))).toHaveLength(1);
    expect(paths.filter((address) => address.includes('/offline/lista-'))).toEqual([]);
    expect(await bytesOf(fetched)).toBeLessThanOrEqual(MAX_FIRST_BYTES);
    expect(await countKept(page)).toBeLessThan(EVERYTHING.length / 4);
  });
}

test('a connection lost before the worker is registered is not an error', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/assets/offline-*.css', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/offline-'));
  await open(page, '/calculadora/saude/imc');
  await refused;
  await expectImcWorks(page);
  expect(errors).toEqual([]);
});

test('an installed site stores everything immediately', async ({ page }) => {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => matchMedia(query.replace('(display-mode: standalone)', 'all'));
  });
  await open(page, '/calculadora/saude/imc');
  await waitUntilAllIsKept(page);
});

const KEEP = { name: 'Deixar tudo disponível sem conexão' };

test('visitors can store everything on request, and see when it is stored', async ({ page }) => {
  await visit(page, '/meus-calculos');
  await page.getByRole('button', KEEP).press('Enter');
  await expect(page.getByText('Tudo disponível sem conexão')).toBeFocused({ timeout: 60_000 });
  await expect(page.getByRole('button', KEEP)).toHaveCount(0);
  expect(await countKept(page)).toBe(EVERYTHING.length);
  await expectAccessible(page, 'main');
});

test('for a visitor who saves data only opened pages are stored, even on request', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await visit(page, '/calculadora/saude/imc');
  await visit(page, '/meus-calculos');
  await page.getByRole('button', KEEP).click();
  await expect(page.getByText('nada é baixado')).toBeVisible();
  expect((await storedPaths(page)).filter((path) => path.includes('/offline/lista-'))).toEqual([]);
  expect(await countKept(page)).toBeLessThan(EVERYTHING.length / 4);

  await context.setOffline(true);
  await open(page, '/calculadora/saude/imc');
  await expectImcWorks(page);
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toContainText('cópia do site');
});

/** The worker before Workbox, as far as needed: it controls pages, and responds to none of the current messages. */
const OLD_WORKER = `
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', () => undefined);`;

test('the worker before Workbox is replaced silently, with its caches', async ({ page, context }) => {
  const script = '**/sw.js';
  await context.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: OLD_WORKER }));
  await page.goto('/robots.txt');
  const names = ['arquivos', 'visitas', 'versao-1a2b', 'artigos-1a2b'].map((name) => `calculario-${name}`);
  await page.evaluate(async (old) => {
    await Promise.all([...old, 'alheio'].map(async (name) => caches.open(name)));
    await navigator.serviceWorker.register('/sw.js');
  }, names);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await context.unroute(script);
  // Visit again if a download failed on a busy machine, because the browser tries again at the next visit.
  await expect(async () => {
    await open(page, '/calculadora/saude/imc');
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual(expect.not.arrayContaining(names.slice(0, 1)));
  }).toPass();
  const left = await page.evaluate(() => caches.keys());
  expect(left.filter((name) => names.includes(name))).toEqual([]);
  expect(left).toContain('alheio');
  expect(await countKept(page)).toBe(EVERYTHING.length);
  await expect(page.getByRole('complementary', { name: 'Versão nova' })).toHaveCount(0);
});

test('if the network does not respond, a page opened before is shown as a copy, and says so', async ({
  page,
  context,
}) => {
  const path = '/calculadora/saude/imc';
  await visit(page, path);
  await open(page, path);
  const notice = page.getByRole('complementary', { name: 'Sem conexão' });
  await expect(notice).toHaveCount(0);
  await context.route(`**${path}`, () => new Promise(() => undefined));
  await open(page, path);
  await expectImcWorks(page);
  await expect(notice).toContainText('cópia do site');
});

test('an article that was opened once can be opened offline', async ({ page, context }) => {
  const path = '/blog/juros-compostos';
  await visit(page, path);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without storage space the site works as usual', async ({ page, context, builtSite }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: builtSite, quotaSize: 700_000 });
  await open(page, '/calculadora/saude/imc');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await open(page, '/calculadora/trabalhista/ferias');
  await page.locator('[name="salary"]').fill('3000');
  await calculateButton(page).click();
  await expect(resultValue(page, 'total').first()).toHaveText('R$ 4.000,00');
  expect(await countKept(page)).toBeLessThan(EVERYTHING.length);

  await browser.send('Storage.overrideQuotaForOrigin', { origin: builtSite });
  await page.evaluate(async () => {
    const names = await caches.keys();
    await Promise.all(names.map(async (name) => caches.delete(name)));
  });
  await open(page, '/calculadora/saude/imc');
  await expectImcWorks(page);
});
