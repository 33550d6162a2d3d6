/** Access to the administrative area, with real accounts on a separate backend. */
import { expect, expectAccessible, fillCredentials, test, toast } from './support/admin.ts';
import { createGate } from './support/gate.ts';
import { openOwnSite, openSiteWithoutBackend, type OwnSite } from './support/own-site.ts';

const PASSWORD = 'uma-senha-comprida';

test.describe('a new account', () => {
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await openOwnSite();
  });
  test.afterAll(() => site.close());

  test('is confirmed by mail and is not an administrator', async ({ page }) => {
    const email = 'ana@example.com';
    await page.goto(`${site.address}/admin/login`);
    await page.getByRole('button', { name: /Cadastre-se/ }).click();
    await fillCredentials(page, { email, password: PASSWORD });
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(
      toast(page, 'Cadastro realizado!', 'Verifique seu email para confirmar o cadastro.'),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(toast(page, 'Erro no login', 'Email ou senha incorretos.')).toBeVisible();

    const link = site.mails.findLast(({ to }) => to === email)?.link ?? '';
    await page.goto(link);
    expect(new URL(page.url()).origin).toBe(site.address);
    expect(new URL(page.url()).pathname).toBe('/');

    await page.goto(`${site.address}/admin/login`);
    await fillCredentials(page, { email, password: PASSWORD });
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(
      toast(page, 'Acesso negado', 'Você não tem permissão para acessar a área administrativa.'),
    ).toBeVisible();

    await page.goto(`${site.address}/admin/configuracoes`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso Negado');
    await expect(page.getByText('Você não tem permissão para acessar esta área.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Entrar com outra conta' }).click();
    await expect(page).toHaveURL(`${site.address}/admin/login`);
    await page.goto(`${site.address}/admin`);
    await expect(page).toHaveURL(`${site.address}/admin/login`);
  });
});

test.describe('a site without a backend', () => {
  let site: Omit<OwnSite, 'mails'>;
  test.beforeAll(async () => {
    site = await openSiteWithoutBackend();
  });
  test.afterAll(() => site.close());

  for (const path of ['/admin', '/admin/login', '/admin/configuracoes']) {
    test(`says so at ${path}`, async ({ page }) => {
      await page.goto(site.address + path);
      await expect(page.getByText(/Nenhum backend está configurado neste site/)).toBeVisible();
      await expect(page.getByLabel('Senha', { exact: true })).toHaveCount(0);
      await expectAccessible(page);
    });
  }

  test('says so even if the host answers every path with a page', async ({ page }) => {
    await page.route('**/backend.json', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Olá</p>' }),
    );
    await page.goto(`${site.address}/admin/login`);
    await expect(page.getByText(/Nenhum backend está configurado neste site/)).toBeVisible();
  });
});

test.describe('an unreachable backend', () => {
  test('shows an error, and can be retried', async ({ page }) => {
    await page.route('**/backend.json', (route) => route.abort());
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem resposta do servidor');
    await expectAccessible(page);
    await page.unroute('**/backend.json');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  test('shows a loading state', async ({ page }) => {
    const answer = createGate();
    await page.route('**/backend.json', async (route) => {
      await answer.opened;
      await route.continue();
    });
    await page.goto('/admin');
    await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeVisible();
    answer.open();
    await expect(page).toHaveURL(/\/admin\/login$/);
  });
});

test('visitors load nothing of the administrative area', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    // Cached responses have no body.
    if (isScript && response.ok()) scripts.push(response.text());
  });
  for (const path of ['/', '/blog', '/calculadora/trabalhista/ferias', '/categorias']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  const code = (await Promise.all(scripts)).join('\n');
  expect(code.length).toBeGreaterThan(50_000);
  for (const mark of ['calculario-sessao', 'Área Administrativa', 'signInWithPassword', 'radix-toast']) {
    expect(code.includes(mark), mark).toBe(false);
  }
});
