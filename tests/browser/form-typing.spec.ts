/** Typing into a form’s fields: the caret does not jump, and nothing is lost. */
import { expect, open, refusalSummary, resultValue, watchAnnouncements, test } from './support/site.ts';

const FERIAS = '/calculadora/trabalhista/ferias';
const FINANCIAMENTO = '/calculadora/financeira/financiamento';

test.describe('typing', () => {
  test('phones show the numeric keyboard, the caret does not jump in the middle of a value, and pasted amounts are formatted', async ({
    page,
  }) => {
    await open(page, FERIAS);
    const salary = page.locator('[name="salary"]');
    await expect(salary).toHaveAttribute('inputmode', 'decimal');
    await expect(page.locator('[name="days"]')).toHaveAttribute('inputmode', 'numeric');
    await salary.focus();
    await page.keyboard.type('1250');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('99');
    await expect(salary).toHaveValue('129950');
    expect(await salary.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
    await expect(salary).toBeFocused();

    // Pasted amounts are formatted on blur; other text is left alone.
    for (const [typed, tidied] of [
      ['1234,5', '1.234,50'],
      ['1234.5', '1.234,50'],
      ['R$ 1.234,56', '1.234,56'],
      ['1.234', '1.234,00'],
      ['1234,567', '1234,567'],
      ['abc', 'abc'],
      ['20%', '20%'],
      ['9'.repeat(30), '9'.repeat(30)],
    ] as const) {
      await salary.fill('');
      await page.keyboard.insertText(typed);
      await expect(salary).toHaveValue(typed);
      await page.keyboard.press('Tab');
      await expect(salary).toHaveValue(tidied);
    }
  });

  test('a number typed with its unit is accepted, on blur and on Enter', async ({ page }) => {
    await open(page, '/calculadora/saude/imc');
    const weight = page.locator('[name="weight"]');
    await weight.fill('80 KG');
    await weight.press('Tab');
    await expect(weight).toHaveValue('80');
    await page.locator('[name="height"]').fill('200cm');
    await page.keyboard.press('Enter');
    await expect(resultValue(page, 'imc').first()).toContainText('20');
    await weight.fill('80 lb');
    await weight.press('Tab');
    await expect(weight).toHaveValue('80 lb');
  });

  test('a suggested value is filled in with one click', async ({ page }) => {
    await open(page, '/calculadora/financeira/cdi');
    const rate = page.locator('[name="currentCDI"]');
    await expect(rate).toHaveValue('13,75');
    const offered = page.getByRole('button', { name: /^Usar 13,65%, a taxa de / });
    await offered.click();
    await expect(rate).toHaveValue('13,65');
    await page.getByRole('button', { name: 'Calcular', exact: true }).click();
    // 10,000 × 1.1365² = 12,916.32
    await expect(resultValue(page, 'grossValue').first()).toHaveText('R$ 12.916,32');
  });

  test('Enter right after typing refuses, and the error stays even if blur reformats the field', async ({
    page,
  }) => {
    await open(page, '/calculadora/trabalhista/inss');
    const salary = page.locator('[name="salarioBruto"]');
    await salary.fill('50');
    await page.keyboard.press('Enter');
    const summary = refusalSummary(page);
    await expect(summary).toContainText('Por favor, digite um salário realista (acima de R$ 100)');
    await expect(summary).toBeFocused();
    await expect(salary).toHaveValue('50,00');
    await expect(salary).toHaveAttribute('aria-invalid', 'true');
    await salary.fill('5000');
    await expect(summary).toHaveCount(0);

    await open(page, FINANCIAMENTO);
    await page.locator('[name="propertyValue"]').fill('0');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(summary).toContainText('Valor do bem deve ser maior que zero');

    await open(page, '/calculadora/trabalhista/fgts');
    await page.locator('[name="salary"]').fill('3000');
    await page.keyboard.press('Enter');
    await expect(summary).toBeFocused();
    await expect(page.locator('[name="months"]')).toHaveAttribute('aria-invalid', 'true');
  });

  test('Enter calculates; reformatting counts as no change, and a new result replaces the previous one', async ({
    page,
  }) => {
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('3000');
    await page.keyboard.press('Enter');
    await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
    const heard = await watchAnnouncements(page);
    await page.locator('[name="salary"]').blur();
    await expect(page.locator('[name="salary"]')).toHaveValue('3.000,00');
    // Wait longer than the debounce of the result.
    await page.waitForTimeout(600);
    expect(await heard()).toEqual([]);

    await page.locator('[name="salary"]').fill('1.500,00');
    await page.keyboard.press('Enter');
    await expect(resultValue(page, 'total')).toHaveText('R$ 2.000,00');
  });

  test('a date gets its slashes while typing, is read in every usual notation and opens the calendar', async ({
    page,
  }) => {
    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    const date = page.locator('[name="dataAdmissao"]');
    await date.pressSequentially('15032020');
    await expect(date).toHaveValue('15/03/2020');
    for (const [typed, read] of [
      ['15/03/20', '15/03/2020'],
      ['15 de março de 2020', '15/03/2020'],
      ['01-02-2024', '01/02/2024'],
      ['01.02.2024', '01/02/2024'],
      ['01 02 2024', '01/02/2024'],
      ['1/2/2024', '01/02/2024'],
      ['01022024', '01/02/2024'],
      ['2024-02-01', '01/02/2024'],
      ['01/02/2024 ', '01/02/2024'],
      ['01 02 24 ', '01/02/2024'],
    ] as const) {
      await date.fill('');
      await date.pressSequentially(typed);
      await date.blur();
      await expect(date).toHaveValue(read);
    }
    await date.fill('2021-04-09');
    await date.blur();
    await expect(date).toHaveValue('09/04/2021');
    await date.fill('');
    await page.keyboard.insertText(' 2025-03-04 ');
    await date.blur();
    await expect(date).toHaveValue('04/03/2025');
    await expect(page.getByRole('button', { name: /^Escolher Data de admissão/ })).toBeVisible();
  });

  test('phones show the ± key only where negative numbers are allowed', async ({ page }) => {
    await open(page, '/calculadora/educacional/bhaskara');
    const b = page.locator('[name="b"]');
    const flip = page.getByRole('button', { name: 'Trocar o sinal de b (multiplica o x)' });
    await b.fill('2,5');
    await flip.click();
    await expect(b).toHaveValue('-2,5');
    await flip.click();
    await expect(b).toHaveValue('2,5');

    await open(page, FINANCIAMENTO);
    await expect(page.getByRole('button', { name: /^Trocar o sinal/ })).toHaveCount(0);
  });

  test('the ± key of a row is beside its number, on every phone', async ({ page }) => {
    await open(page, '/calculadora/educacional/media');
    const number = page.locator('[name="linhas.0.valor"]');
    const flip = page.getByRole('button', { name: 'Trocar o sinal de Valor' }).first();
    for (const width of [320, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const [left, right] = [await number.boundingBox(), await flip.boundingBox()];
      expect(right?.y, `${width} pixels`).toBe(left?.y);
      expect(right?.x, `${width} pixels`).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
      expect(
        await number.evaluate((input) => input.scrollWidth - input.clientWidth),
        `the example at ${width} pixels`,
      ).toBe(0);
    }
  });
});
