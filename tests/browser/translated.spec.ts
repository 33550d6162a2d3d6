/** Pages that the browser translates. */
import { test as plainTest } from './support/worker.ts';
import { calculateButton, expect, open, refusalSummary, resultRegion, test } from './support/site.ts';

/** Replaces all text nodes, now and later, by `<font>` elements, as the translation of Chrome does. */
function translate(): void {
  const replace = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, svg, math, option'))
      return;
    const [outer, inner] = [document.createElement('FONT'), document.createElement('FONT')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translateIn);
  }).observe(document.body, { childList: true, subtree: true });
}

test('a translated page shows the new result and the new refusals', async ({ page }) => {
  await open(page, '/calculadora/educacional/bhaskara#a=1&b=-5&c=6');
  const result = resultRegion(page);
  await expect(result).toContainText('x₁ = 3 e x₂ = 2');
  await page.evaluate(translate);

  // x² − 7x + 10 = (x − 5)(x − 2), with a discriminant of 49 − 40.
  await page.locator('[name=b]').fill('-7');
  await page.locator('[name=c]').fill('10');
  await calculateButton(page).click();
  await expect(result).toContainText('x₁ = 5 e x₂ = 2');
  await expect(result).toContainText('= 49 − 40 = 9');
  await expect(result).not.toContainText('x₁ = 3');

  const summary = refusalSummary(page);
  for (const name of ['b', 'c']) await page.locator(`[name=${name}]`).fill('');
  await calculateButton(page).click();
  await expect(summary).toContainText('Digite valores válidos para todos os coeficientes');
  await page.locator('[name=a]').fill('0');
  for (const name of ['b', 'c']) await page.locator(`[name=${name}]`).fill('1');
  await calculateButton(page).click();
  await expect(summary).not.toContainText('Digite valores válidos para todos os coeficientes');
  await expect(summary).toContainText('Coeficiente "a" não pode ser zero em uma equação de 2º grau');
});

test('a translated page suggests and finds what is typed next', async ({ page }) => {
  await open(page, '/busca?q=ferias');
  const status = page.locator('main p[role=status]:not(.sr-only)');
  await expect(status).toContainText(/resultados encontrados/);
  await page.evaluate(translate);

  const box = page.locator('#busca-pagina');
  const options = page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option');
  for (const [term, suggestion] of [
    ['inss', 'INSS'],
    ['in', 'INSS'],
    ['imc', 'IMC'],
  ] as const) {
    await box.fill(term);
    await expect(options.filter({ hasText: suggestion }).first()).toBeVisible();
  }
  const before = await status.textContent();
  await box.press('Enter');
  await expect(page).toHaveURL('/busca?q=imc');
  await expect(status).not.toHaveText(before ?? '');
  await expect(page.locator('main a[href="/calculadora/saude/imc"]').first()).toBeVisible();
});

plainTest('a page from which an extension has removed a part is loaded again', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/ferias#salary=3000');
  await resultRegion(page)
    .locator('[data-result]')
    .first()
    .evaluate((value) => {
      let part = value;
      while (part.parentElement?.tagName !== 'SECTION') part = part.parentElement ?? part;
      part.remove();
    });
  await page.getByRole('button', { name: 'Limpar os campos' }).click();
  await expect(resultRegion(page)).toContainText('Preencha os campos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculadora de férias');
});
