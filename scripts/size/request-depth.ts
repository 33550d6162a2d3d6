/** How deep the requests of a page stand: each level is a round trip that cannot begin before the last one ends. */
import type { Page } from 'playwright';

/** What Chromium tells of a request. */
export interface Asked {
  readonly url: string;
  readonly initiator: Initiator;
}

interface Initiator {
  /** The file that asked for it, where that is no script. */
  readonly url?: string | undefined;
  readonly stack?: Stack | undefined;
}

/** The calls that led to a request; `parent` are those before an asynchronous step. */
interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack | undefined;
}

function scriptOf(stack: Stack | undefined): string | undefined {
  if (!stack) return undefined;
  return stack.callFrames.find(({ url }) => url !== '')?.url ?? scriptOf(stack.parent);
}

/**
 * The levels of requests, by address: 0 is the page, 1 what its HTML asks for, 2 what these files ask for, and so on.
 *
 * @param asked in the order of the requests; the first is the page's.
 */
export function depths(asked: readonly Asked[]): Map<string, number> {
  const known = new Map<string, number>();
  for (const { url, initiator } of asked) {
    if (known.has(url)) continue;
    const by = scriptOf(initiator.stack) ?? initiator.url;
    known.set(url, known.size === 0 ? 0 : (known.get(by ?? '') ?? 0) + 1);
  }
  return known;
}

/** Follows a page's requests from now on; the answer is the level of an address. */
export async function watchDepth(page: Page): Promise<(url: string) => number> {
  const asked: Asked[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    asked.push({ url: request.url, initiator });
  });
  await session.send('Network.enable');
  return (url) => depths(asked).get(url) ?? 0;
}
