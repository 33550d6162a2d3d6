/** Behaviour of every form: error messages, conditional fields, announced and restored results. */
import type { Page } from 'playwright/test';
import { calculateButton, expect, open, resultRegion, resultValue, test } from './support/site.ts';

const FERIAS = '/calculadora/trabalhista/ferias';
const IMC = '/calculadora/saude/imc';
const FINANCIAMENTO = '/calculadora/financeira/financiamento';

/** What was refused, told above the button. */
const summary = (page: Page) => page.locator('form').getByRole('alert');

test.describe('refusals', () => {
  test('o resumo recebe o foco, leva ao campo, e nada do que se digitou se perde', async ({ page }) => {
    await open(page, IMC);
    await page.locator('[name="weight"]').fill('70');
    await page.locator('[name="height"]').fill('1,75');
    await calculateButton(page).click();
    const sentence = 'Por favor, digite uma altura válida (entre 50 e 250 cm)';
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveAccessibleName('Confira este campo');
    const height = page.locator('[name="height"]');
    await expect(height).toHaveAttribute('aria-invalid', 'true');
    await expect(height).toHaveAccessibleDescription(/Por favor, digite uma altura válida/);
    await summary(page).getByRole('link', { name: sentence }).click();
    await expect(height).toBeFocused();
    await expect(page).toHaveURL(IMC);
    await expect(height).toHaveValue('1,75');
    await expect(page.locator('[name="weight"]')).toHaveValue('70');
    await expect(resultRegion(page).locator('[data-result]')).toHaveCount(0);
  });

  test('o mesmo erro, pedido de novo, é dito de novo', async ({ page }) => {
    await open(page, IMC);
    for (let time = 0; time < 2; time += 1) {
      await calculateButton(page).click();
      await expect(summary(page)).toBeFocused();
    }
  });

  test('de linhas e de cartões: a frase pertence ao grupo, cujo primeiro controle recebe o foco', async ({
    page,
  }) => {
    await open(page, '/calculadora/educacional/media');
    await calculateButton(page).click();
    const rows = page
      .locator('fieldset:has(> legend)', { has: page.locator('[name="linhas.0.valor"]') })
      .first();
    await expect(rows).toHaveAccessibleDescription(/Digite pelo menos 2 valores/);
    await summary(page)
      .getByRole('link', { name: /Digite pelo menos 2 valores/ })
      .click();
    await expect(page.locator('[name="linhas.0.valor"]')).toBeFocused();

    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    await page.locator('[name="salario"]').fill('3000');
    await page.locator('[name="dataAdmissao"]').fill('01/02/2024');
    await page.locator('[name="dataRescisao"]').fill('01/02/2025');
    await calculateButton(page).click();
    const kinds = page.getByRole('group', { name: 'Tipo de rescisão' });
    await expect(kinds).toHaveAccessibleDescription(/\S/);
    await summary(page).getByRole('link').click();
    await expect(kinds.getByRole('radio').first()).toBeFocused();
  });

  test('uma frase de vários campos aparece uma vez, com cada campo', async ({ page }) => {
    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    await calculateButton(page).click();
    await expect(summary(page)).toHaveAccessibleName('Confira 4 campos');
    await expect(summary(page).getByText('Preencha todos os campos obrigatórios')).toHaveCount(1);
    await summary(page).getByRole('link', { name: 'Data de admissão' }).click();
    await expect(page.locator('[name="dataAdmissao"]')).toBeFocused();
  });

  test('só o que foi corrigido perde a marca e a linha, também quando se corrige por outro campo', async ({
    page,
  }) => {
    await open(page, FINANCIAMENTO);
    await page.locator('[name="propertyValue"]').fill('0');
    await page.locator('[name="years"]').fill('40');
    await calculateButton(page).click();
    const price = summary(page).getByRole('link', { name: 'Valor do bem deve ser maior que zero' });
    await expect(price).toBeVisible();
    await expect(summary(page)).toContainText('Prazo deve estar entre 1 e 35 anos');
    await page.locator('[name="years"]').fill('30');
    await expect(summary(page)).not.toContainText('Prazo deve estar entre 1 e 35 anos');
    await expect(page.locator('[name="years"]')).not.toHaveAttribute('aria-invalid');
    await expect(price).toBeVisible();
    await expect(page.locator('[name="propertyValue"]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('[name="propertyValue"]').fill('300000');
    await expect(summary(page)).toHaveCount(0);

    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    await page.locator('[name="salario"]').fill('3000');
    await page.locator('[name="dataAdmissao"]').fill('01/02/2025');
    await page.locator('[name="dataRescisao"]').fill('01/02/2024');
    await page.getByRole('group', { name: 'Tipo de rescisão' }).getByRole('radio').first().check();
    await calculateButton(page).click();
    await expect(page.locator('[name="dataRescisao"]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('[name="dataAdmissao"]').fill('01/02/2023');
    await expect(page.locator('[name="dataRescisao"]')).not.toHaveAttribute('aria-invalid');
    await expect(summary(page)).toHaveCount(0);
  });

  test('o campo vazio ou zerado é dito como os outros', async ({ page }) => {
    await open(page, FERIAS);
    for (const salary of ['', '0']) {
      await page.locator('[name="salary"]').fill(salary);
      await calculateButton(page).click();
      await expect(page.locator('[name="salary"]')).toHaveAttribute('aria-invalid', 'true');
      await expect(summary(page).getByRole('link', { name: 'Informe o salário' })).toBeVisible();
    }
  });

  test('um texto que não é número diz isso, além da frase da regra', async ({ page }) => {
    await open(page, FERIAS);
    const salary = page.locator('[name="salary"]');
    await salary.fill('mil');
    await calculateButton(page).click();
    await expect(salary).toHaveAccessibleDescription(/Informe o salário.* Isto não é um número/);
    await salary.fill('1000');
    await expect(page.getByText('Isto não é um número')).toHaveCount(0);

    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    await page.locator('[name="feriasVencidas"]').fill('nada');
    await expect(page.getByText('Isto não é um número')).toHaveCount(0);
    await calculateButton(page).click();
    await expect(page.getByText('Isto não é um número: o campo conta como vazio')).toBeVisible();
  });

  test('uma recusa não rola a tela até o resultado de antes', async ({ page }) => {
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('3000');
    await calculateButton(page).click();
    await expect(resultValue(page, 'total')).toBeVisible();
    await page.locator('[name="salary"]').fill('0');
    await calculateButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('fields', () => {
  test('only the fields of the chosen type are shown, and hidden ones are ignored', async ({ page }) => {
    await open(page, '/calculadora/educacional/porcentagem');
    await expect(page.locator('[name="valorFinal"]')).toHaveCount(0);
    await page.locator('[name="tipo"][value="variacao"]').check();
    await expect(page.locator('[name="valorFinal"]')).toBeVisible();
    await expect(page.locator('[name="porcentagem"]')).toHaveCount(0);
  });

  test('rows are added and removed, with focus management, and never fewer than two', async ({ page }) => {
    await open(page, '/calculadora/educacional/media');
    const values = page.locator('form [name$=".valor"]');
    await expect(values).toHaveCount(3);
    await page.locator('form fieldset > button').click();
    await expect(values).toHaveCount(4);
    await expect(page.locator('[name="linhas.3.valor"]')).toBeFocused();
    const remove = page.getByRole('button', { name: /^Remover/ });
    await page.locator('[name="linhas.1.valor"]').fill('7');
    await remove.first().click();
    await expect(page.locator('[name="linhas.0.valor"]')).toHaveValue('7');
    await remove.first().click();
    await expect(values).toHaveCount(2);
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

  test('o MEI pede a atividade, e calcula depois de escolhida', async ({ page }) => {
    await open(page, '/calculadora/impostos/mei-das');
    await calculateButton(page).click();
    await summary(page).getByRole('link', { name: 'Escolha a atividade principal' }).click();
    await expect(page.locator('[name="activity"]').first()).toBeFocused();
    await page.locator('[name="activity"][value="servicos"]').check();
    await expect(summary(page)).toHaveCount(0);
    await calculateButton(page).click();
    await expect(resultValue(page, 'valorDAS').first()).toBeVisible();
  });

  test('the Simples band follows what is typed', async ({ page }) => {
    await open(page, '/calculadora/impostos/simples-nacional');
    const share = page.locator('[name="anexos.0.valor"]');
    const banner = page.locator('form [role="status"]');
    await expect(banner).toContainText('100%');
    await share.fill('80');
    await expect(banner).toHaveClass(/danger/);
    await share.fill('100');
    await expect(banner).toHaveClass(/success/);
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
});

test.describe('result', () => {
  test('is announced and scrolled into view on a phone', async ({ page }) => {
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('3000');
    await calculateButton(page).click();
    await expect(resultRegion(page).getByRole('status').first()).toContainText('R$ 4.000,00');
    await expect(resultRegion(page)).toBeInViewport({ ratio: 0.2 });

    // The next result has the same text, and is announced as well.
    await page.locator('[name="type"][value="proporcionais"]').check();
    await expect(resultRegion(page).getByRole('status').first()).toHaveText('');
    await calculateButton(page).click();
    await expect(resultRegion(page).getByRole('status').first()).toContainText('R$ 4.000,00');
  });

  test('long tables show the first rows, the rest on demand, and can be downloaded as a spreadsheet', async ({
    page,
  }) => {
    await open(page, '/calculadora/financiamento/financiamento-imobiliario');
    await calculateButton(page).click();
    await expect(resultValue(page, 'schedule.11.payment')).toBeVisible();
    await expect(resultValue(page, 'schedule.12.payment')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ver todas as 360 linhas' }).click();
    await expect(resultValue(page, 'schedule.359.balance')).toHaveAttribute('value', '0');
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /planilha/ })
      .last()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  test('back, forward and reload restore input and result', async ({ page }) => {
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('3000');
    await calculateButton(page).click();
    await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
    await page.waitForTimeout(400);
    await page.reload();
    await expect(page.locator('[name="salary"]')).toHaveValue('3.000,00');
    await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
    await page.getByRole('link', { name: 'Calculário, página inicial' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.locator('[name="salary"]')).toHaveValue('3.000,00');
    await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
  });

  test('a copied link restores values and result, without sending anything to a server', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('4.500,00');
    await page.locator('[name="days"]').fill('10');
    await calculateButton(page).click();
    await page.getByRole('button', { name: 'Copiar link com estes valores' }).click();
    await expect(page.getByText('Link copiado.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe('');
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.locator('[name="days"]')).toHaveValue('10');
    await expect(other.locator('[data-result="total"]')).toHaveText('R$ 2.000,00');
    await other.close();
  });

  test('another link in the same tab loads other values, and editing them drops the old link', async ({
    page,
  }) => {
    await page.goto(`${FERIAS}#salary=3000&days=30`);
    await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
    await page.goto(`${FERIAS}#salary=6000&days=30`);
    await expect(resultValue(page, 'total')).toHaveText('R$ 8.000,00');
    await page.locator('[name="salary"]').fill('9000');
    await expect(page).toHaveURL(FERIAS);
    await calculateButton(page).click();
    await expect(resultValue(page, 'total')).toHaveText('R$ 12.000,00');
  });

  test('after an edit the result is marked as outdated', async ({ page }) => {
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('3000');
    await calculateButton(page).click();
    await expect(page.getByText('Os dados mudaram.')).toHaveCount(0);
    await page.locator('[name="salary"]').fill('3001');
    await expect(page.getByText('Os dados mudaram.')).toBeVisible();
  });
});
