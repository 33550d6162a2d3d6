/** Continuing a result in another calculator. */
import {
  calculateButton,
  chooseExample,
  expect,
  open,
  resultRegion,
  resultValue,
  test,
} from './support/site.ts';

const RESCISAO = '/calculadora/trabalhista/rescisao-trabalhista';

test('a result links to a calculator with the same questions, filled with the typed values', async ({
  page,
}) => {
  await open(page, RESCISAO);
  await chooseExample(page);
  await resultRegion(page).getByRole('link', { name: 'Seguro-desemprego' }).click();
  await expect(page).toHaveURL(/seguro-desemprego#/);
  await expect(page.locator('[name="salario1"]')).toHaveValue('3.000,00');
  // From 1 February 2023 to 20 August 2026 are 42 months and 20 days, which count as 43.
  await expect(page.locator('[name="mesesTrabalhados"]')).toHaveValue('43');
  await expect(resultValue(page, 'valorParcela').first()).toBeVisible();
});

test('if the link leaves a question open, the form is filled but shows no refusal yet', async ({ page }) => {
  await open(page, `${RESCISAO}#salario=3000`);
  await expect(page.locator('[name="salario"]')).toHaveValue('3000');
  await expect(page.getByText('O resultado aparece aqui')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await calculateButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a result of a past year leads only to calculators that have tables of that year', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/inss#salarioBruto=3000&ano=2022');
  const result = resultRegion(page);
  await expect(result.getByRole('link', { name: 'Salário líquido', exact: true }).first()).toBeVisible();
  await expect(result.getByRole('link', { name: 'Férias', exact: true })).toHaveCount(0);
});

test('a resignation does not lead to the unemployment benefit', async ({ page }) => {
  await open(
    page,
    `${RESCISAO}#salario=3000&dataAdmissao=01/02/2023&dataRescisao=20/08/2026&tipoRescisao=pedido-demissao`,
  );
  const result = resultRegion(page);
  await expect(result.getByRole('link', { name: 'FGTS', exact: true }).first()).toBeVisible();
  await expect(result.getByRole('link', { name: 'Seguro-desemprego', exact: true })).toHaveCount(0);
});
