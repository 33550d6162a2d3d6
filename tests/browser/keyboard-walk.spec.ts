/** Each kind of public page by keyboard alone: every stop is reached in order, is visible, and shows the focus. */
import { BOTH_THEMES, expectAccessible } from './support/accessible.ts';
import { expectWalk } from './support/keyboard-walk.ts';
import { calculateButton, expect, open, refusalSummary, resultRegion } from './support/site.ts';
// Without the console check, because the browser reports pages that are not found.
import { test } from './support/worker.ts';

const RESCISAO = '/calculadora/trabalhista/rescisao-trabalhista';

const PAGES = [
  '/',
  '/calculadoras-trabalhistas',
  '/categorias',
  '/busca?q=salario',
  '/blog',
  '/blog/mei-das',
  '/como-funciona',
  '/nao/existe',
  '/admin/login',
] as const;

for (const path of PAGES) {
  test(`${path} can be walked through by keyboard`, async ({ page }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    // Wait for the results, which would replace elements that the walk has already passed.
    await expect(page.getByText('Buscando…')).toHaveCount(0);
    await expectWalk(page, 4);
  });
}

test('a calculator can be walked through by keyboard: empty, refused and with its result', async ({
  page,
}) => {
  await open(page, RESCISAO);
  await expectWalk(page, 20);
  await calculateButton(page).press('Enter');
  await expect(refusalSummary(page)).toBeFocused();
  await expectAccessible(page, 'main form', BOTH_THEMES);
  await expectWalk(page, 23);
  await page.locator('main summary', { hasText: 'Ver um exemplo' }).press('Enter');
  await page.locator('main details li button').first().press('Enter');
  await expect(page.locator('main summary', { hasText: 'Ver um exemplo' })).toBeFocused();
  await expect(resultRegion(page).locator('[data-result]').first()).toBeVisible();
  // Wait until a phone has scrolled to the result, which would otherwise continue during the walk.
  await expect(resultRegion(page).getByRole('heading', { name: 'Resultado', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await page.waitForTimeout(500);
  await expectWalk(page, 30);
});
