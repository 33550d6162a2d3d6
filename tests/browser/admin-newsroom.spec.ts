/** Several editors: drafts on another computer, the trash, versions and previews. */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { SESSION_KEY } from './support/admin.ts';
import {
  expect,
  expectAccessible,
  field,
  fillArticle,
  freshTitle,
  NEW,
  openNew,
  openTab,
  reload,
  save,
  saveButton,
  test,
  toast,
  type Stage,
} from './support/articles.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

interface Computer {
  readonly browser: Browser;
  readonly stage: Stage;
  readonly baseURL: string | undefined;
}

/** Simulates another computer of the administrator that all tests share, offering only drafts with a word. */
async function otherComputer(
  { browser, stage, baseURL = '' }: Computer,
  word: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', locale: 'pt-BR' });
  await context.route('**/rest/v1/blog_post_drafts?*account_id=eq.*', async (route) => {
    const rows = (await (await route.fetch()).json()) as unknown[];
    await route.fulfill({ json: rows.filter((row) => JSON.stringify(row).includes(word)) });
  });
  await context.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(stage.session),
  ] as const);
  return context;
}

const onServer = (page: Page) => page.getByText(/guardado neste navegador e no servidor às \d\d:\d\d/);
const offer = (page: Page, title: string) => page.getByText(`Há um rascunho que não foi salvo: “${title}”`);

/** Finds an article on the trash page. */
const inTrash = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Artigos na lixeira' }).getByRole('listitem').filter({ hasText: title });

