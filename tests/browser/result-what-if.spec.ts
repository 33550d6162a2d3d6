/** Effect of one input on a result: a chart, a slider along it, and a table. */
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { expect, open, resultValue, test, type Page, toolButton } from './support/site.ts';

const NAME = 'Testar outros valores';
const panel = (page: Page) => page.getByRole('region', { name: NAME });

test('another rate is explored by keyboard and filled in', async ({ page }) => {
  await open(page, '/calculadora/financeira/juros-compostos#principal=1000&rate=12&time=1');
  await (await toolButton(page, NAME)).press('Enter');
  await panel(page).getByLabel('E se mudasse').selectOption('Taxa de juros');
  const slider = panel(page).getByRole('slider', { name: 'Taxa de juros' });
  // 1.000 × 1,01¹² = 1.126,83
  await expect(slider).toHaveAttribute('aria-valuetext', '12% ao ano: R$ 1.126,83');
  await expect(panel(page)).toContainText('(como está agora)');
  await expect(
    panel(page).getByRole('img', {
      name: /^Valor final conforme Taxa de juros: de R\$ 1\.000,00 \(com 0% ao ano\)/,
    }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);

  // From 0% to 24% in steps of 1%: six steps to the right is 18%, and 1.000 × 1,015¹² = 1.195,62.
  for (let press = 0; press < 6; press += 1) await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '18% ao ano: R$ 1.195,62');
  await panel(page).getByText('Ver como tabela').click();
  await expect(panel(page).getByRole('row')).toHaveCount(26);
  await expect(panel(page).getByRole('row', { name: '18% ao ano R$ 1.195,62' })).toBeVisible();
  await expectAccessible(page);

  await panel(page).getByRole('button', { name: 'Usar este valor (18% ao ano)' }).press('Enter');
  await expect(page.getByLabel('Taxa de juros', { exact: true }).first()).toHaveValue('18');
  await expect(resultValue(page, 'totalValue').first()).toHaveText('R$ 1.195,62');
  // Expect the focus to stay in the panel, although the pressed button is gone.
  await expect(slider).toHaveAttribute('aria-valuetext', '18% ao ano: R$ 1.195,62');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByLabel('E se mudasse')).toBeFocused();

  await (await toolButton(page, NAME)).click();
  await expect(panel(page)).toHaveCount(0);
});

test('values that the calculator refuses are gaps with an explanation', async ({ page }) => {
  await open(
    page,
    '/calculadora/financeira/financiamento#propertyValue=100000&downPayment=60000&interestRate=9,5&years=30',
  );
  await (await toolButton(page, NAME)).click();
  // A property must cost more than the down payment: from 0 to 200.000 by 5.000, the first 13 values do not.
  await expect(panel(page).getByText(/^13 dos 41 valores de “Valor do bem” não são aceitos/)).toBeVisible();
  await panel(page).getByRole('slider').press('Home');
  await expect(panel(page).getByRole('button', { name: /^Usar este valor/ })).toHaveCount(0);
  await expectToFit(page);
});

test('the chart fits again when a phone is turned upright', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/calculadora/financeira/juros-compostos#principal=1000&rate=12&time=1');
  await (await toolButton(page, NAME)).click();
  const chart = panel(page).locator('svg[role="img"]');
  await expect(chart).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => Number(await chart.getAttribute('width'))).toBeLessThan(390);
  await expectToFit(page);
});

test('a range that starts at zero omits a refused zero, because nobody asked for it', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/salario-liquido#modo=bruto&salarioBruto=3000');
  await (await toolButton(page, NAME)).click();
  const slider = panel(page).getByRole('slider');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^R\$\s(?!0,00)/);
  await expect(panel(page).getByText(/não (é|são) aceitos?/)).toHaveCount(0);
});
