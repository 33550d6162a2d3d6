/** Life cycle of a session: renewal, server errors, expiry and signing out. */
import type { Page } from 'playwright/test';
import {
  ADMIN,
  comeBack,
  expect,
  expectAccessible,
  expireToken,
  fillCredentials,
  keptExpiry,
  openMenu,
  SESSION_KEY,
  signIn,
  test,
} from './support/admin.ts';
import { createGate } from './support/gate.ts';
import { forgetSession, test as signedIn } from './support/stage.ts';

// Sign in for each test, because most of them renew or end the session.
test.afterEach(() => forgetSession());

const RENEWAL = '**/auth/v1/token?grant_type=refresh_token';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sua sessão terminou' });

async function endSession(page: Page): Promise<void> {
  await page.route(RENEWAL, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
      json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    }),
  );
  await expireToken(page);
  await comeBack(page);
  await expect(dialog(page)).toBeVisible();
}

const isKept = (page: Page) => page.evaluate((key) => localStorage.getItem(key) !== null, SESSION_KEY);

test('signing out ends the session and leads to the login page, even without a network', async ({ page }) => {
  const signOut = async () => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect.poll(() => isKept(page)).toBe(false);
  };
  await signIn(page, '/admin/configuracoes');
  await page.route('**/auth/v1/**', (route) => route.abort());
  await signOut();
  await page.unroute('**/auth/v1/**');
  await fillCredentials(page);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await signOut();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test.describe('a session that expires while writing', () => {
  signedIn(
    'can be renewed in a dialog over the page or later, without losing typed text',
    async ({ page }) => {
      const name = page.getByLabel('Nome do site');
      await page.goto('/admin/configuracoes');
      await name.fill('Texto que não se perde');
      await endSession(page);
      await expectAccessible(page, 'dialog[open]');
      const email = dialog(page).getByLabel('Email');
      await expect(email).toHaveValue(ADMIN.email);
      await expect(email).not.toBeEditable();
      const password = dialog(page).getByLabel('Senha', { exact: true });
      await expect(password).toBeFocused();
      await password.fill('senha-errada');
      await dialog(page).getByRole('button', { name: 'Entrar' }).click();
      await expect(dialog(page).getByRole('alert')).toHaveText(/Email ou senha incorretos\./);
      await password.fill(ADMIN.password);
      await dialog(page).getByRole('button', { name: 'Entrar' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(name).toHaveValue('Texto que não se perde');
      expect(await isKept(page)).toBe(true);

      await endSession(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByText('Sua sessão terminou. Para salvar, entre de novo.')).toBeVisible();
      await expect(name).toHaveValue('Texto que não se perde');
      await expectAccessible(page, '[role="status"]');
      await page.getByRole('button', { name: 'Entrar de novo' }).click();
      await dialog(page).getByRole('button', { name: 'Agora não' }).click();
      await expect(dialog(page)).toBeHidden();
      await openMenu(page);
      await page.getByRole('button', { name: 'Sair' }).click();
      await page.getByRole('button', { name: 'Descartar e sair' }).click();
      await expect(page).toHaveURL(/\/admin\/login$/);
    },
  );

  signedIn('is detected when the server refuses the token', async ({ page }) => {
    await page.goto('/admin');
    const total = page.locator('[data-count="total"]');
    await expect(total).toHaveText(/^\d+$/);
    await page.route('**/rest/v1/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
    );
    // Return a minute later, to make the page refetch the articles.
    await page.clock.setFixedTime(Date.now() + 60_000);
    await comeBack(page);
    await expect(dialog(page)).toBeVisible();
    await page.unroute('**/rest/v1/**');
    await dialog(page).getByLabel('Senha', { exact: true }).fill(ADMIN.password);
    await dialog(page).getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(total).toHaveText(/^\d+$/);
  });
});

signedIn(
  'a session that was ended elsewhere is noticed at the next draft, and the article saved after signing in',
  async ({ page, stage }) => {
    await page.goto('/admin/blog/novo');
    await expect(page.locator('#campo-title')).toBeVisible();
    expect((await stage.client.auth.signOut({ scope: 'local' })).error).toBeNull();
    await page.locator('#campo-title').fill(`Sessão ${Date.now()}`);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Agora não' }).click();
    await page.getByRole('button', { name: 'Salvar rascunho' }).click();
    await dialog(page).getByLabel('Senha', { exact: true }).fill(ADMIN.password);
    await dialog(page).getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/\/admin\/blog$/);
  },
);

signedIn('a session unknown to the server leads to the login page', async ({ page }) => {
  await page.route('**/rest/v1/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWSError' } }),
  );
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await isKept(page)).toBe(false);
});

test('a damaged stored session is dropped with a message', async ({ page }) => {
  // Damage it on a file without scripts, because the login page may read it at once.
  await page.goto('/robots.txt');
  await page.evaluate((key) => localStorage.setItem(key, '{"access_token":"ey'), SESSION_KEY);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(
    page.getByText('A sessão guardada neste navegador estava danificada e foi descartada. Entre de novo.'),
  ).toBeVisible();
  expect(await isKept(page)).toBe(false);
  await expectAccessible(page);
});

