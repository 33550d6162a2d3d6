import { sharedPage } from './shared-page.ts';
import { test as onAnySite } from './site.ts';

/** A page of the site as built, because on the shared server other tests publish articles meanwhile. */
export const test = onAnySite.extend<{ baseURL: string | undefined }>({
  baseURL: ({ builtSite }, provide) => provide(builtSite),
});

/** The same, on the page that the tests of a file share. */
export const sharedTest = test.extend(sharedPage);
