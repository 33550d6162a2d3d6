/** The first frame of a result has its values; what is not looked at first is laid out in the next, and moves nothing. */
import { STILL, watchShifts } from './support/measure.ts';
import { calculateButton, expect, moveOnto, open, resultRegion, test, type Page } from './support/site.ts';

/** What a frame shows of the result. */
interface Frame {
  /** Paths and texts of all values in the document. */
  readonly values: readonly string[];
  /** Elements that are laid out. */
  readonly laidOut: number;
  /** "Como chegamos a este valor", which has no hooks. */
  readonly steps: string;
  /** Where those values stand that are seen, below the top of the region. */
  readonly places: Readonly<Record<string, number>>;
}

/** Headline, three figures, what is said of the case, and the frame around them. */
const MOST_LAID_OUT = 50;

/** Notes the first frame after the next press; returns a reader of it, and of the frame that is on the screen. */
async function watchFrames(page: Page): Promise<(which: 'first' | 'present') => Promise<Frame | undefined>> {
  await page.evaluate(() => {
    const read = (): Frame => {
      const region = document.querySelector('section[aria-label="Resultado"]');
      const top = region?.getBoundingClientRect().top ?? 0;
      const hooked = [...(region?.querySelectorAll('[data-result]') ?? [])];
      const seen = hooked.filter((element) => element.checkVisibility());
      return {
        values: hooked.map((element) => `${element.getAttribute('data-result')}: ${element.textContent}`),
        laidOut: [...(region?.querySelectorAll('*') ?? [])].filter((element) => element.checkVisibility())
          .length,
        steps: region?.querySelector('.result-section ol')?.textContent ?? '',
        places: Object.fromEntries(
          seen.map((element): [string, number] => [
            element.getAttribute('data-result') ?? '',
            element.getBoundingClientRect().top - top,
          ]),
        ),
      };
    };
    const frames: { first?: Frame; readonly present: Frame } = {
      get present() {
        return read();
      },
    };
    Object.assign(window, { testFrames: frames });
    // Runs before the frame of the press is painted.
    const note = () => requestAnimationFrame(() => (frames.first = read()));
    window.addEventListener('click', note, { capture: true, once: true });
  });
  return (which) =>
    page.evaluate((name) => {
      const { testFrames } = window as unknown as { readonly testFrames: Record<string, Frame | undefined> };
      return testFrames[name];
    }, which);
}

for (const path of [
  '/calculadora/trabalhista/rescisao-trabalhista',
  '/calculadora/financeira/juros-compostos',
]) {
  test(`${path} shows the figures first, with all values in the document`, async ({ page }) => {
    const shift = await watchShifts(page);
    await open(page, path);
    // A visitor moves to the button before pressing it, and the answering code has time to arrive and start.
    const answering = page.waitForResponse(/\/assets\/resultado-[^/]+\.js$/);
    await moveOnto(calculateButton(page));
    await answering;
    await page.waitForTimeout(500);
    const frame = await watchFrames(page);
    await page.locator('main form ~ div li button').first().click();
    await expect(resultRegion(page).getByRole('button', { name: 'Copiar link' })).toBeVisible();
    const [first, whole] = [await frame('first'), await frame('present')];
    expect(first?.values.length).toBeGreaterThan(3);
    expect(first?.values).toEqual(whole?.values);
    expect(first?.laidOut).toBeLessThanOrEqual(MOST_LAID_OUT);
    expect(whole?.laidOut).toBeGreaterThan(MOST_LAID_OUT);
    expect(Object.keys(first?.places ?? {}).length).toBeGreaterThan(1);
    expect(whole?.places).toMatchObject(first?.places ?? {});
    expect(await shift()).toBeLessThan(STILL);
  });
}

test('of a further result the figures come first, too, and the steps stay until they are painted', async ({
  page,
}) => {
  await open(page, '/calculadora/trabalhista/ferias');
  const examples = page.locator('main form ~ div li button');
  await examples.first().click();
  await expect(resultRegion(page).getByRole('button', { name: 'Copiar link' })).toBeVisible();
  const frame = await watchFrames(page);
  const before = await frame('present');
  await examples.nth(1).click();
  const steps = resultRegion(page).locator('.result-section ol');
  await expect(steps).not.toHaveText(before?.steps ?? '');
  const [first, whole] = [await frame('first'), await frame('present')];
  expect(before?.steps).not.toBe('');
  expect(first?.steps).toBe(before?.steps);
  expect(first?.values).not.toEqual(before?.values);
  expect(first?.values).toEqual(whole?.values);
});

test('a result that comes back is whole at once', async ({ page }) => {
  await open(page, '/calculadora/trabalhista/ferias');
  await page.locator('main form ~ div li button').first().click();
  const copy = resultRegion(page).getByRole('button', { name: 'Copiar link' });
  await expect(copy).toBeVisible();
  // By then the entry of the history holds it.
  await page.waitForTimeout(400);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const value = document.querySelector('[data-result]');
      if (!value) return;
      observer.disconnect();
      const tools = document.querySelectorAll('section[aria-label="Resultado"] button').length;
      Object.assign(window, { testTools: tools });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(copy).toBeVisible();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'testTools')))).toBeGreaterThan(3);
});
