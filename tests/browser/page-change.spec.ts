/** Navigation inside the site: slow navigation shows progress, fast navigation does not flash. */
import { createGate } from './support/gate.ts';
import { calculateButton, expect, open, refusalSummary, test } from './support/site.ts';

test('slow navigation shows progress, and the page stays until the next one is ready, whose name the focus reads out', async ({
  page,
}) => {
  await open(page, '/calculadoras-saude');
  const scripts = createGate();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  const status = page.getByRole('status').filter({ hasText: 'Carregando…' });
  await page.getByRole('main').locator('a[href="/calculadora/saude/imc"]').first().click();
  await expect(status).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Calculadoras de saúde');
  scripts.open();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('IMC');
  await expect(status).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toHaveAccessibleName(/^Calculadora de IMC/);
});

test('a page visited before appears immediately, without a request for its scripts', async ({ page }) => {
  await open(page, '/calculadora/saude/imc');
  // Load the code of the result too, which otherwise follows the first interaction at any time.
  await calculateButton(page).click();
  await expect(refusalSummary(page)).toBeVisible();
  await page.getByRole('main').locator('a[href="/calculadoras-saude"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Calculadoras de saúde');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('main').locator('a[href="/calculadora/saude/imc"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('IMC');
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('a cleared form stays empty, even if the visitor leaves immediately', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/ferias');
  const salary = page.locator('[name="salary"]');
  await salary.fill('4500');
  // Wait until the history entry has the inputs.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('4500');
  await page.getByRole('button', { name: /^Limpar/ }).click();
  await page.goto('/termos');
  await page.goBack();
  await expect(salary).toHaveValue('');
});
