/** Typeset formulas: on screen, read aloud and copied. */
import { expectAccessible } from './support/accessible.ts';
import {
  expect,
  open,
  resultRegion,
  resultValue,
  test,
  unfoldResult,
  chooseExample,
} from './support/site.ts';

test('steps are typeset, named in Portuguese, and copied as text', async ({ page }) => {
  await open(page, '/calculadora/educacional/bhaskara');
  for (const [name, value] of Object.entries({ a: '1', b: '-5', c: '6' })) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
  await page.keyboard.press('Enter');
  await expect(resultValue(page, 'raizes')).toHaveText('x₁ = 3 e x₂ = 2');
  await unfoldResult(page);
  const result = resultRegion(page);
  const root = result.getByRole('math', { name: '(−b + raiz quadrada de Δ) sobre 2a' });
  await expect(root).toBeVisible();
  await expect(root.locator('mfrac msqrt')).toHaveCount(1);
  const line = 'x₁ = (−b + √Δ) ÷ 2a = (5 + 1) ÷ 2 = 3';
  await expect(resultValue(page, 'passos.4')).toHaveText(line);
  const copied = await result.locator('ol').evaluate((list) => {
    getSelection()?.selectAllChildren(list);
    return String(getSelection());
  });
  expect(copied.split('\n').map((text) => text.trim())).toContain(line);
  await expect(
    result.getByRole('img', { name: 'Abre-se para cima. Corta o eixo x em 3 e 2. Vértice: (2,5; −0,25).' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a column too narrow for a formula shows plain text', async ({ page }) => {
  await open(page, '/calculadora/financeira/financiamento');
  await chooseExample(page);
  const text = resultRegion(page)
    .locator('ol')
    .getByText(/×\s0,791667%\s÷\s\[1/);
  const width = async () => (await text.boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(width).toBeGreaterThan(100);
  await page.setViewportSize({ width: 1280, height: 800 });
  // At this width the typeset formula is visible, and the text is there only for copies.
  await expect.poll(width).toBeLessThanOrEqual(1);
});

test('formulas of articles are typeset without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/calculadora/financeira/financiamento');
  // Open the section, which is collapsed on phones.
  await page.locator('article summary', { hasText: 'Como é calculado' }).click();
  await expect(page.locator('article').getByRole('math').first()).toHaveAttribute(
    'aria-label',
    /^valor financiado × i sobre/,
  );
  await context.close();
});
