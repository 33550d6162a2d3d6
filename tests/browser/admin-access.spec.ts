/** Access to the administrative area: without a backend, with an unreachable one, and for visitors. */
import { expect, expectAccessible, test } from './support/admin.ts';
import { createGate } from './support/gate.ts';

test('a site without a backend says so at every address, even if the host answers every path with a page', async ({
  page,
  builtSite,
}) => {
  const notice = page.getByText(/Nenhum backend está configurado neste site/);
  for (const path of ['/admin/configuracoes', '/admin/login']) {
    await page.goto(builtSite + path);
    await expect(notice, path).toBeVisible();
    await expect(page.getByLabel('Senha', { exact: true })).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.route('**/backend.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Olá</p>' }),
  );
  await page.goto(`${builtSite}/admin/login`);
  await expect(notice).toBeVisible();
});

test('an unreachable backend shows a loading state and then an error with a retry button', async ({
  page,
}) => {
  const answer = createGate();
  await page.route('**/backend.json', async (route) => {
    await answer.opened;
    await route.abort();
  });
  await page.goto('/admin');
  await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeVisible();
  answer.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem resposta do servidor');
  await expectAccessible(page);
  await page.unroute('**/backend.json');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('visitors load nothing of the administrative area', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  for (const path of ['/', '/blog', '/calculadora/trabalhista/ferias', '/categorias']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  // Fetch the scripts again, because a navigation discards the bodies of responses.
  const bodies = [...scripts].map(async (address) => (await page.request.get(address)).text());
  const code = (await Promise.all(bodies)).join('\n');
  expect(code.length).toBeGreaterThan(50_000);
  for (const mark of ['calculario-sessao', 'Área Administrativa', 'signInWithPassword', 'radix-toast']) {
    expect(code.includes(mark), mark).toBe(false);
  }
});
