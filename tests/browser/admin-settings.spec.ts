/** Settings: validation, failures, refused files, statistics. */
import type { Page } from 'playwright/test';
import { categories } from '../../src/catalogue/categories.ts';
import { articleSlugs } from '../../compiler/blog/article-files.ts';
import { catalogueEntries } from '../../compiler/catalogue-entries.ts';
import { dismiss, expect, expectAccessible, openMenu, toast } from './support/admin.ts';
import { test } from './support/stage.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

const POSTS = '**/rest/v1/blog_posts*';
const SETTINGS = '**/rest/v1/site_settings*';

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/configuracoes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
}

const REFUSED = ['Erro na importação', 'Arquivo inválido ou corrompido.'] as const;

async function importFile(page: Page, text: string, name = 'backup-site.json'): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

const FAILURES = [
  [{ abort: true }, 'Não foi possível salvar as configurações. O que você digitou continua na tela.'],
  [
    { status: 403, json: { code: '42501', message: 'x' } },
    'Você não tem permissão para mudar as configurações.',
  ],
] as const;
test('invalid or refused settings are reported, and stay on the screen without being saved', async ({
  page,
}) => {
  await openSettings(page);
  const address = page.getByLabel('URL do site');
  await address.fill('javascript:alert(1)');
  await page.getByLabel('Email do administrador').fill('ninguém');
  await page.getByRole('button', { name: 'Salvar configurações' }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/endereço completo/);
  await expect(page.getByLabel('Email do administrador')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await expect(page.getByText('Configurações salvas!')).toHaveCount(0);
  await page.reload();
  await expect(address).not.toHaveValue('javascript:alert(1)');

  await page.getByLabel('Nome do site').fill('Texto que não se perde');
  for (const [answer, sentence] of FAILURES) {
    await page.route(SETTINGS, (route) => ('abort' in answer ? route.abort() : route.fulfill(answer)));
    await page.getByRole('button', { name: 'Salvar configurações' }).click();
    await expect(toast(page, 'Erro', sentence)).toBeVisible();
    await expect(page.getByText('Configurações salvas!')).toHaveCount(0);
    await expect(page.getByLabel('Nome do site')).toHaveValue('Texto que não se perde');
    await page.unroute(SETTINGS);
  }
});

test('settings that fail to load are not replaced by defaults, and can be retried', async ({ page }) => {
  await page.route(SETTINGS, (route) => route.fulfill({ status: 503, json: { message: 'x' } }));
  await page.goto('/admin/configuracoes');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Não foi possível carregar as configurações.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Nome do site')).toHaveCount(0);
  await page.unroute(SETTINGS);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByLabel('Nome do site')).toHaveValue('Calculário');
});

const REFUSED_FILES: [what: string, text: string, name?: string][] = [
  ['is not JSON', '<!doctype html>'],
  ['has another name', '{"siteConfig":{"siteName":"Inv"}}', 'backup.txt'],
  ['is huge', `{"siteConfig":{"siteName":"Inv"}}${' '.repeat(1_000_001)}`],
];
test('nothing is imported from a file that is not a backup or has invalid values', async ({ page }) => {
  await openSettings(page);
  await page.getByLabel('Nome do site').fill('Como estava');
  for (const [what, text, name] of REFUSED_FILES) {
    await importFile(page, text, name);
    await expect(toast(page, ...REFUSED), what).toBeVisible();
    await dismiss(toast(page, ...REFUSED));
    await expect(page.getByLabel('Nome do site'), what).toHaveValue('Como estava');
    expect(await page.evaluate(() => 'siteUrl' in {})).toBe(false);
  }

  await importFile(page, '{"siteConfig":{"siteName":"Inv","siteUrl":"exemplo.com.br"}}');
  const [title] = REFUSED;
  const wrong = 'URL do site (siteUrl): Digite um endereço completo, como https://www.exemplo.com.br.';
  await expect(toast(page, title, wrong)).toBeVisible();
  await expect(page.getByLabel('Nome do site')).toHaveValue('Como estava');
});

test('the settings include statistics', async ({ page }) => {
  await page.route(POSTS, (route) =>
    route.fulfill({
      json: [
        { slug: 'a', published_at: '2026-01-01T12:00:00Z' },
        { slug: 'b', published_at: '2026-01-01T12:00:00Z' },
        { slug: 'c', published_at: '2999-01-01T12:00:00Z' },
      ],
    }),
  );
  const own = await page.request.get('/sitemap.xml');
  // Ignore articles that other tests have published: the sitemap lists them, but the stubbed response does not.
  const slugs = await articleSlugs();
  const listed = [...(await own.text()).matchAll(/<loc>[^<]*\/blog\/([^<]+)<\/loc>/g)].map(
    ([, slug]) => slug,
  );
  const articles = listed.filter((slug) => slugs.includes(slug ?? ''));
  await openSettings(page);
  const entries = await catalogueEntries();
  const counted = (name: string) => page.locator(`[data-count="${name}"]`);
  await expect(counted('calculators')).toHaveText(String(entries.length));
  await expect(counted('categories')).toHaveText(String(categories.length));
  await expect(counted('articles')).toHaveText(String(articles.length + 2));
});

test('leaving with unsaved changes asks for confirmation, and the browser asks before the tab closes', async ({
  page,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  const name = page.getByLabel('Nome do site');
  const follow = async (link: string) => {
    await openMenu(page);
    await page.getByRole('link', { name: link, exact: true }).filter({ visible: true }).click();
  };
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await follow('Configurações');
  await name.fill('Texto que não se perde');
  await follow('Dashboard');
  await expect(question).toContainText('se você sair, elas se perdem');
  await expect(page.getByRole('button', { name: 'Continuar editando' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sair e guardar o rascunho' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('link', { name: 'Dashboard', exact: true }).filter({ visible: true }),
  ).toBeFocused();
  await expect(page).toHaveURL('/admin/configuracoes');
  await expect(name).toHaveValue('Texto que não se perde');

  // Do not wait for blocked history navigation, which never completes.
  await page.goBack({ timeout: 1000 }).catch(() => null);
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Descartar e sair' }).click();
  await expect(page).toHaveURL('/admin');

  await follow('Configurações');
  const before = await name.inputValue();
  await name.fill('Outro');
  const dialogEvent = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await dialogEvent;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name).toHaveValue('Outro');
  // Undone changes must need no confirmation.
  await name.fill(before);
  await follow('Dashboard');
  await expect(page).toHaveURL('/admin');
});
