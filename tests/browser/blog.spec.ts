/** The public blog: list, filters, articles, sharing and feed; by keyboard, without scripts, in light and dark. */
import type { Page } from 'playwright/test';
import { test } from './support/built-site.ts';
import { expect, open, openBeforeHydration } from './support/site.ts';

const TITLES = {
  salary: /^Salário líquido/,
  unemployment: /^Seguro-desemprego/,
  contract: /^CLT ou PJ/,
  termination: /^Rescisão trabalhista/,
  vacation: /^Férias/,
  loan: /^Financiamento/,
  mei: /^DAS do MEI/,
  bmi: /^IMC/,
  interest: /^Juros compostos/,
};

const ALL = Object.keys(TITLES).length;

const cards = (page: Page) => page.getByRole('region', { name: 'Artigos', exact: true }).getByRole('article');
const cardTitles = (page: Page) => cards(page).getByRole('heading');
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filtrar por categoria' }).getByRole('button', { name });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Buscar artigos' });

test.describe('list', () => {
  test('searches for text typed before hydration', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/blog');
    await searchField(page).fill('venda de dias');
    await hydrate();
    await expect(searchField(page)).toHaveValue('venda de dias');
    await expect(cardTitles(page)).toHaveText([TITLES.vacation]);
  });

  test('shows all articles with cover, category, date and reading time, and filters by the counted categories', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/blog');
    await page.waitForLoadState('networkidle');
    // Without a backend, nothing may ask for one.
    expect(asked.filter((path) => /rest\/v1|postgrest/.test(path))).toEqual([]);
    await expect(cardTitles(page)).toHaveText([
      TITLES.salary,
      TITLES.unemployment,
      TITLES.contract,
      TITLES.termination,
      TITLES.vacation,
      TITLES.loan,
      TITLES.mei,
      TITLES.bmi,
      TITLES.interest,
    ]);
    const first = cards(page).first();
    await expect(first.getByRole('img', { name: /^Ilustração/ })).toBeVisible();
    await expect(first).toContainText('Trabalhista');
    await expect(first.locator('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
    await expect(first).toContainText(/\d min de leitura/);
    await expect(page.getByRole('status').filter({ hasText: `${ALL} artigos` })).toBeVisible();
    const counts = page.getByRole('region', { name: 'Categorias' });
    await expect(counts.getByRole('listitem')).toHaveText([
      /Trabalhista\s*5 artigos/,
      /Financeiro\s*2 artigos/,
      /Impostos\s*1 artigo$/,
      /Saúde\s*1 artigo$/,
    ]);
    await counts.getByRole('link', { name: 'Impostos' }).click();
    await expect(page).toHaveURL('/blog?categoria=impostos');
    await expect(cardTitles(page)).toHaveText([TITLES.mei]);
    for (const place of await page.locator('[data-ad]').all()) await expect(place).toBeHidden();
  });

  test('marks the chosen category, combines it with a search, and going back undoes each choice', async ({
    page,
  }) => {
    await open(page, '/blog');
    await expect(chip(page, 'Todos')).toHaveAttribute('aria-pressed', 'true');
    await chip(page, 'Financeiro').click();
    await expect(chip(page, 'Financeiro')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'Todos')).toHaveAttribute('aria-pressed', 'false');
    await expect(cardTitles(page)).toHaveText([TITLES.loan, TITLES.interest]);
    await chip(page, 'Saúde').click();
    await expect(cardTitles(page)).toHaveText([TITLES.bmi]);
    await page.goBack();
    await expect(chip(page, 'Financeiro')).toHaveAttribute('aria-pressed', 'true');
    await expect(cardTitles(page)).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(cardTitles(page)).toHaveCount(ALL);

    await searchField(page).pressSequentially('FERIAS');
    await expect(searchField(page)).toHaveValue('FERIAS');
    await expect(cardTitles(page)).toHaveText([TITLES.termination, TITLES.vacation]);
    await searchField(page).fill('salario');
    await chip(page, 'Impostos').click();
    await expect(cardTitles(page)).toHaveText([TITLES.mei]);
    await expect(page).toHaveURL('/blog?q=salario&categoria=impostos');
    await page.getByRole('link', { name: TITLES.mei }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.mei);
    await page.goBack();
    await expect(searchField(page)).toHaveValue('salario');
    await expect(chip(page, 'Impostos')).toHaveAttribute('aria-pressed', 'true');
    await expect(cardTitles(page)).toHaveText([TITLES.mei]);
  });

  test('shows advice without results, and clears the filters with a button and the menu link', async ({
    page,
  }) => {
    const expectCleared = async () => {
      await expect(cardTitles(page)).toHaveCount(ALL);
      await expect(searchField(page)).toHaveValue('');
      await expect(chip(page, 'Todos')).toHaveAttribute('aria-pressed', 'true');
    };
    await open(page, '/blog?q=criptomoeda&categoria=saude');
    await expect(searchField(page)).toHaveValue('criptomoeda');
    const status = page.getByRole('status').filter({ hasText: 'Nenhum artigo encontrado' });
    await expect(status).toContainText('Tente ajustar os filtros ou termo de busca.');
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expectCleared();
    await searchField(page).fill('salario');
    await chip(page, 'Impostos').click();
    await expect(cardTitles(page)).toHaveCount(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expectCleared();
  });
});

