/** The blog with a backend: its articles beside the built-in ones, and its robustness against failures. */
import type { Page } from 'playwright/test';
import type { Insert } from '../../src/backend/row-types.ts';
import { connectTo } from './support/connect.ts';
import { layoutShift } from './support/measure.ts';
import { onOwnSite, type OwnSite } from './support/own-site.ts';
import { ADMIN, test as noisy } from './support/admin.ts';
import { expect, open, test as onAnySite } from './support/site.ts';

// Share one site between the tests of this file.
onAnySite.describe.configure({ mode: 'default' });

const HOSTILE = `<h2>Título hostil</h2>
  <p onclick="window.hit = 1" style="position:fixed">Antes <a href="javascript:window.hit = 2">clique</a> depois</p>
  <img src="x" onerror="window.hit = 3"><script>window.hit = 4</script><svg onload="window.hit = 5"></svg>
  <iframe src="https://example.com"></iframe><style>body { display: none }</style>
  <p><a href="https://example.com">fora</a> e <a href="data:text/html,x">dados</a></p>`;

const DAY_MS = 24 * 60 * 60 * 1000;
const LATER = new Date(Date.now() + DAY_MS).toISOString();

const articles: Insert<'blog_posts'>[] = [
  {
    slug: 'cambio-e-viagem',
    title: 'Câmbio: quanto custa viajar',
    excerpt: 'O dólar turismo e o IOF na ponta do lápis.',
    content: '<p>Primeiro parágrafo.</p><h2>O imposto</h2><p>Segundo parágrafo.</p>',
    category: 'impostos',
    cta_1_text: 'Calcular agora',
    cta_1_link: '/calculadora/financeira/juros-compostos',
    related_calculators: ['CDI'],
  },
  {
    slug: 'hostil',
    title: 'Artigo hostil',
    excerpt: 'Texto que não deve fazer nada.',
    content: HOSTILE,
    category: 'saude',
    published_at: '2020-01-01T12:00:00-03:00',
  },
  {
    slug: 'juros-compostos',
    title: 'Juros, editado',
    excerpt: 'No lugar do artigo que vem com o site.',
    content: '<p>Editado</p>',
    category: 'financeiro',
  },
  {
    slug: 'agendado',
    title: 'Artigo agendado',
    excerpt: 'Ainda não.',
    content: '<p>Ainda não</p>',
    category: 'saude',
    published_at: LATER,
  },
];

const { opened, fixtures } = onOwnSite();
let site: OwnSite;
const test = onAnySite.extend<{ baseURL: string | undefined }>(fixtures);
const onAnyPage = noisy.extend<{ baseURL: string | undefined }>(fixtures);

test.beforeAll(async () => {
  site = await opened();
  const client = await connectTo(site.address);
  await client.auth.signInWithPassword(ADMIN);
  for (const article of articles) {
    const { error } = await client.from('blog_posts').insert(article);
    if (error) throw error;
  }
  const { error } = await client
    .from('blog_posts')
    .update({ slug: 'cambio-em-viagem' })
    .eq('slug', 'cambio-e-viagem');
  if (error) throw error;
});
test.afterAll(() => site.close());

const list = (page: Page) => page.getByRole('region', { name: 'Artigos', exact: true });
const cards = (page: Page) => list(page).getByRole('article');
/** Expects that the arrival of the articles has moved nothing. */
async function expectStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBe(0);
}
const requestsTo = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

