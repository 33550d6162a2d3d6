/** A result on a wide window, on any device. */
import {
  calculateButton,
  chooseExample,
  expect,
  open,
  resultRegion,
  resultValue,
  test,
} from './support/site.ts';

test('beside a long result the form stays in view, and the full width is used', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/calculadora/trabalhista/rescisao-trabalhista');
  await chooseExample(page);
  await expect(resultValue(page, 'totalLiquido')).toBeVisible();
  // Avoid the very end, where the form scrolls away with the result.
  await resultRegion(page).locator('ol li').first().scrollIntoViewIfNeeded();
  const button = calculateButton(page);
  await expect(page.locator('main form')).toBeInViewport();
  const room = await page.locator('div:has(> form)').evaluate((card) => {
    const { bottom } = card.getBoundingClientRect();
    return { fits: bottom <= window.innerHeight, scrolls: card.scrollHeight > card.clientHeight + 1 };
  });
  expect(room).toEqual({ fits: true, scrolls: false });
  await button.focus();
  await expect(button).toBeInViewport();

  for (const [width, least] of [
    [1280, 740],
    [1920, 880],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { clientWidth } = await resultRegion(page).evaluate(({ clientWidth: w }) => ({ clientWidth: w }));
    expect(clientWidth).toBeGreaterThan(least);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const columns = await resultRegion(page)
      .locator('details.result-section')
      .evaluateAll((all) => new Set(all.map((element) => element.getBoundingClientRect().left)).size);
    expect(columns).toBe(2);
  }
});
