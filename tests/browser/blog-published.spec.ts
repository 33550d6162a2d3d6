/** A published article is on the site immediately, as if it were built: without scripts, and for machines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../../build/paths.ts';
import { BUILT_ID } from '../../src/blog/built-articles.ts';
import { layoutShift } from './support/measure.ts';
import { onOwnSite, type OwnSite } from './support/own-site.ts';
import { expect, open, test as onAnySite } from './support/site.ts';
import { Stage } from './support/stage.ts';

// Run in order, because the tests follow one article from publication to removal.
onAnySite.describe.configure({ mode: 'serial' });

const TITLE = 'Câmbio: quanto custa viajar';
const EXCERPT = 'O dólar turismo, o IOF e a cotação do cartão na ponta do lápis.';
const SEARCHED = 'O que os buscadores mostram da viagem.';

const { opened, fixtures } = onOwnSite({ isLive: true });
let site: OwnSite;
let stage: Stage;
/** Identifier of the article. */
let id: string;
const test = onAnySite.extend<{ baseURL: string | undefined }>(fixtures);
test.beforeAll(async () => {
  site = await opened();
  stage = await Stage.open(site.address);
  ({ id } = await stage.article({
    title: TITLE,
    slug: 'cambio-quanto-custa-viajar',
    excerpt: EXCERPT,
    author_name: 'Ana Lima',
    search_description: SEARCHED,
    category: 'impostos',
    content: '<p>Primeiro parágrafo.</p><h2>O imposto</h2><p>Segundo parágrafo.</p>',
    published_at: new Date().toISOString(),
  }));
});
test.afterAll(() => site.close());

async function textOf(path: string): Promise<string> {
  return (await fetch(site.address + path)).text();
}

test('a page that the server renders links the same style sheet as the built pages', async () => {
  const styleIn = (html: string) => /<link rel="stylesheet"[^>]*>/.exec(html)?.[0];
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/blog', 'blog/index.html'],
    ['/blog/cambio-quanto-custa-viajar', 'blog/juros-compostos/index.html'],
  ] as const) {
    const built = readFileSync(join(DIST, file), 'utf8');
    // Wait, because a busy server answers with the built page until it has rendered the new one.
    await expect.poll(() => textOf(path).then((live) => live !== built)).toBe(true);
    expect(styleIn(built)).toBeDefined();
    expect(styleIn(await textOf(path))).toBe(styleIn(built));
  }
});

test('its page is complete without scripts, and lists include it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/blog/cambio-quanto-custa-viajar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.locator('.prose')).toContainText('Segundo parágrafo.');
  await expect(page).toHaveTitle(`${TITLE} | Calculário`);
  const meta = (key: string) => page.locator(`head meta[name="${key}"], head meta[property="${key}"]`);
  await expect(meta('description')).toHaveAttribute('content', SEARCHED);
  await expect(meta('author')).toHaveAttribute('content', 'Ana Lima');
  await expect(page.getByText('Por Ana Lima')).toBeVisible();
  await expect(meta('robots')).toHaveCount(0);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/blog\/cambio-quanto-custa-viajar$/,
  );
  await expect(meta('og:type')).toHaveAttribute('content', 'article');
  await expect(meta('og:title')).toHaveAttribute('content', TITLE);
  const picture = (await meta('og:image').getAttribute('content')) ?? '';
  const answer = await fetch(site.address + new URL(picture).pathname);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const things = await page.locator('script[type="application/ld+json"]').textContent();
  const graph = (JSON.parse(things ?? '') as { '@graph': Record<string, unknown>[] })['@graph'];
  expect(graph.find((thing) => thing['@type'] === 'Article')).toMatchObject({
    headline: TITLE,
    description: SEARCHED,
    image: picture,
    author: { '@type': 'Person', name: 'Ana Lima' },
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });

  await page.goto('/blog');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(TITLE);
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Artigos recentes' });
  await expect(recent.getByRole('heading', { level: 3 }).first()).toHaveText(TITLE);
  await page.close();
  for (const path of ['/sitemap.xml', '/feed.xml', '/llms.txt']) {
    expect(await textOf(path), path).toContain('/blog/cambio-quanto-custa-viajar');
  }
  expect(await textOf('/feed.xml')).toMatch(/<guid isPermaLink="false">[\da-f-]{36}<\/guid>/);
});

test('the browser hydrates the pages without mismatches or a layout shift', async ({ page }) => {
  // Any console message fails the test, such as a hydration mismatch or a policy violation.
  for (const path of ['/blog/cambio-quanto-custa-viajar', '/blog', '/', '/blog/mei-das']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), path).toBe(0);
  }
  await expect(page.locator(`#${BUILT_ID}`)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Calculário' }).click();
  const recent = page.getByRole('region', { name: 'Artigos recentes' });
  await expect(recent.getByRole('heading', { level: 3 }).first()).toHaveText(TITLE);
});

test('the search finds it', async ({ page }) => {
  await open(page, `${site.address}/busca?q=dolar+turismo`);
  const found = page.getByRole('main').getByRole('link', { name: `Ler ${TITLE}` });
  await expect(found).toHaveAttribute('href', '/blog/cambio-quanto-custa-viajar');
  await open(page, `${site.address}/busca?q=ferias`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Calcular/ })
      .first(),
  ).toBeVisible();
  await expect(found).toHaveCount(0);
});

test('a change is visible immediately, and the former address redirects to the current one', async () => {
  await stage.change(id, { title: 'Viajar ao exterior', slug: 'viajar-ao-exterior' });
  // Repeat it, because a busy server answers with the former pages until it has rendered the new ones.
  await expect(async () => {
    const former = await fetch(`${site.address}/blog/cambio-quanto-custa-viajar`, { redirect: 'manual' });
    expect([former.status, former.headers.get('location')]).toEqual([301, '/blog/viajar-ao-exterior']);
    expect(await textOf('/blog/viajar-ao-exterior')).toContain('Viajar ao exterior</h1>');
    expect(await textOf('/feed.xml')).not.toContain(TITLE);
  }).toPass({ timeout: 30_000 });
});

test('an article scheduled for later appears nowhere', async () => {
  await stage.change(id, { published_at: '2099-01-02T00:00:00-03:00' });
  await expect(async () => {
    for (const slug of ['viajar-ao-exterior', 'cambio-quanto-custa-viajar']) {
      const { status } = await fetch(`${site.address}/blog/${slug}`, { redirect: 'manual' });
      expect(status, slug).toBe(404);
    }
    for (const path of ['/', '/blog', '/sitemap.xml', '/feed.xml', '/dados/busca-de-artigos.json']) {
      expect(await textOf(path), path).not.toContain('viajar-ao-exterior');
    }
  }).toPass({ timeout: 30_000 });
});
