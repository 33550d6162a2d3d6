import { use } from 'react';
import { PageRecorderContext, type Thing } from '../site/page-record.ts';

/**
 * Adds structured data to the prerendered page, outside the hydrated root. The browser does not need it, so write
 * `{import.meta.env.SSR && <JsonLd thing={…} />}`, which removes it from the client bundle.
 */
export function JsonLd({ thing }: { readonly thing: Thing }) {
  use(PageRecorderContext)?.add(thing);
  return null;
}
