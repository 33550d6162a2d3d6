/** Every screen of the administrative area: axe finds no violation, and nothing is cut off. */
import { test as anyone } from './support/admin.ts';
import { expect, expectAccessible, openTab, test } from './support/articles.ts';

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

anyone('the login page, for signing in and for signing up', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Área Administrativa');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Cadastre-se/ }).click();
  await expect(page.getByText('Criar conta administrativa')).toBeVisible();
  await expectAccessible(page);
});

const ENTRANCES = [
  ['/admin/esqueci-a-senha', 'Esqueci minha senha'],
  ['/admin/nova-senha#type=recovery&token=x', 'Nova senha'],
  ['/admin/convite#email=ana%40example.com&token=x', 'Convite'],
] as const;

for (const [path, title] of ENTRANCES) {
  anyone(`${path} is accessible and fits the screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
  });
}

for (const [path, title] of SCREENS) {
  test(`${path} is accessible and fits the screen`, async ({ page, stage }) => {
    await stage.article();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Carregando...')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('the form of an article, in each of its tabs', async ({ page, stage }) => {
  const post = await stage.article({ cover_image: await stage.picture() });
  await page.goto(`/admin/blog/editar/${post.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Artigo');
  for (const name of TABS) {
    await openTab(page, name);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectAccessible(page);
  }
});

test('the articles are a table on wide screens and cards on phones', async ({ page, stage, isMobile }) => {
  await stage.article();
  await page.goto('/admin/blog');
  await expect(page.getByRole('status').filter({ hasText: /\d+ artigos?/ })).toBeAttached();
  await expect(page.getByRole('table')).toHaveCount(isMobile ? 0 : 1);
  if (!isMobile) {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Título',
      'Categoria',
      'Data',
      'Tempo de leitura',
      'Ações',
    ]);
  }
});
