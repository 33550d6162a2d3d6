/** The search: suggestions while typing in every box, and the page of results. */
import type { Page } from 'playwright/test';
import { catalogueEntries } from '../../compiler/catalogue-entries.ts';
import { cardsOf, search } from '../../src/search/search.ts';
import { sourceOf } from '../../src/search/testing/search-in-memory.ts';
import { foundAt } from '../../src/search/found.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/built-site.ts';
import { expect, open, openBeforeHydration } from './support/site.ts';
import { findableArticles } from '../../compiler/blog/article-files.ts';
import { test as plainTest } from './support/worker.ts';

const entries = await catalogueEntries();
const source = sourceOf(entries, { articles: await findableArticles() });
const found = async (query: string) => cardsOf(source, (await search(source, query)).found);

const box = (page: Page) => page.locator('#busca-inicio');
const list = (page: Page) => page.getByRole('listbox', { name: 'Sugestões' });
const options = (page: Page) => list(page).getByRole('option');

/** Opens the home page and types a term for suggestions. */
async function suggest(page: Page, term: string): Promise<void> {
  await open(page, '/');
  await box(page).click();
  await page.keyboard.type(term);
  // Wait for the announcement, which comes when the suggestions belong to the complete term.
  await expect(page.getByRole('status').filter({ hasText: /^\d+ sugest/ })).toHaveCount(1);
  await expect(list(page)).toBeVisible();
}

test.describe('suggestions', () => {
  test('appear while typing, best first, six at most, highlighted and with an announced count', async ({
    page,
  }) => {
    await suggest(page, 'fina');
    await expect(options(page)).toHaveCount(6);
    await expect(options(page)).toContainText((await found('fina')).slice(0, 6).map(([, name]) => name));
    await expect(options(page).first().locator('mark')).toHaveText('Fina');
    await expect(page.getByRole('status').filter({ hasText: '6 sugestões' })).toHaveCount(1);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '');
  });

  test('state that there are none, and offer to suggest a calculator', async ({ page }) => {
    await open(page, '/');
    await box(page).fill('dólar');
    await expect(page.getByRole('status').filter({ hasText: 'Nada com “dólar”' })).toHaveCount(1);
    await expect(page.getByText('Nada com “dólar”', { exact: true })).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page)).toHaveText(['Peça esta calculadora']);
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contato#sugestoes');
  });

  test('state that they are guesses, followed by an offer to suggest a calculator', async ({ page }) => {
    await open(page, '/');
    await box(page).fill('nota fiscal');
    const guesses = (await found('nota fiscal')).map(([, name]) => name);
    const announced = `Nada exato para “nota fiscal”; talvez: ${guesses.length} sugestões`;
    await expect(page.getByRole('status').filter({ hasText: announced })).toHaveCount(1);
    await expect(page.getByText('Nada exato para “nota fiscal”; talvez:', { exact: true })).toBeVisible();
    await expect(options(page)).toContainText([...guesses, 'Peça esta calculadora']);
    await expectAccessible(page);
    await options(page).last().click();
    await expect(page).toHaveURL('/contato#sugestoes');
  });

  test('are navigated with the arrow keys, wrapping around, and close with Escape, which then clears the box', async ({
    page,
  }) => {
    await suggest(page, 'juros');
    const count = await options(page).count();
    const active = async () => (await box(page).getAttribute('aria-activedescendant')) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const [best] = await found('juros');
    await expect(page.locator(`#${await active()}`)).toContainText(best?.[1] ?? 'nothing found');
    await expect(box(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe('');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe('');

    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveValue('juros');
    await page.keyboard.press('ArrowDown');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  });

  test('open with Enter on the active one, or with a click', async ({ page }) => {
    // The misspelt word has the same suggestions.
    await suggest(page, 'imposto de rneda');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/calculadora/impostos/irpf');
    await expect(page.locator('main')).toBeFocused();
    await expect(list(page)).toBeHidden();
    await suggest(page, 'imc');
    await options(page).first().click();
    await expect(page).toHaveURL('/calculadora/saude/imc');
  });

  test('close when focus moves elsewhere, and give way to all results with Enter in the box', async ({
    page,
  }) => {
    await suggest(page, 'juros');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
    await box(page).press('Enter');
    await expect(page).toHaveURL('/busca?q=juros');
  });

  test('include text typed before hydration', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/');
    await box(page).fill('ferias');
    await hydrate();
    await expect(options(page).first()).toContainText('Férias');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/busca?q=ferias');
  });

  test('include a letter typed between hydration and the report of earlier text', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/');
    await box(page).fill('hora ext');
    await box(page).focus();
    await page.evaluate(() => {
      const original = window.setTimeout;
      const isHydrated = () =>
        Object.keys(document.activeElement ?? {}).some((key) => key.startsWith('__reactProps'));
      let isTyped = false;
      const type = () => {
        if (isTyped || !isHydrated()) return;
        isTyped = true;
        const input = document.activeElement as HTMLInputElement;
        // Use the setter of all inputs, because React overrides that of each.
        Reflect.set(HTMLInputElement.prototype, 'value', `${input.value}r`, input);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      };
      // Type in a task before the first one that hydration leaves for later.
      const typeFirst = (task: () => void, delay?: number) => {
        if (delay === undefined) original(type);
        return original(task, delay);
      };
      Object.assign(window, { setTimeout: typeFirst });
    });
    await hydrate();
    await expect(box(page)).toHaveValue('hora extr');
    await page.keyboard.type('a');
    await expect(box(page)).toHaveValue('hora extra');
  });

  test('appear in a box that had the focus before hydration', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/');
    await box(page).focus();
    await hydrate();
    await page.keyboard.type('ferias');
    await expect(options(page).first()).toContainText('Férias');
  });
});

