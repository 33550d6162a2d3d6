/** Sign-up: messages and requests. */
import type { Page } from 'playwright/test';
import {
  API,
  dismiss,
  expect,
  expectAccessible,
  fillCredentials,
  test,
  toast,
  UNEXPECTED,
} from './support/admin.ts';

const SIGN_UP = '**/auth/v1/signup*';
const SIGNED_UP = ['Cadastro realizado!', 'Verifique seu email para confirmar o cadastro.'] as const;

async function openSignUp(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: /Cadastre-se/ }).click();
}

test.describe('signing up', () => {
  test('shows that it is closed, but stays available if the server does not say whether it is open', async ({
    page,
  }) => {
    await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { disable_signup: true } }));
    await openSignUp(page);
    await expect(page.getByText('O cadastro está fechado neste site.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: /Faça login/ }).click();
    await expect(page.getByLabel('Email')).toBeVisible();

    await page.unroute('**/auth/v1/settings');
    await page.route('**/auth/v1/settings', (route) => route.fulfill({ status: 502, body: '<h1>' }));
    await openSignUp(page);
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('redirects the confirmation link to this site’s home page', async ({ page, baseURL }) => {
    const sent = page.waitForRequest(SIGN_UP);
    await page.route(SIGN_UP, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({ headers: API, json: { id: 'x', email: 'ana@example.com', identities: [{}] } });
    });
    await openSignUp(page);
    await fillCredentials(page, { email: ' ana@example.com ', password: 'uma-senha' });
    await page.getByRole('button', { name: 'Criar conta' }).dblclick();
    await expect(page.getByRole('button', { name: 'Criando conta...' })).toBeVisible();
    await expect(toast(page, ...SIGNED_UP)).toBeVisible();
    const request = await sent;
    expect(request.postDataJSON()).toMatchObject({ email: 'ana@example.com', password: 'uma-senha' });
    expect(new URL(request.url()).searchParams.get('redirect_to')).toBe(`${baseURL}/`);
    await expect(page.getByText('Faça login para gerenciar o site')).toBeVisible();
  });

  const duplicates = [
    { status: 422, json: { code: 'user_already_exists', message: 'User already registered' } },
    {
      status: 429,
      json: {
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 59 seconds.',
      },
    },
    // A user without identities.
    { status: 200, json: { id: 'x', email: 'ana@example.com', identities: [] } },
  ];
  test('with a taken address looks like any other; a refusal or a lost connection is reported, and the typed text kept', async ({
    page,
  }) => {
    await page.goto('/admin/login');
    for (const answer of duplicates) {
      await page.route(SIGN_UP, (route) => route.fulfill({ headers: API, ...answer }));
      await page.getByRole('button', { name: /Cadastre-se/ }).click();
      await fillCredentials(page, { email: 'ana@example.com', password: 'uma-senha' });
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(toast(page, ...SIGNED_UP)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Notificações' }).getByRole('listitem')).toHaveCount(1);
      await dismiss(toast(page, ...SIGNED_UP));
      await page.unroute(SIGN_UP);
    }

    const message = 'Password should contain at least one digit.';
    const json = { code: 'weak_password', message, weak_password: { reasons: ['characters'] } };
    await page.route(SIGN_UP, (route) => route.fulfill({ status: 422, headers: API, json }));
    await page.getByRole('button', { name: /Cadastre-se/ }).click();
    await fillCredentials(page, { email: 'ana@example.com', password: 'uma-senha' });
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(toast(page, 'Erro no cadastro', message)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');

    await page.unroute(SIGN_UP);
    await page.route(SIGN_UP, (route) => route.abort());
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(toast(page, ...UNEXPECTED)).toBeVisible();
  });
});
