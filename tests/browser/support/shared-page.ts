import type { Browser, Fixtures, Page, PlaywrightTestOptions } from 'playwright/test';
import { test as siteTest } from './site.ts';
import type { LastPage } from './worker.ts';

/**
 * Reuses one page for the tests of a file and resets it before each, because the browser then keeps the compiled code,
 * which halves the processor time of opening a page. A fixed clock, init scripts, permissions and further pages stay
 * for the rest of the file.
 */
export const sharedPage: Fixtures<
  { page: Page },
  object,
  Pick<PlaywrightTestOptions, 'viewport' | 'storageState'> & { page: Page },
  { browser: Browser; last: LastPage }
> = {
  page: async ({ browser, last, viewport, storageState }, provide, { file }) => {
    if (last.page === undefined || last.page.isClosed() || last.file !== file) {
      await last.page?.context().close();
      last.page = await (await browser.newContext()).newPage();
      last.file = file;
    } else await empty(last.page, viewport, storageState);
    await provide(last.page);
  },
};

/** Resets what a test left: routes, listeners, emulated settings, and stored data except the initial ones. */
async function empty(
  page: Page,
  viewport: PlaywrightTestOptions['viewport'],
  initial: PlaywrightTestOptions['storageState'],
): Promise<void> {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners();
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: null, forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
  // Accept dialogs, because a form may ask before its content is lost.
  page.on('dialog', (dialog) => void dialog.accept());
  // Open a file without scripts, so that nothing is stored again.
  await page.goto('/robots.txt');
  page.removeAllListeners();
  const entries =
    typeof initial === 'object' ? initial.origins.flatMap(({ localStorage }) => localStorage) : [];
  await page.evaluate(async (kept) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of kept) localStorage.setItem(name, value);
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  }, entries);
}

/** `test` for public pages, on a shared page. */
export const test = siteTest.extend(sharedPage);
