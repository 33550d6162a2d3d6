/** The trash and the versions of an article. */
import type { Page } from 'playwright/test';
import { expect, expectAccessible, test, toast } from './support/articles.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

/** Finds an article on the trash page. */
const inTrash = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Artigos na lixeira' }).getByRole('listitem').filter({ hasText: title });

test('the trash restores an article with its picture, or deletes it for good after confirmation', async ({
  page,
  stage,
  request,
}) => {
  const cover = await stage.picture();
  const post = await stage.article({ cover_image: cover });
  const unwanted = await stage.article();
  await stage.change(unwanted.id, { deleted_at: 'now' });
  await page.goto('/admin/blog');
  await page.getByLabel('Buscar por título').fill(post.title);
  await page.getByRole('button', { name: `Excluir ${post.title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(toast(page, 'Artigo excluído', `"${post.title}" foi removido com sucesso.`)).toBeVisible();
  expect((await request.get(`/blog/${post.slug}`)).status()).toBe(404);

  await page.getByRole('link', { name: 'Lixeira' }).click();
  const item = inTrash(page, post.title);
  await expect(item).toContainText('será excluído para sempre em 30 dias');
  await expectAccessible(page);
  await item.getByRole('button', { name: 'Restaurar' }).click();
  await expect(toast(page, 'Sucesso', 'O artigo voltou da lixeira.')).toBeVisible();
  await expect(item).toHaveCount(0);
  const list = page.getByRole('list', { name: 'Artigos na lixeira' });
  await expect(page.locator(':focus').filter({ has: list })).toHaveCount(1);
  expect((await request.get(`/blog/${post.slug}`)).status()).toBe(200);
  expect(await stage.hasPicture(cover)).toBe(true);
  expect(await stage.read(post.id)).toMatchObject({ cover_image: cover, deleted_at: null });

  await inTrash(page, unwanted.title).getByRole('button', { name: 'Excluir para sempre' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir para sempre' }).click();
  await expect(toast(page, 'Sucesso', 'O artigo foi excluído para sempre.')).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
  expect(await stage.titled(unwanted.title)).toEqual([]);
});

test('the form of an article in the trash says so, and the trash that a colleague has restored it', async ({
  page,
  stage,
}) => {
  const post = await stage.article();
  await stage.change(post.id, { deleted_at: 'now' });
  await page.goto(`/admin/blog/editar/${post.id}`);
  await expect(
    page.getByText('Este artigo está na lixeira. Se você salvar agora, ele sai dela e volta para o site.'),
  ).toBeVisible();
  await page.goto(`/admin/blog/versoes/${post.id}?versao=1`);
  await expect(page.getByText('O artigo, que está na lixeira, sai dela')).toBeVisible();
  await page.goto('/admin/blog/lixeira');
  await expect(inTrash(page, post.title)).toBeVisible();
  await stage.change(post.id, { deleted_at: null });
  await inTrash(page, post.title).getByRole('button', { name: 'Excluir para sempre' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir para sempre' }).click();
  await expect(
    toast(page, 'Erro', 'Outra pessoa já restaurou este artigo, ou o excluiu para sempre.'),
  ).toBeVisible();
  await expect(inTrash(page, post.title)).toHaveCount(0);
});

test('a version cannot be restored while its address is another article’s', async ({ page, stage }) => {
  const post = await stage.article({ published_at: null });
  await stage.change(post.id, { slug: `outro-${post.slug}` });
  await stage.article({ slug: post.slug, published_at: null });
  await page.goto(`/admin/blog/versoes/${post.id}?versao=1`);
  await page.getByRole('button', { name: 'Restaurar a versão 1' }).click();
  await expect(
    toast(
      page,
      'Erro',
      'O endereço desta versão já é de outro artigo. Copie o texto daqui, ou mude antes o endereço do outro.',
    ),
  ).toBeVisible();
});

test('versions show who changed what, and any version can be restored', async ({ page, stage }) => {
  const post = await stage.article({ content: '<p>Um.</p>\n<p>Dois.</p>' });
  await stage.change(post.id, { content: '<p>Um.</p>\n<p>Três.</p>', excerpt: 'Outro resumo.' });
  await page.goto('/admin/blog');
  await page.getByLabel('Buscar por título').fill(post.title);
  await page.getByRole('link', { name: `Versões de ${post.title}` }).click();
  const list = page.getByRole('list', { name: 'Versões, a última primeiro' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText(
    /Versão 2, a atual.*por admin@calculario\.local/s,
  );
  await list.getByRole('link', { name: /Versão 2/ }).click();
  const changed = page.getByRole('region', { name: 'O que mudou na versão 2' });
  await expect(changed.locator('del')).toHaveText('Dois.');
  await expect(changed.locator('ins')).toHaveText('Três.');
  await expect(changed).toContainText('Outro resumo.');
  await expectAccessible(page);

  await list.getByRole('link', { name: /Versão 1/ }).click();
  const restore = page.getByRole('button', { name: 'Restaurar a versão 1' });
  await restore.click();
  await expect(
    toast(page, 'Sucesso', 'A versão foi restaurada. A que estava antes também continua na lista.'),
  ).toBeVisible();
  await expect(restore).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  expect(await stage.read(post.id)).toMatchObject({
    content: post.content,
    excerpt: post.excerpt,
    published_at: post.published_at,
    version: 3,
  });

  await page.goto('/admin/blog/versoes/nada');
  await expect(page.getByText('Este artigo não existe, ou foi excluído.')).toBeVisible();
});

test('a version can be restored on a second attempt after a colleague has saved', async ({ page, stage }) => {
  const post = await stage.article();
  await stage.change(post.id, { excerpt: 'Outro resumo.' });
  await page.goto(`/admin/blog/versoes/${post.id}?versao=1`);
  const restore = page.getByRole('button', { name: 'Restaurar a versão 1' });
  await expect(restore).toBeVisible();
  await stage.change(post.id, { excerpt: 'O resumo de um colega.' });
  await restore.click();
  await expect(toast(page, 'Erro', 'Não foi possível restaurar. Tente de novo.')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Versões, a última primeiro' }).getByRole('listitem'),
  ).toHaveCount(3);
  await restore.click();
  await expect(
    toast(page, 'Sucesso', 'A versão foi restaurada. A que estava antes também continua na lista.'),
  ).toBeVisible();
  expect(await stage.read(post.id)).toMatchObject({ excerpt: post.excerpt, version: 4 });
});
