/** New accounts, passwords, sessions, invitations and administrators, with real accounts on a separate backend. */
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright/test';
import type { Database } from '../../src/backend/row-types.ts';
import {
  ADMIN,
  expect,
  expectAccessible,
  fillCredentials,
  forgetEverything,
  openAs,
  signIn,
  test as onAnySite,
  toast,
} from './support/admin.ts';
import { connectTo } from './support/connect.ts';
import { onOwnSite, type OwnSite } from './support/own-site.ts';

const PASSWORD = 'uma-senha-comprida';

const { opened, fixtures } = onOwnSite();
let site: OwnSite;
/** The first administrator. */
let inviter: SupabaseClient<Database>;
const test = onAnySite.extend<{ baseURL: string | undefined }>(fixtures);
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await opened();
  inviter = await connectTo(site.address);
  await inviter.auth.signInWithPassword(ADMIN);
});
test.afterAll(() => site.close());

/** Invites an address as the first administrator; returns the link. */
async function invite(address: string): Promise<string> {
  const { data, error } = await inviter.rpc('invite_admin', { address });
  if (error) throw new Error(error.message);
  return `/admin/convite#${new URLSearchParams({ email: address, token: data[0]?.token ?? '' }).toString()}`;
}

/** Creates an administrator for a single test. */
async function newAdmin(email: string): Promise<{ email: string; password: string; session: Session }> {
  const token = new URLSearchParams((await invite(email)).split('#')[1]).get('token') ?? '';
  const client = await connectTo(site.address);
  await client.auth.signUp({ email, password: PASSWORD, options: { data: { invitation: token } } });
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { email, password: PASSWORD, session: data.session };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mailTo = (email: string, subject: string) =>
  site.mails.findLast((mail) => mail.to === email && mail.subject === subject);

test('a new account is confirmed by the link in a mail, and is not an administrator', async ({ page }) => {
  const email = 'ana@example.com';
  await page.goto('/admin/login');
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
  const notice = page.getByRole('status').filter({ hasText: 'Cadastro confirmado' });
  // A sign-up alone must give no access to the administration.
  await expect(notice).toContainText('Depois que um administrador der acesso a você');
  await expect(page).toHaveURL('/');
  await expectAccessible(page, 'main [role="status"]');
  await page.getByRole('link', { name: 'entrar na administração' }).click();
  await expect(page).toHaveURL('/admin/login');
  // The history must contain no token either.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();

  await fillCredentials(page, { email, password: PASSWORD });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(
    toast(page, 'Acesso negado', 'Você não tem permissão para acessar a área administrativa.'),
  ).toBeVisible();

  await page.goto('/admin/configuracoes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso Negado');
  await expect(page.getByText('Você não tem permissão para acessar esta área.')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Entrar com outra conta' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');

  await page.goto(link);
  await expect(page.getByText('Este link já foi usado ou venceu')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a mailed link replaces a forgotten password, and works only once', async ({ page }) => {
  const { email } = await newAdmin('esqueceu@example.com');
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(heading(page)).toHaveText('Esqueci minha senha');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Digite seu email.');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Se este endereço tem uma conta, o link está a caminho.')).toBeVisible();
  await expect(page.getByRole('status')).toBeFocused();
  await expectAccessible(page);

  const link = mailTo(email, 'Escolha uma nova senha no Calculário')?.link ?? '';
  await page.goto(link);
  await expect(heading(page)).toHaveText('Nova senha');
  await expect(page).toHaveURL('/admin/nova-senha');
  const field = page.getByLabel('Nova senha', { exact: true });
  await expect(field).toHaveAttribute('minlength', '6');
  await field.fill('12345');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/pelo menos 6 caracteres/);
  // The server refuses an unchanged password, but the link allows another attempt.
  await field.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('A nova senha precisa ser diferente da atual.');
  await field.fill('uma-senha-nova');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Senha mudada! Você já está dentro.')).toBeVisible();
  await expect(page.getByRole('status')).toBeFocused();
  await expectAccessible(page);
  expect(mailTo(email, 'Sua senha no Calculário foi mudada')).toBeDefined();
  await page.getByRole('link', { name: 'Ir para a administração' }).click();
  await expect(heading(page)).toHaveText('Dashboard');

  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).click();
  await signIn(page, '/admin', { email, password: 'uma-senha-nova' });

  await page.goto(link);
  await page.getByLabel('Nova senha', { exact: true }).fill('mais-uma-senha');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Este link já foi usado ou passou da validade.');
});

