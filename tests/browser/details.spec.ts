/** The collapsed section "Mais detalhes", and calculators with two methods. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { calculateButton, expect, open, resultRegion, resultValue, test } from './support/site.ts';

const THIRTEENTH = '/calculadora/trabalhista/decimo-terceiro';

const details = (page: Page) => page.locator('form details');
const heading = (page: Page) => details(page).locator('summary');
const dependants = (page: Page) => page.locator('[name="dependentes"]');

test.describe('Mais detalhes', () => {
  test('starts collapsed; the keyboard opens it, and it counts the changed fields', async ({ page }) => {
    await open(page, THIRTEENTH);
    await expect(details(page)).not.toHaveAttribute('open');
    await expect(dependants(page)).toBeHidden();
    await page.locator('[name="salary"]').fill('8000');
    await page.locator('[name="months"]').press('Tab');
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await dependants(page).fill('2');
    await expect(heading(page)).toHaveText(/Mais detalhes\s*1 alterado$/);
    await page.locator('[name="mediaAdicionais"]').fill('0');
    await expect(heading(page)).toHaveText(/1 alterado$/);
    await page.locator('[name="mediaAdicionais"]').fill('100');
    await expect(heading(page)).toHaveText(/2 alterados$/);
    await expectAccessible(page);
  });

  test('opens for a refusal inside it, and again for the link to the field', async ({ page }) => {
    await open(page, THIRTEENTH);
    await page.locator('[name="salary"]').fill('8000');
    await heading(page).click();
    await dependants(page).fill('99');
    await heading(page).click();
    await expect(dependants(page)).toBeHidden();
    await calculateButton(page).click();
    await expect(dependants(page)).toBeVisible();
    await heading(page).click();
    await page.getByRole('link', { name: 'Digite de 0 a 20 dependentes' }).click();
    await expect(dependants(page)).toBeFocused();
  });

  test('keeps the focus on the choice that hides all details', async ({ page }) => {
    await open(page, '/calculadora/trabalhista/ferias');
    const sold = page.getByRole('radio', { name: 'Venda de dias' });
    await sold.press('Space');
    await expect(details(page)).toHaveCount(0);
    await expect(sold).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(details(page)).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'Proporcionais' })).toBeFocused();
  });

  test('opens if a shared address sets other values', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, THIRTEENTH);
    await page.locator('[name="salary"]').fill('8000');
    await heading(page).click();
    await dependants(page).fill('2');
    await calculateButton(page).click();
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(address);
    await expect(dependants(page)).toBeVisible();
    await expect(heading(page)).toHaveText(/1 alterado$/);
  });
});

test.describe('two methods', () => {
  test('the rules in force state how far off the simple estimate is, and why', async ({ page }) => {
    await open(page, THIRTEENTH);
    await page.locator('[name="salary"]').fill('3000');
    await calculateButton(page).click();
    await expect(resultValue(page, 'valorLiquido').first()).toHaveAttribute('value', '2751.4');
    const summary = resultRegion(page).locator('summary', { hasText: 'Viu outro valor em outro site?' });
    const difference = resultRegion(page).getByText(
      /A conta simples daria R\$\s2\.445,00: R\$\s306,40 a menos\./,
    );
    await expect(difference).toBeHidden();
    await summary.press('Enter');
    await expect(difference).toBeVisible();
    const row = resultRegion(page).getByRole('row', { name: /Desconto do INSS/ });
    await expect(row).toHaveText(/248,60.*330,00/);
    await expectAccessible(page);
  });

  test('the simple method hides the fields that only the rules use, and mentions the rules', async ({
    page,
  }) => {
    await open(page, THIRTEENTH);
    await page.locator('[name="salary"]').fill('3000');
    await heading(page).click();
    await page.getByRole('radio', { name: 'Conta simples' }).check();
    await expect(dependants(page)).toHaveCount(0);
    await calculateButton(page).click();
    await expect(resultValue(page, 'valorLiquido').first()).toHaveAttribute('value', '2445');
    await resultRegion(page).locator('summary', { hasText: 'Viu outro valor em outro site?' }).click();
    await expect(resultRegion(page)).toContainText(/As regras em vigor dariam R\$\s2\.751,40/);
    await page.getByRole('radio', { name: 'Pelas regras em vigor' }).check();
    await expect(dependants(page)).toBeVisible();
  });
});
