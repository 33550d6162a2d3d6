/** Inputs in the history of the browser: back, forward, links within a page, and a reload. */
import { calculateButton, expect, open, resultValue, test } from './support/site.ts';

test('inputs stored before a field existed get its default', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/ferias#salary=3000');
  // Remove a field from the stored inputs, as an earlier version of the page would have stored them.
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('faltas');
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