test('an address without an account looks like any other, and a link without a token explains what to do', async ({
  page,
}) => {
  const sent = site.mails.length;
  await page.goto('/admin/esqueci-a-senha');
  await page.getByLabel('Email').fill('ninguem@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Se este endereço tem uma conta, o link está a caminho.')).toBeVisible();
  expect(site.mails).toHaveLength(sent);

  await page.goto('/admin/nova-senha');
  await expect(page.getByText(/abra o link que enviamos por email/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/convite');
  await expect(page.getByText(/Falta o convite/)).toBeVisible();
  await expectAccessible(page);
});

test('an invited person accepts using only the keyboard, and is listed', async ({ page }) => {
  const { session } = await newAdmin('convida@example.com');
  await openAs(page, session, '/admin/administradores');
  await expect(heading(page)).toHaveText('Administradores');
  await expect(page.getByText(ADMIN.email)).toBeVisible();
  await page.getByRole('button', { name: 'Convidar' }).click();
  await expect(page.getByLabel('Email de quem convidar')).toBeFocused();
  await page.keyboard.type('nova@example.com');
  await page.getByLabel('Sua senha').fill('errada');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Sua senha')).toHaveAccessibleDescription(/A senha não confere\./);
  await page.getByLabel('Sua senha').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Convite criado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar o convite de nova@example.com' })).toBeVisible();
  await expectAccessible(page, 'main');
  const link = await page.getByLabel('Link do convite').inputValue();

  await forgetEverything(page);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Convite');
  await expect(page).toHaveURL('/admin/convite');
  await expect(page.getByLabel('Email')).toHaveValue('nova@example.com');
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
  await page.getByLabel('Senha', { exact: true }).focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heading(page)).toHaveText('Dashboard');

  await openAs(page, session, '/admin/administradores');
  await expect(page.getByText('nova@example.com')).toBeVisible();
  await expect(page.getByText('Convites em aberto')).toHaveCount(0);
});

test('a removed administrator loses access immediately, and an invitation can be revoked', async ({
  page,
}) => {
  const remover = await newAdmin('remove@example.com');
  const removed = await newAdmin('removida@example.com');
  await invite('desistiu@example.com');
  const other = await connectTo(site.address);
  await other.auth.signInWithPassword(removed);
  await openAs(page, remover.session, '/admin/administradores');
  await page.getByRole('button', { name: `Remover ${removed.email}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remover da administração?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Remover ${removed.email}` }).click();
  await dialog.getByLabel('Sua senha').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Sucesso', `${removed.email} não administra mais o site.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Remover ${removed.email}` })).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  expect((await other.auth.getUser()).error).not.toBeNull();

  const revoke = page.getByRole('button', { name: 'Cancelar o convite de desistiu@example.com' });
  await revoke.press('Enter');
  await expect(toast(page, 'Sucesso', 'Convite de desistiu@example.com cancelado.')).toBeVisible();
  await expect(revoke).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  const { data } = await inviter.from('admin_invitations').select().eq('email', 'desistiu@example.com');
  expect(data).toEqual([]);
});

test('a revoked invitation is refused, also while its form is open', async ({ page }) => {
  const link = await invite('tarde@example.com');
  await page.goto(link);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await inviter.from('admin_invitations').delete().eq('email', 'tarde@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Este convite já foi aceito, foi cancelado');
  // Open the link again at the same address, as a person without an account.
  await page.goto(link);
  await expect(page.getByRole('status')).toContainText('Este convite já foi aceito, foi cancelado');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Já aceitei: entrar' })).toHaveAttribute(
    'href',
    '/admin/login',
  );
});

