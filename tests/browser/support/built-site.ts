import { test as onAnySite } from './site.ts';

/** A page of the built site on a separate server, because other tests publish articles on the shared one. */
export const test = onAnySite.extend<{ baseURL: string | undefined }>({
  baseURL: ({ builtSite }, provide) => provide(builtSite),
});
