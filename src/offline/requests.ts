/** Decides which requests the worker answers, and how; it ignores all others. */
import { ROOT_FILES } from './facts.ts';

/**
 * `page`: from the network, else the stored copy, else the offline page; `data`: from the network, else the stored
 * copy; `file`: the stored copy; `none`: left to the browser.
 */
export type Handling = 'page' | 'data' | 'file' | 'none';

/** First segments of addresses with accounts, answers of servers, previews, or embedded pages. */
const NOT_OURS =
  /^\/(?:admin|login|embed|auth|rest|storage|realtime|graphql|functions|api|_api|saude|previa)(?:\/|$)/;

/** The worker's way to answer a request of an origin. */
export function handlingOf({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): Handling {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin || NOT_OURS.test(pathname)) return 'none';
  if (pathname.startsWith('/assets/')) return 'file';
  const isData = pathname.startsWith('/dados/') && pathname.endsWith('.json');
  if (isData || ROOT_FILES.includes(pathname)) return 'data';
  // A name with a dot is a file, which the browser shows itself.
  return pathname.includes('.') ? 'none' : 'page';
}
