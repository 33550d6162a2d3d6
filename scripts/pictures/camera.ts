/** Takes reproducible screenshots. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { MISSING_PATH, type Shot } from './pages.ts';

/** Fixed time of the pages, in the past so that the administrator's session never looks expired. */
const NOON = new Date('2026-11-20T12:00:00-03:00');

/** Width of a window, in CSS pixels, below which the device is a phone. */
const MIN_DESKTOP_WIDTH = 600;

/** Number of screenshots after which a page counts as unstable. */
const MAX_ATTEMPTS = 12;

/** Cookies and local storage of a browser profile. */
export type Profile = Awaited<ReturnType<BrowserContext['storageState']>>;

const isCalculator = ({ path }: Shot) => path.startsWith('/calculadora/');

/** Opens a new browser profile with a fixed time and without animations. */
async function openProfile(browser: Browser, shot: Shot, profile?: Profile): Promise<BrowserContext> {
  const { width, height, theme } = shot;
  const isPhone = width < MIN_DESKTOP_WIDTH;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    ...(theme === 'forced' ? { forcedColors: 'active' } : { colorScheme: theme }),
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    ...(profile && { storageState: profile }),
  });
  await context.clock.setFixedTime(NOON);
  return context;
}

/** Selects the first example of a calculator and waits for its result. */
async function calculate(page: Page): Promise<void> {
  const examples = page.locator('main details').filter({ hasText: 'Ver um exemplo' });
  await examples.locator('summary').click();
  await examples.getByRole('button').first().click();
  const result = page.getByRole('region', { name: 'Resultado' });
  await result.locator('[data-result]').first().waitFor({ state: 'attached' });
}

/** Waits until the network and the scripts of the page are idle. */
async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
}

/** Scrolls through the page and waits for everything that it loads lazily. */
async function loadEverything(page: Page): Promise<void> {
  await waitForIdle(page);
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.waitForFunction(() => !document.body.textContent.includes('Carregando...'));
  await waitForIdle(page);
}

/** Resets the focus, the pointer and all scroll positions. */
async function resetState(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
    window.scrollTo(0, 0);
  });
}

/** Takes full-page screenshots until two in a row are identical. */
async function stablePicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let last = await take();
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the page never stops changing');
}

/**
 * Takes one screenshot, as a PNG.
 *
 * @param base address of the site, without a trailing slash
 * @param profile profile of a signed-in administrator, for admin screens
 * @throws Error if the page does not load, has no result for its first example, or never becomes stable
 */
export async function takePicture(
  browser: Browser,
  base: string,
  shot: Shot,
  profile?: Profile,
): Promise<Buffer> {
  const context = await openProfile(browser, shot, profile);
  try {
    const page = await context.newPage();
    const status = (await page.goto(base + shot.path))?.status();
    if (status !== (shot.path === MISSING_PATH ? 404 : 200)) throw new Error(`resposta ${status}`);
    await waitForIdle(page);
    if (isCalculator(shot)) await calculate(page);
    await loadEverything(page);
    await resetState(page);
    return await stablePicture(page);
  } finally {
    await context.close();
  }
}

/**
 * Signs in through the login page.
 *
 * @returns profile of the administrator, for `takePicture`
 */
export async function signIn(
  browser: Browser,
  base: string,
  admin: { readonly email: string; readonly password: string },
): Promise<Profile> {
  const context = await openProfile(browser, {
    path: '',
    width: 1280,
    height: 800,
    theme: 'light',
    admin: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(`${base}/admin/login`);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Senha', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}
