import { use } from 'react';
import { PageRecorderContext, type Thing } from '../site/page-record.ts';

/**
 * Puts structured data into the prerendered page, outside of what React takes over. A browser has no use for it:
 * write `{import.meta.env.SSR && <JsonLd thing={…} />}`, so that its scripts carry none of it.
 */
export function JsonLd({ thing }: { readonly thing: Thing }) {
  use(PageRecorderContext)?.add(thing);
  return null;
}
