/** The code of the first press is compiled while the browser is idle, and nobody notices. */
import { calculateButton, expect, open, resultValue, test } from './support/site.ts';

for (const path of [
  '/calculadora/trabalhista/ferias',
  '/calculadora/financiamento/financiamento-imobiliario',
]) {
  test(`${path} stays as it is while an example is calculated unseen`, async ({ page }) => {
    await open(page, path);
    // The rehearsal begins with the first sign of use.
    await page.locator('form input').first().focus();
    // Longer than the few idle turns of the rehearsal; what it says on the console fails the test.
    await page.waitForTimeout(1500);
    await expect(page.locator('[data-result]')).toHaveCount(0);
    await expect(page.getByText('O resultado aparece aqui.')).toBeVisible();
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
  });
}

test('a result after the rehearsal is that of the form', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/ferias');
  await page.waitForTimeout(1500);
  await page.locator('[name="salary"]').fill('1500');
  await calculateButton(page).click();
  // 1.500 + 1.500 / 3
  await expect(resultValue(page, 'total').first()).toHaveText('R$ 2.000,00');
});
