/** Publishing, scheduling and previewing an article. */
import {
  expect,
  expectAccessible,
  field,
  fillArticle,
  freshTitle,
  openNew,
  openTab,
  save,
  saveButton,
  test,
  toast,
} from './support/articles.ts';
import { forgetEverything } from './support/admin.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

test.describe('a draft article', () => {
  test('is invisible to visitors until it is published, and after it is unpublished', async ({
    page,
    stage,
    request,
  }) => {
    const title = freshTitle();
    await openNew(page);
    await field(page, 'title').fill(title);
    await page.getByRole('button', { name: 'Salvar rascunho' }).click();
    await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
    await page.getByLabel('Buscar por título').fill(title);
    await expect(page.getByText('Rascunho', { exact: true })).toBeVisible();
    await expectAccessible(page, 'main');
    const [created] = await stage.titled(title);
    expect(created?.published_at).toBeNull();
    const slug = created?.slug ?? '';
    const expectInvisible = async () => {
      for (const path of ['/sitemap.xml', '/feed.xml', '/blog', '/dados/busca-de-artigos.json']) {
        expect(await (await request.get(path)).text(), path).not.toContain(slug);
      }
      expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
    };
    await expectInvisible();

    await page.getByRole('link', { name: `Editar ${title}` }).click();
    await field(page, 'excerpt').fill('Um resumo.');
    await openTab(page, 'Conteúdo');
    await field(page, 'content').fill('<p>Um texto.</p>');
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    expect((await request.get(`/blog/${slug}`)).status()).toBe(200);

    await page.goto(`/admin/blog/editar/${created?.id}`);
    await page.getByRole('button', { name: 'Despublicar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Despublicar este artigo?' });
    await expectAccessible(page, 'dialog[open]');
    await question.getByRole('button', { name: 'Despublicar' }).click();
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    await expectInvisible();
  });

  test('that was public before is published again with its former date, or with another', async ({
    page,
    stage,
  }) => {
    const post = await stage.article({ published_at: '2026-01-10T12:00:17-03:00' });
    await stage.change(post.id, { published_at: null });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await expect(field(page, 'published_at')).toHaveAccessibleDescription(
      /ao publicar, volta a data de antes, 10\/01\/2026, às 12:00/,
    );
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    const again = await stage.read(post.id);
    expect(Date.parse(again.published_at ?? '')).toBe(Date.parse(post.published_at ?? ''));
    expect(Date.parse(again.updated_at)).toBeGreaterThan(Date.parse(post.updated_at));

    await stage.change(post.id, { published_at: null });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await field(page, 'published_at').fill('2026-02-03');
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    expect(Date.parse((await stage.read(post.id)).published_at ?? '')).toBe(
      Date.parse('2026-02-03T00:00:00-03:00'),
    );
  });

  test('is published at the chosen hour, in São Paulo time', async ({ page, stage }) => {
    const title = freshTitle();
    await openNew(page);
    await fillArticle(page, title);
    await openTab(page, 'Básico');
    await field(page, 'published_at').fill('2099-01-02');
    await expect(
      page.getByText(
        'Agendado: o artigo só aparece no site a partir de 02/01/2099, à meia-noite de Brasília.',
      ),
    ).toBeVisible();
    await page.getByLabel('Hora da publicação').fill('08:30');
    await expect(page.getByText('02/01/2099, às 08:30, no horário de Brasília e São Paulo.')).toBeVisible();
    await expect(saveButton(page)).toHaveText('Agendar');
    await expectAccessible(page, 'main');
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
    const [post] = await stage.titled(title);
    expect(Date.parse(post?.published_at ?? '')).toBe(Date.parse('2099-01-02T11:30:00Z'));
    await page.getByLabel('Buscar por título').fill(title);
    await expect(page.getByText('Agendado, às 08:30')).toBeVisible();
    await page.getByRole('link', { name: `Editar ${title}` }).click();
    await page.getByRole('button', { name: 'Despublicar' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('não vai aparecer no site no momento marcado');
  });

  test('is shown by a link to people without an account', async ({ page, stage }) => {
    const post = await stage.article({ published_at: null, content: '<h2>Um título</h2><p>Um texto.</p>' });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await page.getByRole('button', { name: 'Prévia' }).click();
    await page.getByRole('button', { name: 'Link para um colega' }).click();
    const link = page.getByLabel(/Mostra o artigo como está salvo, até/);
    await expect(link).toBeFocused();
    await expectAccessible(page, 'dialog[open]');
    const address = await link.inputValue();
    await forgetEverything(page);
    const answer = await page.goto(address);
    expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(page.getByRole('heading', { name: 'Um título' })).toBeVisible();
    await expectAccessible(page);
    expect((await page.goto(`/previa?chave=${'0'.repeat(64)}`))?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Este link de prévia não vale mais' }),
    ).toBeVisible();
    await expect(page.getByText('Ele expirou ou foi retirado. Peça um novo a quem o enviou.')).toBeVisible();
    await expectAccessible(page);
  });
});
