import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page, Response } from 'playwright';

const compress = promisify(brotliCompress);

/** What a page loads, compressed with Brotli, in bytes. */
export interface Weight {
  /** Scripts, those that stand in the page's HTML included. */
  scripts: number;
  /** Everything. */
  total: number;
}

const typeOf = (response: Response) => response.headers()['content-type'] ?? '';
const isText = (response: Response) => /^text|json|svg/.test(typeOf(response));

/** The scripts within the HTML, and not the data. */
function inlineScripts(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('script')]
      .filter(({ src, type }) => src === '' && /^(?:|module|text\/javascript)$/.test(type))
      .map(({ text }) => text)
      .join('\n'),
  );
}

const compressed = async (content: Buffer) => (content.length === 0 ? 0 : (await compress(content)).length);

/** Weighs everything that a page loads during a visit. */
export async function weigh(page: Page, visit: () => Promise<unknown>): Promise<Weight> {
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.ok() && response.url().startsWith('http')) responses.set(response.url(), response);
  });
  await visit();
  const weight: Weight = { scripts: await compressed(Buffer.from(await inlineScripts(page))), total: 0 };
  for (const response of responses.values()) {
    const body = await response.body();
    const bytes = isText(response) ? await compressed(body) : body.length;
    weight.total += bytes;
    if (typeOf(response).startsWith('text/javascript')) weight.scripts += bytes;
  }
  return weight;
}
