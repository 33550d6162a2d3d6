/** Contents of the public pages, and navigation between them. */
import { listedIn } from '../../src/catalogue/catalogue.ts';
import { categories } from '../../src/catalogue/categories.ts';
import { catalogueEntries } from '../../compiler/catalogue-entries.ts';
import { QUESTIONS } from '../../src/catalogue/questions.ts';
import { BOTH_THEMES, expectAccessible } from './support/accessible.ts';
import { expect, open, test } from './support/site.ts';

const entries = await catalogueEntries();

test.describe('the pages’ contents', () => {
  test('home counts its calculators and lists categories and featured ones', async ({ page }) => {
    await open(page, '/');
    await expect(
      page.getByText(`${entries.length} calculadoras em ${categories.length} categorias`),
    ).toBeVisible();
    const tiles = page.getByRole('region', { name: 'Categorias' }).getByRole('listitem');
    await expect(tiles).toHaveCount(categories.length + 1);
    for (const { id, label } of categories) {
      const count = listedIn(entries, id).length;
      await expect(tiles.filter({ has: page.getByRole('link', { name: label, exact: true }) })).toContainText(
        count === 1 ? '1 calculadora' : `${count} calculadoras`,
      );
    }
    const questions = page.getByRole('region', { name: 'O que você quer saber?' }).getByRole('link');
    await expect(questions).toHaveText(QUESTIONS.map(({ text }) => text));
    const articles = page.getByRole('region', { name: 'Artigos recentes' }).getByRole('listitem');
    await expect(articles).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Por que usar o Calculário' })).toBeVisible();
    for (const statement of ['Gratuitas', 'Sem cadastro', 'Contas feitas no seu navegador']) {
      await expect(page.getByText(statement, { exact: true })).toBeVisible();
    }
  });

  test('hubs and texts are readable without scripts, and the menu opens', async ({ browser }, {
    project,
  }) => {
    const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/calculadoras-saude', '/categorias', '/privacidade', '/busca']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.locator('noscript').getByRole('link')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Categorias' }).click();
    await expect(page).toHaveURL('/categorias');
    await context.close();
  });
});

test.describe('navigation', () => {
  test('the first link skips to the content', async ({ page }) => {
    await open(page, '/como-funciona');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('a new page starts at its top with the focus on its content; going back restores the position', async ({
    page,
  }) => {
    await open(page, '/categorias');
    const link = page.getByRole('main').getByRole('link', { name: /^Média ponderada/ });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(100);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('média ponderada');
    await expect(page.locator('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categorias');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  test('a fragment link scrolls to its target, not covered by the header', async ({ page }) => {
    await open(page, '/privacidade');
    await page.getByRole('link', { name: 'Os seus direitos' }).click();
    await expect(page).toHaveURL('/privacidade#direitos');
    const heading = page.getByRole('heading', { name: 'Os seus direitos' });
    await expect(heading).toBeInViewport();
    const headerEnd = await page
      .locator('header')
      .first()
      .evaluate((header) => header.getBoundingClientRect().bottom);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
      headerEnd,
    );
  });

  test('the header does not cover a small screen, as at a zoom of 400%', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, '/termos');
    await expect(page.locator('header').first()).toHaveCSS('position', 'static');
    await page.getByRole('button', { name: 'Menu' }).click();
    const last = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Categorias' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is accessible, and opens and closes with the keyboard, which restores the focus', async ({
    page,
  }) => {
    await open(page, '/termos');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    // The rest of the page is checked by `pages.sizes.spec.ts`.
    await expectAccessible(page, 'header', BOTH_THEMES);
    await page.keyboard.press('Tab');
    await expect(page.locator('#busca-menu')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes on a tap outside and on navigation, and marks the current page', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(190, 800);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Como funciona' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como funciona');
    await expect(menu).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await button.click();
    await expect(menu.getByRole('link', { name: 'Como funciona' })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('the theme', () => {
  const background = 'getComputedStyle(document.body).backgroundColor';

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`follows a ${colorScheme} system, then the visitor’s choice, which is stored`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, '/');
      const ofSystem: unknown = await page.evaluate(background);
      const opposite = colorScheme === 'light' ? 'Tema escuro' : 'Tema claro';
      const same = colorScheme === 'light' ? 'Tema claro' : 'Tema escuro';
      const button = page.getByRole('button', { name: /Mudar o tema/ });
      await expect(button).toHaveAccessibleName(/^Tema do sistema/);
      await button.click();
      await expect(button).toHaveAccessibleName(new RegExp(`^${opposite}`));
      expect(await page.evaluate(background)).not.toBe(ofSystem);
      // Forced colors have the system's background, on which pictures in the other theme would be hard to see.
      const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      const chosen = await scheme();
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await scheme()).not.toBe(chosen);
      await page.emulateMedia({ forcedColors: null });
      await page.reload();
      expect(await page.evaluate(background)).not.toBe(ofSystem);
      await expect(button).toHaveAccessibleName(new RegExp(`^${opposite}`));
      await open(page, '/contato');
      await button.click();
      await expect(button).toHaveAccessibleName(new RegExp(`^${same}`));
      expect(await page.evaluate(background)).toBe(ofSystem);
      await button.click();
      await expect(button).toHaveAccessibleName(/^Tema do sistema/);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  }

  test('changes in other tabs too', async ({ page, context }) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/termos');
    await page.getByRole('button', { name: /Mudar o tema/ }).click();
    await expect(other.getByRole('button', { name: /Mudar o tema/ })).toHaveAccessibleName(/^Tema escuro/);
  });
});
