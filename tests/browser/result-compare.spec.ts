/** Scenarios of one calculator side by side: on screen, in a link, after a reload and on paper. */
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { STILL, layoutShift } from './support/measure.ts';
import {
  calculateButton,
  expect,
  open,
  resultRegion,
  resultValue,
  test,
  type Page,
  toolButton,
} from './support/site.ts';

const FINANCING = '/calculadora/financiamento/financiamento-imobiliario';
const PRICE = '#propertyValue=300000&downPayment=60000&interestRate=10,5&years=30&system=price';

const panel = (page: Page) => resultRegion(page).getByRole('region', { name: 'Comparar' });
const compareButton = (page: Page) => toolButton(page, 'Comparar');
const row = (page: Page, label: string) =>
  panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });

/** Cells of a row, without the scenario letters that phones show in them. */
async function cells(page: Page, label: string): Promise<string[]> {
  const texts = await row(page, label).getByRole('cell').locator('> :last-child').allTextContents();
  return texts.map((text) => text.replaceAll(/\s+/g, ' '));
}

/** Compares Price as scenario A with SAC in the form as B. */
async function priceAndSac(page: Page): Promise<void> {
  await open(page, FINANCING + PRICE);
  await (await compareButton(page)).press('Enter');
  await expect(panel(page)).toContainText('Mude o formulário: o resultado novo aparece ao lado, como B.');
  await page.getByRole('radio', { name: /^SAC/ }).check();
  await expect(row(page, 'Total pago ao banco')).toBeVisible();
}

/** Adds a third scenario, edits the first in the form again, and removes the second. */
async function expectThreeScenarios(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Guardar e continuar com C' }).press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Comparação de A, B e C' })).toBeFocused();
  await page.locator('[name="years"]').fill('20');
  await expect(row(page, 'Total pago ao banco').getByRole('cell')).toHaveCount(3);
  // 240 payments: interest of 240,000 × 0.00875 × 241 ÷ 2 = 253,050, plus the loan.
  await expect(row(page, 'Total pago ao banco').getByRole('cell').last()).toContainText('R$ 493.050,00');
  await expect(panel(page).getByRole('button', { name: /^Guardar/ })).toHaveCount(0);
  // Every difference is below its value, including those that would fit beside it.
  const beside = await panel(page)
    .getByRole('cell')
    .locator('> :last-child > :nth-child(2)')
    .evaluateAll((differences) =>
      differences.flatMap((difference) => {
        const value = difference.previousElementSibling?.getBoundingClientRect();
        const isBelow = difference.getBoundingClientRect().top >= (value?.bottom ?? Infinity) - 1;
        return isBelow ? [] : [difference.textContent];
      }),
    );
  expect(beside).toEqual([]);
  await expectAccessible(page);

  await panel(page).getByRole('button', { name: 'Usar este cenário A' }).click();
  await expect(page.getByRole('radio', { name: /^Price/ })).toBeChecked();
  await expect(resultValue(page, 'monthlyPayment')).toHaveText('R$ 2.195,37');
  await expect(row(page, 'Total pago ao banco').getByRole('cell').last()).toContainText('R$ 493.050,00');

  await panel(page).getByRole('button', { name: 'Remover o cenário B' }).click();
  await expect(row(page, 'Total pago ao banco').getByRole('cell')).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Remover o cenário B' }).click();
  await expect(panel(page)).toContainText('Mude o formulário');
  await expect(panel(page).getByRole('table')).toHaveCount(0);
}

