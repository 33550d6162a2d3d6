/** The settings: saving, export, import, validation, statistics. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { categories } from '../../src/catalogue/categories.ts';
import { collect } from '../../scripts/definitions/collect.ts';
import { listingCount } from '../../src/catalogue/catalogue.ts';
import { expect, expectAccessible, toast } from './support/admin.ts';
import { test } from './support/stage.ts';

const POSTS = '**/rest/v1/blog_posts*';

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/configuracoes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
}

const SAVED = ['Sucesso', 'Configurações salvas!'] as const;
const REFUSED = ['Erro na importação', 'Arquivo inválido ou corrompido.'] as const;

async function importFile(page: Page, text: string, name = 'backup-site.json'): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

test('are stored in the browser when saved', async ({ page }) => {
  await openSettings(page);
  await expectAccessible(page);
  await page.getByLabel('Nome do site').fill('Contas & Cálculos');
  await page.getByLabel('Email do administrador').fill('ana@example.com');
  await page.getByLabel('Google Analytics ID').fill('G-ABCDE12345');
  await expect(page.getByLabel('Google Analytics ID')).toHaveAttribute('placeholder', 'G-XXXXXXXXXX');
  await page.getByRole('button', { name: 'Salvar configurações' }).click();
  await expect(toast(page, ...SAVED)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome do site')).toHaveValue('Contas & Cálculos');
  await expect(page.getByLabel('Email do administrador')).toHaveValue('ana@example.com');
  await expect(page.getByLabel('Google Analytics ID')).toHaveValue('G-ABCDE12345');
});

test('that are invalid are marked and not stored', async ({ page }) => {
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
});

test('that the browser cannot store are reported', async ({ page }) => {
  await openSettings(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByLabel('Nome do site').fill('Texto que não se perde');
  await page.getByRole('button', { name: 'Salvar configurações' }).click();
  await expect(page.getByText(/não deixou guardar as configurações/).first()).toBeVisible();
  await expect(page.getByText('Configurações salvas!')).toHaveCount(0);
  await expect(page.getByLabel('Nome do site')).toHaveValue('Texto que não se perde');
});

test('are exported to a file that can be imported', async ({ page }) => {
  await openSettings(page);
  await page.getByLabel('Nome do site').fill('Exportado');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar dados' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('backup-site.json');
  await expect(toast(page, 'Sucesso', 'Backup exportado!')).toBeVisible();
  const text = await readFile(await download.path(), 'utf8');
  const backup = JSON.parse(text) as { siteConfig: object; exportDate: string };
  expect(backup.siteConfig).toMatchObject({ siteName: 'Exportado' });
  expect(Object.keys(backup.siteConfig)).toHaveLength(6);
  expect(Number.isNaN(Date.parse(backup.exportDate))).toBe(false);

  await page.getByLabel('Nome do site').fill('Outro');
  await importFile(page, text);
  await expect(toast(page, 'Sucesso', 'Dados importados!')).toBeVisible();
  await expect(page.getByLabel('Nome do site')).toHaveValue('Exportado');
  await page.reload();
  await expect(page.getByLabel('Nome do site')).toHaveValue('Exportado');
});

const REFUSED_FILES: [what: string, text: string, name?: string][] = [
  ['is no JSON', '<!doctype html>'],
  ['is cut off', '{"siteConfig":{"siteName":"Inv'],
  ['has no siteConfig', '{"exportDate":"2026-11-20"}'],
  ['has another name', '{"siteConfig":{"siteName":"Inv"}}', 'backup.txt'],
  ['is huge', `{"siteConfig":{"siteName":"Inv"}}${' '.repeat(1_000_001)}`],
];
for (const [what, text, name] of REFUSED_FILES) {
  test(`are not imported from a file that ${what}`, async ({ page }) => {
    await openSettings(page);
    await page.getByLabel('Nome do site').fill('Como estava');
    await importFile(page, text, name);
    await expect(toast(page, ...REFUSED)).toBeVisible();
    await expect(page.getByLabel('Nome do site')).toHaveValue('Como estava');
    expect(await page.evaluate(() => 'siteUrl' in {})).toBe(false);
  });
}

test('tell what is wrong with a value in a file, and what in it has no effect', async ({ page }) => {
  await openSettings(page);
  await page.getByLabel('Nome do site').fill('Como estava');
  await importFile(page, '{"siteConfig":{"siteName":"Inv","siteUrl":"exemplo.com.br"}}');
  const [title] = REFUSED;
  const wrong = 'URL do site (siteUrl): Digite um endereço completo, como https://www.exemplo.com.br.';
  await expect(toast(page, title, wrong)).toBeVisible();
  await expect(page.getByLabel('Nome do site')).toHaveValue('Como estava');

  await importFile(page, '{"siteConfig":{"siteName":"Novo","tema":"x","__proto__":{"siteUrl":"x"}}}');
  const done = 'Dados importados! Sem efeito, por não ser daqui: tema, __proto__.';
  await expect(toast(page, 'Sucesso', done)).toBeVisible();
  await expect(page.getByLabel('Nome do site')).toHaveValue('Novo');
  expect(await page.evaluate(() => 'siteUrl' in {})).toBe(false);
});

test('include statistics', async ({ page }) => {
  await page.route(POSTS, (route) => route.fulfill({ json: [{ id: 'a' }, { id: 'b' }] }));
  const own = await page.request.get('/sitemap.xml');
  const articles = [...(await own.text()).matchAll(/<loc>[^<]*\/blog\/[^<]+<\/loc>/g)];
  await openSettings(page);
  const { entries } = await collect();
  const counted = (name: string) => page.locator(`[data-count="${name}"]`);
  await expect(counted('calculators')).toHaveText(String(listingCount(entries)));
  await expect(counted('categories')).toHaveText(String(categories.length));
  await expect(counted('articles')).toHaveText(String(articles.length + 2));
});
