import { test as base, type Page, type PlaywrightTestOptions } from 'playwright/test';
import { openSiteWithoutBackend } from './own-site.ts';

interface TestOptions {
  /**
   * Says when a test reuses its worker's page: `without-clock` replaces a page whose clock is simulated, because that
   * cannot be undone; `with-clock` is for tests that all set the clock; `never` is for first visits, service workers
   * and counts of requests.
   */
  reuse: 'without-clock' | 'with-clock' | 'never';
}

/** Page that a worker keeps for its next test, and its options. */
interface KeptPage {
  page?: Page;
  options?: string;
}

/**
 * `test` on the worker's page, which is reset before each test. The browser then keeps its process and the compiled
 * code, which halves the processor time of opening a page. Tests must dispose of their init scripts. All tests extend
 * this one, even those without a page, because Playwright starts new workers for each different set of worker fixtures.
 */
export const test = base.extend<TestOptions, { kept: KeptPage; builtSite: string }>({
  reuse: ['without-clock', { option: true }],
  kept: [
    async ({}, provide) => {
      const kept: KeptPage = {};
      await provide(kept);
      await kept.page?.context().close();
    },
    { scope: 'worker' },
  ],
  builtSite: [
    async ({}, provide) => {
      const { address, close } = await openSiteWithoutBackend();
      await provide(address);
      await close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, kept, baseURL, reuse, viewport, storageState }, provide) => {
    const options = `${baseURL} ${reuse}`;
    let { page } = kept;
    const isReusable = page?.isClosed() === false && reuse !== 'never' && options === kept.options;
    // Replace a page that is on the site of a single file, because only the data of the current site are deleted.
    if (page && isReusable && page.url().startsWith(`${baseURL}/`)) await reset(page, viewport, storageState);
    else page = undefined;
    if (page && reuse === 'without-clock' && (await hasSimulatedClock(page))) page = undefined;
    if (!page) {
      await kept.page?.context().close();
      page = await (await browser.newContext()).newPage();
    }
    Object.assign(kept, { page, options });
    await provide(page);
  },
  context: ({ page }, provide) => provide(page.context()),
});

/**
 * Resets what a test left: further pages, routes, listeners, permissions, emulated settings, the pointer, and stored
 * data except the initial ones.
 */
async function reset(
  page: Page,
  viewport: PlaywrightTestOptions['viewport'],
  initial: PlaywrightTestOptions['storageState'],
): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: null, forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
  // Accept dialogs, because a form may ask before its content is lost.
  page.on('dialog', (dialog) => void dialog.accept());
  // Open a file without scripts, so that nothing is stored again.
  await page.goto('/robots.txt');
  page.removeAllListeners();
  await page.mouse.move(0, 0);
  const entries =
    typeof initial === 'object' ? initial.origins.flatMap(({ localStorage }) => localStorage) : [];
  await page.evaluate(async (stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of stored) localStorage.setItem(name, value);
    const databases = await indexedDB.databases();
    await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise((resolve, reject) => {
            Object.assign(indexedDB.deleteDatabase(name), { onsuccess: resolve, onerror: reject });
          }),
      ),
    );
  }, entries);
}

/** True if `page.clock` has replaced the browser's clock. */
function hasSimulatedClock(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isFake' in Date);
}
