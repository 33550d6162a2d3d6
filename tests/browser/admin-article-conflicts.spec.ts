/** Two administrators editing one article lose no text of either. */
import type { Route } from 'playwright/test';
import {
  expect,
  expectAccessible,
  field,
  freshTitle,
  openTab,
  save,
  saveButton,
  test,
  toast,
} from './support/articles.ts';
import { createGate } from './support/gate.ts';
import { drawn } from './support/picture-files.ts';

// Run in one worker, so that its page keeps the compiled code of the form.
test.describe.configure({ mode: 'default' });

const POSTS = '**/rest/v1/blog_posts*';

const WAIT = 'Há uma imagem que ainda não foi enviada: espere por ela, tente de novo ou remova-a.';

const isWrite = (route: Route) => route.request().method() !== 'GET';

test.describe('two administrators editing one article', () => {
  test('keep both their paragraphs, without a question', async ({ page, stage }) => {
    const post = await stage.article({ content: '<p>Um texto.</p>\n<p>Outro.</p>' });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await openTab(page, 'Conteúdo');
    await field(page, 'content').fill('<p>Um texto.</p>\n<p>Outro.</p>\n<p>O fim, de B.</p>');
    await stage.change(post.id, {
      content: '<p>O começo, de A.</p>\n<p>Um texto.</p>\n<p>Outro.</p>',
      read_time: 42,
    });
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    const sentence =
      'Este artigo foi salvo antes por outra pessoa ou em outra janela. As mudanças de lá e as suas foram juntadas.';
    await expect(toast(page, 'Artigo juntado', sentence)).toBeVisible();
    await page.goto(`/blog/${post.slug}`);
    await expect(page.getByText('O começo, de A.')).toBeVisible();
    await expect(page.getByText('O fim, de B.')).toBeVisible();
    expect(await stage.read(post.id)).toMatchObject({ read_time: 42, version: 3 });
  });

  test('are asked only about passages that both changed, with nothing preselected', async ({
    page,
    stage,
  }) => {
    const post = await stage.article({ content: '<p>Um.</p>\n<p>Dois.</p>\n<p>Três.</p>' });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await field(page, 'excerpt').fill('O resumo dele.');
    await field(page, 'title').fill('O título dele');
    await openTab(page, 'Conteúdo');
    await field(page, 'content').fill('<p>Um só.</p>\n<p>Dois.</p>\n<p>Três dele.</p>');
    await stage.change(post.id, {
      title: 'O título dela',
      read_time: 42,
      content: '<p>Um.</p>\n<p>Dois.</p>\n<p>Três dela.</p>',
    });
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'O artigo mudou enquanto você editava' });
    await expect(dialog).toContainText(
      /Outra pessoa, ou você em outra janela, salvou este artigo em \d\d\/\d\d\/\d{4} às \d\d:\d\d/,
    );
    await expect(dialog.getByRole('group')).toHaveCount(2);
    const title = dialog.getByRole('group', { name: 'Título' });
    await expect(title).toContainText('O título dele');
    await expect(title).toContainText('O título dela');
    const passage = dialog.getByRole('group', { name: 'Trecho do conteúdo' });
    await expect(passage).toContainText('Três dela.');
    await expect(passage).not.toContainText('Um só.');
    await expectAccessible(page);

    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Usar estas escolhas' }).click();
    await expect(title.getByRole('radio', { name: /A sua versão/ })).toBeFocused();
    await expect(title.getByRole('alert')).toHaveText('Escolha qual versão fica.');
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Decidir depois' }).click();
    await openTab(page, 'Básico');
    await expect(field(page, 'title')).toHaveValue('O título dele');
    expect(await stage.read(post.id)).toMatchObject({ title: 'O título dela', excerpt: 'Um resumo.' });

    await save(page);
    await title.getByRole('radio', { name: /A versão salva/ }).check();
    await passage.getByRole('radio', { name: /As duas/ }).check();
    await dialog.getByRole('button', { name: 'Usar estas escolhas' }).click();
    await expect(field(page, 'title')).toHaveValue('O título dela');
    await expect(field(page, 'excerpt')).toHaveValue('O resumo dele.');
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    expect(await stage.read(post.id)).toMatchObject({
      title: 'O título dela',
      excerpt: 'O resumo dele.',
      content: '<p>Um só.</p>\n<p>Dois.</p>\n<p>Três dela.</p><p>Três dele.</p>',
      read_time: 42,
      version: 3,
    });
  });

  for (const { change, published_at, theirs, label } of [
    { change: 'unpublishes', published_at: null, theirs: 'sem data (rascunho)', label: 'Publicar' },
    {
      change: 'reschedules',
      published_at: '2099-01-02T08:30:00-03:00',
      theirs: '02/01/2099, às 08:30',
      label: 'Agendar',
    },
  ]) {
    test(`are asked when the other ${change} the article, and nothing becomes public before`, async ({
      page,
      stage,
    }) => {
      const post = await stage.article({ published_at: '2026-01-10T12:00:17-03:00' });
      await page.goto(`/admin/blog/editar/${post.id}`);
      await field(page, 'excerpt').fill('O resumo dele.');
      await stage.change(post.id, { published_at, read_time: 42 });
      await save(page);
      const dialog = page.getByRole('dialog', { name: 'O artigo mudou enquanto você editava' });
      const day = dialog.getByRole('group', { name: 'Data de publicação' });
      await expect(day.getByRole('radio')).toHaveCount(2);
      await day.getByRole('radio', { name: `A versão salva ${theirs}` }).check();
      await dialog.getByRole('button', { name: 'Usar estas escolhas' }).click();
      await expect(saveButton(page)).toHaveText(label);
      expect(await stage.read(post.id)).toMatchObject({ version: 2, excerpt: post.excerpt });
    });
  }

  test('can publish with its exact date an article that the other unpublishes, or both unpublish it', async ({
    page,
    stage,
  }) => {
    const post = await stage.article({ published_at: '2026-01-10T12:00:17-03:00' });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await field(page, 'excerpt').fill('O resumo dele.');
    await stage.change(post.id, { published_at: null });
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'O artigo mudou enquanto você editava' });
    await dialog.getByRole('radio', { name: 'A sua versão 10/01/2026, às 12:00' }).check();
    await dialog.getByRole('button', { name: 'Usar estas escolhas' }).click();
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    const saved = await stage.read(post.id);
    expect(Date.parse(saved.published_at ?? '')).toBe(Date.parse(post.published_at ?? ''));

    await page.goto(`/admin/blog/editar/${post.id}`);
    await field(page, 'excerpt').fill('Outro resumo dele.');
    await stage.change(post.id, { published_at: null, read_time: 42 });
    await page.getByRole('button', { name: 'Despublicar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Despublicar' }).click();
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    expect(await stage.read(post.id)).toMatchObject({
      published_at: null,
      excerpt: 'Outro resumo dele.',
      read_time: 42,
    });
  });

  test('keep one’s text when the other deletes the article, and can restore it by saving', async ({
    page,
    stage,
  }) => {
    const post = await stage.article();
    const title = freshTitle();
    await page.goto(`/admin/blog/editar/${post.id}`);
    await field(page, 'title').fill(title);
    await stage.change(post.id, { deleted_at: 'now' });
    await save(page);
    const notice = page.getByRole('alert').filter({ hasText: 'foi excluído por outra pessoa' });
    await expect(notice).toContainText('Se você salvar agora, ele sai da lixeira e volta para o site.');
    await expect(
      toast(page, 'Erro', 'Este artigo foi excluído por outra pessoa. Nada foi salvo.'),
    ).toBeVisible();
    await expect(page.getByText('Artigo juntado')).toBeHidden();
    expect(await stage.read(post.id)).toMatchObject({ title: post.title });
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    expect(await stage.read(post.id)).toMatchObject({ title, deleted_at: null });
  });

  test('keep text, also typed during the save, when the other deletes the article for good, and can save it as new', async ({
    page,
    stage,
  }) => {
    const post = await stage.article();
    const title = freshTitle();
    const answer = createGate();
    await page.route(POSTS, async (route) => {
      if (isWrite(route)) await answer.opened;
      await route.continue();
    });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await field(page, 'title').fill(title);
    await stage.deleteForGood(post.id);
    await save(page);
    await field(page, 'excerpt').fill('Escrito enquanto se salvava.');
    answer.open();
    await expect(toast(page, 'Erro', 'Não foi possível atualizar o post.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'foi excluído por outra pessoa' })).toBeVisible();
    await expect(field(page, 'excerpt')).toHaveValue('Escrito enquanto se salvava.');
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
    expect(await stage.titled(title)).toMatchObject([{ excerpt: 'Escrito enquanto se salvava.' }]);
  });

  test('keep a picture that one is uploading when the other saves', async ({ page, stage }) => {
    const post = await stage.article({ content: '<p>Um texto.</p>\n<p>Outro.</p>' });
    const [answer, arrival] = [createGate(), createGate()];
    await page.route(POSTS, async (route) => {
      if (isWrite(route)) await answer.opened;
      await route.continue();
    });
    await page.route('**/storage/v1/object/blog-images/**', async (route) => {
      await arrival.opened;
      await route.continue();
    });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await openTab(page, 'Conteúdo');
    const text = page.getByRole('textbox', { name: 'Conteúdo', exact: true });
    await text.getByText('Outro.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' O fim, de B.');
    await stage.change(post.id, { content: '<p>O começo, de A.</p>\n<p>Um texto.</p>\n<p>Outro.</p>' });
    await save(page);
    await page.getByRole('button', { name: 'Imagem', exact: true }).click();
    const picture = await drawn(page, 'image/png', 60, 40);
    await page.getByRole('dialog').getByLabel('Enviar do computador').setInputFiles(picture);
    await expect(text.getByText('Enviando a imagem...')).toBeVisible();
    answer.open();
    await expect(toast(page, 'Erro', WAIT)).toBeVisible();
    arrival.open();
    await expect(field(page, 'content')).toHaveValue(/<img src=/);
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    const { content } = await stage.read(post.id);
    for (const part of ['O começo, de A.', 'O fim, de B.', '<img src=']) expect(content).toContain(part);
  });
});
