/** Contents of the public pages, and navigation between them. */
import { listedIn } from '../../src/catalogue/catalogue.ts';
import { categories } from '../../src/catalogue/categories.ts';
import { catalogueEntries } from '../../compiler/catalogue-entries.ts';
import type { HubContent } from '../../src/pages/hub/hub-content.ts';
import { QUESTIONS } from '../../src/catalogue/questions.ts';
import { expectAccessible } from './support/accessible.ts';
import { PUBLIC_PAGES } from './support/public-pages.ts';
import { expect, open, test } from './support/site.ts';

const entries = await catalogueEntries();

async function hubContentOf(category: string): Promise<HubContent> {
  const file = (await import(`../../src/pages/hub/content/${category}.ts`)) as { default: HubContent };
  return file.default;
}

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

  test('every hub lists all of its calculators, announced ones, and advice', async ({ page }) => {
    for (const { id, hubPath, hubTitle, disclaimer } of categories) {
      await open(page, hubPath);
      await expect(page.getByRole('heading', { level: 1, name: hubTitle })).toBeVisible();
      const listed = listedIn(entries, id);
      const cards = page.getByRole('region', { name: 'Calculadoras' }).getByRole('article');
      await expect(cards, hubPath).toHaveCount(listed.length);
      await expect(page.getByText(/^\d+ calculadoras? (disponível|disponíveis)$/)).toContainText(
        String(listed.length),
      );
      const { texts, lists, comingSoon } = await hubContentOf(id);
      for (const { title } of [...texts, ...lists]) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      }
      const isThere = (announced: string) => entries.some((entry) => entry.id === announced);
      const announced = comingSoon.filter((each) => !isThere(each.id)).map(({ name }) => name);
      await expect(
        page.getByRole('region', { name: 'Em breve' }).getByRole('heading', { level: 3 }),
      ).toHaveText(announced);
      await expect(page.getByText(disclaimer.text)).toBeVisible();
      // Expect the advertisement slot to exist, and to take no space while it is empty.
      await expect(page.locator('main [data-ad]')).toHaveCount(1);
      await expect(page.locator('main [data-ad]')).toBeHidden();
    }
  });

  test('link only to pages that exist', async ({ request }) => {
    const links = new Set<string>();
    for (const path of PUBLIC_PAGES) {
      const html = await (await request.get(path)).text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) links.add(href);
    }
    for (const link of links) expect.soft((await request.get(link)).status(), link).toBe(200);
    expect(links.size).toBeGreaterThan(entries.length);
  });

  test('is readable without scripts', async ({ browser }, { project }) => {
    const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/busca');
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

  test('opens and closes with the keyboard and restores focus', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#busca-menu')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('is accessible while open', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });

  test('closes on navigation, and marks the current page', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Como funciona' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como funciona');
    await expect(menu).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Como funciona' })).toHaveAttribute('aria-current', 'page');
  });

  test('closes on a tap outside', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.mouse.click(190, 800);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
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
