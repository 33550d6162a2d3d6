/** What is kept for use without a connection, and what is not. */
import { CALCULATORS, keptPages, ownData, storedPaths, test, waitUntilAllIsKept } from './support/offline.ts';
import { calculateButton, expect, open, resultValue } from './support/site.ts';

test.describe.configure({ timeout: 90_000 });

test('the new version serves without a connection once it is kept, and the old one is forgotten', async ({
  page,
  context,
  copy,
}) => {
  await open(page, '/calculadora/saude/imc');
  await waitUntilAllIsKept(page);
  const before = await page.evaluate(() => caches.keys());
  copy.publish('outra', ['/calculadora/saude/imc'], []);
  await open(page, '/calculadora/saude/imc');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual(before);
  await expect
    .poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 })
    .toEqual(expect.not.arrayContaining(before.filter((name) => name.includes('versao'))));
  await waitUntilAllIsKept(page);
  await expect(page.getByRole('complementary', { name: 'Versão nova' })).toHaveCount(0);
  await context.setOffline(true);
  await open(page, '/calculadora/trabalhista/ferias');
  expect(await ownData(page)).toContain('"outra"');
});

test('on a connection that is saved, only what was opened is kept', async ({ page, context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open(page, '/calculadora/saude/imc');
  await expect.poll(() => keptPages(page)).toEqual(['/calculadora/saude/imc']);
  await page.getByRole('main').locator('a[href^="/calculadora/saude/"]').first().click();
  await expect(page).not.toHaveURL(/imc$/);
  await expect.poll(() => keptPages(page)).toHaveLength(2);
  await context.setOffline(true);
  await open(page, '/calculadora/saude/imc');
  await page.locator('[name="weight"]').fill('80');
  await page.locator('[name="height"]').fill('200');
  await calculateButton(page).click();
  await expect(resultValue(page, 'imc').first()).toContainText('20');
});

test('an article that was read can be read again', async ({ page, context }) => {
  const path = '/blog/juros-compostos';
  await open(page, path);
  await expect.poll(() => storedPaths(page)).toContain(path);
  await waitUntilAllIsKept(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('nothing of the administration, of a backend or of other sites is ever stored', async ({ page }) => {
  await open(page, '/');
  await waitUntilAllIsKept(page);
  for (const path of ['/admin/login', '/embed/saude/imc', '/admin']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() =>
    Promise.allSettled(['/backend.json', '/rest/v1/posts', '/api/calc/saude/imc'].map((path) => fetch(path))),
  );
  const stored = await storedPaths(page);
  expect(stored.filter((path) => /admin|embed|backend|^\/(rest|auth|storage|api|_api)/.test(path))).toEqual(
    stored.filter((path) => /embed-(page|panel)/.test(path)),
  );
  expect(stored.length).toBeGreaterThan(100);
});

test('without room on the device the site works as it did, and is no worse for what was lost', async ({
  page,
  context,
  copy,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: copy.address, quotaSize: 700_000 });
  await open(page, '/calculadora/saude/imc');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => navigator.serviceWorker.getRegistration());
  await open(page, '/calculadora/trabalhista/ferias');
  await page.locator('[name="salary"]').fill('3000');
  await calculateButton(page).click();
  await expect(resultValue(page, 'total').first()).toHaveText('R$ 4.000,00');
  expect((await keptPages(page)).length).toBeLessThan(CALCULATORS.length);

  await browser.send('Storage.overrideQuotaForOrigin', { origin: copy.address });
  await page.evaluate(async () => {
    const files = (await caches.keys()).find((name) => name.endsWith('arquivos'));
    await caches.delete(files ?? '');
  });
  await open(page, '/calculadora/saude/imc');
  await page.locator('[name="weight"]').fill('80');
  await page.locator('[name="height"]').fill('200');
  await calculateButton(page).click();
  await expect(resultValue(page, 'imc').first()).toContainText('20');
});

test('the worker of a build without one takes everything away', async ({ page, copy }) => {
  await open(page, '/');
  await waitUntilAllIsKept(page);
  await copy.withdraw();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
