/** The list of articles in the administration. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { moveServerClock } from './support/admin.ts';
import { dismiss, expect, expectAccessible, test, toast } from './support/articles.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

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

test('the list marks as scheduled what is so by the clock of the server, even if that of the computer is slow', async ({
  page,
  stage,
}) => {
  const soon = Date.now() + 1_800_000;
  const first = await stage.article({ published_at: new Date(soon).toISOString() });
  const second = await stage.article({ published_at: new Date(soon + 3_600_000).toISOString() });
  await moveServerClock(page, 3_600_000);
  await page.goto(LIST);
  await expect(row(page, second.title)).toContainText('Agendado');
  await expect(row(page, first.title)).not.toContainText('Agendado');
  await expect(page.getByRole('link', { name: `Ver ${first.title}` })).toBeVisible();
});

test('the list shows and finds articles, marks scheduled ones, and links to each', async ({
  page,
  stage,
}) => {
  const mark = randomUUID().slice(0, 8);
  await stage.article({ title: `Férias ${mark}`, category: 'trabalhista' });
  await stage.article({ title: `Ação ${mark}`, category: 'impostos' });
  const scheduled = await stage.article({ published_at: '2099-01-02T00:00:00-03:00' });
  const post = await stage.article({ category: 'saude', read_time: 12 });
  await page.goto(LIST);
  // The search must ignore case and accents.
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

  await page.getByLabel('Categoria').selectOption('Todas as categorias');
  await find(page, scheduled.title);
  const status = page.getByLabel('Situação');
  await status.selectOption('Rascunhos');
  await expect(page.getByText('Nenhum artigo encontrado.', { exact: true })).toBeVisible();
  await status.selectOption('Publicados');
  await expect(page.getByText('Nenhum artigo encontrado.', { exact: true })).toBeVisible();
  await status.selectOption('Agendados');
  await expect(row(page, scheduled.title)).toContainText('02/01/2099');
  await status.selectOption('Todas as situações');
  await expect(row(page, scheduled.title)).toContainText('Agendado');
  await expect(page.getByRole('link', { name: `Ver ${scheduled.title}` })).toHaveCount(0);

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

test('a failed list can be retried, and a failed deletion shows the reason and the current article', async ({
  page,
  stage,
}) => {
  const post = await stage.article();
  const unloaded = toast(page, 'Erro', 'Não foi possível carregar os posts.');
  await page.route(POSTS, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(LIST);
  await expect(unloaded).toBeVisible();
  await dismiss(unloaded);
  await page.unroute(POSTS);
  await page.route(POSTS, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Olá' }),
  );
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(unloaded).toBeVisible();
  await dismiss(unloaded);
  await page.unroute(POSTS);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  const failed = toast(page, 'Erro', 'Não foi possível deletar o post.');
  const respondToPatch = (answer: object) =>
    page.route(POSTS, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill(answer) : route.continue(),
    );
  await find(page, post.title);
  await respondToPatch({ status: 500, body: '{}' });
  await askToDelete(page, post.title);
  await confirm(page);
  await expect(failed).toBeVisible();
  await dismiss(failed);
  await expect(row(page, post.title)).toBeVisible();
  expect(await stage.titled(post.title)).toHaveLength(1);
  await page.unroute(POSTS);

  // Under row-level security, a request without rights affects no row.
  await respondToPatch({ status: 200, json: [] });
  await askToDelete(page, post.title);
  await confirm(page);
  await expect(toast(page, 'Erro', 'Você não tem permissão para deletar posts.')).toBeVisible();
  await expect(row(page, post.title)).toBeVisible();
  await page.unroute(POSTS);

  // Somebody else has just changed it.
  await stage.change(post.id, { read_time: 59 });
  await askToDelete(page, post.title);
  await confirm(page);
  await expect(failed).toBeVisible();
  await expect(row(page, post.title)).toContainText('59 min');
});

test('a long list is shown a hundred articles at a time', async ({ page, stage }) => {
  const model = await stage.article();
  const many = Array.from({ length: 250 }, (_, index) => {
    const title = `Artigo longo ${String(index).padStart(3, '0')}`;
    return { ...model, id: randomUUID(), slug: `longo-${index}`, title };
  });
  await page.route(POSTS, (route) => route.fulfill({ json: many }));
  await page.goto(LIST);
  await find(page, 'Artigo longo');
  const listed = page.getByRole('heading', { level: 2, name: /^Artigo longo/ });
  await expect(listed).toHaveCount(100);
  // Check the button only, because another test checks the cards.
  await expectAccessible(page, 'ul + button');
  await page.getByRole('button', { name: 'Mostrar mais (100 de 250 na tela)' }).click();
  await expect(listed).toHaveCount(200);
  await page.getByRole('button', { name: 'Mostrar mais (200 de 250 na tela)' }).click();
  await expect(listed).toHaveCount(250);
  await expect(page.getByRole('button', { name: /Mostrar mais/ })).toHaveCount(0);
  await find(page, 'Artigo longo 249');
  await expect(listed).toHaveCount(1);
});
