/** No save is duplicated or loses text: double clicks, lost responses, failures, expired sessions. */
import type { Page, Route } from 'playwright/test';
import {
  ADMIN,
  dismiss,
  expect,
  field,
  fillArticle,
  freshTitle,
  NEW,
  openMenu,
  openTab,
  reload,
  save,
  saveButton,
  test,
  toast,
} from './support/articles.ts';
import { createGate } from './support/gate.ts';

// Run in one worker, so that its page keeps the compiled code of the form.
test.describe.configure({ mode: 'default' });

const POSTS = '**/rest/v1/blog_posts*';

const isWrite = (route: Route) => route.request().method() !== 'GET';

/** Drops the response to every write, after the write itself has arrived. */
async function loseResponses(page: Page): Promise<{ count: () => number }> {
  let count = 0;
  await page.route(POSTS, async (route) => {
    if (!isWrite(route)) return route.continue();
    count += 1;
    await route.fetch();
    return route.abort();
  });
  return { count: () => count };
}

const FAILED = 'Não foi possível atualizar o post.';

test.describe('saving', () => {
  test('with a double click creates one article, and keeps text typed during the save', async ({
    page,
    stage,
  }) => {
    const title = freshTitle();
    const answer = createGate();
    let writes = 0;
    await page.route(POSTS, async (route) => {
      if (isWrite(route)) {
        writes += 1;
        await answer.opened;
      }
      await route.continue();
    });
    await page.goto(NEW);
    await fillArticle(page, title);
    await saveButton(page).dblclick();
    await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible();
    await openTab(page, 'Básico');
    await field(page, 'excerpt').fill('Escrito enquanto se salvava.');
    answer.open();
    await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
    expect(writes).toBe(1);
    const [created] = await stage.titled(title);
    // A reload here offers the draft of the text typed during the save.
    await expect(page).toHaveURL(`/admin/blog/editar/${created?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Artigo');
    await expect(field(page, 'excerpt')).toHaveValue('Escrito enquanto se salvava.');
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    const { id, published_at } = created ?? {};
    expect(await stage.titled(title)).toMatchObject([
      { id, published_at, excerpt: 'Escrito enquanto se salvava.' },
    ]);
  });

  test('does not navigate if the user left the page in the meantime', async ({ page, stage }) => {
    const post = await stage.article();
    const answer = createGate();
    await page.route(POSTS, async (route) => {
      if (isWrite(route)) await answer.opened;
      await route.continue();
    });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await field(page, 'excerpt').fill('Salvo depois da saída.');
    await save(page);
    await openMenu(page);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'Sair e guardar o rascunho' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    answer.open();
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
    expect(await stage.read(post.id)).toMatchObject({ excerpt: 'Salvo depois da saída.' });
  });

  test('again after a lost response creates one article, with later changes', async ({ page, stage }) => {
    const title = freshTitle();
    await page.goto(NEW);
    await fillArticle(page, title);
    const lost = await loseResponses(page);
    await save(page);
    await expect(toast(page, 'Erro', 'Não foi possível criar o post.')).toBeVisible();
    expect(lost.count()).toBe(1);
    await expect(field(page, 'content')).toHaveValue('<p>Um texto.</p>');
    await page.unroute(POSTS);
    await field(page, 'content').fill('<p>Um texto melhor.</p>');
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
    expect(await stage.titled(title)).toMatchObject([{ content: '<p>Um texto melhor.</p>', version: 2 }]);
  });

  test('after a lost response and a crash creates one article', async ({ page, stage }) => {
    const title = freshTitle();
    await page.goto(NEW);
    await fillArticle(page, title);
    await loseResponses(page);
    await save(page);
    await expect(toast(page, 'Erro', 'Não foi possível criar o post.')).toBeVisible();
    await page.unroute(POSTS);
    await reload(page);
    await page.getByRole('button', { name: 'Recuperar rascunho' }).click();
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
    expect(await stage.titled(title)).toHaveLength(1);
  });

  test('a recovered draft keeps what an earlier save without a response brought', async ({ page, stage }) => {
    const post = await stage.article({ content: '<p>Um.</p>\n<p>Dois.</p>\n<p>Três.</p>' });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await openTab(page, 'Conteúdo');
    await field(page, 'content').fill('<p>Um.</p>\n<p>Dois.</p>\n<p>Três, do rascunho.</p>');
    await expect(page.getByText(/rascunho guardado neste navegador/)).toBeVisible();
    await reload(page);
    const recover = page.getByRole('button', { name: 'Recuperar rascunho' });
    await expect(recover).toBeVisible();
    await openTab(page, 'Conteúdo');
    await field(page, 'content').fill('<p>Um, salvo.</p>\n<p>Dois.</p>\n<p>Três.</p>');
    const lost = await loseResponses(page);
    await save(page);
    await expect(toast(page, 'Erro', FAILED)).toBeVisible();
    expect(lost.count()).toBe(1);
    await page.unroute(POSTS);
    await recover.click();
    await expect(field(page, 'content')).toHaveValue(/Três, do rascunho/);
    const gate = createGate();
    await page.route(POSTS, async (route) => {
      if (isWrite(route)) await gate.opened;
      await route.continue();
    });
    await save(page);
    // The replaced text is offered as a draft now, which must wait for the save.
    await expect(recover).toHaveAttribute('aria-disabled', 'true');
    gate.open();
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    expect(await stage.read(post.id)).toMatchObject({
      content: '<p>Um, salvo.</p>\n<p>Dois.</p>\n<p>Três, do rascunho.</p>',
    });
  });

  const failures: [sentence: string, fail: (route: Route) => Promise<void>][] = [
    [FAILED, (route) => route.abort('connectionrefused')],
    [FAILED, (route) => route.fulfill({ status: 500, body: '{}' })],
    [FAILED, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
    [
      'Você não tem permissão para editar posts.',
      (route) => route.fulfill({ status: 403, json: { code: '42501', message: 'denied' } }),
    ],
  ];
  test('keeps the text after every kind of server failure, until it succeeds', async ({ page, stage }) => {
    const post = await stage.article();
    await page.goto(`/admin/blog/editar/${post.id}`);
    await fillArticle(page, 'Um título que não se perde');
    for (const [sentence, fail] of failures) {
      await page.route(POSTS, (route) => (isWrite(route) ? fail(route) : route.continue()));
      await save(page);
      await expect(toast(page, 'Erro', sentence)).toBeVisible();
      await dismiss(toast(page, 'Erro', sentence));
      await expect(page).toHaveURL(`/admin/blog/editar/${post.id}`);
      await expect(field(page, 'title')).toHaveValue('Um título que não se perde');
      await expect(field(page, 'content')).toHaveValue('<p>Um texto.</p>');
      await page.unroute(POSTS);
    }
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
  });

  test('without rights or a session keeps the text, and completes once the user signs in', async ({
    page,
    stage,
  }) => {
    const title = freshTitle();
    const refusal = toast(page, 'Erro', 'Você não tem permissão para criar posts.');
    let refused: object | undefined = { status: 403, json: { code: '42501', message: 'denied' } };
    await page.route(POSTS, (route) =>
      isWrite(route) && refused ? route.fulfill(refused) : route.continue(),
    );
    await page.goto(NEW);
    await fillArticle(page, title);
    await save(page);
    await expect(refusal).toBeVisible();
    await dismiss(refusal);
    await expect(field(page, 'content')).toHaveValue('<p>Um texto.</p>');

    refused = { status: 401, json: { code: 'PGRST303', message: 'JWT expired' } };
    await save(page);
    await page.getByRole('button', { name: 'Agora não' }).click();
    await expect(toast(page, 'Erro', 'Sua sessão terminou. Entre de novo e repita.')).toBeVisible();
    await openTab(page, 'Básico');
    await expect(field(page, 'title')).toHaveValue(title);

    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
    await expect(dialog).toBeVisible();
    refused = undefined;
    await dialog.getByLabel('Senha', { exact: true }).fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
    expect(await stage.titled(title)).toHaveLength(1);
  });
});