test('a session that was ended elsewhere leads to the login, not to lists without drafts', async ({
  page,
}) => {
  const credentials = await newAdmin('aberta@example.com');
  const other = await connectTo(site.address);
  await other.auth.signInWithPassword(credentials);
  await other.auth.signOut({ scope: 'others' });
  await openAs(page, credentials.session, '/admin/blog');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('an existing account accepts an invitation with its own password', async ({ page }) => {
  const email = 'antiga@example.com';
  const client = await connectTo(site.address);
  await client.auth.signUp({ email, password: PASSWORD });
  await fetch(mailTo(email, 'Confirme seu cadastro no Calculário')?.link ?? '', { redirect: 'manual' });
  await page.goto(await invite(email));
  await page.getByLabel('Senha', { exact: true }).fill('outra-senha-qualquer');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Se este email já tinha uma conta/)).toBeVisible();
  await page.getByRole('button', { name: 'Já tenho conta com este email' }).click();
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Dashboard');
});

test('a changed password ends the other sessions, and a button ends all sessions', async ({ page }) => {
  const credentials = await newAdmin('muda@example.com');
  const other = await connectTo(site.address);
  await other.auth.signInWithPassword(credentials);
  await openAs(page, credentials.session, '/admin/conta');
  await expect(heading(page)).toHaveText('Conta');
  await page.getByRole('button', { name: 'Mudar a senha' }).click();
  await expect(page.getByLabel('Senha atual')).toBeFocused();
  await expectAccessible(page, 'main');
  await page.keyboard.type('errada');
  await page.getByLabel('Nova senha', { exact: true }).fill('uma-senha-nova');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Senha atual')).toHaveAccessibleDescription('A senha não confere.');
  await page.getByLabel('Senha atual').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(
    toast(page, 'Sucesso', 'Senha mudada! As outras sessões desta conta foram encerradas.'),
  ).toBeVisible();
  await expect(page.getByLabel('Senha atual')).toHaveValue('');
  expect((await other.auth.getUser()).error).not.toBeNull();
  await page.reload();
  await expect(heading(page)).toHaveText('Conta');

  await other.auth.signInWithPassword({ ...credentials, password: 'uma-senha-nova' });
  await page.route('**/auth/v1/logout*', (route) => route.abort());
  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click();
  await expect(
    toast(
      page,
      'Erro',
      'Não foi possível encerrar as sessões: o servidor não respondeu. Você continua na sua.',
    ),
  ).toBeVisible();
  await page.unroute('**/auth/v1/logout*');
  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect((await other.auth.getUser()).error).not.toBeNull();
});

test('a draft typed without a session does not go to the account that signs in next', async ({
  page,
  context,
}) => {
  const author = await newAdmin('escreve@example.com');
  const next = await newAdmin('entra@example.com');
  await openAs(page, author.session, '/admin/blog/novo');
  await expect(heading(page)).toHaveText('Novo Artigo');
  const tab = await context.newPage();
  await tab.goto('/admin/conta');
  await tab.getByRole('button', { name: 'Abrir menu' }).click();
  await tab.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(tab).toHaveURL(/\/admin\/login/);
  await page.getByRole('button', { name: 'Agora não' }).click();
  await page.getByLabel('Título', { exact: false }).first().fill('Só de quem escreve');
  await expect(page.getByText(/rascunho guardado neste navegador às/)).toBeVisible();

  await fillCredentials(tab, next);
  await tab.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Sem mudanças desde que abriu.')).toBeVisible();
  await tab.goto('/admin/blog/novo');
  await expect(heading(tab)).toHaveText('Novo Artigo');
  const client = await connectTo(site.address);
  await client.auth.signInWithPassword(next);
  const { data } = await client.from('blog_post_drafts').select('draft');
  expect(JSON.stringify(data)).not.toContain('Só de quem escreve');
});
