/** The table of articles in the administration. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, expectAccessible, sharedTest as test, toast } from './support/articles.ts';

const LIST = '/admin/blog';
const POSTS = '**/rest/v1/blog_posts*';

/** The row or card of an article. */
function row(page: Page, title: string) {
  return page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByText(title, { exact: true }) });
}

async function find(page: Page, title: string): Promise<void> {
  await page.getByLabel('Buscar por título').fill(title);
}

async function askToDelete(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Excluir ${title}` }).click();
}

function question(page: Page) {
  return page.getByRole('alertdialog', { name: 'Excluir este artigo?' });
}

async function confirm(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Excluir' }).click();
}

test('the table shows title, category, date and reading time, and links to each article', async ({
  page,
  stage,
}) => {
  const post = await stage.article({ category: 'saude', read_time: 12 });
  await page.goto(LIST);
  await find(page, post.title);
  const shown = row(page, post.title);
  await expect(shown).toContainText('Saúde');
  await expect(shown).toContainText('10/01/2026');
  await expect(shown).toContainText('12 min');
  await expect(shown.getByRole('link', { name: `Ver ${post.title}` })).toHaveAttribute(
    'href',
    `/blog/${post.slug}`,
  );
  await shown.getByRole('link', { name: `Editar ${post.title}` }).click();
  await expect(page).toHaveURL(`/admin/blog/editar/${post.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Artigo');
});

test('the table marks scheduled articles', async ({ page, stage }) => {
  const post = await stage.article({ published_at: '2099-01-02T00:00:00-03:00' });
  await page.goto(LIST);
  await find(page, post.title);
  await expect(row(page, post.title)).toContainText('02/01/2099');
  await expect(row(page, post.title)).toContainText('Agendado');
  await expect(page.getByRole('link', { name: `Ver ${post.title}` })).toHaveCount(0);
});

test('the table searches titles, ignoring case and accents, and filters by category', async ({
  page,
  stage,
}) => {
  const mark = randomUUID().slice(0, 8);
  await stage.article({ title: `Férias ${mark}`, category: 'trabalhista' });
  await stage.article({ title: `Ação ${mark}`, category: 'impostos' });
  await page.goto(LIST);
  await find(page, `ACAO ${mark}`);
  await expect(row(page, `Ação ${mark}`)).toBeVisible();
  await expect(row(page, `Férias ${mark}`)).toHaveCount(0);
  await find(page, mark);
  await expect(row(page, `Férias ${mark}`)).toBeVisible();
  await page.getByLabel('Categoria').selectOption('Impostos');
  await expect(row(page, `Férias ${mark}`)).toHaveCount(0);
  await expect(row(page, `Ação ${mark}`)).toBeVisible();
  await page.getByLabel('Categoria').selectOption('Financeiro');
  await expect(page.getByText('Nenhum artigo encontrado.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Categoria').locator('option')).toHaveText([
    'Todas as categorias',
    'Trabalhista',
    'Financeiro',
    'Impostos',
    'Saúde',
  ]);
  await expectAccessible(page);
});

test('moves an article to the trash after confirmation, and keeps its pictures', async ({ page, stage }) => {
  const [cover, inField, inText] = [await stage.picture(), await stage.picture(), await stage.picture()];
  const shared = await stage.picture();
  const post = await stage.article({
    cover_image: cover,
    content_image_2: inField,
    content: `<p><img src="${inText}" alt=""><img src="${shared}"></p>`,
  });
  await stage.article({ cover_image: shared });
  await page.goto(LIST);
  await find(page, post.title);
  await askToDelete(page, post.title);
  await expect(question(page)).toContainText(post.title);
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: `Excluir ${post.title}` })).toBeFocused();

  await askToDelete(page, post.title);
  await confirm(page);
  await expect(toast(page, 'Artigo excluído', `"${post.title}" foi removido com sucesso.`)).toBeVisible();
  await expect(row(page, post.title)).toHaveCount(0);
  expect(await stage.titled(post.title)).toMatchObject([{ deleted_at: expect.any(String) }]);
  for (const address of [cover, inField, inText, shared]) expect(await stage.hasPicture(address)).toBe(true);
});

test.describe('a deletion that fails', () => {
  test('because of the server keeps the article', async ({ page, stage }) => {
    const post = await stage.article();
    await page.goto(LIST);
    await find(page, post.title);
    await page.route(POSTS, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await askToDelete(page, post.title);
    await confirm(page);
    await expect(toast(page, 'Erro', 'Não foi possível deletar o post.')).toBeVisible();
    await expect(row(page, post.title)).toBeVisible();
    expect(await stage.titled(post.title)).toHaveLength(1);
  });

  test('because of lost administrator rights says so', async ({ page, stage }) => {
    const post = await stage.article();
    await page.goto(LIST);
    await find(page, post.title);
    // With row-level security such a request affects no row.
    await page.route(POSTS, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 200, json: [] }) : route.continue(),
    );
    await askToDelete(page, post.title);
    await confirm(page);
    await expect(toast(page, 'Erro', 'Você não tem permissão para deletar posts.')).toBeVisible();
    await expect(row(page, post.title)).toBeVisible();
  });

  test('because somebody has just changed the article shows its current state', async ({ page, stage }) => {
    const post = await stage.article();
    await page.goto(LIST);
    await find(page, post.title);
    await stage.change(post.id, { read_time: 59 });
    await askToDelete(page, post.title);
    await confirm(page);
    await expect(toast(page, 'Erro', 'Não foi possível deletar o post.')).toBeVisible();
    await expect(row(page, post.title)).toContainText('59 min');
  });
});

test.describe('a list that fails to load', () => {
  const answers = {
    'because of a broken server': { status: 500, body: '{}' },
    'but a page of HTML': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Olá' },
  };
  for (const [what, answer] of Object.entries(answers)) {
    test(`${what} is reported, and can be retried`, async ({ page, stage }) => {
      const post = await stage.article();
      await page.route(POSTS, (route) => route.fulfill(answer));
      await page.goto(LIST);
      await expect(toast(page, 'Erro', 'Não foi possível carregar os posts.')).toBeVisible();
      await page.unroute(POSTS);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await find(page, post.title);
      await expect(row(page, post.title)).toBeVisible();
    });
  }
});
