/** Every screen of the administrative area: axe finds no violation, and no content is cut off on a phone or desktop. */
import type { Page } from 'playwright/test';
import { BOTH_THEMES, expectToFit } from './support/accessible.ts';
import { test as anyone } from './support/admin.ts';
import { LARGE, setFontSize } from './support/room.ts';
import { expect, expectAccessible, listOnly, openTab, test } from './support/articles.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

const DESKTOP = { width: 1280, height: 800 };

const TABS = ['Básico', 'Imagens', 'Conteúdo', 'CTAs', 'Relacionados'];

const COLUMNS = ['Título', 'Categoria', 'Data', 'Tempo de leitura', 'Ações'];

const SCREENS = [
  ['/admin', 'Dashboard'],
  ['/admin/blog', 'Blog'],
  ['/admin/blog/lixeira', 'Lixeira'],
  ['/admin/configuracoes', 'Configurações'],
  ['/admin/administradores', 'Administradores'],
  ['/admin/conta', 'Conta'],
  ['/admin/nada', 'Página não encontrada'],
] as const;

async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page, 'html', BOTH_THEMES);
  await setFontSize(page, LARGE);
  await expectToFit(page, 'text at twice its size');
  await setFontSize(page, '');
  await page.setViewportSize(DESKTOP);
  await expectToFit(page);
}

const ENTRANCES = [
  ['/admin/login', 'Área Administrativa'],
  ['/admin/esqueci-a-senha', 'Esqueci minha senha'],
  ['/admin/nova-senha#type=recovery&token=x', 'Nova senha'],
  ['/admin/convite#email=ana%40example.com&token=x', 'Convite'],
] as const;

anyone('the pages without a sign-in are accessible and fit the screen', async ({ page, viewport }) => {
  for (const [path, title] of ENTRANCES) {
    if (viewport) await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    if (path === '/admin/login') {
      await expectAccessible(page);
      await page.getByRole('button', { name: /Cadastre-se/ }).click();
      await expect(page.getByText('Criar conta administrativa')).toBeVisible();
    }
    await expectUsable(page);
  }
});

test('each screen is accessible and fits, with articles as cards on phones and a table on wide screens', async ({
  page,
  stage,
  viewport,
}) => {
  await listOnly(page, await stage.article());
  for (const [path, title] of SCREENS) {
    await test.step(path, async () => {
      if (viewport) await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('Carregando...')).toHaveCount(0);
      await expect(page.getByRole('table')).toHaveCount(0);
      await expectUsable(page);
      if (path !== '/admin/blog') return;
      await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
      await expectAccessible(page);
    });
  }
});

test('each tab of the article form is accessible and fits, and its buttons take one line on a phone', async ({
  page,
  stage,
  viewport,
}) => {
  const post = await stage.article({ cover_image: await stage.picture() });
  await page.goto(`/admin/blog/editar/${post.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Artigo');
  const heights = ['Salvar artigo', 'Despublicar', 'Prévia'].map(async (name) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return box?.height;
  });
  expect(new Set(await Promise.all(heights)).size).toBe(1);
  for (const name of TABS) {
    await openTab(page, name);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectUsable(page);
    if (viewport) await page.setViewportSize(viewport);
  }
});
