/** Which requests the worker answers, and how: all others it does not touch. */
import { ROOT_FILES } from './list.ts';

/**
 * How a request is answered. `page`: from the network, else drawn in the shell; `article`: from the network, else as it was
 * when it was read; `file`: as it is kept; `data`: from the network, else as it is kept; `none`: by the browser alone.
 */
export type Handling = 'page' | 'article' | 'file' | 'data' | 'none';

/** What is decided by. */
export interface RequestFacts {
  readonly method: string;
  /** `navigate` for a document. */
  readonly mode: string;
  readonly url: string;
}

/** First segments of addresses with accounts, answers of servers, or pages within other sites. */
const NOT_OURS =
  /^\/(?:admin|login|embed|auth|rest|storage|realtime|graphql|functions|api|_api|saude)(?:\/|$)/;

/** The article that is at an address, or the list of them. */
const BLOG = /^\/blog(?:\/|$)/;

/** How a request to a site's worker is answered. */
export function handlingOf({ method, mode, url }: RequestFacts, origin: string): Handling {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin || NOT_OURS.test(pathname)) return 'none';
  if (mode === 'navigate') {
    // A name with a dot is a file, which the browser shows by itself.
    if (pathname.includes('.')) return 'none';
    return BLOG.test(pathname) ? 'article' : 'page';
  }
  if (pathname.startsWith('/assets/')) return 'file';
  const isData = pathname.startsWith('/dados/') && pathname.endsWith('.json');
  return isData || ROOT_FILES.includes(pathname) ? 'data' : 'none';
}
