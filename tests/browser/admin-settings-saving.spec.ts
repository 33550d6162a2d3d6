/** Stored settings: saved, exported and imported, and visible on the next visit. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { Row } from '../../src/backend/row-types.ts';
import { expect, expectAccessible, openMenu, toast } from './support/admin.ts';
import { onOwnSite, type OwnSite } from './support/own-site.ts';
import { test as onAnySite, type Stage } from './support/stage.ts';

// Run in sequence on a separate site, because there is only one row of settings.
onAnySite.describe.configure({ mode: 'serial' });

const { opened, fixtures } = onOwnSite();
let site: OwnSite;
const test = onAnySite.extend<{ baseURL: string | undefined }>(fixtures);
test.beforeAll(async () => {
  site = await opened();
});
test.afterAll(() => site.close());

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/configuracoes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
}

async function saveSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar configurações' }).click();
}

async function importFile(page: Page, text: string): Promise<void> {
  const file = { name: 'backup-site.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

/** Saves settings as another administrator. */
async function saveElsewhere({ client }: Stage, changes: Partial<Row<'site_settings'>>): Promise<void> {
  const { data, error } = await client.from('site_settings').update(changes).eq('id', true).select();
  expect([data?.length, error]).toEqual([1, null]);
}

/** Expects settings on the server, where every browser reads them. */
async function expectSaved({ client }: Stage, settings: Partial<Row<'site_settings'>>): Promise<void> {
  const read = async () => (await client.from('site_settings').select()).data;
  await expect.poll(read).toMatchObject([settings]);
}

test('the screen says which settings are live until the last build is ready, even over a restart', async ({
  page,
}) => {
  let progress = 'atual';
  let status = 200;
  await page.route('/saude', (route) => route.fulfill({ status, json: { site: progress } }));
  const notice = page.getByRole('status').filter({ hasText: /site|páginas/i });
  const saveName = async (name: string) => {
    await page.getByLabel('Nome do site').fill(name);
    await saveSettings(page);
    await expect(toast(page, 'Sucesso', 'Configurações salvas!')).toBeVisible();
  };
  await openSettings(page);
  await expect(notice).toHaveText('O site no ar tem as configurações salvas.');
  const before = await page.getByLabel('Nome do site').inputValue();
  progress = 'montando';
  await saveName('Por engano');
  await expect(notice).toContainText('Montando o site');
  // The name of before is that of this page's own build, but no longer that of the site.
  await saveName(before);
  await expect(notice).toContainText('Montando o site');
  // A starting server does not know yet that the site is out of date.
  [progress, status] = ['atual', 503];
  await page.waitForResponse((response) => response.status() === 503);
  await expect(notice).toHaveText(/^(?:Montando|Verificando) o site/);
  status = 200;
  await expect(notice).toHaveText('O site no ar tem as configurações salvas.');
  // The built address lacks the slash at its end, so that it never equals the saved one.
  const address = page.getByLabel('URL do site');
  const former = await address.inputValue();
  for (const next of ['https://contas.example/', former]) {
    progress = 'montando';
    await address.fill(next);
    await saveSettings(page);
    await expect(notice).toContainText('Montando o site');
    progress = 'atual';
    await expect(notice).toHaveText('O site no ar tem as configurações salvas.');
  }
});

test('settings are saved on the server for every browser, and those saved by another administrator are kept', async ({
  page,
  stage,
}) => {
  await openSettings(page);
  await page.getByLabel('Nome do site').fill('Contas & Cálculos');
  await page.getByLabel('Email do administrador').fill('ana@example.com');
  await page.getByLabel('Google Analytics ID').fill('G-ABCDE12345');
  await expect(page.getByLabel('Google Analytics ID')).toHaveAttribute('placeholder', 'G-XXXXXXXXXX');
  await saveSettings(page);
  await expect(toast(page, 'Sucesso', 'Configurações salvas!')).toBeVisible();

  const saved = { admin_email: 'ana@example.com', google_analytics: 'G-ABCDE12345' };
  await expectSaved(stage, { site_name: 'Contas & Cálculos', ...saved });
  await saveElsewhere(stage, { meta_keywords: 'contas, dela' });

  await page.getByLabel('Nome do site').fill('Contas dele');
  await saveSettings(page);
  await expect(page.getByLabel('Palavras-chave')).toHaveValue('contas, dela');
  // Leaving after saving must need no confirmation.
  await openMenu(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('the same setting changed by two people is decided by the one who saves second', async ({
  page,
  stage,
}) => {
  const dialog = page.getByRole('alertdialog', { name: 'As configurações mudaram enquanto você editava' });
  await saveElsewhere(stage, { admin_email: 'bia@example.com', google_analytics: 'G-ZYXWV54321' });
  await openSettings(page);
  await expect(page.getByLabel('Email do administrador')).toHaveValue('bia@example.com');
  await expect(page.getByLabel('Google Analytics ID')).toHaveValue('G-ZYXWV54321');
  const saveThere = (name: string) =>
    saveElsewhere(stage, { site_name: name, meta_keywords: `palavras de ${name}` });
  await saveThere('Nome dela');
  await page.getByLabel('Nome do site').fill('Nome dele');
  await page.getByLabel('Descrição do site').fill('Descrição dele');
  await saveSettings(page);
  await expect(dialog).toContainText('Está salvo: “Nome dela”');
  await expect(dialog).toContainText('Você escreveu: “Nome dele”');
  await expect(dialog).not.toContainText('Palavras-chave');
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Ficar com o que está salvo' }).click();
  await expect(toast(page, 'Sucesso', 'Configurações salvas!')).toBeVisible();
  await expect(page.getByLabel('Nome do site')).toHaveValue('Nome dela');
  await expect(page.getByLabel('Descrição do site')).toHaveValue('Descrição dele');
  await expect(page.getByLabel('Palavras-chave')).toHaveValue('palavras de Nome dela');

  await expectSaved(stage, { site_description: 'Descrição dele' });
  await saveThere('Outro nome dela');
  await page.getByLabel('Nome do site').fill('Outro nome dele');
  await saveSettings(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByLabel('Nome do site')).toHaveValue('Outro nome dele');
  await page.getByLabel('Nome do site').fill('Nome final dele');
  await saveSettings(page);
  await expect(toast(page, 'Sucesso', 'Configurações salvas!')).toBeVisible();
  await expectSaved(stage, { site_name: 'Nome final dele' });
  await saveThere('Último nome dela');
  await page.getByLabel('Nome do site').fill('Último nome dele');
  await saveSettings(page);
  await dialog.getByRole('button', { name: 'Salvar o que escrevi' }).click();
  await expectSaved(stage, {
    site_name: 'Último nome dele',
    meta_keywords: 'palavras de Último nome dela',
  });
});

test('exported settings can be imported, and an import lists unknown settings', async ({ page }) => {
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

  await importFile(page, '{"siteConfig":{"siteName":"Novo","tema":"x","__proto__":{"siteUrl":"x"}}}');
  const done = 'Dados importados! Sem efeito, por não ser daqui: tema, __proto__.';
  await expect(toast(page, 'Sucesso', done)).toBeVisible();
  await expect(page.getByLabel('Nome do site')).toHaveValue('Novo');
  expect(await page.evaluate(() => 'siteUrl' in {})).toBe(false);
});