test.describe('article', () => {
  test('has cover, category, date, reading time, excerpt and text with both calls to action', async ({
    page,
  }) => {
    await open(page, '/blog/mei-das');
    await expect(page).toHaveTitle(/^DAS do MEI em 2026/);
    const header = page.getByRole('article').first().locator('header');
    await expect(header.getByRole('img', { name: /^Ilustração/ })).toBeVisible();
    await expect(header).toContainText('Impostos');
    await expect(header.locator('time')).toHaveText('10/11/2026');
    await expect(header).toContainText('4 min de leitura');
    await expect(header).toContainText('O boleto mensal do microempreendedor subiu');

    const blocks = page.locator('.prose > *');
    await expect(blocks.nth(0)).toHaveText(/^O DAS é o único boleto/);
    await expect(blocks.nth(1).getByRole('link')).toHaveAttribute('href', '/calculadora/impostos/mei-das');
    await expect(blocks.last().getByRole('link')).toHaveAttribute(
      'href',
      '/calculadora/impostos/simples-nacional',
    );
    await expect(page.getByText('[CTA')).toHaveCount(0);
    // 5% of R$ 1,621.00 and R$ 1.00 of ICMS.
    await expect(page.getByRole('group', { name: 'Tabela' })).toContainText(/2026\s*R\$\s82,05\s*R\$\s86,05/);
  });

  test('links to calculators and three other articles, those of the same category first', async ({
    page,
  }) => {
    await open(page, '/blog/juros-compostos');
    const calculators = page.getByRole('region', { name: 'Calculadoras relacionadas' });
    await expect(calculators.getByRole('link')).toHaveText([/Juros compostos/i, /CDI/, /Poupança/i]);
    await expect(calculators.getByRole('link').nth(1)).toHaveAttribute('href', '/calculadora/financeira/cdi');
    const related = page.getByRole('region', { name: 'Artigos relacionados' });
    await expect(related.getByRole('heading', { level: 3 })).toHaveText([
      TITLES.loan,
      TITLES.salary,
      TITLES.unemployment,
    ]);
    await related.getByRole('link', { name: TITLES.loan }).click();
    await expect(page).toHaveURL('/blog/guia-de-financiamento');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.loan);
  });

  test('copies and confirms the link without a share sheet, and uses the native one if there is one', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const script = await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    );
    await open(page, '/blog/imc-como-calcular#secao-a-conta');
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copiado.' })).toBeVisible();
    const { origin } = new URL(page.url());
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${origin}/blog/imc-como-calcular`,
    );
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.documentElement.dataset['shared'] = `${data.title} ${data.url}`;
          return Promise.resolve();
        },
      });
    });
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', /^IMC: .+\/blog\/imc-como-calcular$/);
    await script.dispose();
  });

  test('redirects to the list from an unknown or empty address', async ({ page }) => {
    for (const path of ['/blog/nao-existe', '/blog/']) {
      await page.goto(path);
      await expect(page).toHaveURL('/blog');
      await expect(cardTitles(page)).toHaveCount(ALL);
    }
  });
});

test.describe('accessibility and feed', () => {
  test('works by keyboard: filter, open an article, go to a chapter', async ({ page }) => {
    await open(page, '/blog');
    await searchField(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(chip(page, 'Trabalhista')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(cardTitles(page)).toHaveCount(5);
    for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: TITLES.salary })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.salary);
    await expect(page.locator('main')).toBeFocused();
    // Widen the screen, because only a wide one lists the chapters beside the text.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Confira o seu holerite' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Confira o seu holerite' })).toBeInViewport();
  });

  test('fits 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/blog', '/blog/guia-rescisao-trabalhista', '/blog/juros-compostos']) {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  test('is readable without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/blog');
    await page.getByRole('link', { name: TITLES.vacation }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.vacation);
    await expect(page.getByText('Férias são um direito de descanso')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Calcular minhas férias' })).toBeVisible();
    await context.close();
  });
});

test('the feed is valid XML with all articles, and the pages link to it', async ({ page, request }) => {
  await open(page, '/blog');
  const address = await page
    .locator('head link[rel="alternate"][type="application/rss+xml"]')
    .getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('xml');
  const { faults, links } = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        faults: feed.querySelectorAll('parsererror').length,
        links: [...feed.querySelectorAll('item > link')].map(
          (link) => new URL(link.textContent ?? '').pathname,
        ),
      };
    },
    await response.text(),
  );
  expect(faults).toBe(0);
  const shown = await cards(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(shown);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const link of links) expect(sitemap).toContain(`${link}</loc>`);
  expect(sitemap).not.toContain('_artigo');
});