test('Price beside SAC shows answers, differences, bars and where they diverge; a third can be added', async ({
  page,
}) => {
  await priceAndSac(page);
  await expect.poll(() => cells(page, 'Sistema de amortização')).toEqual(['Price', 'SAC']);
  // 240,000 at 0.875% a month: Price pays 2,195.37 a month, SAC first 666.67 + 2,100; 571.30 is 26% of 2,195.37.
  await expect
    .poll(() => cells(page, 'Parcela mensal (Price) / Primeira parcela (SAC)'))
    .toEqual(['R$ 2.195,37', 'R$ 2.766,67+R$ 571,30 (+26%)']);
  // 619,050 − 790,334.75 = −171,284.75, or 21.7% of 790,334.75.
  await expect
    .poll(() => cells(page, 'Total pago ao banco'))
    .toEqual(['R$ 790.334,75', 'R$ 619.050,00−R$ 171.284,75 (−21,7%)']);
  // Equal values are listed separately, once.
  await expect(row(page, 'Valor financiado')).toHaveCount(0);
  await panel(page)
    .getByText(/^O que não muda/)
    .click();
  await expect(panel(page).locator('dl > div', { hasText: 'Valor financiado' })).toContainText(
    'R$ 240.000,00',
  );
  await expect(panel(page).getByRole('figure')).toHaveCount(2);
  await expect(panel(page).getByText('Onde as contas se separam')).toBeVisible();
  // Values have hooks only in the result itself.
  await expect(resultValue(page, 'totalPaid')).toHaveCount(1);
  await expect(panel(page).locator('[data-result]')).toHaveCount(0);

  await expectThreeScenarios(page);
});

test('a link, a reload and paper contain all scenarios', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await priceAndSac(page);
  await page.waitForTimeout(400);
  await page.reload();
  await expect(row(page, 'Total pago ao banco')).toBeVisible();
  await expect.poll(() => cells(page, 'Sistema de amortização')).toEqual(['Price', 'SAC']);

  await page.getByRole('navigation', { name: 'Trilha' }).getByRole('link', { name: 'Início' }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  await expect(row(page, 'Total pago ao banco')).toBeVisible();

  await resultRegion(page).getByRole('button', { name: 'Compartilhar' }).click();
  await expect(resultRegion(page).getByText('Link copiado.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const guest = await context.newPage();
  await open(guest, link);
  await expect(row(guest, 'Total pago ao banco')).toBeVisible();
  await expect.poll(() => cells(guest, 'Sistema de amortização')).toEqual(['Price', 'SAC']);
  await expect(guest.getByRole('radio', { name: /^SAC/ })).toBeChecked();
  expect(await layoutShift(guest)).toBeLessThan(STILL);
  await guest.close();

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.printed-head')).toContainText('&comparar-a=');
  await expect(panel(page).getByText('O que está acima é o cenário B.')).toBeVisible();
  await expect.poll(() => cells(page, 'Sistema de amortização')).toEqual(['Price', 'SAC']);
  await expect(row(page, 'Total pago ao banco')).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  // Reopen the comparison, which keeps its scenarios while it is closed.
  await (await compareButton(page)).click();
  await resultRegion(page).getByRole('button', { name: 'Compartilhar' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('comparar');
  await (await compareButton(page)).click();
  await expect.poll(() => cells(page, 'Sistema de amortização')).toEqual(['Price', 'SAC']);
});

test('the comparison survives refusals, “Calcular” and a cleared form', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/ferias#salary=3000');
  await (await compareButton(page)).click();
  const salary = page.locator('[name="salary"]');
  await salary.fill('4500');
  // 4,500 + 4,500 ÷ 3, and 3,000 + 3,000 ÷ 3.
  await expect(resultValue(page, 'total')).toHaveText('R$ 6.000,00');
  await expect(panel(page)).toContainText('+R$ 2.000,00 (+50%)');
  await salary.fill('0');
  await expect(panel(page)).toContainText('B é o último que deu');
  await expect(panel(page)).toContainText('+R$ 2.000,00 (+50%)');
  await page.getByRole('button', { name: /^Limpar/ }).click();
  await expect(panel(page)).toHaveCount(0);
  await salary.fill('3600');
  await page.locator('[name="days"]').fill('30');
  await calculateButton(page).click();
  // 3,600 + 1,200, which is 800 more than 4,000.
  await expect(panel(page)).toContainText('+R$ 800,00 (+20%)');
  await expectToFit(page);
});

test('a malformed link compares its valid parts', async ({ page }) => {
  const malformed = [
    `comparar-a=${encodeURIComponent('salary=-1&outro=1')}`,
    `comparar-b=${encodeURIComponent(`salary=${'['.repeat(9000)}`)}`,
    `comparar-c=${'x'.repeat(50_000)}`,
  ].join('&');
  await open(page, `/calculadora/trabalhista/ferias#salary=3000&${malformed}`);
  await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
  await expect(panel(page)).toContainText('Sem resultado:');
  await expect(panel(page).getByRole('button', { name: /^Usar/ })).toHaveCount(0);
  await expectAccessible(page);
});