plainTest('the page of an unknown address also suggests', async ({ page }) => {
  await page.goto('/nao/existe');
  await page.locator('#busca-404').fill('bhaskara');
  await expect(options(page).first()).toContainText('Bhaskara');
});

test.describe('the results', () => {
  test('are counted, labelled by category, and link to calculators and articles', async ({ page }) => {
    await open(page, '/busca?q=sal%C3%A1rio');
    const expected = await found('salário');
    await expect(
      page.getByRole('status').filter({ hasText: `${expected.length} resultados encontrados` }),
    ).toBeVisible();
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results).toHaveCount(expected.length);
    for (const [place, card] of expected.entries()) {
      const [, name, description] = card;
      const { path, label, colour, isArticle } = foundAt(card);
      const action = isArticle ? 'Ler' : 'Calcular';
      const result = results.nth(place);
      await expect(result.getByRole('heading', { level: 2 })).toHaveText(name);
      await expect(result).toContainText(description);
      await expect(result).toContainText(label);
      await expect(result).toHaveAttribute('data-accent', colour);
      const link = result.getByRole('link', { name: `${action} ${name}` });
      await expect(link).toHaveText(action);
      await expect(link).toHaveAttribute('href', path);
    }
    await expect(results.first().locator('mark').first()).toHaveText(/^salário$/i);
  });

  test('can be a single one', async ({ page }) => {
    await open(page, '/busca?q=hidrata%C3%A7%C3%A3o');
    await expect(page.getByText('1 resultado encontrado', { exact: true })).toBeVisible();
  });

  test('can be guesses, which the page states', async ({ page }) => {
    await open(page, '/busca?q=nota%20fiscal');
    await expect(
      page.getByRole('status').filter({ hasText: 'Nada exato para “nota fiscal”; talvez:' }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(
      (await found('nota fiscal')).length,
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Peça esta calculadora' }).click();
    await expect(page).toHaveURL('/contato#sugestoes');
  });

  test('can be empty, with advice and calculators to start with', async ({ page }) => {
    await open(page, '/busca?q=xyz123');
    await expect(page.getByText('Nenhum resultado encontrado', { exact: true })).toBeVisible();
    await expect(page.getByText('Nada com “xyz123”.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Peça esta calculadora' })).toHaveAttribute(
      'href',
      '/contato#sugestoes',
    );
    await expect(page.getByText('Confira se as palavras estão escritas corretamente.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Para começar' })).toBeVisible();
    const popular = page.getByRole('main').getByRole('link', { name: /^Calcular / });
    await expect(popular).toHaveCount(6);
    const names = entries.filter((entry) => entry.popular).map(({ name }) => `Calcular ${name}`);
    for (const link of await popular.all()) expect(names).toContain(await link.getAttribute('aria-label'));
    await page.getByRole('link', { name: 'todas as calculadoras por categoria' }).click();
    await expect(page).toHaveURL('/categorias');
  });

  test('ask for a term if there is none', async ({ page }) => {
    for (const address of ['/busca', '/busca?q=', '/busca?q=%20%20']) {
      await open(page, address);
      await expect(
        page.getByText('Digite um termo para buscar calculadoras.', { exact: true }),
      ).toBeVisible();
      await expect(page).toHaveTitle(/^Busca \| /);
    }
  });

  test('show that a search is running until hydration', async ({ browser }, { project }) => {
    const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/busca?q=imc');
    await expect(page.getByText('Buscando…', { exact: true })).toBeVisible();
    await context.close();
  });

  test('change with a new term, in title, address and history, and the focus stays in the box', async ({
    page,
  }) => {
    await open(page, '/busca?q=imc');
    const field = page.locator('#busca-pagina');
    await expect(field).toHaveValue('imc');
    await expect(page).toHaveTitle(/imc/);
    await field.fill('  férias & 13º  ');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(`/busca?q=${encodeURIComponent('férias & 13º')}`);
    await expect(page).toHaveTitle(/férias & 13º/);
    await page.goBack();
    await expect(field).toHaveValue('imc');
    await expect(page.getByText(/^\d+ resultados? encontrados?$/)).toBeVisible();
    await page.goForward();
    await expect(field).toHaveValue('férias & 13º');
    await field.fill('fgts');
    await field.press('Enter');
    await expect(page).toHaveURL('/busca?q=fgts');
    await expect(field).toBeFocused();
  });

  test('are not requested for a blank term', async ({ page }) => {
    await open(page, '/');
    await box(page).fill('   ');
    await box(page).press('Enter');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/');
  });

  test('show a term with markup as plain text', async ({ page }) => {
    const term = '<img src=zzq onerror=zzqq()>';
    await open(page, `/busca?q=${encodeURIComponent(term)}`);
    await expect(page.locator('#busca-pagina')).toHaveValue(term);
    await expect(page).toHaveTitle(new RegExp('<img src=zzq'));
    await expect(page.getByText('Nenhum resultado encontrado')).toBeVisible();
  });
});
