/** Refusals in every form: summary, marks at the fields, focus. */
import type { Locator } from 'playwright/test';
import {
  calculateButton,
  expect,
  open,
  refusalSummary,
  resultRegion,
  resultValue,
  test,
} from './support/site.ts';

const FERIAS = '/calculadora/trabalhista/ferias';
const IMC = '/calculadora/saude/imc';
const FINANCIAMENTO = '/calculadora/financeira/financiamento';

test.describe('refusals', () => {
  test('the summary takes the focus at every press and links to the field, and no typed text is lost', async ({
    page,
  }) => {
    await open(page, IMC);
    await page.locator('[name="weight"]').fill('70');
    await page.locator('[name="height"]').fill('3,5');
    await calculateButton(page).click();
    const sentence = 'Por favor, digite uma altura válida (entre 50 e 250 cm)';
    await expect(refusalSummary(page)).toBeFocused();
    await expect(refusalSummary(page)).toHaveAccessibleName('Confira este campo');
    const height = page.locator('[name="height"]');
    await expect(height).toHaveAttribute('aria-invalid', 'true');
    await expect(height).toHaveAccessibleDescription(/Por favor, digite uma altura válida/);
    await refusalSummary(page).getByRole('link', { name: sentence }).click();
    await expect(height).toBeFocused();
    await expect(page).toHaveURL(IMC);
    await expect(height).toHaveValue('3,5');
    await expect(page.locator('[name="weight"]')).toHaveValue('70');
    // The same error is announced again.
    await calculateButton(page).click();
    await expect(refusalSummary(page)).toBeFocused();
    await expect(resultRegion(page).locator('[data-result]')).toHaveCount(0);
  });

  test('an empty form is refused instead of answered with zeros', async ({ page }) => {
    await open(page, '/calculadora/financeira/juros-compostos');
    await calculateButton(page).click();
    await expect(refusalSummary(page)).toBeFocused();
    for (const sentence of [
      'Informe o valor inicial ou o aporte mensal',
      'Informe a taxa de juros',
      'Informe o prazo',
    ]) {
      await expect(refusalSummary(page).getByText(sentence)).toBeVisible();
    }
    await expect(resultRegion(page).locator('[data-result]')).toHaveCount(0);
    await page.locator('[name="monthlyContribution"]').fill('100');
    await expect(page.locator('[name="principal"]')).not.toHaveAttribute('aria-invalid');
    // Accept a zero as an answer: 12 × 100 without interest.
    await page.locator('[name="rate"]').fill('0');
    await page.locator('[name="time"]').fill('1');
    await calculateButton(page).click();
    await expect(resultValue(page, 'totalValue')).toHaveText('R$ 1.200,00');
  });

  test('a deleted value or rate is requested, and does not count as zero', async ({ page }) => {
    await open(page, '/calculadora/financeira/emprestimo');
    for (const name of ['loanAmount', 'interestRate', 'years'])
      await page.locator(`[name="${name}"]`).fill('');
    await calculateButton(page).click();
    for (const sentence of ['Informe o valor do empréstimo', 'Informe a taxa de juros', 'Informe o prazo']) {
      await expect(refusalSummary(page).getByText(sentence)).toBeVisible();
    }
    await expect(resultRegion(page).locator('[data-result]')).toHaveCount(0);
    await open(page, '/calculadora/financiamento/financiamento-veicular');
    await page.locator('[name="interestRate"]').fill('');
    await calculateButton(page).click();
    await expect(refusalSummary(page).getByText('Informe a taxa de juros')).toBeVisible();
    await page.locator('[name="interestRate"]').fill('0');
    await calculateButton(page).click();
    await expect(resultValue(page, 'totalInterest').first()).toHaveText('R$ 0,00');
  });

  test('a message about rows or cards belongs to the group, and one about several fields links to all of them', async ({
    page,
  }) => {
    await open(page, '/calculadora/educacional/media');
    await calculateButton(page).click();
    const rows = page
      .locator('fieldset:has(> legend)', { has: page.locator('[name="linhas.0.valor"]') })
      .first();
    await expect(rows).toHaveAccessibleDescription(/Digite pelo menos 2 valores/);
    await refusalSummary(page)
      .getByRole('link', { name: /Digite pelo menos 2 valores/ })
      .click();
    await expect(page.locator('[name="linhas.0.valor"]')).toBeFocused();

    // The button of a row stays beside the controls, above the message.
    await page.locator('[name="linhas.0.peso"]').fill('2');
    await calculateButton(page).click();
    await expect(page.locator('[name="linhas.0.valor"]')).toHaveAttribute('aria-invalid', 'true');
    const middle = async (target: Locator) => {
      const { y = 0, height = 0 } = (await target.boundingBox()) ?? {};
      return y + height / 2;
    };
    const button = await middle(page.getByRole('button', { name: 'Remover Valor 1' }));
    expect(Math.abs(button - (await middle(page.locator('[name="linhas.0.valor"]'))))).toBeLessThan(3);

    // Rows with a heading, whose remove button comes before the cells.
    await open(page, '/calculadora/impostos/simples-nacional');
    await page.locator('[name="faturamento12Meses"]').fill('300000');
    await page.locator('[name="faturamentoMensal"]').fill('25000');
    await page.locator('[name="anexos.0.valor"]').fill('50');
    await calculateButton(page).click();
    await refusalSummary(page)
      .getByRole('link', { name: /A soma dos percentuais deve ser 100%/ })
      .click();
    await expect(page.locator('[name="anexos.0.anexo"]')).toBeFocused();

    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    await calculateButton(page).click();
    await expect(refusalSummary(page)).toHaveAccessibleName('Confira 4 campos');
    await expect(refusalSummary(page).getByText('Preencha todos os campos obrigatórios')).toHaveCount(1);
    await refusalSummary(page).getByRole('link', { name: 'Data de admissão' }).click();
    await expect(page.locator('[name="dataAdmissao"]')).toBeFocused();

    await page.locator('[name="salario"]').fill('3000');
    await page.locator('[name="dataAdmissao"]').fill('01/02/2024');
    await page.locator('[name="dataRescisao"]').fill('01/02/2025');
    await calculateButton(page).click();
    const kinds = page.getByRole('group', { name: 'Tipo de rescisão' });
    await expect(kinds).toHaveAccessibleDescription(/\S/);
    await refusalSummary(page).getByRole('link').click();
    await expect(kinds.getByRole('radio').first()).toBeFocused();
  });

  test('only a corrected field loses its mark and line, even if another field corrects it', async ({
    page,
  }) => {
    await open(page, FINANCIAMENTO);
    await page.locator('[name="propertyValue"]').fill('0');
    await page.locator('[name="years"]').fill('40');
    await calculateButton(page).click();
    const price = refusalSummary(page).getByRole('link', { name: 'Valor do bem deve ser maior que zero' });
    await expect(price).toBeVisible();
    await expect(refusalSummary(page)).toContainText('Prazo deve estar entre 1 e 35 anos');
    await page.locator('[name="years"]').fill('30');
    await expect(refusalSummary(page)).not.toContainText('Prazo deve estar entre 1 e 35 anos');
    await expect(page.locator('[name="years"]')).not.toHaveAttribute('aria-invalid');
    await expect(price).toBeVisible();
    await expect(page.locator('[name="propertyValue"]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('[name="propertyValue"]').fill('300000');
    await expect(refusalSummary(page)).toHaveCount(0);

    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    await page.locator('[name="salario"]').fill('3000');
    await page.locator('[name="dataAdmissao"]').fill('01/02/2025');
    await page.locator('[name="dataRescisao"]').fill('01/02/2024');
    await page.getByRole('group', { name: 'Tipo de rescisão' }).getByRole('radio').first().check();
    await calculateButton(page).click();
    await expect(page.locator('[name="dataRescisao"]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('[name="dataAdmissao"]').fill('01/02/2023');
    await expect(page.locator('[name="dataRescisao"]')).not.toHaveAttribute('aria-invalid');
    await expect(refusalSummary(page)).toHaveCount(0);
  });

  test('an empty or zero field and text that is no number are reported, without scrolling to the previous result', async ({
    page,
  }) => {
    await open(page, FERIAS);
    for (const salary of ['', '0']) {
      await page.locator('[name="salary"]').fill(salary);
      await calculateButton(page).click();
      await expect(page.locator('[name="salary"]')).toHaveAttribute('aria-invalid', 'true');
      await expect(refusalSummary(page).getByRole('link', { name: 'Informe o salário' })).toBeVisible();
    }

    const salary = page.locator('[name="salary"]');
    await salary.fill('mil');
    await calculateButton(page).click();
    await expect(salary).toHaveAccessibleDescription(
      /Informe o salário.* Digite só números, como 3\.000,00\./,
    );
    await salary.fill('1000');
    await expect(page.getByText(/Digite só números|Isto não é um número/)).toHaveCount(0);
    await calculateButton(page).click();
    await expect(resultValue(page, 'liquido')).toBeVisible();
    await salary.fill('0');
    await calculateButton(page).click();
    await expect(refusalSummary(page)).toBeFocused();
    await expect(refusalSummary(page)).toBeInViewport({ ratio: 0.9 });

    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    await page.locator('[name="feriasVencidas"]').fill('nada');
    await expect(page.getByText(/Digite só números|Isto não é um número/)).toHaveCount(0);
    await calculateButton(page).click();
    await expect(page.getByText('Isto não é um número: o campo conta como vazio')).toBeVisible();
  });

  test('the MEI calculator requires the activity, and calculates once it is chosen', async ({ page }) => {
    await open(page, '/calculadora/impostos/mei-das');
    await calculateButton(page).click();
    await refusalSummary(page).getByRole('link', { name: 'Escolha a atividade principal' }).click();
    await expect(page.locator('[name="activity"]').first()).toBeFocused();
    await page.locator('[name="activity"][value="servicos"]').check();
    await expect(refusalSummary(page)).toHaveCount(0);
    await calculateButton(page).click();
    await expect(resultValue(page, 'valorDAS').first()).toBeVisible();
  });
});
