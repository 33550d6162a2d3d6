/** Finding the input that leads to a target value of a result. */
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { expect, open, resultValue, test, type Page, toolButton } from './support/site.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Chegar a um valor' });
const wanted = (page: Page) => panel(page).getByLabel('Valor desejado');
const answer = (page: Page) => panel(page).getByRole('status');

test('the salary for a target net pay is found and filled in', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/salario-liquido#modo=bruto&salarioBruto=5000');
  await (await toolButton(page, 'Chegar a um valor')).press('Enter');

  await wanted(page).press('Enter');
  await expect(wanted(page)).toBeFocused();
  await expect(wanted(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(wanted(page)).toHaveAccessibleDescription('Informe o valor desejado');
  await expectAccessible(page);

  await wanted(page).fill('3.000,00');
  await wanted(page).press('Enter');
  // INSS of 2026: 3.282,50 × 12% − 111,4002 = 282,50, and no tax is withheld.
  await expect(answer(page)).toContainText(
    'Com R$ 3.282,50 em “Salário bruto mensal”, “Salário líquido” dá R$ 3.000,00.',
  );
  await expect(wanted(page)).not.toHaveAttribute('aria-invalid');
  await expectAccessible(page);
  await expectToFit(page);

  await panel(page).getByRole('button', { name: 'Usar este valor (R$ 3.282,50)' }).press('Enter');
  await expect(page.getByLabel('Salário bruto mensal', { exact: true })).toHaveValue('3.282,50');
  await expect(resultValue(page, 'salarioLiquido').first()).toHaveText('R$ 3.000,00');
  // The answer stays until another field changes.
  await expect(answer(page)).toContainText('R$ 3.282,50');
  await panel(page).getByLabel('O que pode mudar').selectOption('Plano de saúde');
  await wanted(page).fill('9.000');
  await panel(page).getByRole('button', { name: 'Procurar' }).click();
  await expect(answer(page)).toContainText('Nenhum valor de “Plano de saúde” chega a R$ 9.000,00.');
  // The previous answer does not apply to an invalid target.
  await wanted(page).fill('nada');
  await wanted(page).press('Enter');
  await expect(wanted(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(answer(page)).toBeEmpty();

  await (await toolButton(page, 'Chegar a um valor')).click();
  await expect(panel(page)).toHaveCount(0);
});

test('a target that no deposit reaches exactly shows the nearest value on each side', async ({ page }) => {
  await open(page, '/calculadora/financeira/juros-compostos#rate=12&time=10&monthlyContribution=200');
  await (await toolButton(page, 'Chegar a um valor')).click();
  await panel(page).getByLabel('O que pode mudar').selectOption('Aporte mensal');
  await wanted(page).fill('100000');
  await panel(page).getByRole('button', { name: 'Procurar' }).click();
  // (1,01^120 − 1) ÷ 0,01 = 230,0387: times 434,70 it is 99.997,82, and times 434,71, 100.000,12.
  await expect(answer(page).getByRole('listitem')).toContainText([
    'R$ 434,70 dá R$ 99.997,82',
    'R$ 434,71 dá R$ 100.000,12',
  ]);
  await expectToFit(page);

  // The answer does not apply to another rate.
  await page.getByLabel('Taxa de juros', { exact: true }).fill('10');
  await expect(answer(page)).toBeEmpty();
});
