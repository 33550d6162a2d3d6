/** Without scripts every page is readable, follows the system's theme, and names the features that need scripts. */
import { expectToFit } from './support/accessible.ts';
import { calculateButton, colourOf } from './support/site.ts';
import type { Browser, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { test } from './support/worker.ts';

type ContextOptions = Parameters<Browser['newContext']>[0];

async function plainPage(browser: Browser, options: ContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  return context.newPage();
}

test('a calculator states that it needs scripts, shows its article and submits nothing', async ({ browser }, {
  project,
}) => {
  const page = await plainPage(browser, project.use);
  await page.goto('/calculadora/trabalhista/ferias');
  const notice = page.locator('main noscript > div');
  await expect(notice).toBeVisible();
  expect(await notice.textContent()).toContain('Este formulário precisa de JavaScript');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculadora de férias');
  await expect(page.getByRole('heading', { name: 'Como é calculado' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fontes' })).toBeVisible();
  // Check the colour, because a button that cannot work must not look clickable.
  await expect(calculateButton(page)).not.toHaveCSS('background-color', await colourOf(page, 'brand'));
  await expect(calculateButton(page)).toHaveCSS('cursor', 'not-allowed');
  await expectToFit(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.locator('[name="salary"]').fill('3000');
  await page.locator('[name="salary"]').press('Enter');
  await calculateButton(page).click();
  await page.waitForTimeout(300);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/calculadora/trabalhista/ferias');
  await page.context().close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the theme follows a ${colorScheme} system`, async ({ browser }, { project }) => {
    const page = await plainPage(browser, { ...project.use, colorScheme });
    await page.goto('/');
    const dark = colorScheme === 'dark';
    const channels = await page
      .locator('body')
      .evaluate((body) =>
        (getComputedStyle(body).backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number),
      );
    expect(channels).toHaveLength(3);
    for (const channel of channels) expect(channel < 60).toBe(dark);
    // Expect no theme switch, because it needs scripts.
    await expect(page.getByRole('button', { name: /Mudar o tema/ })).toBeHidden();
    await page.context().close();
  });
}

test('every kind of page is reachable by links', async ({ browser }, { project }) => {
  const page = await plainPage(browser, project.use);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Saúde' }).first().click();
  await expect(page).toHaveURL('/calculadoras-saude');
  await page.getByRole('main').getByRole('link', { name: 'IMC' }).first().click();
  await expect(page).toHaveURL('/calculadora/saude/imc');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('main').locator('a[href="/blog/imc-como-calcular"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('IMC');
  await page.context().close();
});
