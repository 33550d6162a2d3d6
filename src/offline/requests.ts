/** Decides which requests the worker handles, and how; the browser handles all others. */
import { ROOT_FILES } from './facts.ts';

/**
 * `page`: the network, else the stored copy, else the offline page; `data`: the network, else the stored copy; `file`:
 * the stored copy; `none`: left to the browser.
 */
export type Handling = 'page' | 'data' | 'file' | 'none';

/** Path prefixes of accounts, server responses, previews and embedded pages, which are never stored. */
const NOT_OURS =
  /^\/(?:admin|login|embed|auth|rest|storage|realtime|graphql|functions|api|_api|saude|previa)(?:\/|$)/;

/** Decides how the worker handles a request from an origin. */
export function handlingOf({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): Handling {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin || NOT_OURS.test(pathname)) return 'none';
  if (pathname.startsWith('/assets/')) return 'file';
  const isData = pathname.startsWith('/dados/') && pathname.endsWith('.json');
  if (isData || ROOT_FILES.includes(pathname)) return 'data';
  // Leave a name with a dot to the browser, because it is a file.
  return pathname.includes('.') ? 'none' : 'page';
}
