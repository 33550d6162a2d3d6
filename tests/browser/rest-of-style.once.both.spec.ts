/** A page opens with its own style and icons alone; what is drawn later waits for the rest of the style. */
import { test as loud } from 'playwright/test';
import { createGate } from './support/gate.ts';
import { expect, moveOnto, open, resultRegion, test, undrawnIcons, type Page } from './support/site.ts';

const REST = /\/assets\/estilos-\w+\.css$|\/icones\.svg$/;

/** Notes what is asked for of the rest, and holds the style back until it is let through. */
async function watchRest(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (REST.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  const style = createGate();
  await page.route('**/assets/estilos-*.css', async (route) => {
    await style.opened;
    await route.continue();
  });
  return { asked, letThrough: () => style.open() };
}

const EXAMPLE = 'main form ~ div li button';

for (const path of ['/', '/calculadoras-saude', '/blog', '/calculadora/saude/imc', '/privacidade']) {
  test(`${path} opens without the rest of style and icons, which the first touch brings`, async ({
    page,
  }) => {
    const { asked, letThrough } = await watchRest(page);
    letThrough();
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    // Every icon on the page has its drawing.
    expect(await page.locator('svg > use').count()).toBeGreaterThan(0);
    expect(await undrawnIcons(page)).toBe(0);
    await page.keyboard.press('Shift');
    await expect.poll(() => asked.toSorted()).toEqual([expect.stringMatching(/estilos/), '/icones.svg']);
  });
}

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('a pointer brings it before it presses: what answers one is not in the HTML', async ({ page }) => {
    const { asked, letThrough } = await watchRest(page);
    letThrough();
    await open(page, '/');
    const search = page.locator('main').getByRole('button', { name: 'Buscar' });
    const colour = () => search.evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await colour();
    await moveOnto(search);
    await expect.poll(() => asked.length).toBe(2);
    await expect.poll(colour).not.toBe(before);
  });
});

test('a result waits for its style, and has its icons', async ({ page }) => {
  const { letThrough } = await watchRest(page);
  await open(page, '/calculadora/saude/imc');
  await page.locator(EXAMPLE).first().click();
  await page.waitForTimeout(300);
  await expect(resultRegion(page).locator('[data-result]')).toHaveCount(0);
  letThrough();
  await expect(resultRegion(page).locator('[data-result]').first()).toBeVisible();
  await expect.poll(() => undrawnIcons(page)).toBe(0);
});

test('a page of another kind is shown with its style', async ({ page }) => {
  const { letThrough } = await watchRest(page);
  await open(page, '/calculadoras-saude');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('main').locator('a[href="/calculadora/saude/imc"]').first().click();
  await page.waitForTimeout(300);
  await expect(heading).toContainText('Calculadoras de saúde');
  letThrough();
  await expect(heading).toContainText('IMC');
});

// The browser says what did not come.
loud('without the rest of the style the page works all the same', async ({ page }) => {
  await page.route('**/assets/estilos-*.css', (route) => route.abort());
  await open(page, '/calculadora/saude/imc');
  await page.locator(EXAMPLE).first().click();
  await expect(resultRegion(page).locator('[data-result]').first()).toBeVisible();
});
