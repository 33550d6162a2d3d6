/** The code that answers a press is loaded at the first use of the form, and not when the page opens. */
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { createGate } from './support/gate.ts';
import { calculateButton, open, refusalSummary, resultRegion, resultValue } from './support/site.ts';
import { test } from './support/worker.ts';

const FERIAS = '/calculadora/trabalhista/ferias';

/** The part of that code that all calculators share. */
const SHARED = /\/assets\/resultado-[^/]+\.js$/;

const salary = (page: Page) => page.locator('[name="salary"]');

/** Holds it back until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const gate = createGate();
  await page.route(SHARED, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

test('a page that is only read does not load that code; the first touch does', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (SHARED.test(request.url())) loaded.push(request.url());
  });
  await open(page, FERIAS);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await salary(page).focus();
  await expect.poll(() => loaded.length).toBe(1);
});

test('a press waits for it visibly; text typed meanwhile counts', { tag: '@engines' }, async ({ page }) => {
  const letCome = await holdBack(page);
  await open(page, FERIAS);
  await salary(page).fill('3000');
  await calculateButton(page).click();
  await expect(resultRegion(page).getByText('Calculando…')).toBeVisible();
  await expectAccessible(page);
  await salary(page).fill('6000');
  letCome();
  // CLT art. 142 and the constitutional third: 6,000 + 6,000 ÷ 3.
  await expect(resultValue(page, 'total').first()).toHaveText('R$ 8.000,00');
  await expect(resultRegion(page).getByText('Calculando…')).toHaveCount(0);
});

test('a refused press is refused once the code has arrived', { tag: '@engines' }, async ({ page }) => {
  const letCome = await holdBack(page);
  await open(page, FERIAS);
  await salary(page).fill('0');
  await calculateButton(page).click();
  letCome();
  await expect(refusalSummary(page)).toBeFocused();
  await expect(resultRegion(page).getByText('Calculando…')).toHaveCount(0);
  await expect(page.locator('[data-result]')).toHaveCount(0);
});

test('the page reports code that does not arrive; a reload brings the requested result', async ({ page }) => {
  let isCutOff = true;
  await page.route(SHARED, (route) => (isCutOff ? route.abort() : route.continue()));
  await open(page, FERIAS);
  await salary(page).fill('3000');
  await calculateButton(page).click();
  const alert = resultRegion(page).getByRole('alert');
  await expect(alert).toContainText('O que faz a conta não chegou.');
  await expectAccessible(page);
  // By then the history entry holds the typed text.
  await page.waitForTimeout(400);
  isCutOff = false;
  await resultRegion(page).getByRole('button', { name: 'Recarregar a página' }).click();
  // 3,000 + 3,000 ÷ 3.
  await expect(resultValue(page, 'total').first()).toHaveText('R$ 4.000,00');
  await expect(salary(page)).toHaveValue('3.000,00');
});
