/** Sign-in: messages, requests and redirects. */
import type { Page, Route } from 'playwright/test';
import {
  ADMIN,
  API,
  dismiss,
  expect,
  expectAccessible,
  fillCredentials,
  test,
  toast,
  UNEXPECTED,
} from './support/admin.ts';
import { createGate } from './support/gate.ts';

const TOKEN = '**/auth/v1/token?grant_type=password';
const PROFILE = '**/rest/v1/profiles*';

const WRONG = ['Erro no login', 'Email ou senha incorretos.'] as const;
const NO_ADMIN = ['Acesso negado', 'Você não tem permissão para acessar a área administrativa.'] as const;

const submit = (page: Page) => page.getByRole('button', { name: 'Entrar' }).click();

test.describe('the login page', () => {
  test('is labeled in both modes, not indexed, and shows the password on request', async ({ page }) => {
    const response = await page.goto('/admin/login');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveTitle(/^Área Administrativa \|/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Área Administrativa');
    await expect(page.getByText('Faça login para gerenciar o site')).toBeVisible();

    await page.getByRole('button', { name: /Cadastre-se/ }).click();
    await expect(page.getByText('Criar conta administrativa')).toBeVisible();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByText('Digite seu email.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: /Faça login/ }).click();
    await expect(page.getByText('Faça login para gerenciar o site')).toBeVisible();
    const field = page.getByLabel('Senha', { exact: true });
    await field.fill('segredo');
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar senha' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar senha' }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('segredo');
  });

  test('works with the keyboard, requires an email and six characters before any request, and leads to no other site', async ({
    page,
    baseURL,
  }) => {
    let sent = 0;
    await page.route(TOKEN, (route) => {
      sent += 1;
      return route.continue();
    });
    await page.goto(`/admin/login?next=${encodeURIComponent('/\\example.org')}`);
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Senha', { exact: true });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(password).toHaveAttribute('minlength', '6');

    await submit(page);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Digite seu email.');
    await fillCredentials(page, { email: 'ana', password: '12345' });
    await submit(page);
    await expect(email).toHaveAccessibleDescription(/email válido/);
    await email.fill('ana@example.com');
    await submit(page);
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/pelo menos 6 caracteres/);
    expect(sent).toBe(0);

    await email.fill('');
    await password.fill('');
    await email.focus();
    await page.keyboard.type(ADMIN.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(
      toast(page, 'Login realizado com sucesso!', 'Bem-vindo à área administrativa.'),
    ).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/admin`);
  });
});

test.describe('signing in', () => {
  test('fails the same way for a wrong password, an unknown address and an unconfirmed one', async ({
    page,
  }) => {
    await page.goto('/admin/login');
    for (const email of [ADMIN.email, 'ninguem@example.com']) {
      await fillCredentials(page, { email, password: 'senha-errada' });
      await submit(page);
      await expect(toast(page, ...WRONG)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('senha-errada');
      await dismiss(toast(page, ...WRONG));
    }

    const json = { code: 'email_not_confirmed', message: 'Email not confirmed' };
    await page.route(TOKEN, (route) => route.fulfill({ status: 400, headers: API, json }));
    await submit(page);
    await expect(toast(page, ...WRONG)).toBeVisible();
    await expect(page.getByText(/confirme o cadastro pelo link/)).toBeVisible();
  });

  test('is sent once, returns to the requested page, and is skipped afterwards', async ({ page }) => {
    let sent = 0;
    const answer = createGate();
    await page.route(TOKEN, async (route) => {
      sent += 1;
      await answer.opened;
      await route.continue();
    });
    await page.goto('/admin/configuracoes?a=1');
    await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fconfiguracoes%3Fa%3D1$/);
    await fillCredentials(page);
    await page.getByRole('button', { name: 'Entrar' }).dblclick();
    const busy = page.getByRole('button', { name: 'Entrando...' });
    await expect(busy).toBeVisible();
    await busy.click({ force: true });
    await page.getByLabel('Senha', { exact: true }).press('Enter');
    answer.open();
    await expect(page).toHaveURL(/\/admin\/configuracoes\?a=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(sent).toBe(1);

    await page.goto('/admin/login');
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  });

  test('without administrator rights shows one message per visit', async ({ page }) => {
    await page.route(PROFILE, (route) =>
      route.fulfill({ json: [{ id: 'x', role: 'user', created_at: '' }] }),
    );
    await page.goto('/admin/login');
    await fillCredentials(page);
    await submit(page);
    await expect(toast(page, ...NO_ADMIN)).toHaveCount(1);
    await expect(page.getByText('Login realizado com sucesso!')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.reload();
    await expect(toast(page, ...NO_ADMIN)).toHaveCount(1);
  });
});

test.describe('signing in with a faulty backend', () => {
  test('reports any failure, also of the profile, times out after ten seconds, and can be retried', async ({
    page,
  }) => {
    const failures: ((route: Route) => Promise<void> | undefined)[] = [
      (route) => route.abort('connectionrefused'),
      (route) => route.fulfill({ headers: API, status: 500, json: { message: 'x' } }),
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
      () => undefined,
    ];
    await page.goto('/admin/login');
    await fillCredentials(page);
    for (const fail of failures) {
      await page.route(TOKEN, fail);
      await submit(page);
      if (fail === failures.at(-1)) {
        await expect(page.getByRole('button', { name: 'Entrando...' })).toBeVisible();
      }
      await expect(toast(page, ...UNEXPECTED)).toBeVisible({ timeout: 13_000 });
      await dismiss(toast(page, ...UNEXPECTED));
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
      await page.unroute(TOKEN);
    }
    await page.route(PROFILE, (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
    await submit(page);
    await expect(toast(page, ...UNEXPECTED)).toBeVisible();
    await page.unroute(PROFILE);
    await submit(page);
    await expect(page).toHaveURL(/\/admin$/);
  });

  test('that limits attempts shows when to retry', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
    const limited = [
      [
        'Request rate limit reached: try again after 120 seconds',
        'Tente de novo em 2 minutos, a partir das 09:02.',
      ],
      ['Request rate limit reached', 'Espere alguns minutos e tente de novo.'],
    ];
    await page.goto('/admin/login');
    await fillCredentials(page);
    for (const [message, sentence] of limited) {
      await page.route(TOKEN, (route) =>
        route.fulfill({ status: 429, headers: API, json: { code: 'over_request_rate_limit', message } }),
      );
      await submit(page);
      await expect(toast(page, 'Erro no login', `Muitas tentativas. ${sentence}`)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
    }
  });
});