test.describe('saving while the session cannot be renewed', () => {
  const NOTICE = /A sua sessão não pôde ser renovada: o servidor não respondeu/;

  /** Saves a new article while the service does not renew the session. */
  async function saveInVain(page: Page): Promise<void> {
    await page.locator('#campo-title').fill(`Espera ${Date.now()}`);
    await page.locator('#campo-excerpt').fill('Um resumo.');
    await page.getByRole('tab', { name: 'Conteúdo' }).click();
    await page.locator('#campo-content').fill('<p>Um texto.</p>');
    await page.route(RENEWAL, (route) => route.fulfill({ status: 522, json: { message: 'x' } }));
    await expireToken(page);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText(NOTICE)).toBeInViewport({ timeout: 4000 });
    await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible();
  }

  signedIn(
    'shows the wait within four seconds, continues automatically, and ends with a sign-out',
    async ({ page }) => {
      await page.goto('/admin/blog/novo');
      await saveInVain(page);
      await expect(page.getByText(/Próxima tentativa em \d+ s\./)).toBeVisible();
      await expectAccessible(page, '[role="status"]');
      await page.unroute(RENEWAL);
      await expect(page).toHaveURL(/\/admin\/blog$/);
      await expect(page.getByText(NOTICE)).toBeHidden();

      await page.getByRole('link', { name: 'Novo artigo' }).click();
      await saveInVain(page);
      await openMenu(page);
      await page.getByRole('button', { name: 'Sair', exact: true }).filter({ visible: true }).click();
      await page.getByRole('button', { name: 'Descartar e sair' }).click();
      await expect(page).toHaveURL(/\/admin\/login$/);
      expect(await isKept(page)).toBe(false);
    },
  );

  signedIn('continues immediately on request', async ({ page }) => {
    await page.clock.install();
    await page.goto('/admin/blog/novo');
    await saveInVain(page);
    // Stop the clock, so that only the button can end the wait.
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(page.getByText(/Próxima tentativa em \d+ s\./)).toBeVisible();
    await page.unroute(RENEWAL);
    // Press a key, because a click would first wait for an animation frame.
    await page.getByRole('button', { name: 'Tentar agora' }).press('Enter');
    await expect(page.getByText(NOTICE)).toBeHidden();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/admin\/blog$/);
  });
});

test.describe('renewing the session', () => {
  const failures = [
    { status: 503, json: { message: 'x' } },
    { status: 200, contentType: 'text/html', body: '<!doctype html>' },
    // The response of a host without such a path.
    { status: 404, contentType: 'text/html', body: '<!doctype html>' },
    { status: 429, json: { code: 'over_request_rate_limit', message: 'x' } },
  ];
  signedIn(
    'against a faulty server keeps the session and typed text, and can be retried after a reload',
    async ({ page }) => {
      await page.goto('/admin/configuracoes');
      await page.getByLabel('Nome do site').fill('Texto que não se perde');
      let requests = 0;
      await page.route(RENEWAL, (route) => {
        requests += 1;
        return route.fulfill(failures[(requests - 1) % failures.length]);
      });
      await expireToken(page);
      await comeBack(page);
      for (const _ of failures) {
        const before = requests;
        await page.getByRole('button', { name: 'Tentar agora' }).click();
        await expect.poll(() => requests).toBeGreaterThan(before);
      }
      expect(requests).toBeGreaterThan(failures.length);
      expect(await isKept(page)).toBe(true);
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByLabel('Nome do site')).toHaveValue('Texto que não se perde');

      page.once('dialog', (question) => void question.accept());
      await page.reload();
      await expect(page.getByText('Carregando...')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem resposta do servidor');
      expect(await isKept(page)).toBe(true);
      await page.unroute(RENEWAL);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
    },
  );

  signedIn('in three tabs at the same moment keeps all three signed in', async ({ page, context }) => {
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto('/admin/conta');
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Conta');
    }
    // Hold the responses until all three tabs have sent the same token.
    const allHaveAsked = createGate();
    let renewals = 0;
    await context.route(RENEWAL, async (route) => {
      renewals += 1;
      if (renewals === tabs.length) allHaveAsked.open();
      await allHaveAsked.opened;
      await route.continue();
    });
    await expireToken(page);
    await Promise.all(tabs.map(comeBack));
    await allHaveAsked.opened;
    await expect.poll(() => keptExpiry(page)).toBeGreaterThan(1);
    await context.unrouteAll({ behavior: 'wait' });
    // Go to a page that reads with the session: loading all three again would cost as much as opening them.
    for (const tab of tabs) {
      await expect(dialog(tab)).toBeHidden();
      await openMenu(tab);
      await tab.getByRole('link', { name: 'Administradores' }).filter({ visible: true }).click();
      await expect(tab.getByRole('main').getByText(ADMIN.email)).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('main').getByText(ADMIN.email)).toBeVisible();
  });
});
