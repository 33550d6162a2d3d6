/** Drives Firefox through WebDriver BiDi. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { launch, type Browser, type BrowserContext, type Frame, type Page } from 'puppeteer-core';
import { DIST } from '../../build/paths.ts';
import { findFirefox } from '../../scripts/setup/browsers.ts';
import { openLocally, type OpenSite } from '../../server/site/testing/open-site.ts';
import { createSiteServer } from '../../server/site/site-server.ts';
import { createGate } from '../browser/support/gate.ts';
import { isHydrated } from '../browser/support/is-hydrated.ts';
import { openOwnSite, type OwnSite } from '../browser/support/own-site.ts';

export type { Page };

/** First administrator of the site under test. */
export const ADMIN = { email: 'admin@calculario.local', password: randomUUID() };

/** Starts the system's Firefox in Portuguese. @throws Error if there is none */
export function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('Nenhum Firefox nesta máquina.');
  return launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
    env: { ...process.env, TZ: 'America/Sao_Paulo' },
  });
}

/** Serves the built site with a backend in memory and live articles. */
export function openLiveSite(): Promise<OwnSite> {
  process.env['CALCULARIO_ADMIN_PASSWORD'] = ADMIN.password;
  return openOwnSite({ isLive: true });
}

/** Site on a simulated slow connection. */
export interface SlowSite extends OpenSite {
  readonly sendScripts: () => void;
}

/** Serves the built site, and holds back its modules until released. */
export async function openSlowSite(): Promise<SlowSite> {
  const site = createSiteServer({ root: DIST, env: {} });
  const { opened, open: sendScripts } = createGate();
  const slow = createServer((request, answer) => {
    const isScript = /^\/assets\/.*\.js$/.test(request.url ?? '');
    void (isScript ? opened : Promise.resolve()).then(() => site.emit('request', request, answer));
  });
  return { ...(await openLocally(slow)), sendScripts };
}

export interface Visit {
  readonly page: Page;
  /** Errors, warnings, exceptions and violations of the policy. */
  readonly noise: string[];
  readonly end: () => Promise<void>;
}

/** Opens an empty page with its own storage. */
export async function startVisit(browser: Browser): Promise<Visit> {
  const context: BrowserContext = await browser.createBrowserContext();
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return { page, noise, end: () => context.close() };
}

/** Waits until a page is hydrated. */
export async function waitUntilAlive(page: Page | Frame): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilAlive(page);
}

/** Reads the text of the first element that matches a selector, or "" without one, for `expect.poll`. */
export const textIn = (page: Page | Frame, selector: string) => async (): Promise<string> => {
  const element = await page.$(selector);
  return (await element?.evaluate(({ textContent }) => textContent)) ?? '';
};

/** Reads the value of the first field that matches a selector. */
export function valueIn(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (field) => (field as HTMLInputElement).value);
}

/** Clicks on the element that matches a selector, once it exists and does not move. */
export async function press(page: Page | Frame, selector: string): Promise<void> {
  await page.locator(selector).click();
}

/** Types into a field with individual keystrokes. */
export async function type(page: Page | Frame, selector: string, text: string): Promise<void> {
  await page.locator(selector).wait();
  await page.type(selector, text);
}

/** Presses a key with Control, or Command on a Mac. */
export async function pressShortcut(page: Page, key: 'a' | 'c' | 'v' | 'z'): Promise<void> {
  const control = process.platform === 'darwin' ? 'Meta' : 'Control';
  await page.keyboard.down(control);
  await page.keyboard.press(key);
  await page.keyboard.up(control);
}

export async function replace(page: Page, selector: string, text: string): Promise<void> {
  await page.focus(selector);
  await pressShortcut(page, 'a');
  await page.keyboard.type(text);
}
