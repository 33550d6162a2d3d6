/**
 * Every screen of the administrative area: axe finds no violation, no content is cut off on a phone or desktop, and the
 * keyboard reaches everything.
 */
import type { Page } from 'playwright/test';
import { BOTH_THEMES, expectToFit } from './support/accessible.ts';
import { openMenu, signIn, test as anyone } from './support/admin.ts';
import { createGate } from './support/gate.ts';
import { LARGE, setFontSize } from './support/room.ts';
import { expect, expectAccessible, listOnly, openTab, test } from './support/articles.ts';
import { expectWalk } from './support/keyboard-walk.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

const DESKTOP = { width: 1280, height: 800 };

const TABS = ['Básico', 'Imagens', 'Conteúdo', 'CTAs', 'Relacionados'];

const COLUMNS = ['Título', 'Categoria', 'Data', 'Tempo de leitura', 'Ações'];

const UNKNOWN = '/admin/nada';

const WALKED = ['/admin', '/admin/blog', '/admin/configuracoes'];

const SCREENS = [
  ['/admin', 'Dashboard'],
  ['/admin/blog', 'Blog'],
  ['/admin/blog/lixeira', 'Lixeira'],
  ['/admin/configuracoes', 'Configurações'],
  ['/admin/administradores', 'Administradores'],
  ['/admin/conta', 'Conta'],
  [UNKNOWN, 'Página não encontrada'],
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

test('each screen is accessible, fits and works by keyboard, with articles as cards on phones and a table on wide screens', async ({
  page,
  stage,
  viewport,
}) => {
  await listOnly(page, await stage.article());
  for (const [path, title] of SCREENS) {
    await test.step(path, async () => {
      // Follow links, which a desktop shows without a menu, because loading the page again takes most of the time.
      const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
      if (title === 'Dashboard' || path === UNKNOWN) await page.goto(path);
      else await link.click();
      if (viewport) await page.setViewportSize(viewport);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('Carregando...')).toHaveCount(0);
      await expect(page.getByRole('table')).toHaveCount(0);
      if (WALKED.includes(path)) await expectWalk(page, 8);
      await expectUsable(page);
      if (path !== '/admin/blog') return;
      await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
      await expectAccessible(page, 'main');
    });
  }
});

test('each tab of the article form is accessible and fits; its buttons take one line, and work by keyboard', async ({
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
  await expectWalk(page, 8);
  for (const name of TABS) {
    await openTab(page, name);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectUsable(page);
    if (viewport) await page.setViewportSize(viewport);
  }
});

anyone(
  'a menu that is opened while the first screen loads stays open and keeps the focus',
  async ({ page }) => {
    const script = createGate();
    await page.route('**/assets/settings-page-*.js', async (route) => {
      await script.opened;
      await route.continue();
    });
    await signIn(page, '/admin/configuracoes');
    await openMenu(page);
    script.open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
    await expect(page.getByRole('button', { name: 'Fechar menu' })).toBeFocused();
  },
);
