/** How every form behaves: refusals are told well, fields come and go, results are told and come back. */
import { calculateButton, expect, open, resultRegion, resultValue, test } from './support/site.ts';

const FERIAS = '/calculadora/trabalhista/ferias';
const IMC = '/calculadora/saude/imc';
const FINANCIAMENTO = '/calculadora/financeira/financiamento';

test.describe('recusas', () => {
  test('em diálogo: a frase, o foco no campo, e nada do que se digitou se perde', async ({ page }) => {
    await open(page, IMC);
    await page.locator('[name="weight"]').fill('70');
    await page.locator('[name="height"]').fill('1,75');
    await calculateButton(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Por favor, digite uma altura válida (entre 50 e 250 cm)');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('[name="height"]')).toBeFocused();
    await expect(page.locator('[name="height"]')).toHaveValue('1,75');
    await expect(page.locator('[name="height"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name="weight"]')).toHaveValue('70');
    await expect(resultRegion(page).locator('[data-result]')).toHaveCount(0);
  });

  test('o mesmo erro, pedido de novo, abre o diálogo de novo', async ({ page }) => {
    await open(page, IMC);
    for (let time = 0; time < 2; time += 1) {
      await calculateButton(page).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.getByRole('button', { name: 'Entendi' }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    }
  });

  test('de linhas e de cartões: a frase pertence ao grupo, que recebe o foco', async ({ page }) => {
    await open(page, '/calculadora/educacional/media');
    await calculateButton(page).click();
    await page.getByRole('button', { name: 'Entendi' }).click();
    const rows = page
      .locator('fieldset:has(> legend)', { has: page.locator('[name="linhas.0.valor"]') })
      .first();
    await expect(rows).toHaveAccessibleDescription(/Digite pelo menos 2 valores/);
    await expect(page.locator('[name="linhas.0.valor"]')).toBeFocused();

    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    await page.locator('[name="salario"]').fill('3000');
    await page.locator('[name="dataAdmissao"]').fill('01/02/2024');
    await page.locator('[name="dataRescisao"]').fill('01/02/2025');
    await calculateButton(page).click();
    await page.getByRole('button', { name: 'Entendi' }).click();
    const kinds = page.getByRole('group', { name: 'Tipo de rescisão' });
    await expect(kinds).toHaveAccessibleDescription(/\S/);
    await expect(kinds.getByRole('radio').first()).toBeFocused();
  });

  test('em lista: o botão fica desligado até a próxima edição', async ({ page }) => {
    await open(page, FINANCIAMENTO);
    await page.locator('[name="propertyValue"]').fill('0');
    await page.locator('[name="years"]').fill('40');
    await calculateButton(page).click();
    const list = page.getByRole('alert');
    await expect(list).toContainText('Valor do bem deve ser maior que zero');
    await expect(list).toContainText('Prazo deve estar entre 1 e 35 anos');
    await expect(calculateButton(page)).toBeDisabled();
    await page.locator('[name="propertyValue"]').fill('300000');
    await expect(list).toBeHidden();
    await expect(calculateButton(page)).toBeEnabled();
  });

  test('em silêncio: só a marca no campo, que recebe o foco', async ({ page }) => {
    await open(page, FERIAS);
    await calculateButton(page).click();
    await expect(page.locator('[name="salary"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name="salary"]')).toBeFocused();
    await expect(page.getByText('Informe o salário').first()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test.describe('campos', () => {
  test('só aparecem os campos que o tipo pede, e os escondidos não contam', async ({ page }) => {
    await open(page, '/calculadora/educacional/porcentagem');
    await expect(page.locator('[name="valorFinal"]')).toHaveCount(0);
    await page.locator('[name="tipo"][value="variacao"]').check();
    await expect(page.locator('[name="valorFinal"]')).toBeVisible();
    await expect(page.locator('[name="porcentagem"]')).toHaveCount(0);
  });

  test('linhas entram e saem, com o foco, e nunca são menos de duas', async ({ page }) => {
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

  test('o tipo de investimento preenche a taxa, que continua editável', async ({ page }) => {
    await open(page, '/calculadora/financeira/investimentos');
    const rate = page.locator('[name="annualReturn"]');
    await page.locator('select[name="investmentType"]').selectOption('Fundos Imobiliários');
    await expect(rate).toHaveValue('9');
    await rate.fill('9,5');
    await expect(rate).toHaveValue('9,5');
  });

  test('o MEI só calcula depois de escolhida a atividade', async ({ page }) => {
    await open(page, '/calculadora/impostos/mei-das');
    await expect(calculateButton(page)).toBeDisabled();
    await page.locator('[name="activity"][value="servicos"]').check();
    await expect(calculateButton(page)).toBeEnabled();
  });

  test('a faixa do Simples acompanha o que se digita', async ({ page }) => {
    await open(page, '/calculadora/impostos/simples-nacional');
    const share = page.locator('[name="anexos.0.valor"]');
    const banner = page.locator('form [role="status"]');
    await expect(banner).toContainText('100%');
    await share.fill('80');
    await expect(banner).toHaveClass(/danger/);
    await share.fill('100');
    await expect(banner).toHaveClass(/success/);
  });

  test('as abas da fração mostram um resultado de cada vez', async ({ page }) => {
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

test.describe('resultado', () => {
  test('é anunciado e vem para a tela do celular', async ({ page }) => {
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('3000');
    await calculateButton(page).click();
    await expect(resultRegion(page).getByRole('status').first()).toContainText('R$ 4.000,00');
    await expect(resultRegion(page)).toBeInViewport({ ratio: 0.2 });

    // The next result reads the same, and is told all the same.
    await page.locator('[name="type"][value="proporcionais"]').check();
    await expect(resultRegion(page).getByRole('status').first()).toHaveText('');
    await calculateButton(page).click();
    await expect(resultRegion(page).getByRole('status').first()).toContainText('R$ 4.000,00');
  });

  test('tabelas longas mostram o começo, o resto a pedido, e viram planilha', async ({ page }) => {
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

  test('voltar, avançar e recarregar devolvem o que se digitou e o resultado', async ({ page }) => {
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

  test('o link copiado devolve os valores e o resultado, sem mandar nada a servidor', async ({
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

  test('outro link na mesma aba traz outros valores, e quem os muda não fica com o link de antes', async ({
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

  test('depois de uma edição, avisa que o resultado é de antes', async ({ page }) => {
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('3000');
    await calculateButton(page).click();
    await expect(page.getByText('Os dados mudaram.')).toHaveCount(0);
    await page.locator('[name="salary"]').fill('3001');
    await expect(page.getByText('Os dados mudaram.')).toBeVisible();
  });
});
