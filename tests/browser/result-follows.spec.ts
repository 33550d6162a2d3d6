/** After the first result, typing updates it; prefilled numbers are replaced, and the form can be cleared. */
import { expectAccessible } from './support/accessible.ts';
import { STILL, layoutShift } from './support/measure.ts';
import {
  calculateButton,
  expect,
  open,
  refusalSummary,
  resultRegion,
  resultValue,
  test,
  watchAnnouncements,
  type Page,
  chooseExample,
  toolButton,
} from './support/site.ts';

const FERIAS = '/calculadora/trabalhista/ferias';
const FINANCIAMENTO = '/calculadora/financeira/financiamento';

const salary = (page: Page) => page.locator('[name="salary"]');
const total = (page: Page) => resultValue(page, 'total');
const outdated = (page: Page) => resultRegion(page).getByText('Desatualizado', { exact: true });

async function calculated(page: Page): Promise<void> {
  await open(page, FERIAS);
  await salary(page).fill('3000');
  await calculateButton(page).click();
  // 3.000 + 3.000 / 3
  await expect(total(page)).toHaveText('R$ 4.000,00');
}

test(
  'typing updates the result, announces it once, and adds no history entries',
  { tag: '@engines' },
  async ({ page }) => {
    await page.clock.install();
    await calculated(page);
    const heard = await watchAnnouncements(page);
    const entries = await page.evaluate(() => history.length);
    const shiftBefore = await layoutShift(page);
    // Stop the clock, so that no pause between these keys ends, even on a slow machine.
    await page.clock.pauseAt(Date.now() + 60_000);
    await salary(page).fill('');
    await salary(page).pressSequentially('4500');
    await page.clock.resume();
    // 4.500 + 4.500 / 3
    await expect(total(page)).toHaveText('R$ 6.000,00');
    await expect(salary(page)).toBeFocused();
    expect(await heard()).toHaveLength(1);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect((await layoutShift(page)) - shiftBefore).toBeLessThan(STILL);
    await page.waitForTimeout(400);
    await page.reload();
    await expect(total(page)).toHaveText('R$ 6.000,00');
  },
);

test('leaving a field updates the result immediately', async ({ page }) => {
  await page.clock.install();
  await calculated(page);
  // Stop the clock, so that no debounce ends.
  await page.clock.pauseAt(Date.now() + 60_000);
  await salary(page).fill('4500');
  await expect(salary(page)).toBeFocused();
  await expect(total(page)).toHaveText('R$ 4.000,00');
  await page.keyboard.press('Tab');
  // 4.500 + 4.500 / 3
  await expect(total(page)).toHaveText('R$ 6.000,00');
});

test('no result appears before a click', async ({ page }) => {
  await open(page, FERIAS);
  await salary(page).fill('3000');
  await page.keyboard.press('Tab');
  await page.waitForTimeout(600);
  await expect(resultRegion(page).locator('[data-result]')).toHaveCount(0);
  await salary(page).fill('0');
  await page.waitForTimeout(600);
  await expect(refusalSummary(page)).toHaveCount(0);
  await expect(resultRegion(page)).toContainText('Preencha os campos e toque em Calcular');
});

test(
  'a form that starts filled shows its result silently and without a layout shift; each click announces it',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, FINANCIAMENTO);
    const payment = resultValue(page, 'monthlyPayment').first();
    // 240,000 in 360 instalments at 9.5% a year, as in this page's example.
    await expect(payment).toHaveText('R$ 2.018,05');
    const status = resultRegion(page).getByRole('status').first();
    await expect(status).toHaveText('');
    expect(await layoutShift(page)).toBeLessThan(STILL);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const heard = await watchAnnouncements(page);
    await calculateButton(page).click();
    await expect.poll(heard).toEqual([expect.stringContaining('2.018,05')]);
    // Announce an equal result again, because silence after a click sounds like a failure.
    await calculateButton(page).click();
    await expect.poll(heard).toEqual(Array(2).fill(expect.stringContaining('2.018,05')));
    // Keep it as outdated after a refused edit, because a click requested it.
    await page.locator('[name="downPayment"]').fill('400000');
    await expect(outdated(page)).toBeVisible();
  },
);

