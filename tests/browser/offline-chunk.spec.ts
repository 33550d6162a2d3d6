/** Chunks that cannot be downloaded, after a deploy while the page was open, or offline. */
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { calculateButton, open, resultRegion, toolButton } from './support/site.ts';
import { test } from './support/worker.ts';

const BROKEN = 'Não foi possível mostrar esta página';

/** Blocks scripts that the page has not requested yet; returns a counter, and a function that stops blocking. */
async function blockNewScripts(page: Page): Promise<{ blocked: () => number; unblock: () => void }> {
  const blocked: string[] = [];
  let isUnblocked = false;
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.route('**/assets/*.js', async (route) => {
    const url = route.request().url();
    if (isUnblocked || known.includes(url)) return route.continue();
    blocked.push(url);
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Página não encontrada.' });
  });
  const unblock = () => {
    isUnblocked = true;
  };
  return { blocked: () => blocked.length, unblock };
}

/** Counts the documents that the page loads later. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

/** Follows the first link in the content to an address with this prefix; returns the address. */
async function follow(page: Page, path: string): Promise<string> {
  const link = page.getByRole('main').locator(`a[href^="${path}"]`).filter({ visible: true }).first();
  const address = await link.getAttribute('href');
  await link.click();
  return address ?? '';
}

test('after a deploy while the page was open, the next page loads without a message', async ({ page }) => {
  await open(page, '/calculadoras-trabalhistas');
  const loads = countLoads(page);
  const { blocked, unblock } = await blockNewScripts(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) unblock();
  });
  await follow(page, '/calculadora/trabalhista/ferias');
  await expect.poll(loads).toBe(1);
  await expect(page).toHaveURL('/calculadora/trabalhista/ferias');
  await page.locator('[name="salary"]').fill('3000');
  await calculateButton(page).click();
  await expect(page.locator('[data-result="total"]').first()).toHaveText('R$ 4.000,00');
  expect(blocked()).toBeGreaterThan(0);
  expect(loads()).toBe(1);
});

const UNAVAILABLE = [
  ['a page', '/calculadoras-trabalhistas', '/calculadora/trabalhista/ferias'],
  ['a calculator', '/calculadora/trabalhista/ferias', '/calculadora/trabalhista/'],
  ['an article', '/blog', '/blog/juros-compostos'],
] as const;

test('a page, calculator or article that fails to load is retried once; then the visitor decides', async ({
  page,
}) => {
  const loads = countLoads(page);
  for (const [what, from, to] of UNAVAILABLE) {
    await test.step(what, async () => {
      await open(page, from);
      const before = loads();
      const { blocked, unblock } = await blockNewScripts(page);
      const address = await follow(page, to);
      await expect(page.getByRole('alert')).toContainText(BROKEN);
      await expect(page).toHaveURL(address);
      expect(loads() - before).toBe(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      // Poll, because the last refusal may be counted after the message that it causes.
      await expect(async () => {
        const asked = blocked();
        await page.waitForTimeout(500);
        expect(blocked(), 'asks for it over and over').toBe(asked);
      }).toPass({ timeout: 5000 });

      unblock();
      await page.getByRole('button', { name: 'Recarregar a página' }).click();
      await expect.poll(() => loads() - before).toBe(2);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(BROKEN);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unrouteAll();
      // Forget the retry, as in another visit.
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

/** Heading of the offline page. */
const OFFLINE = 'Sem conexão com a internet';

test('a network without internet access counts as offline', async ({ page }) => {
  await open(page, '/como-funciona');
  const loads = countLoads(page);
  await page.route('**/*', (route) => route.abort());
  await follow(page, '/categorias');
  await expect(page.getByRole('alert')).toContainText(OFFLINE);
  expect(loads()).toBe(0);
});

test('a first page with a missing chunk says so, inside the header and footer', async ({ page }) => {
  const loads = countLoads(page);
  await page.route('**/assets/imc-*.js', (route) => route.abort());
  await page.goto('/calculadora/saude/imc');
  await expect(page.getByRole('alert')).toContainText(BROKEN);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(loads()).toBe(2);
});

test('a tool that fails to load says so, and the result above it stays', async ({ page }) => {
  await open(page, '/calculadora/impostos/mei-das#activity=servicos');
  const { blocked } = await blockNewScripts(page);
  const result = resultRegion(page);
  await (await toolButton(page, 'Salvar imagem')).click();
  await expect(result.getByText('Não foi possível carregar.')).toBeVisible();
  expect(blocked()).toBeGreaterThan(0);
  await expect(result.getByText('R$ 86,05').first()).toBeVisible();
});

test.describe('offline', () => {
  // Start with an empty cache, because the browser needs no connection for what it contains.
  test.use({ reuse: 'never' });

  test('nothing is reloaded, and the calculators opened before still calculate', async ({
    page,
    context,
  }) => {
    await open(page, '/calculadora/saude/imc');
    // Wait for the answering code, which loads on the first interaction with the form.
    const answering = page.waitForResponse(/\/assets\/resultado-[^/]+\.js$/);
    await page.locator('[name="weight"]').focus();
    await (await answering).finished();
    await page.getByRole('banner').getByRole('link', { name: 'Calculário, página inicial' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A conta certa');
    const loads = countLoads(page);
    await context.setOffline(true);
    await page
      .getByRole('main')
      .locator('a[href="/calculadora/impostos/irpf"]')
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('alert')).toContainText(OFFLINE);
    // The visitor arrives at the message, although the link was further down.
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('#conteudo')).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Recarregar a página' }).click();
    await expect(page.getByRole('heading', { name: 'O que funciona agora' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'IMC' }).click();
    await page.locator('[name="weight"]').fill('80');
    await page.locator('[name="height"]').fill('200');
    await calculateButton(page).click();
    await expect(page.locator('[data-result="imc"]').first()).toContainText('20');
    expect(loads()).toBe(0);
  });

  test('with nothing opened before, the page says so, and loads once the connection is back', async ({
    page,
    context,
  }) => {
    await open(page, '/como-funciona');
    await context.setOffline(true);
    await follow(page, '/categorias');
    await expect(page.getByRole('alert')).toContainText(OFFLINE);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Recarregar a página' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categorias');
  });
});
