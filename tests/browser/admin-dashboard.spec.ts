/** The dashboard of the administrative area, and toasts. */
import type { Page, Route } from 'playwright/test';
import { articleSlugs } from '../../compiler/blog/article-files.ts';
import { dismiss, expect, expectAccessible, toast } from './support/admin.ts';
import { STILL, layoutShift } from './support/measure.ts';
import { test } from './support/stage.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

const POSTS = '**/rest/v1/blog_posts*';

const post = (number: number, category: string, publishedAt: string) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  title: `Artigo ${number}`,
  slug: `artigo-${number}`,
  category,
  published_at: publishedAt,
  created_at: publishedAt,
  read_time: 5,
  related_calculators: [],
  version: 1,
});

/** Seven articles, in the order of creation. */
const SEVEN = [
  post(1, 'trabalhista', '2026-01-05T12:00:00+00:00'),
  post(2, 'trabalhista', '2026-06-01T02:00:00+00:00'),
  post(3, 'financeiro', '2026-03-01T12:00:00+00:00'),
  post(4, 'impostos', '2026-04-01T12:00:00+00:00'),
  post(5, 'saude', '2026-05-01T12:00:00+00:00'),
  post(6, 'saude', '2999-01-01T12:00:00+00:00'),
  post(7, 'trabalhista', '2026-02-01T12:00:00+00:00'),
];

const servePosts = (page: Page, posts: object[]) =>
  page.route(POSTS, (route) => route.fulfill({ json: posts }));

test.describe('the dashboard', () => {
  test('counts the articles that visitors can read, and lists the five with the latest dates', async ({
    page,
  }) => {
    await servePosts(page, SEVEN);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Artigo 6' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(STILL);
    const count = async (name: string) => Number(await page.locator(`[data-count="${name}"]`).textContent());
    // Count the built-in articles, and the six of the seven that are not scheduled.
    const total = page.locator('[data-count="total"]');
    await expect(total).toHaveText(String((await articleSlugs()).length + 6));
    expect((await count('trabalhista')) + (await count('financeiro')) + (await count('outros'))).toBe(
      await count('total'),
    );
    await expect(page.getByText('mais 1 está agendado')).toBeVisible();
    const shown = await page.request.get('/sitemap.xml');
    // Ignore articles that other tests have published: the sitemap lists them, but the stubbed response does not.
    const slugs = await articleSlugs();
    const listed = [...(await shown.text()).matchAll(/<loc>[^<]*\/blog\/([^<]+)<\/loc>/g)].map(
      ([, slug]) => slug,
    );
    expect(await count('total')).toBe(listed.filter((slug) => slugs.includes(slug ?? '')).length + 6);
    const recent = page.getByRole('region', { name: 'Artigos recentes' }).getByRole('listitem');
    await expect(recent.getByRole('heading')).toHaveText([
      'Artigo 6',
      'Artigo 2',
      'Artigo 5',
      'Artigo 4',
      'Artigo 3',
    ]);
    await expect(recent.nth(0)).toContainText('Agendado para 01/01/2999');
    await expect(recent.nth(0).getByRole('link', { name: /^Ver/ })).toHaveCount(0);
    // 11 p.m. on 31 May in Brasília.
    await expect(recent.nth(1)).toContainText('31/05/2026');
    await expect(recent.nth(1)).toContainText('Trabalhista');
    await expect(recent.nth(1).getByRole('link', { name: /^Ver/ })).toHaveAttribute('href', '/blog/artigo-2');
    await expect(recent.nth(1).getByRole('link', { name: /^Editar/ })).toHaveAttribute(
      'href',
      `/admin/blog/editar/${SEVEN[1]?.id}`,
    );
    await expectAccessible(page);
  });

  test('reports any failure, times out after ten seconds, and retries; without articles it offers shortcuts', async ({
    page,
  }) => {
    const failed = toast(page, 'Erro', 'Não foi possível carregar os posts.');
    const total = page.locator('[data-count="total"]');
    const failures: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort('connectionrefused'),
      (route) => route.fulfill({ status: 500, json: { message: 'x' } }),
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
    ];
    await page.route(POSTS, () => undefined);
    await page.goto('/admin');
    await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeVisible();
    await expect(failed).toBeVisible();
    for (const fail of failures) {
      await dismiss(failed);
      await page.unroute(POSTS);
      await page.route(POSTS, fail);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(failed).toBeVisible();
      await expect(total).toHaveText('–');
    }
    await page.unroute(POSTS);
    await servePosts(page, []);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(total).toHaveText(String((await articleSlugs()).length));
    await expect(page.getByText('Nenhum artigo escrito aqui ainda.')).toBeVisible();
    const actions = page.getByRole('region', { name: 'Ações rápidas' });
    for (const [name, address] of [
      ['Novo artigo', '/admin/blog/novo'],
      ['Gerenciar blog', '/admin/blog'],
      ['Ver site', '/blog'],
    ] as const) {
      await expect(actions.getByRole('link', { name })).toHaveAttribute('href', address);
    }
  });
});

test.describe('toasts', () => {
  test('are focused with F8, left with Escape, and dismissed with a swipe', async ({ page }) => {
    await page.route(POSTS, (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
    await page.goto('/admin');
    const failed = toast(page, 'Erro', 'Não foi possível carregar os posts.');
    await expect(failed).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notificações (F8)' }).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(failed).toBeVisible();
    const box = await failed.boundingBox();
    if (!box) throw new Error('The toast has no box');
    await page.mouse.move(box.x + 80, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 20, { steps: 4 });
    await page.mouse.move(box.x + 300, box.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(failed).toBeHidden();
  });
});
