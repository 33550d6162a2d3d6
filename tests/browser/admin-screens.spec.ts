/** Every screen of the administrative area: axe finds no violation, and no content is cut off on a phone or desktop. */
import type { Page } from 'playwright/test';
import { BOTH_THEMES, expectToFit } from './support/accessible.ts';
import { test as anyone } from './support/admin.ts';
import { expect, expectAccessible, openTab, test } from './support/articles.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

const DESKTOP = { width: 1280, height: 800 };

const TABS = ['Básico', 'Imagens', 'Conteúdo', 'CTAs', 'Relacionados'];

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

for (const [path, title] of SCREENS) {
  test(`${path} is accessible and fits the screen`, async ({ page, stage }) => {
    await stage.article();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Carregando...')).toHaveCount(0);
    await expectUsable(page);
  });
}

test('each tab of the article form is accessible and fits the screen', async ({ page, stage, viewport }) => {
  const post = await stage.article({ cover_image: await stage.picture() });
  await page.goto(`/admin/blog/editar/${post.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Artigo');
  for (const name of TABS) {
    await openTab(page, name);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectUsable(page);
    if (viewport) await page.setViewportSize(viewport);
  }
});

test('the articles are cards on phones and a table on wide screens', async ({ page, stage }) => {
  await stage.article();
  await page.goto('/admin/blog');
  await expect(page.getByRole('status').filter({ hasText: /\d+ artigos?/ })).toBeAttached();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Título',
    'Categoria',
    'Data',
    'Tempo de leitura',
    'Ações',
  ]);
  await expectAccessible(page);
});
