/** Robustness: back, forward, reload, deep links, and interactions under the strict policy. */
import type { Page } from 'playwright/test';
import { categories } from '../../src/catalogue/categories.ts';
import {
  calculateButton,
  expect,
  open,
  refusalSummary,
  resultRegion,
  resultValue,
  test,
  unfoldResult,
  chooseExample,
} from './support/site.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Scrolls to a link in the content; returns the scroll position. */
async function scrollToLink(page: Page, path: string): Promise<number> {
  const link = page.getByRole('main').locator(`a[href="${path}"]`).last();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(100);
  return scrollTop(page);
}

const followLast = (page: Page, path: string) =>
  page.getByRole('main').locator(`a[href="${path}"]`).last().click();

test.describe('history', () => {
  test('back, forward and a reload restore the scroll position of each page', async ({ page }) => {
    await open(page, '/categorias');
    const onList = await scrollToLink(page, '/calculadora/saude/imc');
    expect(onList).toBeGreaterThan(100);
    await followLast(page, '/calculadora/saude/imc');
    await expect(heading(page)).toHaveText('Calculadora de IMC');
    await expect.poll(() => scrollTop(page)).toBe(0);
    const onPage = await scrollToLink(page, '/calculadora/saude/calorias');
    await followLast(page, '/calculadora/saude/calorias');
    await expect(heading(page)).toContainText('calorias');
    await page.goBack();
    await expect(heading(page)).toHaveText('Calculadora de IMC');
    await expect.poll(() => scrollTop(page)).toBe(onPage);
    await page.goBack();
    await expect(heading(page)).toHaveText('Categorias');
    await expect.poll(() => scrollTop(page)).toBe(onList);
    await page.goForward();
    await expect(heading(page)).toHaveText('Calculadora de IMC');
    await expect.poll(() => scrollTop(page)).toBe(onPage);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(onPage);
    await page.goBack();
    await expect(heading(page)).toHaveText('Categorias');
    await expect.poll(() => scrollTop(page)).toBe(onList);
  });

  test('going back to a calculation restores inputs and result', async ({ page }) => {
    await open(page, '/calculadora/saude/imc');
    await page.locator('[name="weight"]').fill('64');
    await page.locator('[name="height"]').fill('160');
    await calculateButton(page).click();
    await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
    await page.waitForTimeout(400);
    await page.getByRole('banner').getByRole('link', { name: 'Calculário, página inicial' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.locator('[name="weight"]')).toHaveValue('64');
    await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
    await page.reload();
    await expect(page.locator('[name="height"]')).toHaveValue('160');
    await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
  });
});

test.describe('deep links', () => {
  test('a shared address shows its result', async ({ page }) => {
    await open(page, '/calculadora/saude/imc#weight=64&height=160');
    await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
    await expect(page.locator('[name="weight"]')).toHaveValue('64');
  });

  test('an edit removes the values of a shared address, after a reload as well', async ({ page }) => {
    await open(page, '/calculadora/saude/imc#weight=64&height=160');
    await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('160');
    await page.reload();
    await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
    await expect(page).toHaveURL('/calculadora/saude/imc#weight=64&height=160');
    await page.locator('[name="weight"]').fill('80');
    await expect(page).toHaveURL('/calculadora/saude/imc');
  });

  test('an edit removes the values that sharing has written to the address', async ({ page }) => {
    const script = await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await open(page, '/calculadora/saude/imc');
    await script.dispose();
    await page.locator('[name="weight"]').fill('64');
    await page.locator('[name="height"]').fill('160');
    await calculateButton(page).click();
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect(page).toHaveURL('/calculadora/saude/imc#weight=64&height=160');
    await page.waitForTimeout(400);
    await expect(page).toHaveURL('/calculadora/saude/imc#weight=64&height=160');
    await page.locator('[name="weight"]').fill('80');
    await expect(page).toHaveURL('/calculadora/saude/imc');
  });

  test('an address with a trailing slash or foreign query parameters opens the same page', async ({
    page,
  }) => {
    await open(page, '/calculadora/saude/imc/?utm_source=exemplo');
    await expect(page).toHaveURL('/calculadora/saude/imc?utm_source=exemplo');
    await expect(heading(page)).toHaveText('Calculadora de IMC');
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', /\/calculadora\/saude\/imc$/);
  });

  test('a fragment is scrolled to', async ({ page }) => {
    await open(page, '/privacidade#direitos');
    await expect(page.locator('#direitos')).toBeInViewport();
  });
});

test('navigation updates the document head', async ({ page }) => {
  await open(page, '/');
  const one = async (selector: string, attribute: string) => {
    await expect(page.locator(selector)).toHaveCount(1);
    return page.locator(selector).getAttribute(attribute);
  };
  for (const { hubPath, hubTitle, description } of categories.slice(0, 2)) {
    await page.getByRole('contentinfo').locator(`a[href="${hubPath}"]`).click();
    await expect(page).toHaveTitle(new RegExp(`^${hubTitle}`));
    expect(await one('meta[name="description"]', 'content')).toBe(description);
    expect(await one('link[rel="canonical"]', 'href')).toMatch(new RegExp(`${hubPath}$`));
  }
  await page.goto('/busca?q=fgts');
  expect(await one('meta[name="robots"]', 'content')).toBe('noindex');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click();
  await expect(heading(page)).toHaveText(/contato/i);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

// Violations fail the test, because the browser logs them on the console.
test.describe('the strict policy is not violated', () => {
  test('on a calculation with table, chart, spreadsheet and link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/calculadora/financeira/juros-compostos');
    await page.locator('[name="principal"]').fill('1000');
    await page.locator('[name="rate"]').fill('12');
    await page.locator('[name="time"]').fill('15');
    await page.locator('[name="monthlyContribution"]').fill('100');
    await calculateButton(page).click();
    const region = resultRegion(page);
    await unfoldResult(page);
    await expect(region.locator('svg[role="img"], figure svg').first()).toBeVisible();
    await expect(region.getByRole('table').first()).toBeVisible();
    await region.getByRole('button', { name: /^Ver todas/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      region.getByRole('button', { name: /CSV/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    await region.getByRole('button', { name: 'Compartilhar' }).click();
    await expect(region.getByText('Link copiado.')).toBeVisible();
  });

  test('on a refusal, with rows added and removed, and with a date from the calendar', async ({ page }) => {
    await open(page, '/calculadora/educacional/media');
    await page.getByRole('button', { name: /^Adicionar/ }).click();
    await calculateButton(page).click();
    await refusalSummary(page).getByRole('link').first().click();
    await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
    await chooseExample(page);
    await unfoldResult(page);
    await expect(resultValue(page, 'total').first()).toBeVisible();
  });
});
