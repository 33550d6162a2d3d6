import { use } from 'react';
import { PageRecorderContext, type Thing } from '../site/page-record.ts';

/**
 * Adds structured data to the prerendered page, outside of the hydrated root. It is not needed in the
 * browser: write `{import.meta.env.SSR && <JsonLd thing={…} />}`, so that it is removed from the client
 * bundle.
 */
export function JsonLd({ thing }: { readonly thing: Thing }) {
  use(PageRecorderContext)?.add(thing);
  return null;
}
