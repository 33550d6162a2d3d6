/** Buttons clicked before hydration, as on a slow phone: each click shows immediately and is handled once. */
import {
  calculateButton,
  expect,
  openBeforeHydration,
  refusalSummary,
  resultValue,
  test,
  type Page,
  chooseExample,
} from './support/site.ts';

const waiting = (page: Page) => page.locator('[data-waiting]');

test(
  '“Calcular” shows that it is working, and then calculates the typed values',
  { tag: '@engines' },
  async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/calculadora/trabalhista/ferias');
    await page.locator('[name="salary"]').fill('3000');
    const button = calculateButton(page);
    const sizeOf = () =>
      button.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);
    const size = await sizeOf();
    for (let press = 0; press < 8; press += 1) await button.click();
    await expect(button).toHaveCSS('cursor', 'progress');
    await expect(page.getByRole('status').filter({ hasText: 'Calculando…' })).toHaveCount(1);
    expect(await sizeOf()).toEqual(size);
    await hydrate();
    // 3.000 + 3.000 / 3
    await expect(resultValue(page, 'total').first()).toHaveText('R$ 4.000,00');
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByText('Calculando…')).toHaveCount(0);
  },
);

test('Enter in a field calculates too', { tag: '@engines' }, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/calculadora/trabalhista/ferias');
  await page.locator('[name="salary"]').fill('3000');
  await page.locator('[name="salary"]').press('Enter');
  await expect(waiting(page)).toHaveCount(1);
  await hydrate();
  await expect(resultValue(page, 'total').first()).toHaveText('R$ 4.000,00');
});

for (const [cause, fragment] of [
  ['a click', ''],
  ['an address with values', '#salary=3000'],
] as const) {
  test(`${cause} requests the code of the result along with the page’s own code`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const hydrate = await openBeforeHydration(page, `/calculadora/trabalhista/ferias${fragment}`);
    if (fragment === '') await calculateButton(page).click();
    await expect
      .poll(() => requested.filter((path) => path.startsWith('/assets/resultado-')))
      .toHaveLength(1);
    await hydrate();
  });
}

test('a number typed with its unit is accepted, even if the field never lost the focus', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/calculadora/saude/imc');
  await page.locator('[name="weight"]').fill('80 kg');
  await page.locator('[name="height"]').fill('200cm');
  await page.locator('[name="height"]').press('Enter');
  await hydrate();
  // 80 / 2²
  await expect(resultValue(page, 'imc').first()).toContainText('20');
  await expect(page.locator('[name="weight"]')).toHaveValue('80');
  await expect(page.locator('[name="height"]')).toHaveValue('200');
});

test('an empty form is refused once', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/calculadora/trabalhista/ferias');
  await calculateButton(page).click();
  await hydrate();
  await expect(refusalSummary(page)).toBeFocused();
});

test('an example fills the form, even if its defaults follow the day', async ({ page }) => {
  for (const path of ['/calculadora/saude/imc', '/calculadora/impostos/multa-atraso']) {
    const hydrate = await openBeforeHydration(page, path);
    await chooseExample(page);
    await expect(waiting(page)).toHaveCount(1);
    await hydrate();
    await expect(
      page.getByRole('region', { name: 'Resultado' }).locator('[data-result]').first(),
    ).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('the theme switch works without any module', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/');
  const html = page.locator('html');
  await page.getByRole('button', { name: /Mudar o tema/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await hydrate();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Tema escuro. Mudar o tema' })).toBeVisible();
});

test('a page whose modules do not load says so', { tag: '@engines' }, async ({ browser }, { project }) => {
  const context = await browser.newContext(project.use);
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/calculadora/trabalhista/ferias');
  await calculateButton(page).click();
  await expect(page.getByRole('alert')).toContainText('recarregue a página');
  await expect(waiting(page)).toHaveCount(0);
  await context.close();
});
