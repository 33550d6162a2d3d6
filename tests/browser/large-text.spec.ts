/** Text at twice its size on a phone (WCAG 1.4.4 and 1.4.10), and targets large enough for a finger (WCAG 2.5.8). */
import { expect, open, resultRegion, test, type Page, chooseExample } from './support/site.ts';

/** Pages of each kind, fields of each kind, and results with tables, charts, drawings and long formulas. */
const PAGES = [
  '/',
  '/calculadoras-educacional',
  '/categorias',
  '/busca?q=salario',
  '/blog',
  '/blog/mei-das',
  '/como-funciona',
  '/conferido-com',
  '/admin/login',
];
const CALCULATORS = [
  'educacional/bhaskara',
  'educacional/fracao',
  'educacional/media',
  'educacional/porcentagem',
  'financeira/financiamento',
  'impostos/mei-das',
  'previdencia/aposentadoria',
  'saude/imc',
  'trabalhista/rescisao-trabalhista',
  'util/dias-entre-datas',
];
/** Twice the usual 16 pixels. */
const LARGE = '32px';
/**
 * Maximum length of a word, in letters, that fits on a phone at that size; a longer one, such as "microempreendedor",
 * may be split.
 */
const MAX_WORD_LENGTH = 14;
/** Minimum side of a target, in pixels. */
const MIN_TARGET = 24;

/** Texts that overflow the screen or a clipping box, and words split between lines. */
async function textFaults(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const width = document.documentElement.clientWidth;
    const faults: string[] = [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    /** True for text that only screen readers or copies get, in a box of one pixel. */
    const isForReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isForReaders(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('svg, script, style, option') || scrolls(parent)) continue;
      if (isForReaders(parent)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,}|\d[\d.,]*\d/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const { left, right } = range.getBoundingClientRect();
        if (right <= left) continue;
        if (lines.size > 1 && word.length <= longest) faults.push(`"${word}" is split`);
        if (right > width + 1 || left < -1) faults.push(`"${word}" is off the screen`);
        const receipt = parent.closest('.receipt')?.getBoundingClientRect();
        if (receipt && right > receipt.right) faults.push(`"${word}" is beside the receipt`);
      }
      const box = parent.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(parent);
      if (overflowX === 'hidden' && box.width > 2 && parent.scrollWidth > parent.clientWidth + 1) {
        faults.push(`"${parent.textContent}" is cut off (${textOverflow})`);
      }
    }
    return faults;
  }, MAX_WORD_LENGTH);
}

/** Targets that are too small and cannot be hit in another way; links within a sentence may be. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]';
    /** True for a link on a line with other words. */
    const isInText = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (element.closest('.sr-only') || isInText(element) || element.matches('[href="#conteudo"]'))
        return [];
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return [];
      element.scrollIntoView({ block: 'center' });
      const { left, top } = element.getBoundingClientRect();
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1];
      // Count elements around the middle as hits: the target, its label, or a larger drawing around it.
      const isHit = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].every(([atX = 0, atY = 0]) => {
        const hit = document.elementFromPoint(atX, atY);
        // Ignore targets that are off the screen until they have the focus; a link in a line has space around it.
        if (hit === null) return true;
        if (getComputedStyle(element).display === 'inline')
          return hit.closest(controls) === null || element.contains(hit);
        return [element, ...labels].some((target) => target.contains(hit));
      });
      if (isHit) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name');
      return [`${element.tagName} "${name}": ${width} × ${height}`];
    });
  }, MIN_TARGET);
}

/** Fills the form with its first example, and opens all collapsed parts of the result. */
async function fillIn(page: Page): Promise<void> {
  await chooseExample(page);
  await expect(resultRegion(page).locator('[data-result]').first()).toBeVisible();
  await resultRegion(page)
    .locator('details')
    .evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
}

async function expectRoom(page: Page): Promise<void> {
  expect(await smallTargets(page)).toEqual([]);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, LARGE);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect([...new Set(await textFaults(page))]).toEqual([]);
}

test.beforeEach(({ page }) => page.route('**/backend.json', (route) => route.fulfill({ json: {} })));

for (const path of PAGES) {
  test(`${path} fits text at twice its size, and its targets are large enough`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectRoom(page);
  });
}

test('the count of a blog category does not wrap', async ({ page }) => {
  await page.goto('/blog');
  await page.waitForLoadState('networkidle');
  await page.locator('#contagens ~ ul a > :last-child').evaluateAll((counts) => {
    for (const { firstChild } of counts) if (firstChild) firstChild.nodeValue = '88';
  });
  await expectRoom(page);
});

for (const id of CALCULATORS) {
  test(`${id} fits text at twice its size, with its result, and its targets are large enough`, async ({
    page,
  }) => {
    await open(page, `/calculadora/${id}`);
    await fillIn(page);
    await expectRoom(page);
  });
}

for (const [id, example] of [
  ['financeira/correcao-monetaria', 0],
  ['financeira/emprestimo', 1],
  ['financeira/investimentos', 0],
  ['impostos/irpf', 0],
  ['impostos/regime-tributario', 0],
] as const) {
  test(`${id} fits text at twice its size on the narrowest phones`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/calculadora/${id}`);
    const examples = page.locator('main details').filter({ hasText: 'Ver um exemplo' });
    await examples.locator('summary').click();
    await examples.getByRole('button').nth(example).click();
    await expect(resultRegion(page).locator('[data-result]').first()).toBeVisible();
    // The bar at the foot is also in view, as the result is below the window.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, LARGE);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Wait for the charts, which follow the new size a little later.
    await expect.poll(() => textFaults(page)).toEqual([]);
  });
}

test('a whole date fits its field at twice its size on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/calculadora/impostos/multa-atraso');
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    for (const details of document.querySelectorAll('details')) details.open = true;
  }, LARGE);
  const date = page.locator('form [name="dataPagamento"]');
  await date.fill('27/11/2026');
  const { needed, given } = await date.evaluate((input) => ({
    needed: input.scrollWidth,
    given: input.clientWidth,
  }));
  expect(needed).toBeLessThanOrEqual(given);
});

test('placeholders have enough contrast', async ({ page }) => {
  await open(page, '/calculadora/educacional/bhaskara');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const contrast = await page.locator('form [name="a"]').evaluate((input) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      /** Relative luminance of a colour over another. */
      const luminance = (...colors: string[]) => {
        if (!canvas) return 0;
        for (const color of colors) {
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
        }
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      let behind: Element | null = input;
      const isClear = (element: Element) =>
        /rgba\(.*, 0\)|transparent/.test(getComputedStyle(element).backgroundColor);
      while (behind && isClear(behind)) behind = behind.parentElement;
      const back = behind ? getComputedStyle(behind).backgroundColor : 'white';
      const { color, opacity } = getComputedStyle(input, '::placeholder');
      const [one, other] = [luminance(back), luminance(back, color)];
      return { opacity, ratio: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) };
    });
    expect(contrast.opacity).toBe('1');
    expect(contrast.ratio, colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});
