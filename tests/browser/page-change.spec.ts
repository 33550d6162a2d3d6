/** Navigation inside the site: a slow change shows progress, a quick one does not flash. */
import { createGate } from './support/gate.ts';
import { expect, open, test } from './support/site.ts';

test('a slow navigation shows progress at once, and the page stays until the next one is ready', async ({
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
});

test('a page visited before appears at once, without a request for its scripts', async ({ page }) => {
  await open(page, '/calculadora/saude/imc');
  await page.getByRole('main').locator('a[href="/calculadoras-saude"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Calculadoras de saúde');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('main').locator('a[href="/calculadora/saude/imc"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('IMC');
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('an emptied form stays empty, even if the visitor leaves at once', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/ferias');
  const salary = page.locator('[name="salary"]');
  await salary.fill('4500');
  // The inputs reach the history entry.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('4500');
  await page.getByRole('button', { name: /^Limpar/ }).click();
  await page.goto('/termos');
  await page.goBack();
  await expect(salary).toHaveValue('');
});
