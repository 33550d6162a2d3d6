/** Requirements of every public page except calculators. One page of each kind is also opened on a desktop. */
import { BOTH_THEMES, expectAccessible, expectToFit } from './support/accessible.ts';
import { STILL, layoutShift } from './support/measure.ts';
import { BLOG_PAGES, PUBLIC_PAGES, SEARCH_PAGES } from './support/public-pages.ts';
import { expectRoom } from './support/room.ts';
import { test } from './support/built-site.ts';
import { expect, open, type Page } from './support/site.ts';
import { test as plainTest } from './support/worker.ts';

/** One page of each kind, whose text is also checked at twice its size. */
const OF_EACH_KIND = [
  '/',
  '/calculadoras-educacional',
  '/categorias',
  '/busca?q=salario',
  '/blog',
  '/blog?categoria=saude',
  '/blog/mei-das',
  '/como-funciona',
  '/conferido-com',
];

/**
 * Waits until a list shows what its address requests, because it shrinks, which scrolling down would show as a shift.
 */
async function expectAnswer(page: Page, path: string): Promise<void> {
  if (path.includes('categoria='))
    await expect(page.locator('button[aria-pressed=true]')).not.toHaveText('Todos');
  if (path.includes('q='))
    await expect(
      page
        .locator('main')
        .getByText(/encontrad/)
        .first(),
    ).toBeVisible();
}

for (const path of [...PUBLIC_PAGES, ...SEARCH_PAGES, ...BLOG_PAGES]) {
  const title = `${path} is accessible, logs nothing, has no layout shift and fits any screen`;
  test(title, OF_EACH_KIND.includes(path) ? {} : { tag: '@phone' }, async ({ page, isMobile }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expectAnswer(page, path);
    await page.mouse.wheel(0, 2000);
    // Check once, because only the header has different markup on a wide screen, and the home page's test checks it.
    if (isMobile) await expectAccessible(page, 'html', BOTH_THEMES);
    expect(await layoutShift(page)).toBeLessThan(STILL);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page, `at ${width} pixels`);
    }
    if (isMobile && OF_EACH_KIND.includes(path)) {
      await page.setViewportSize({ width: 390, height: 800 });
      await expectRoom(page);
    }
  });
}

plainTest('an address that does not exist says so, logs it and leads home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/nao/existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  await expect.poll(() => logged.join('\n')).toContain('/nao/existe');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(page).toHaveURL('/');
});

test('every page has a search box in its header, or in the menu of a small screen', async ({
  page,
  isMobile,
}) => {
  await open(page, '/termos');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator(isMobile ? '#busca-menu' : '#busca-cabecalho').fill('ferais');
  const option = page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option').first();
  await expect(option).toContainText('Férias');
  await option.click();
  await expect(page).toHaveURL('/calculadora/trabalhista/ferias');
});
