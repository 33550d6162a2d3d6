/** Which requests the worker answers, and how; it does not touch any other. */
import { ROOT_FILES } from './facts.ts';

/**
 * `page`: from the network, else as it was, else the offline page; `data`: from the network, else as it was; `file`: as it
 * is kept; `none`: by the browser alone.
 */
export type Handling = 'page' | 'data' | 'file' | 'none';

/** First segments of addresses with accounts, answers of servers, previews, or pages within other sites. */
const NOT_OURS =
  /^\/(?:admin|login|embed|auth|rest|storage|realtime|graphql|functions|api|_api|saude|previa)(?:\/|$)/;

/** How the worker of an origin answers a request. */
export function handlingOf({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): Handling {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin || NOT_OURS.test(pathname)) return 'none';
  if (pathname.startsWith('/assets/')) return 'file';
  const isData = pathname.startsWith('/dados/') && pathname.endsWith('.json');
  if (isData || ROOT_FILES.includes(pathname)) return 'data';
  // A name with a dot is a file, which the browser shows by itself.
  return pathname.includes('.') ? 'none' : 'page';
}
