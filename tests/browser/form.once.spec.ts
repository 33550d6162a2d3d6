/** How every form behaves while it is filled: nothing jumps, nothing is lost, errors are told well. */
import { expect, open, resultRegion, resultValue, test } from './support/site.ts';

const FERIAS = '/calculadora/trabalhista/ferias';
const IMC = '/calculadora/saude/imc';
const FINANCIAMENTO = '/calculadora/financeira/financiamento';

function calculate(page: Parameters<typeof open>[0]) {
  return page.getByRole('button', { name: 'Calcular', exact: true });
}

test.describe('digitação', () => {
  test('o cursor não pula enquanto se digita no meio do valor', async ({ page }) => {
    await open(page, FERIAS);
    const salary = page.locator('[name="salary"]');
    await salary.focus();
    await page.keyboard.type('1250');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('99');
    await expect(salary).toHaveValue('129950');
    expect(await salary.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
    await expect(salary).toBeFocused();
  });

  for (const [typed, tidied] of [
    ['1234,5', '1.234,50'],
    ['1234.5', '1.234,50'],
    ['R$ 1.234,56', '1.234,56'],
    ['1.234', '1.234,00'],
    ['1234,567', '1234,567'],
    ['abc', 'abc'],
  ] as const) {
    test(`"${typed}" colado aparece como "${tidied}" ao sair do campo`, async ({ page }) => {
      await open(page, FERIAS);
      const salary = page.locator('[name="salary"]');
      await salary.focus();
      await page.keyboard.insertText(typed);
      await expect(salary).toHaveValue(typed);
      await page.keyboard.press('Tab');
      await expect(salary).toHaveValue(tidied);
    });
  }

  test('Enter calcula e o resultado novo substitui o anterior', async ({ page }) => {
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('3000');
    await page.keyboard.press('Enter');
    await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
    await page.locator('[name="salary"]').fill('1.500,00');
    await page.keyboard.press('Enter');
    await expect(resultValue(page, 'total')).toHaveText('R$ 2.000,00');
  });

  test('a data ganha as barras enquanto se digita, aceita ISO e abre o calendário', async ({ page }) => {
    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    const date = page.locator('[name="dataAdmissao"]');
    await date.pressSequentially('15032020');
    await expect(date).toHaveValue('15/03/2020');
    await date.fill('2021-04-09');
    await date.blur();
    await expect(date).toHaveValue('09/04/2021');
    await expect(page.getByRole('button', { name: /^Escolher Data de admissão/ })).toBeVisible();
  });

  test('os celulares recebem o teclado de números', async ({ page }) => {
    await open(page, FERIAS);
    await expect(page.locator('[name="salary"]')).toHaveAttribute('inputmode', 'decimal');
    await expect(page.locator('[name="days"]')).toHaveAttribute('inputmode', 'numeric');
  });

  test('os celulares recebem a tecla ± onde um número negativo faz sentido, e só ali', async ({ page }) => {
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
});

test.describe('recusas', () => {
  test('em diálogo: a frase, o foco no campo, e nada do que se digitou se perde', async ({ page }) => {
    await open(page, IMC);
    await page.locator('[name="weight"]').fill('70');
    await page.locator('[name="height"]').fill('1,75');
    await calculate(page).click();
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
      await calculate(page).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.getByRole('button', { name: 'Entendi' }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    }
  });

  test('em lista: o botão fica desligado até a próxima edição', async ({ page }) => {
    await open(page, FINANCIAMENTO);
    await page.locator('[name="propertyValue"]').fill('0');
    await page.locator('[name="years"]').fill('40');
    await calculate(page).click();
    const list = page.getByRole('alert');
    await expect(list).toContainText('Valor do bem deve ser maior que zero');
    await expect(list).toContainText('Prazo deve estar entre 1 e 35 anos');
    await expect(calculate(page)).toBeDisabled();
    await page.locator('[name="propertyValue"]').fill('300000');
    await expect(list).toBeHidden();
    await expect(calculate(page)).toBeEnabled();
  });

  test('em silêncio: só a marca no campo, que recebe o foco', async ({ page }) => {
    await open(page, FERIAS);
    await calculate(page).click();
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
    await expect(calculate(page)).toBeDisabled();
    await page.locator('[name="activity"][value="servicos"]').check();
    await expect(calculate(page)).toBeEnabled();
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
    await calculate(page).click();
    await expect(resultRegion(page).getByRole('status').first()).toContainText('R$ 4.000,00');
    await expect(resultRegion(page)).toBeInViewport({ ratio: 0.2 });
  });

  test('tabelas longas mostram o começo, o resto a pedido, e viram planilha', async ({ page }) => {
    await open(page, '/calculadora/financiamento/financiamento-imobiliario');
    await calculate(page).click();
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
    await calculate(page).click();
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
    await calculate(page).click();
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

  test('depois de uma edição, avisa que o resultado é de antes', async ({ page }) => {
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('3000');
    await calculate(page).click();
    await expect(page.getByText('Os dados mudaram.')).toHaveCount(0);
    await page.locator('[name="salary"]').fill('3001');
    await expect(page.getByText('Os dados mudaram.')).toBeVisible();
  });
});