test('the first refusal removes the initial result of a filled form', async ({ page }) => {
  await open(page, FINANCIAMENTO);
  await expect(resultValue(page, 'monthlyPayment').first()).toBeVisible();
  await page.locator('[name="downPayment"]').fill('400000');
  await calculateButton(page).click();
  await expect(refusalSummary(page)).toBeFocused();
  await expect(resultRegion(page).locator('[data-result]')).toHaveCount(0);
});

test(
  'a refusal during typing keeps the last result, marked as outdated',
  { tag: '@engines' },
  async ({ page }) => {
    await calculated(page);
    const heard = await watchAnnouncements(page);
    await salary(page).fill('0');
    await expect(outdated(page)).toBeVisible();
    await expect(total(page)).toHaveText('R$ 4.000,00');
    await expect(salary(page)).toBeFocused();
    await expect(refusalSummary(page)).toHaveCount(0);
    await expect(salary(page)).not.toHaveAttribute('aria-invalid');
    expect(await heard()).toEqual([expect.stringContaining('desatualizado')]);
    await expectAccessible(page);

    await calculateButton(page).click();
    await expect(refusalSummary(page)).toBeFocused();
    await salary(page).fill('1500');
    await expect(refusalSummary(page)).toHaveCount(0);
    await expect(total(page)).toHaveText('R$ 2.000,00');
    await expect(outdated(page)).toHaveCount(0);
  },
);

test('a copied link restores the displayed result, not what was typed since', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculated(page);
  await page.locator('[name="days"]').fill('10');
  const warning = 'Nas férias divididas, um dos períodos deve ter pelo menos 14 dias';
  await expect(resultRegion(page).getByText(warning)).toBeVisible();
  await salary(page).fill('0');
  await expect(outdated(page)).toBeVisible();
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByText('Link copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('salary=3.000%2C00');
  await (await toolButton(page, 'Copiar texto')).click();
  await expect(page.getByText('Resultado copiado.')).toBeVisible();
  const copy = await page.evaluate(() => navigator.clipboard.readText());
  expect(copy).toContain(warning);
  expect(copy).toMatch(
    /^Calculadora de férias\nSalário bruto mensal: R\$\s3\.000,00;[\s\S]*\nFérias líquidas: R\$\s[\d.]+,\d\d\n/,
  );
});

test('typing replaces a prefilled number, but edits a typed one', { tag: '@engines' }, async ({ page }) => {
  await open(page, FINANCIAMENTO);
  const price = page.locator('[name="propertyValue"]');
  await expect(price).toHaveValue('300.000,00');
  await price.click();
  await page.keyboard.type('450000');
  await expect(price).toHaveValue('450000');
  await page.keyboard.press('Tab');
  await expect(price).toHaveValue('450.000,00');
  await price.click();
  const isSelected = () =>
    price.evaluate((input: HTMLInputElement) => input.selectionStart !== input.selectionEnd);
  expect(await isSelected()).toBe(false);
});

test('“Limpar” clears the fields, removes the result and says so; an example stays one click away', async ({
  page,
}) => {
  await open(page, FINANCIAMENTO);
  await calculateButton(page).click();
  await expect(resultValue(page, 'monthlyPayment')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar os campos' }).click();
  for (const name of ['propertyValue', 'downPayment', 'interestRate', 'years']) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue('');
  }
  await expect(resultRegion(page).locator('[data-result]')).toHaveCount(0);
  await expect(refusalSummary(page)).toHaveCount(0);
  const status = resultRegion(page).getByRole('status');
  await expect(status).toHaveText('Campos limpos.');
  await page.locator('[name="years"]').fill('30');
  await expect(status).toBeEmpty();
  await chooseExample(page);
  await expect(resultValue(page, 'monthlyPayment')).toBeVisible();
});
