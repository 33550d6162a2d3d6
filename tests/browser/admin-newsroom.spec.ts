/** Drafts on another computer, and several editors of one article. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright/test';
import { openAs } from './support/admin.ts';
import { createGate } from './support/gate.ts';
import { offerDrafts } from './support/stage.ts';
import {
  expect,
  expectAccessible,
  field,
  fillArticle,
  freshTitle,
  NEW,
  openNew,
  reload,
  save,
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

/** Acts as if the tab had been hidden or shown. */
function show(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** The page on the other computer, which keeps the compiled code for the next test. */
let opened: Page | undefined;
let offered: Awaited<ReturnType<typeof offerDrafts>> | undefined;
test.afterAll(() => opened?.context().close());

/** Simulates another computer of the administrator that all tests share, offering only drafts with a word. */
async function otherComputer({ browser, stage, baseURL = '' }: Computer, word: string): Promise<Page> {
  opened ??= await browser.newPage({ baseURL, serviceWorkers: 'block', locale: 'pt-BR' });
  await offered?.dispose();
  offered = await offerDrafts(opened.context(), word);
  await openAs(opened, stage.session, '/robots.txt');
  return opened;
}

const onServer = (page: Page) => page.getByText(/guardado neste navegador e no servidor às \d\d:\d\d/);
const offer = (page: Page, title: string) => page.getByText(`Há um rascunho que não foi salvo: “${title}”`);

test.describe('an unsaved draft', () => {
  test('continues in another browser, where it is saved; discarded there while it is open, it is sent again', async ({
    page,
    stage,
    browser,
    baseURL,
  }) => {
    const title = freshTitle();
    await page.goto(NEW);
    await fillArticle(page, title);
    await expect(onServer(page)).toBeVisible();

    const there = await otherComputer({ browser, stage, baseURL }, title);
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
    await page.goto('/robots.txt');

    await there.goto(NEW);
    await expect(offer(there, title)).toBeVisible();
    await expect(there.getByText('escrito em outro navegador')).toBeVisible();
    await expectAccessible(there, 'main');
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
    await page.goto('/robots.txt');
    await stage.change(post.id, { read_time: 33 });

    const there = await otherComputer({ browser, stage, baseURL }, post.id);
    await there.goto(`/admin/blog/editar/${post.id}`);
    await there.getByRole('button', { name: 'Recuperar rascunho' }).click();
    await save(there);
    await expect(toast(there, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    expect(await stage.read(post.id)).toMatchObject({ excerpt: 'O resumo de casa.', read_time: 33 });
  });

  test('is sent when the tab is hidden, shown again or closed, and when the connection returns', async ({
    page,
    stage,
  }) => {
    const [shown, connected, hidden] = [freshTitle(), freshTitle(), freshTitle()];
    await openNew(page);
    await test.step('shown again after a request that failed', async () => {
      await page.route('**/rest/v1/blog_post_drafts*', (route) => route.abort());
      await field(page, 'title').fill(shown);
      await show(page, 'hidden');
      await page.unroute('**/rest/v1/blog_post_drafts*');
      await show(page, 'visible');
      await expect(onServer(page)).toBeVisible();
      expect(await stage.draftsWith(shown)).toHaveLength(1);
    });
    await test.step('connected again', async () => {
      await page.context().setOffline(true);
      await field(page, 'title').fill(connected);
      await expect(page.getByText(/guardado neste navegador às/)).toBeVisible();
      await page.context().setOffline(false);
      await expect(onServer(page)).toBeVisible();
      expect(await stage.draftsWith(connected)).toHaveLength(1);
    });
    await test.step('hidden and closed before the debounce ends', async () => {
      await field(page, 'title').fill(hidden);
      await show(page, 'hidden');
      await page.close();
      await expect.poll(() => stage.draftsWith(hidden)).toHaveLength(1);
    });
  });

  test('that a hidden tab sent over a slow network does not return after a save', async ({ page, stage }) => {
    const post = await stage.article();
    const excerpt = freshTitle();
    const [network, arrival] = [createGate(), createGate()];
    await page.goto(`/admin/blog/editar/${post.id}`);
    let writes = 0;
    await page.route('**/rest/v1/blog_post_drafts*', async (route) => {
      if (route.request().method() !== 'POST' || writes++ > 0) return route.continue();
      await network.opened;
      await route.fulfill({ response: await route.fetch() });
      return arrival.open();
    });
    await field(page, 'excerpt').fill(excerpt);
    await show(page, 'hidden');
    await show(page, 'visible');
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    network.open();
    await arrival.opened;
    await expect.poll(() => stage.draftsWith(excerpt)).toEqual([]);
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
  await expectAccessible(page, 'main');
  await save(page);
  await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
  expect(await stage.titled(title)).toMatchObject([{ content: post.content }]);
});

test('the form shows who else is editing an article, since when, and whether it is the user in another window', async ({
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
  await page.goto('/robots.txt');
  await other.reload();
  await expect(field(other, 'excerpt')).toHaveValue(post.excerpt);
  await expect(other.getByRole('status').filter({ hasText: notice })).toHaveCount(0);

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
  await other.route('**/rest/v1/blog_post_drafts?*article_id=eq.*', (route) => route.fulfill({ json }));
  await other.route('**/rest/v1/rpc/list_admins', (route) =>
    route.fulfill({ json: [{ id: ana, email: 'ana@example.com', since: minutesAgo(1) }] }),
  );
  await other.reload();
  const since = 'está editando este artigo desde 25/11/2026 às 16:04.';
  await expect(other.getByRole('status').filter({ hasText: 'está editando' })).toContainText([
    `ana@example.com ${since}`,
    `Outra pessoa ${since}`,
  ]);
  await expectAccessible(other, '[role="status"]');
});
