/** Inputs in the history of the browser: back, forward, links within a page, and a reload. */
import { calculateButton, expect, open, resultValue, test, type Page } from './support/site.ts';

const weight = (page: Page) => page.locator('[name="weight"]');
const entry = (page: Page) => page.evaluate(() => JSON.stringify(window.history.state));
const goTo = (page: Page, fragment: string) =>
  page.evaluate((hash) => (window.location.hash = hash), fragment);

async function calculated(page: Page): Promise<void> {
  await open(page, '/calculadora/saude/imc');
  await weight(page).fill('64');
  await page.locator('[name="height"]').fill('160');
  await calculateButton(page).click();
  // 64 ÷ 1.6² = 25
  await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
  await expect.poll(() => entry(page)).toContain('"calculated":true');
}

test('back and forward restore the inputs around a shared address, which can be opened again', async ({
  page,
}) => {
  const shared = '#weight=80&height=160';
  await calculated(page);
  await goTo(page, shared);
  await expect(weight(page)).toHaveValue('80');
  await page.goBack();
  await expect(weight(page)).toHaveValue('64');
  await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
  await page.goForward();
  await expect(weight(page)).toHaveValue('80');
  await weight(page).fill('90');
  await expect(page).toHaveURL('/calculadora/saude/imc');
  await page.goBack();
  await expect(weight(page)).toHaveValue('64');
  await page.goForward();
  await expect(weight(page)).toHaveValue('90');
  await goTo(page, shared);
  await expect(weight(page)).toHaveValue('80');
  await weight(page).fill('90');
  await expect(page).toHaveURL('/calculadora/saude/imc');
  await goTo(page, shared);
  await expect(weight(page)).toHaveValue('80');
});

test('a link to a heading of the article keeps the inputs, also for a reload', async ({ page }) => {
  await calculated(page);
  await goTo(page, '#secao-como-e-calculado');
  await expect(weight(page)).toHaveValue('64');
  await page.reload();
  await expect(weight(page)).toHaveValue('64');
  await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
  await page.goBack();
  await expect(weight(page)).toHaveValue('64');
});

test('inputs stored before a field existed get its default', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/ferias#salary=3000');
  // Remove a field from the stored inputs, as an earlier version of the page would have stored them.
  await expect.poll(() => entry(page)).toContain('faltas');
  await page.evaluate(() => {
    const state = window.history.state as { readonly calculo: { readonly data: { faltas?: string } } };
    delete state.calculo.data.faltas;
    window.history.replaceState(state, '');
  });
  await page.reload();
  await expect(resultValue(page, 'total').first()).toHaveText('R$ 4.000,00');
  await expect(page.locator('[name="faltas"]')).toHaveValue('0');
});

test('a browser that refuses to change the history still calculates, shares and clears', async ({ page }) => {
  await open(page, '/calculadora/saude/imc');
  await page.evaluate(() => {
    window.history.replaceState = () => {
      throw new DOMException('', 'SecurityError');
    };
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.locator('[name="weight"]').fill('64');
  await page.locator('[name="height"]').fill('160');
  await calculateButton(page).click();
  await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByText('O navegador não deixou copiar.')).toBeVisible();
  // Wait longer than the delay of a write.
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /^Limpar/ }).click();
  await expect(page.locator('[name="weight"]')).toHaveValue('');
});
