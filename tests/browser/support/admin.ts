import type { Session } from '@supabase/supabase-js';
import { expect, type Locator, type Page } from 'playwright/test';
import { expectSilence } from './silence.ts';
import { test as base } from './worker.ts';

/** The initial administrator of the test server. */
export const ADMIN = {
  email: 'admin@calculario.local',
  password: process.env['CALCULARIO_ADMIN_PASSWORD'] ?? '',
};

/** localStorage key of the session. */
export const SESSION_KEY = 'calculario-sessao';

/** Console messages of the browser and supabase-js about requests that fail on purpose. */
const REFUSED_REQUEST = /^Failed to load resource|AuthRetryableFetchError|AuthApiError/;

/**
 * A page on which requests may fail, but nothing else: exceptions, policy violations and React warnings fail the test.
 */
export const test = base.extend<{ composure: undefined }>({
  composure: [
    async ({ page }, use) => expectSilence(page, () => use(undefined), REFUSED_REQUEST),
    { auto: true },
  ],
});

/** Expiry of the stored session's token, in seconds since 1970. */
export function keptExpiry(page: Page): Promise<number> {
  return page.evaluate((key) => {
    const { expires_at = 0 } = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at?: number };
    return expires_at;
  }, SESSION_KEY);
}

/** Types credentials into the current form. */
export async function fillCredentials(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
}

/** Signs in on the login page and waits for `path`. */
export async function signIn(page: Page, path = '/admin', credentials = ADMIN): Promise<void> {
  await page.goto(path);
  await fillCredentials(page, credentials);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Deletes the session and other stored text, as if another person used the browser. */
export async function forgetEverything(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Opens a page with a stored session, which costs a third of signing in on the login page. */
export async function openAs(page: Page, session: Session, path: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  await page.goto(path);
}

/** Version header of a service's responses, without which supabase-js ignores their errors. */
export const API = { 'X-Supabase-Api-Version': '2024-01-01' };

/** Title and description of the toast for an unexpected response. */
export const UNEXPECTED = ['Erro', 'Ocorreu um erro inesperado.'] as const;

/** A toast, by its exact title and description. */
export function toast(page: Page, title: string, description: string) {
  return page
    .getByRole('region', { name: 'Notificações' })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) });
}

/** Closes a toast, so that a later one with the same text is not confused with it. */
export async function dismiss(shown: Locator): Promise<void> {
  await shown.getByRole('button', { name: 'Fechar notificação' }).click();
  await expect(shown).toBeHidden();
}

/** Makes the stored session's token look expired, so that its next use renews it. */
export async function expireToken(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number };
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, SESSION_KEY);
}

/** Moves the clock of the backend, as if that of this computer were wrong; `undefined` hides it. */
export async function moveServerClock(page: Page, milliseconds: number | undefined): Promise<void> {
  await page.route(/\/(?:auth|rest)\/v1\//, async (route) => {
    const response = await route.fetch();
    const { date = '', ...headers } = response.headers();
    const moved = milliseconds !== undefined && new Date(Date.parse(date) + milliseconds).toUTCString();
    await route.fulfill({ response, headers: { ...headers, ...(moved && { date: moved }) } });
  });
}

/** Simulates a return to the tab, at which supabase-js checks the session. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

/** Opens the menu on small screens; on large ones it is always visible. */
export async function openMenu(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  if (width < 1024) await page.getByRole('button', { name: 'Abrir menu' }).click();
}

export { expectAccessible } from './accessible.ts';
export { expect };
