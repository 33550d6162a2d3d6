import { expect, type Frame, type Locator, type Page } from 'playwright/test';
import { createGate } from './gate.ts';
import { isHydrated } from './is-hydrated.ts';
import { expectSilence } from './silence.ts';
import { test as base } from './worker.ts';

/** A page that must log nothing. */
export const test = base.extend<{ silence: undefined }>({
  silence: [async ({ page }, use) => expectSilence(page, () => use(undefined)), { auto: true }],
});

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isHydrated);
}

export function resultRegion(page: Page) {
  return page.getByRole('region', { name: 'Resultado' });
}

/** Element that shows a value of the result. */
export function resultValue(page: Page, path: string) {
  return page.locator(`[data-result="${path}"]`);
}

/** Opens all sections of the result, which are collapsed on a phone. */
export async function unfoldResult(page: Page): Promise<void> {
  // Wait for the first value, because the code that draws it may still be loading.
  await resultRegion(page).locator('[data-result]').first().waitFor({ state: 'attached' });
  const folded = resultRegion(page).locator('details.result-section:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().press('Enter');
}

/** Opens a calculator with values in its address, or with its defaults, and opens all sections of its result. */
export async function openCalculated(page: Page, address: string, first: string): Promise<void> {
  await open(page, `/calculadora/${address}`);
  // Calculate only without values, because an address with values is calculated when it opens.
  if (!address.includes('#')) await calculateButton(page).click();
  await expect(resultValue(page, first)).toBeAttached();
  await unfoldResult(page);
}

/** Fills the form with the example of that title, or with the first one. */
export async function chooseExample(page: Page, title?: string): Promise<void> {
  const examples = page.locator('main details').filter({ hasText: 'Ver um exemplo' });
  await examples.locator('summary').click();
  const button =
    title === undefined
      ? examples.getByRole('button').first()
      : examples.getByRole('button', { name: title, exact: true });
  await button.click();
}

/** Opens "Mais", and returns the button of a tool in it. */
export async function toolButton(page: Page, name: string): Promise<Locator> {
  const more = resultRegion(page).getByRole('button', { name: 'Mais', exact: true });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.press('Enter');
  return resultRegion(page).getByRole('button', { name, exact: true });
}

/** Records later announcements of the result's region; returns a function that reads them. */
export async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const status = resultRegion(page).getByRole('status').first();
  await status.evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { testHeard: heard });
    new MutationObserver(() => heard.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () =>
    page.evaluate(() => {
      const { testHeard } = window as unknown as { readonly testHeard: string[] };
      return testHeard.filter((text) => text !== '');
    });
}

/** A colour of the theme by name, in the notation that browsers report. */
export function colourOf(page: Page, name: string): Promise<string> {
  return page.evaluate((property) => {
    const probe = document.createElement('p');
    probe.style.color = `var(${property})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, `--color-${name}`);
}

/** Counts icons that are missing from the sprite. */
export function undrawnIcons(scope: Page | Locator): Promise<number> {
  return scope.locator('svg > use').evaluateAll(async (uses) => {
    const sprite = await (await fetch('/icones.svg')).text();
    const drawings = new DOMParser().parseFromString(sprite, 'image/svg+xml');
    const isDrawn = (address: string | null) =>
      address?.startsWith('/icones.svg#') && drawings.getElementById(address.split('#')[1] ?? '');
    return uses.filter((use) => !isDrawn(use.getAttribute('href'))).length;
  });
}

/** The submit button of a calculator's form. */
export function calculateButton(page: Page) {
  return page.getByRole('button', { name: 'Calcular', exact: true });
}

/** Summary of refusals above the button of a calculator's form. */
export function refusalSummary(page: Page) {
  return page.locator('form').getByRole('alert');
}

/** Opens a page whose scripts are delayed until the returned function is called. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = createGate();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  // Wait for the style sheet, because elements have other sizes before it.
  await page.waitForFunction(() => document.styleSheets.length > 0);
  return async () => {
    scripts.open();
    await page.waitForLoadState('networkidle');
  };
}

export { expect, type Frame, type Page };
