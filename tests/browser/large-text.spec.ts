/**
 * Text at twice its size, on pages and in states that the tests of all pages (`pages.sizes.spec.ts`) and of all calculators
 * (`calculators.spec.ts`) do not show.
 */
import { expectRoom, expectRoomOnNarrowPhone, LARGE, setFontSize } from './support/room.ts';
import { expect, open, openCalculated, resultRegion, test } from './support/site.ts';

test.beforeEach(({ page }) => page.route('**/backend.json', (route) => route.fulfill({ json: {} })));

test('/admin/login fits text at twice its size, and its targets are large enough', async ({ page }) => {
  await page.goto('/admin/login');
  await page.waitForLoadState('networkidle');
  await expectRoom(page);
});

test('the count of a blog category does not wrap', async ({ page }) => {
  await page.goto('/blog');
  await page.waitForLoadState('networkidle');
  await page.locator('#contagens ~ ul a > :last-child').evaluateAll((counts) => {
    for (const { firstChild } of counts) if (firstChild) firstChild.nodeValue = '88';
  });
  await expectRoom(page);
});

test('an example with a long table fits at twice its size on the narrowest phones', async ({ page }) => {
  await open(page, '/calculadora/financeira/emprestimo');
  const examples = page.locator('main details').filter({ hasText: 'Ver um exemplo' });
  await examples.locator('summary').click();
  await examples.getByRole('button').nth(1).click();
  await expect(resultRegion(page).locator('[data-result]').first()).toBeVisible();
  await expectRoomOnNarrowPhone(page);
});

test('no number on the axes of a chart is cut off', async ({ page }) => {
  const address = 'financeira/juros-compostos#principal=10000&rate=10&time=10&monthlyContribution=500';
  await openCalculated(page, address, 'evolucao.0.ano');
  await setFontSize(page, LARGE);
  const chart = resultRegion(page).locator('figure svg[role="img"]').first();
  await expect(chart).toContainText('150 mil');
  await expect
    .poll(() =>
      chart.evaluate((drawing) => {
        const { left, right, top } = drawing.getBoundingClientRect();
        return [...drawing.querySelectorAll('text')]
          .filter((text) => {
            const box = text.getBoundingClientRect();
            // Allow the space above the letters.
            return box.left < left || box.right > right || box.top < top - 3;
          })
          .map(({ textContent }) => textContent);
      }),
    )
    .toEqual([]);
});

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