test.describe('with published articles', () => {
  test('the list, the search and the counts include both kinds', async ({ page }) => {
    const paths = requestsTo(page);
    await open(page, `${site.address}/blog`);
    await expect(cards(page)).toHaveCount(11);
    await expectStill(page);
    await expect(cards(page).first().getByRole('heading')).toHaveText('Câmbio: quanto custa viajar');
    await expect(cards(page).last().getByRole('heading')).toHaveText('Artigo hostil');
    await expect(page.getByRole('status').filter({ hasText: '11 artigos' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Categorias' }).getByRole('listitem')).toHaveText([
      /Trabalhista\s*5 artigos/,
      /Financeiro\s*2 artigos/,
      /Impostos\s*2 artigos/,
      /Saúde\s*2 artigos/,
    ]);
    await expect(page.getByText('agendado')).toHaveCount(0);
    await expect(page.getByText('Impostor')).toHaveCount(0);

    await page.getByRole('searchbox', { name: 'Buscar artigos' }).fill('dolar');
    await expect(cards(page)).toHaveCount(1);
    expect(paths.filter((path) => /purify|post-content/.test(path))).toEqual([]);
    await cards(page).getByRole('link').click();
    await expect(page).toHaveURL('/blog/cambio-em-viagem');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Câmbio: quanto custa viajar');
    expect(paths.some((path) => path.includes('post-content'))).toBe(true);
  });

  test('the list does not change after the visitor has scrolled', async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/rest/v1/**', async (route) => {
      await answered;
      await route.continue();
    });
    await open(page, `${site.address}/blog`);
    await expect(cards(page)).toHaveCount(9);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    answer();
    await expect(cards(page)).toHaveCount(11);
    await expect(cards(page).first().getByRole('heading')).toHaveText(/^Salário líquido/);
    await expect(cards(page).nth(9).getByRole('heading')).toHaveText('Câmbio: quanto custa viajar');
  });

  test('the page of an article shows all of it, and a built-in article recommends it', async ({ page }) => {
    await page.goto('/blog/cambio-em-viagem');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Câmbio: quanto custa viajar');
    await expectStill(page);
    await expect(page).toHaveTitle(/^Câmbio: quanto custa viajar/);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/blog\/cambio-em-viagem$/,
    );
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
    const prose = page.locator('.prose > *');
    await expect(prose.nth(0)).toHaveText('Primeiro parágrafo.');
    await expect(prose.nth(1).getByRole('link', { name: 'Calcular agora' })).toHaveAttribute(
      'href',
      '/calculadora/financeira/juros-compostos',
    );
    await expect(
      page.getByRole('region', { name: 'Calculadoras relacionadas' }).getByRole('link'),
    ).toHaveText([/CDI/]);
    const related = page.getByRole('region', { name: 'Artigos relacionados' });
    await expect(related.getByRole('heading', { level: 3 }).first()).toHaveText(/^DAS do MEI/);

    await open(page, '/blog/mei-das');
    await expect(related.getByRole('heading', { level: 3 }).first()).toHaveText(/^Câmbio/);
  });

  test('an old address redirects to the new one, ours takes precedence, a scheduled one redirects to the list', async ({
    page,
  }) => {
    await page.goto('/blog/cambio-e-viagem');
    await expect(page).toHaveURL('/blog/cambio-em-viagem');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Câmbio/);
    await expectStill(page);
    await page.goto('/blog/juros-compostos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Juros, editado');
    for (const path of ['/blog/agendado', '/blog/nunca-houve']) {
      await page.goto(path);
      await expect(page).toHaveURL('/blog');
      await expect(cards(page)).toHaveCount(11);
      await expectStill(page);
    }
  });

  test('hostile HTML has no effect', async ({ page }) => {
    await page.goto('/blog/hostil');
    const prose = page.locator('.prose');
    await expect(prose.getByRole('heading', { name: 'Título hostil' })).toBeVisible();
    await expect(prose.getByText('Antes clique depois')).toBeVisible();
    await expect(prose.getByRole('link')).toHaveCount(1);
    await expect(prose.getByRole('link')).toHaveAttribute('rel', /noopener/);
    await expect(prose.locator('script, iframe, svg, style, img, [style], [onclick]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});

onAnyPage.describe('with a broken backend the site keeps its own articles', () => {
  const failures: Record<string, (page: Page) => Promise<unknown>> = {
    'a page instead of JSON': (page) =>
      page.route(/\/backend\.json|\/rest\/v1\//, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      ),
    'HTML in place of tables': (page) =>
      page.route('**/rest/v1/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })),
    'error 500': (page) =>
      page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, json: { message: 'x' } })),
    'JSON of something else': (page) =>
      page.route('**/rest/v1/**', (route) => route.fulfill({ json: [{ slug: 1 }] })),
    'no network': (page) => page.route(/\/backend\.json|\/rest\/v1\//, (route) => route.abort()),
  };
  onAnyPage('whatever is wrong with its answers', async ({ page }) => {
    for (const [name, fail] of Object.entries(failures)) {
      await page.unrouteAll();
      await fail(page);
      await open(page, `${site.address}/blog/nunca-houve`);
      await expect(page, name).toHaveURL(/\/blog$/);
      await expect(cards(page), name).toHaveCount(9);
      await cards(page)
        .getByRole('link', { name: /^DAS do MEI/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(/^DAS do MEI/);
    }
  });

  onAnyPage('a backend that never answers is given up after ten seconds', async ({ page }) => {
    await page.clock.install();
    await page.route('**/rest/v1/**', () => {});
    const request = page.waitForRequest('**/rest/v1/**');
    await page.goto('/blog/nunca-houve');
    await expect(page.getByText('Carregando…')).toBeVisible();
    await request;
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\/blog$/);
    await expect(cards(page)).toHaveCount(9);
  });
});
