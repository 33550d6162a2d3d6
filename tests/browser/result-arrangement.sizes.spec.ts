/** Order of a result's parts: on a phone collapsed below the main figures, on a desktop beside the form. */
import { expect, open, resultRegion, resultValue, test, type Page, chooseExample } from './support/site.ts';

const RESCISAO = '/calculadora/trabalhista/rescisao-trabalhista';

const sections = (page: Page) => resultRegion(page).locator('details.result-section');
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

async function showExample(page: Page, path: string): Promise<void> {
  await open(page, path);
  await chooseExample(page);
  await expect(resultRegion(page).locator('[data-result]').first()).toBeVisible();
}

test('headline, figures and actions come first; the other parts are collapsed with a summary', async ({
  page,
  isMobile,
}) => {
  await showExample(page, RESCISAO);
  await expect(resultValue(page, 'totalLiquido')).toBeVisible();
  await expect(resultValue(page, 'saldoSalario')).toBeVisible();
  const section = 'details.result-section';
  expect(await topOf(page, '[data-result="saldoSalario"]')).toBeLessThan(
    await topOf(page, 'button:has-text("Compartilhar")'),
  );
  expect(await topOf(page, 'button:has-text("Compartilhar")')).toBeLessThan(await topOf(page, section));

  const steps = sections(page).filter({ hasText: 'Como chegamos a este valor' });
  if (isMobile) {
    await expect(steps).not.toHaveAttribute('open');
    await expect(steps.locator('summary')).toContainText(/a conta, em \d+ passos/);
    // The first picture is open.
    await expect(resultRegion(page).locator(`${section}[open]`)).toHaveCount(1);
    // Measure the complete page, from header to footer.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5500);
  } else {
    await expect(resultRegion(page).locator(`${section}:not([open])`)).toHaveCount(0);
    // Notes are below the answer, beside the long receipt.
    expect(await topOf(page, '.result-notes')).toBeLessThan(await topOf(page, '[data-result="fgtsMulta"]'));
  }
});

test('sections that the visitor collapsed stay collapsed for the next result', async ({ page }) => {
  await showExample(page, '/calculadora/trabalhista/ferias');
  const steps = sections(page).filter({ hasText: 'Como chegamos a este valor' });
  const wasOpen = await steps.evaluate((element: HTMLDetailsElement) => element.open);
  await steps.locator('summary').click();
  await page.locator('[name="salary"]').fill('6000');
  // 6.000 + 6.000 / 3
  await expect(resultValue(page, 'total')).toHaveText('R$ 8.000,00');
  expect(await steps.evaluate((element: HTMLDetailsElement) => element.open)).toBe(!wasOpen);
});

test('collapsed sections are printed open', async ({ page }) => {
  await showExample(page, '/calculadora/trabalhista/ferias');
  const step = resultRegion(page).locator('ol li').first();
  const steps = sections(page).filter({ hasText: 'Como chegamos a este valor' });
  await steps.evaluate((element: HTMLDetailsElement) => {
    element.open = false;
  });
  await expect(step).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(step).toBeVisible();
});
