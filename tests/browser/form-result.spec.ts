/** The result of every form: announced, restored, shared. */
import {
  chooseExample,
  calculateButton,
  expect,
  open,
  resultRegion,
  resultValue,
  test,
  unfoldResult,
  watchAnnouncements,
} from './support/site.ts';

const FERIAS = '/calculadora/trabalhista/ferias';

test.describe('result', () => {
  test('is announced and scrolled into view on a phone', async ({ page }) => {
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('3000');
    await calculateButton(page).click();
    await expect(resultRegion(page).getByRole('status').first()).toContainText('Férias líquidas: R$');
    await expect(resultRegion(page)).toBeInViewport({ ratio: 0.2 });

    // Announce the next result even though its text is the same.
    const heard = await watchAnnouncements(page);
    await page.locator('[name="type"][value="proporcionais"]').check();
    await expect.poll(heard).toEqual([expect.stringContaining('Férias líquidas: R$')]);
  });

  test('is scrolled into view without an animation for visitors who prefer less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    const tops = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      document.addEventListener('scroll', () => seen.add(window.scrollY));
      return seen;
    });
    await chooseExample(page);
    await expect(
      resultRegion(page).getByRole('heading', { name: 'Resultado', exact: true }),
    ).toBeInViewport();
    await page.waitForTimeout(300);
    // An animation would pass through a dozen positions; one or two more come from a layout that grows.
    expect(await tops.evaluate(({ size }) => size)).toBeLessThan(4);
  });

  test('long tables show their first rows, the others on demand, and can be downloaded as a spreadsheet', async ({
    page,
  }) => {
    await open(page, '/calculadora/financiamento/financiamento-imobiliario');
    await calculateButton(page).click();
    await unfoldResult(page);
    await expect(resultValue(page, 'schedule.11.payment')).toBeVisible();
    await expect(resultValue(page, 'schedule.12.payment')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ver todas as 360 linhas' }).click();
    await expect(resultValue(page, 'schedule.359.balance')).toHaveAttribute('value', '0');
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /planilha/ })
      .last()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  test('back and reload restore input and result, also right after a keystroke', async ({ page }) => {
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('3000');
    await calculateButton(page).click();
    await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
    await page.waitForTimeout(400);
    await page.reload();
    await expect(page.locator('[name="salary"]')).toHaveValue('3.000,00');
    await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
    await page.getByRole('link', { name: 'Calculário, página inicial' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.locator('[name="salary"]')).toHaveValue('3.000,00');
    await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
    await page.locator('[name="salary"]').fill('4500');
    await page.reload();
    await expect(page.locator('[name="salary"]')).toHaveValue('4500');
  });

  test('a copied link restores values and result, without sending anything to a server', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, FERIAS);
    await page.locator('[name="salary"]').fill('4.500,00');
    await page.locator('[name="days"]').fill('10');
    await calculateButton(page).click();
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect(page.getByText('Link copiado.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe('');
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.locator('[name="days"]')).toHaveValue('10');
    await expect(other.locator('[data-result="total"]')).toHaveText('R$ 2.000,00');
    await other.close();
  });

  test('another link in the same tab loads other values, and an edit drops the link’s values from the address', async ({
    page,
  }) => {
    await page.goto(`${FERIAS}#salary=3000&days=30`);
    await expect(resultValue(page, 'total')).toHaveText('R$ 4.000,00');
    await page.goto(`${FERIAS}#salary=6000&days=30`);
    await expect(resultValue(page, 'total')).toHaveText('R$ 8.000,00');
    await page.locator('[name="salary"]').fill('9000');
    await expect(page).toHaveURL(FERIAS);
    await calculateButton(page).click();
    await expect(resultValue(page, 'total')).toHaveText('R$ 12.000,00');
  });
});
