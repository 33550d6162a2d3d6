import type { Page } from 'playwright/test';
import { test as base } from './site.ts';

/** The page of the last test of a worker, and the file of that test. */
interface Last {
  page?: Page;
  file?: string;
}

/**
 * Reuses one page for the tests of a file, emptied before each: the browser keeps the compiled code of the site, which
 * saves a third of the time of a test that only opens pages and looks. Clocks, init scripts, permissions and further
 * pages stay for the whole file.
 */
export const test = base.extend<object, { last: Last }>({
  last: [
    async ({ browserName: _ }, provide) => {
      const last: Last = {};
      await provide(last);
      await last.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, last, viewport }, provide, { file }) => {
    if (last.page === undefined || last.page.isClosed() || last.file !== file) {
      await last.page?.context().close();
      last.page = await (await browser.newContext()).newPage();
      last.file = file;
    } else await empty(last.page, viewport);
    await provide(last.page);
  },
});

/** Removes what a test left: routes, listeners, emulated settings and stored data. */
async function empty(page: Page, viewport: { width: number; height: number } | null): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners();
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: null, forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
  // A file of the site without scripts, so that nothing is stored again.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
