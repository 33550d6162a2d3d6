import { openSiteWithoutBackend } from './own-site.ts';
import { test as onAnySite } from './site.ts';

/** A page of the site as it was built: on the server of all tests, others publish articles meanwhile. */
export const test = onAnySite.extend<{ baseURL: string | undefined }, { builtSite: string }>({
  builtSite: [
    async ({}, provide) => {
      const { address, close } = await openSiteWithoutBackend();
      await provide(address);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ builtSite }, provide) => provide(builtSite),
});
