/** Forms used before hydration, as on a slow phone: no input is lost or ignored. */
import {
  calculateButton,
  expect,
  openBeforeHydration,
  resultValue,
  test,
  watchAnnouncements,
  type Page,
} from './support/site.ts';

/** Follows a link in the article, whose sections are collapsed on phones. */
async function followTo(page: Page, path: string): Promise<void> {
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await link.click();
}

test('typed text is kept, and the caret does not move', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/calculadora/financeira/cdi');
  const amount = page.locator('[name="investedAmount"]');
  await amount.fill('50000');
  await page.locator('[name="years"]').fill('1');
  await amount.focus();
  await page.keyboard.press('End');
  await hydrate();
  await expect(amount).toBeFocused();
  await page.keyboard.type(',00');
  await expect(amount).toHaveValue('50000,00');
  await page.keyboard.press('Enter');
  // 50.000 × 1,1375, at the default of 100% of 13.75% a year
  await expect(resultValue(page, 'grossValue')).toHaveText('R$ 56.875,00');
});

test('choices are kept: a card, a list, a checkbox', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/calculadora/educacional/porcentagem');
  await page.locator('[name="tipo"][value="variacao"]').check();
  await hydrate();
  await expect(page.locator('[name="tipo"][value="variacao"]')).toBeChecked();
  await expect(page.locator('[name="valorFinal"]')).toBeVisible();

  const comeToLifeAgain = await openBeforeHydration(page, '/calculadora/trabalhista/inss');
  await page.locator('[name="salarioBruto"]').fill('3000');
  await page.locator('[name="ano"]').selectOption('2024');
  await comeToLifeAgain();
  await expect(page.locator('[name="ano"]')).toHaveValue('2024');
  await calculateButton(page).click();
  // 1.412 × 7,5% + (2.666,68 − 1.412) × 9% + (3.000 − 2.666,68) × 12% = 258,8196
  await expect(resultValue(page, 'contribuicaoINSS')).toHaveText('R$ 258,82');

  const comeToLifeAtLast = await openBeforeHydration(page, '/calculadora/impostos/iptu');
  await page.locator('[name="valorVenal"]').fill('100000');
  await page.locator('[name="isencoes"][value="idoso"]').check();
  await comeToLifeAtLast();
  await expect(page.locator('[name="isencoes"][value="idoso"]')).toBeChecked();
  await calculateButton(page).click();
  await expect(resultValue(page, 'descontoAplicado')).toHaveText('50%');
});

test('a required choice made before hydration counts', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/calculadora/impostos/mei-das');
  await page.locator('[name="activity"][value="servicos"]').check();
  await hydrate();
  await calculateButton(page).click();
  await expect(resultValue(page, 'valorDAS')).toBeVisible();
});

test('input recorded for one form does not affect the next', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/calculadora/trabalhista/fgts');
  await page.locator('[name="salary"]').fill('3000');
  await hydrate();
  await page.locator('[name="salary"]').fill('4500');
  await followTo(page, '/calculadora/trabalhista/ferias');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('férias');
  await expect(page.locator('[name="salary"]')).toHaveValue('');
});

test('typed text stays in its form, however slowly the next calculator loads', async ({ page }) => {
  await page.goto('/calculadora/trabalhista/fgts');
  await page.locator('[name="salary"]').fill('4500');
  await expect(page.locator('[name="salary"]')).toHaveValue('4500');
  // Delay longer than the debounce of the history entry.
  await page.route('**/assets/ferias-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await followTo(page, '/calculadora/trabalhista/ferias');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('férias');
  await expect(page.locator('[name="salary"]')).toHaveValue('');
});

test.describe('on a day after the build', () => {
  test.use({ reuse: 'with-clock' });

  test('nothing is lost if it changes the defaults', async ({ page }) => {
    // Open the page on another day than that of the build.
    await page.clock.setFixedTime(new Date('2027-02-03T12:00:00-03:00'));
    const hydrate = await openBeforeHydration(page, '/calculadora/util/idade');
    const examples = page.locator('main details').filter({ hasText: 'Ver um exemplo' });
    await examples.locator('summary').click();
    await page.getByRole('textbox', { name: 'Data de nascimento' }).fill('04/03/2000');
    await hydrate();
    await expect(page.getByRole('textbox', { name: 'Calcular a idade em' })).toHaveValue('03/02/2027');
    await expect(page.getByRole('textbox', { name: 'Data de nascimento' })).toHaveValue('04/03/2000');
    await expect(examples.getByRole('button').first()).toBeVisible();
    await calculateButton(page).click();
    await expect(resultValue(page, 'anos')).toHaveText('26 anos');
  });

  test('a filled form is calculated silently', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-02-03T12:00:00-03:00'));
    const hydrate = await openBeforeHydration(page, '/calculadora/financeira/poupanca');
    const announcements = await watchAnnouncements(page);
    await hydrate();
    await expect(resultValue(page, 'totalValue').first()).toBeVisible();
    expect(await announcements()).toEqual([]);
  });
});