test.describe('an unsaved draft', () => {
  test('continues in another browser, where it is saved', async ({ page, stage, browser, baseURL }) => {
    const title = freshTitle();
    await page.goto(NEW);
    await fillArticle(page, title);
    await expect(onServer(page)).toBeVisible();
    await page.close();

    const other = await otherComputer({ browser, stage, baseURL }, title);
    const there = await other.newPage();
    await there.goto(NEW);
    await expect(offer(there, title)).toBeVisible();
    await expect(there.getByText('escrito em outro navegador')).toBeVisible();
    await expectAccessible(there);
    await there.getByRole('button', { name: 'Recuperar rascunho' }).click();
    await expect(field(there, 'title')).toHaveValue(title);
    // The draft now belongs to this browser.
    await expect(onServer(there)).toBeVisible();
    await reload(there);
    await expect(offer(there, title)).toBeVisible();
    await expect(there.getByText('escrito em outro navegador')).toBeHidden();
    await there.getByRole('button', { name: 'Recuperar rascunho' }).click();
    await save(there);
    await expect(toast(there, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
    expect(await stage.titled(title)).toMatchObject([{ content: '<p>Um texto.</p>' }]);
    const listed = there.waitForResponse(/blog_post_drafts\?.*account_id/);
    await there.goto(NEW);
    await listed;
    await expect(field(there, 'title')).toHaveValue('');
    await expect(offer(there, title)).toBeHidden();
    await other.unrouteAll({ behavior: 'wait' });
    await other.close();
  });

  test('discarded in another browser while it is open is sent again', async ({
    page,
    stage,
    browser,
    baseURL,
  }) => {
    const title = freshTitle();
    await page.goto(NEW);
    await fillArticle(page, title);
    await expect(onServer(page)).toBeVisible();

    const other = await otherComputer({ browser, stage, baseURL }, title);
    const there = await other.newPage();
    await there.goto(NEW);
    await expect(offer(there, title)).toBeVisible();
    await expect(there.getByText('Ele pode estar aberto lá agora.')).toBeVisible();
    await there.getByRole('button', { name: 'Descartar rascunho' }).click();
    const isGone = there.waitForResponse((response) => response.request().method() === 'DELETE');
    await there.getByRole('button', { name: 'Descartar', exact: true }).click();
    await isGone;

    const isKept = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/blog_post_drafts'),
    );
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect((await isKept).ok()).toBe(true);
    await there.goto(NEW);
    await expect(offer(there, title)).toBeVisible();
    await other.unrouteAll({ behavior: 'wait' });
    await other.close();
  });

  test('of an article is merged on the basis of the version that it began with', async ({
    page,
    stage,
    browser,
    baseURL,
  }) => {
    const post = await stage.article();
    await page.goto(`/admin/blog/editar/${post.id}`);
    await field(page, 'excerpt').fill('O resumo de casa.');
    await expect(onServer(page)).toBeVisible();
    await page.close();
    await stage.change(post.id, { read_time: 33 });

    const other = await otherComputer({ browser, stage, baseURL }, post.id);
    const there = await other.newPage();
    await there.goto(`/admin/blog/editar/${post.id}`);
    await there.getByRole('button', { name: 'Recuperar rascunho' }).click();
    await save(there);
    await expect(toast(there, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    expect(await stage.read(post.id)).toMatchObject({ excerpt: 'O resumo de casa.', read_time: 33 });
    await other.unrouteAll({ behavior: 'wait' });
    await other.close();
  });

  test('is sent when the tab is hidden, without waiting for the debounce', async ({ page, stage }) => {
    const title = freshTitle();
    await openNew(page);
    await field(page, 'title').fill(title);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.close();
    await expect.poll(() => stage.draftsWith(title)).toHaveLength(1);
    await stage.client
      .from('blog_post_drafts')
      .delete()
      .in('key', await stage.draftsWith(title));
  });

  test('is sent when the connection returns', async ({ page, stage }) => {
    const title = freshTitle();
    await openNew(page);
    await page.context().setOffline(true);
    await field(page, 'title').fill(title);
    await expect(page.getByText(/guardado neste navegador às/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(onServer(page)).toBeVisible();
    expect(await stage.draftsWith(title)).toHaveLength(1);
  });

  test('is sent again when the tab is shown, if the first request failed', async ({ page, stage }) => {
    const title = freshTitle();
    await openNew(page);
    await page.route('**/rest/v1/blog_post_drafts*', (route) => route.abort());
    await field(page, 'title').fill(title);
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await page.unroute('**/rest/v1/blog_post_drafts*');
    await show('visible');
    await expect(onServer(page)).toBeVisible();
    expect(await stage.draftsWith(title)).toHaveLength(1);
  });
});

test('an unsaved draft of an article that was deleted for good can be recovered', async ({ page, stage }) => {
  const post = await stage.article();
  const title = freshTitle();
  await page.goto(`/admin/blog/editar/${post.id}`);
  await field(page, 'title').fill(title);
  await expect(onServer(page)).toBeVisible();
  await page.goto('/robots.txt');
  await stage.deleteForGood(post.id);
  await page.goto(`/admin/blog/editar/${post.id}`);
  await expect(page.getByText('Este artigo não existe, ou foi excluído.')).toBeVisible();
  await page.getByRole('button', { name: 'Recuperar rascunho' }).click();
  await expect(field(page, 'title')).toHaveValue(title);
  await expectAccessible(page);
  await save(page);
  await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
  expect(await stage.titled(title)).toMatchObject([{ content: post.content }]);
});

test('the form of an article in the trash says so', async ({ page, stage }) => {
  const post = await stage.article();
  await stage.change(post.id, { deleted_at: 'now' });
  await page.goto(`/admin/blog/editar/${post.id}`);
  await expect(
    page.getByText('Este artigo está na lixeira. Se você salvar agora, ele volta dela e para o site.'),
  ).toBeVisible();
});

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
    await expectAccessible(page);
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
    await expectAccessible(page);
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
    await page.getByLabel('Hora da publicação').fill('08:30');
    await expect(page.getByText('02/01/2099, às 08:30, no horário de Brasília e São Paulo.')).toBeVisible();
    await expect(saveButton(page)).toHaveText('Agendar');
    await expectAccessible(page);
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

  test('is shown by a link to people without an account', async ({ page, stage, browser, baseURL }) => {
    const post = await stage.article({ published_at: null, content: '<h2>Um título</h2><p>Um texto.</p>' });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await page.getByRole('button', { name: 'Prévia' }).click();
    await page.getByRole('button', { name: 'Link para um colega' }).click();
    const link = page.getByLabel(/Mostra o artigo como está salvo, até/);
    await expect(link).toBeFocused();
    await expectAccessible(page, 'dialog[open]');
    const address = await link.inputValue();
    const visitor = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const there = await visitor.newPage();
    const answer = await there.goto(address);
    expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    await expect(there.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(there.getByRole('heading', { name: 'Um título' })).toBeVisible();
    await expectAccessible(there);
    expect((await there.goto(`/previa?chave=${'0'.repeat(64)}`))?.status()).toBe(404);
    await expect(
      there.getByRole('heading', { level: 1, name: 'Este link de prévia não vale mais' }),
    ).toBeVisible();
    await expect(there.getByText('Ele expirou ou foi retirado. Peça um novo a quem o enviou.')).toBeVisible();
    await expectAccessible(there);
    await visitor.close();
  });
});

test('the form shows who else is editing an article, and since when', async ({ page, stage }) => {
  const post = await stage.article();
  const [ana, removed, abandoned] = [randomUUID(), randomUUID(), randomUUID()];
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const draft = (account: string, minutes: number, hour = '19:04') => ({
    account_id: account,
    begun_at: `2026-11-25T${hour}:00+00:00`,
    kept_at: minutesAgo(minutes),
  });
  // One person has two windows open, one has abandoned a draft, and one is the current user.
  const json = [
    draft(ana, 1),
    draft(ana, 1, '20:00'),
    draft(removed, 60),
    draft(abandoned, 13 * 60),
    draft(stage.session.user.id, 1),
  ];
  await page.route('**/rest/v1/blog_post_drafts?*article_id=eq.*', (route) => route.fulfill({ json }));
  await page.route('**/rest/v1/rpc/list_admins', (route) =>
    route.fulfill({ json: [{ id: ana, email: 'ana@example.com', since: minutesAgo(1) }] }),
  );
  await page.goto(`/admin/blog/editar/${post.id}`);
  const since = 'está editando este artigo desde 25/11/2026 às 16:04.';
  await expect(page.getByRole('status').filter({ hasText: 'está editando' })).toContainText([
    `ana@example.com ${since}`,
    `Outra pessoa ${since}`,
  ]);
  await expectAccessible(page);
});

test('the form shows that the user is editing the article in another window', async ({
  page,
  stage,
  context,
}) => {
  const post = await stage.article();
  await page.goto(`/admin/blog/editar/${post.id}`);
  await field(page, 'excerpt').fill('Escrito na primeira janela.');
  await expect(onServer(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/admin/blog/editar/${post.id}`);
  const notice = /Você está editando este artigo em outra janela desde .+ será juntado ao salvar\.$/;
  await expect(other.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await page.close();
  await other.reload();
  await expect(field(other, 'excerpt')).toHaveValue(post.excerpt);
  await expect(other.getByRole('status').filter({ hasText: notice })).toHaveCount(0);
});

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

test('the trash says that a colleague has already restored an article', async ({ page, stage }) => {
  const post = await stage.article();
  await stage.change(post.id, { deleted_at: 'now' });
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
