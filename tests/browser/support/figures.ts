/** The figures of a result on the page. */
import type { Page } from 'playwright/test';
import { expect, resultRegion } from './site.ts';

/** Paths and values of all leaves of an expected result. */
function leaves(value: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

/** Values of all displayed results by path, for machines and readers, read with a single query to the browser. */
function shownFigures(page: Page): Promise<{ path: string; value: string | null; text: string }[]> {
  return resultRegion(page)
    .locator('[data-result]')
    .evaluateAll((all) =>
      all.map((element) => ({
        path: element.getAttribute('data-result') ?? '',
        value: element.getAttribute('value'),
        text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      })),
    );
}

/** True for expected values that the page shows literally: not for dates, which are written out, nor for booleans. */
function isLiteral(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}$/.test(value));
}

/** Expects that the page shows each value of an example's result, and each once. */
export async function expectFigures(page: Page, expected: unknown): Promise<void> {
  await expect(resultRegion(page).locator('[data-result]').first()).toBeVisible();
  const wanted = new Map(leaves(expected).map(({ path, value }) => [path, value]));
  const quoted = async () => (await shownFigures(page)).filter(({ path }) => wanted.has(path));
  const literal = async () => (await quoted()).filter(({ path }) => isLiteral(wanted.get(path)));
  const wrong = async () =>
    (await literal()).filter(({ path, value, text }) => {
      const figure = wanted.get(path);
      return typeof figure === 'number' ? value !== String(figure) : text !== figure;
    });
  await expect.poll(wrong, 'what the page shows otherwise than the example').toEqual([]);
  expect(await quoted(), 'nenhum valor do exemplo está na tela').not.toEqual([]);
  const paths = (await literal()).map(({ path }) => path);
  expect(paths, 'each value is shown once').toEqual([...new Set(paths)]);
}
