import type { Browser, Page, Response } from 'playwright';
import { brotlied } from '../../build/precompress.ts';
import { isCompressible } from '../../server/site/static-files.ts';
import type { PageWeight } from './page-kinds.ts';
import { watchDepth } from './request-depth.ts';

/** A page is idle after this long without a pending request. */
const QUIET_MS = 400;
const POLL_MS = 50;

type Part = 'scripts' | 'styles' | 'other';

function partOf(response: Response): Part {
  const type = response.headers()['content-type'] ?? '';
  if (type.startsWith('text/javascript')) return 'scripts';
  return type.startsWith('text/css') ? 'styles' : 'other';
}

async function weigh(response: Response): Promise<number> {
  const body = await response.body();
  const file = new URL(response.url()).pathname;
  const isText = isCompressible(file) || (response.headers()['content-type'] ?? '').startsWith('text/');
  return isText ? (await brotlied(body)).byteLength : body.byteLength;
}

/** Pages share most files, so compressed sizes are memoized. */
const weights = new Map<string, Promise<number>>();

function weightOf(response: Response): Promise<number> {
  const weight = weights.get(response.url()) ?? weigh(response);
  weights.set(response.url(), weight);
  return weight;
}

/** Resolves when the page's main thread is idle: on a busy machine it requests further files late. */
const pageIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 })));

/** Collects a page's responses from now on; `rest` waits until the page is idle. */
function watch(page: Page, base: string): { responses: Map<string, Response>; rest: () => Promise<void> } {
  const responses = new Map<string, Response>();
  let underWay = 0;
  let lastChange = performance.now();
  const change = (by: number) => {
    underWay += by;
    lastChange = performance.now();
  };
  page.on('request', () => change(1));
  page.on('requestfinished', () => change(-1));
  page.on('requestfailed', () => change(-1));
  page.on('response', (response) => {
    if (response.ok() && response.url().startsWith(base)) responses.set(response.url(), response);
  });
  const isBusy = () => underWay > 0 || performance.now() - lastChange < QUIET_MS;
  const rest = async () => {
    lastChange = performance.now();
    while (isBusy()) {
      await page.waitForTimeout(POLL_MS);
      await pageIdle(page);
    }
  };
  return { responses, rest };
}

/** What some responses weigh, in bytes of brotli. */
async function sumsOf(responses: Iterable<Response>, base: string) {
  const sums = { scripts: 0, styles: 0, other: 0 };
  const files: PageWeight['files'] = [];
  for (const response of responses) {
    const bytes = await weightOf(response);
    sums[partOf(response)] += bytes;
    if (partOf(response) === 'scripts') files.push({ name: response.url().slice(base.length), bytes });
  }
  return { ...sums, files };
}

/** The head of an answer, as HTTP/1.1 writes it. */
async function headBytes(response: Response): Promise<number> {
  const lines = (await response.headersArray()).map(({ name, value }) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${response.status()} ${response.statusText()}\r\n${lines.join('')}\r\n`.length;
}

/**
 * Opens a page in a fresh browser profile and measures everything it fetches until it is idle; on a page with
 * a form, then what using it and pressing its button fetches.
 *
 * @param base address of the server, without a trailing slash
 * @throws Error when the page does not answer with 200
 */
export async function weighPage(browser: Browser, base: string, path: string): Promise<PageWeight> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    // What keeps the site on the device comes once the page has nothing else to do: no part of its load.
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const page = await context.newPage();
    const { responses, rest } = watch(page, base);
    const depthOf = await watchDepth(page);
    const opened = await page.goto(base + path);
    if (opened?.status() !== 200) throw new Error(`${path}: resposta ${opened?.status() ?? 'nenhuma'}.`);
    await rest();
    const { scripts, styles, other, files } = await sumsOf(responses.values(), base);
    const button = page.locator('main form button[type=submit]:enabled').first();
    if (await button.isVisible()) {
      await button.click();
      await rest();
    }
    const used = await sumsOf(responses.values(), base);
    const depth = Math.max(...[...responses.keys()].map(depthOf));
    const document = (await headBytes(opened)) + (await weightOf(opened));
    return {
      path,
      scripts,
      styles,
      total: scripts + styles + other,
      used: used.scripts,
      depth,
      document,
      files,
    };
  } finally {
    await context.close();
  }
}
