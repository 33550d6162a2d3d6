import { test as base, type Page } from 'playwright/test';
import { openSiteWithoutBackend } from './own-site.ts';

/** Page of the worker's last test, and the file of that test. */
export interface LastPage {
  page?: Page;
  file?: string;
}

/**
 * `test` with everything that a worker keeps between tests. All tests extend it, even those that use none of it,
 * because Playwright starts new workers with new browsers for each different set of worker fixtures.
 */
export const test = base.extend<object, { last: LastPage; builtSite: string }>({
  last: [
    async ({}, provide) => {
      const last: LastPage = {};
      await provide(last);
      await last.page?.context().close();
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
});
