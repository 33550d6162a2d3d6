/** Fields that depend on others: hidden, added, filled in, coloured. */
import {
  calculateButton,
  chooseExample,
  colourOf,
  expect,
  open,
  refusalSummary,
  resultRegion,
  resultValue,
  test,
} from './support/site.ts';

test.describe('fields', () => {
  test('only the fields of the chosen type are visible, and hidden ones are ignored', async ({ page }) => {
    await open(page, '/calculadora/educacional/porcentagem');
    await expect(page.locator('[name="valorFinal"]')).toHaveCount(0);
    await page.locator('[name="tipo"][value="variacao"]').check();
    await expect(page.locator('[name="valorFinal"]')).toBeVisible();
    await expect(page.locator('[name="porcentagem"]')).toHaveCount(0);
  });

  test('rows are numbered, added and removed with focus management, never fewer than two, and replaced by an example', async ({
    page,
  }) => {
    await open(page, '/calculadora/educacional/media');
    const values = page.locator('form [name$=".valor"]');
    await expect(values).toHaveCount(3);
    for (const [index, number] of ['1.', '2.', '3.'].entries()) {
      await expect(page.getByRole('group', { name: `Valor ${index + 1}`, exact: true })).toContainText(
        number,
      );
    }
    const list = page.getByRole('group', { name: 'Valores e pesos' });
    await expect(list).toHaveAccessibleDescription(/Linhas em branco não contam/);
    await page.locator('form fieldset > button').click();
    await expect(values).toHaveCount(4);
    await expect(page.locator('[name="linhas.3.valor"]')).toBeFocused();
    // An example that replaces the rows does not move the focus into them.
    await chooseExample(page, 'Preço médio de compras em quantidades diferentes');
    await expect(values).toHaveCount(2);
    await expect(page.locator('form [name^="linhas."]:focus')).toHaveCount(0);
    for (const count of [3, 4]) {
      await page.locator('form fieldset > button').click();
      await expect(values).toHaveCount(count);
    }
    const remove = page.getByRole('button', { name: /^Remover/ });
    await page.locator('[name="linhas.1.valor"]').fill('7');
    await remove.first().click();
    await expect(page.locator('[name="linhas.0.valor"]')).toHaveValue('7');
    await expect(page.locator('[name="linhas.0.valor"]')).toBeFocused();
    await expect(page.getByText('Linha 1 removida. Restam 3 linhas.')).toHaveAttribute('aria-live', 'polite');
    await remove.last().click();
    await expect(values).toHaveCount(2);
    await expect(page.locator('[name="linhas.1.valor"]')).toBeFocused();
    await expect(page.getByText('Linha 3 removida. Restam 2 linhas.')).toHaveAttribute('aria-live', 'polite');
    await expect(remove).toHaveCount(0);
  });

  test('the type of investment fills in the rate, which stays editable', async ({ page }) => {
    await open(page, '/calculadora/financeira/investimentos');
    const rate = page.locator('[name="annualReturn"]');
    await page.locator('select[name="investmentType"]').selectOption('Fundos Imobiliários');
    await expect(rate).toHaveValue('9');
    await rate.fill('9,5');
    await expect(rate).toHaveValue('9,5');
  });

  test('the Simples band follows the revenue during typing', async ({ page }) => {
    await open(page, '/calculadora/impostos/simples-nacional');
    const share = page.locator('[name="anexos.0.valor"]');
    const banner = page.locator('form [role="status"]');
    await expect(banner).toContainText('100%');
    await share.fill('80');
    await expect(banner).toHaveCSS('color', await colourOf(page, 'danger'));
    await page.locator('[name="faturamento12Meses"]').fill('300000');
    await page.locator('[name="faturamentoMensal"]').fill('25000');
    await calculateButton(page).click();
    await expect(refusalSummary(page)).toContainText('80%');
    await expect(banner).toHaveCount(0);
    await share.fill('100');
    await expect(banner).toHaveCSS('color', await colourOf(page, 'success'));
  });

  test('the tabs of the fraction calculator show one result at a time', async ({ page }) => {
    await open(page, '/calculadora/educacional/fracao');
    await page.locator('[name="numerador"]').fill('3');
    await page.locator('[name="denominador"]').fill('4');
    await page.keyboard.press('Enter');
    await expect(resultValue(page, 'decimal')).toBeVisible();
    await page.locator('[name="modo"][value="decimal-fracao"]').check();
    await page.locator('[name="decimal"]').fill('0,333');
    await page.keyboard.press('Enter');
    await expect(resultValue(page, 'fracaoSimplificada')).toHaveText('333/1000');
    await expect(resultRegion(page).getByText('0,75')).toHaveCount(0);
  });

  test('a name without spaces widens neither its row nor the result', async ({ page }) => {
    const dividas = ['A', 'B'].map((letter) => ({
      nome: letter.repeat(40),
      saldo: '1000',
      taxa: '5',
      minimo: '50',
    }));
    const link = new URLSearchParams({
      modo: 'varias',
      dividas: JSON.stringify(dividas),
      pagamentoMensal: '900',
    });
    await open(page, `/calculadora/financeira/quitacao-divida#${link.toString()}`);
    await expect(resultRegion(page).getByText('A'.repeat(40)).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  });
});
