/** A calculator embedded in a page of another site. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embedAddress, snippetOf, type EmbedChoice } from '../../src/pages/calculator/embed/snippet.ts';
import { contrast } from '../../src/ui/accent-palette.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { calculateButton, expect, open, resultValue, test, type Frame, type Page } from './support/site.ts';
import { expectSilence } from './support/silence.ts';
import { test as plainTest } from './support/worker.ts';

const ADDRESS = '/embed/trabalhista/ferias';

/** Serves one page on another origin. */
async function host(html: string): Promise<{ readonly address: string; readonly server: Server }> {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(
      `<!doctype html><html lang="pt-BR"><head><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Outro site</title></head><body>${html}</body></html>`,
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

const servers: Server[] = [];
test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function openHost(page: Page, html: string): Promise<void> {
  const { address, server } = await host(html);
  servers.push(server);
  await page.goto(address);
}

/** HTML from the calculator's embed panel. */
function snippet(choice: Partial<EmbedChoice> = {}): string {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const address = embedAddress(ADDRESS, { theme: '', colour: '', fragment: '', ...choice });
  return snippetOf(origin, address, 'Férias');
}

/** Entries in both storages of a frame, and its cookies; some browsers deny storage to embedded pages. */
function storedIn(frame: Frame): Promise<[number, number, string]> {
  return frame.evaluate(() => {
    const entries = (storage: 'localStorage' | 'sessionStorage'): number => {
      try {
        return window[storage].length;
      } catch {
        return 0;
      }
    };
    return [entries('localStorage'), entries('sessionStorage'), document.cookie];
  });
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);

test(
  'an embedded calculator calculates, fits its height to its content, and stores nothing',
  { tag: '@engines' },
  async ({ page }) => {
    await openHost(page, snippet());
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Salário', { exact: false }).first().fill('3000');
    await frame.getByRole('button', { name: 'Calcular', exact: true }).click();
    await expect(frame.locator('[data-result="total"]')).toHaveText('R$ 4.000,00');
    await expect
      .poll(() =>
        page
          .locator('iframe')
          .evaluate((element: HTMLIFrameElement) => element.getBoundingClientRect().height),
      )
      .toBeGreaterThan(720);
    const inside = page.frames()[1];
    expect(inside).toBeDefined();
    await expect
      .poll(() => inside?.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
      .toBe(0);
    expect(inside && (await storedIn(inside))).toEqual([0, 0, '']);
    const link = frame.getByRole('link', { name: /^Calculário/ });
    await expect(link).toHaveAttribute('href', '/calculadora/trabalhista/ferias');
    await expect(link).toHaveAttribute('target', '_blank');
    expect(await widthOf(page)).toBe(page.viewportSize()?.width);
  },
);

test('an embedded calculator starts with the chosen values, theme and colour', async ({ page }) => {
  const chosen = snippet({ theme: 'escuro', colour: 'verde', fragment: '#salary=4500' });
  await openHost(page, `<p style="height: 3000px">Muito antes</p>${chosen}`);
  // Scroll down, because the frame loads when it comes near the viewport.
  await page.evaluate(() => window.scrollTo(0, 3000));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-result="total"]')).toHaveText('R$ 6.000,00');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  const brand = await frame
    .getByRole('button', { name: 'Calcular', exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (brand.match(/[\d.]+/g) ?? []).map(Number);
  expect(green).toBeGreaterThan(Math.max(red, blue));
  const hex = `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
  expect(contrast(hex, '#1c1b17')).toBeGreaterThanOrEqual(4.5);
});

plainTest('an embedded calculator also works in a frame with sandbox', async ({ page }) => {
  const run = async () => {
    await openHost(page, snippet().replace('<iframe', '<iframe sandbox="allow-scripts allow-forms"'));
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Salário', { exact: false }).first().fill('3000');
    await frame.getByRole('button', { name: 'Calcular', exact: true }).click();
    await expect(frame.locator('[data-result="total"]')).toHaveText('R$ 4.000,00');
    await expect
      .poll(async () => (await page.locator('iframe').boundingBox())?.height)
      .toBe(await frame.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height)));
    await expect(frame.locator('body')).toHaveCSS('margin', '0px');
    const drawn = frame.locator('svg:has(> use)').filter({ visible: true });
    await expect(drawn).not.toHaveCount(0);
    const sizes = await drawn.evaluateAll((icons: SVGSVGElement[]) =>
      icons.map((icon) => icon.getBBox().width),
    );
    expect(sizes).not.toContain(0);
  };
  await expectSilence(page, run);
});

test('an embedded calculator that starts with a result does not scroll the embedding page', async ({
  page,
}) => {
  await openHost(page, `${snippet({ fragment: '#salary=3000' })}<p style="height: 3000px">Muito depois</p>`);
  await expect(page.frameLocator('iframe').locator('[data-result="total"]')).toHaveText('R$ 4.000,00');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('no other page of the site can be embedded', async ({ request }) => {
  for (const path of ['/', '/calculadora/trabalhista/ferias', '/admin', '/embed/trabalhista/nada', '/nada']) {
    const { 'content-security-policy': policy } = (await request.get(path)).headers();
    expect(policy, path).toContain("frame-ancestors 'self'");
  }
  const answer = await request.get(ADDRESS);
  expect(answer.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
});

test('an embedded calculator is accessible, fits 320 pixels, has neither header nor footer, and shares its main page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${ADDRESS}?cor=ffff00`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/calculadora\/trabalhista\/ferias$/,
  );
  await expect(page.locator('header, footer, nav, article')).toHaveCount(0);
  await expectAccessible(page);
  await page.locator('[name="salary"]').fill('3000');
  await calculateButton(page).click();
  await expect(resultValue(page, 'liquido')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByText('Link copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/calculadora\/trabalhista\/ferias#salary=3/,
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await expectToFit(page);
});

test('the panel with the snippet is loaded on demand, accessible, and fits', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, '/calculadora/trabalhista/ferias');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /embed/.test(path))).toEqual([]);
  const button = page.getByRole('button', { name: 'Incorporar no seu site' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.locator('[name="salary"]').fill('4500');
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('4500');
  await page.getByLabel(/Começar com os valores/).check();
  const code = page.getByLabel('Código para o seu site');
  await expect(code).toHaveValue(/\/embed\/trabalhista\/ferias#salary=4500&amp;days=30/);
  await expect(page.frameLocator('iframe').locator('[data-result="total"]')).toHaveText('R$ 6.000,00');
  await page.getByLabel('Tema', { exact: true }).selectOption('escuro');
  await page.getByLabel('Cor', { exact: true }).selectOption('outra');
  await page.getByLabel('Outra cor').fill('#ff0000');
  await expect(code).toHaveValue(/\?tema=escuro&amp;cor=ff0000#salary=4500/);
  await page.getByRole('button', { name: 'Copiar o código' }).click();
  await expect(page.getByText('Código copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<iframe src="http');
  await expectAccessible(page);
  await button.click();
  await expect(page.getByLabel('Código para o seu site')).toBeHidden();
});

plainTest('an unknown calculator is the 404 page, without an exception', async ({ page }) => {
  const failures: string[] = [];
  const logged: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/embed/nada/nada');
  expect(response?.status()).toBe(404);
  await expect.poll(() => logged.join('\n')).toContain('endereço inexistente: /embed/nada/nada');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  expect(failures).toEqual([]);
});
