/** The answering code loads on the first interaction with the form, not when the page opens. */
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { createGate } from './support/gate.ts';
import { calculateButton, open, refusalSummary, resultRegion, resultValue } from './support/site.ts';
import { test } from './support/worker.ts';

const FERIAS = '/calculadora/trabalhista/ferias';

/** The shared chunk of the answering code. */
const SHARED = /\/assets\/resultado-[^/]+\.js$/;

const salary = (page: Page) => page.locator('[name="salary"]');

/** Delays that chunk until the returned function is called. */
async function delayShared(page: Page): Promise<() => void> {
  const gate = createGate();
  await page.route(SHARED, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

test('the answering code loads on the first interaction, not on a page that is only read', async ({
  page,
}) => {
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

test(
  'a click before it is loaded shows that it is working, and uses text typed meanwhile',
  { tag: '@engines' },
  async ({ page }) => {
    const release = await delayShared(page);
    await open(page, FERIAS);
    await salary(page).fill('3000');
    await calculateButton(page).click();
    await expect(resultRegion(page).getByText('Calculando…')).toBeVisible();
    await expectAccessible(page);
    await salary(page).fill('6000');
    release();
    // CLT art. 142 and the constitutional third: 6,000 + 6,000 ÷ 3.
    await expect(resultValue(page, 'total').first()).toHaveText('R$ 8.000,00');
    await expect(resultRegion(page).getByText('Calculando…')).toHaveCount(0);
  },
);

test(
  'a click on an invalid form is refused once the answering code is loaded',
  { tag: '@engines' },
  async ({ page }) => {
    const release = await delayShared(page);
    await open(page, FERIAS);
    await salary(page).fill('0');
    await calculateButton(page).click();
    release();
    await expect(refusalSummary(page)).toBeFocused();
    await expect(resultRegion(page).getByText('Calculando…')).toHaveCount(0);
    await expect(page.locator('[data-result]')).toHaveCount(0);
  },
);

test('a failed download is reported, and a reload shows the requested result', async ({ page }) => {
  let isCutOff = true;
  await page.route(SHARED, (route) => (isCutOff ? route.abort() : route.continue()));
  await open(page, FERIAS);
  await salary(page).fill('3000');
  await calculateButton(page).click();
  const alert = resultRegion(page).getByRole('alert');
  await expect(alert).toContainText('A parte da página que faz a conta não carregou.');
  await expectAccessible(page);
  // Wait until the history entry has the typed text.
  await page.waitForTimeout(400);
  isCutOff = false;
  await resultRegion(page).getByRole('button', { name: 'Recarregar a página' }).click();
  // 3,000 + 3,000 ÷ 3.
  await expect(resultValue(page, 'total').first()).toHaveText('R$ 4.000,00');
  await expect(salary(page)).toHaveValue('3.000,00');
});
