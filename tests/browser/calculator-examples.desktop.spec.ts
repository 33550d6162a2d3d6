/** Results on a desktop that need no typing: the first example of one calculator per category, a link and a reload. */
import { dirname } from 'node:path';
import { definitionIds, loadDefinition } from '../../compiler/load.ts';
import { calculatorPath } from '../../src/catalogue/entry.ts';
import { EXAMPLE_DAY } from '../../src/engine/example-input.ts';
import { expectToFit } from './support/accessible.ts';
import { expectFigures } from './support/figures.ts';
import { STILL, layoutShift } from './support/measure.ts';
import { chooseExample, expect, open, resultValue, test } from './support/site.ts';

const ids = await definitionIds();
const firstOfCategory = ids.filter(
  (id, index) => ids.findIndex((other) => dirname(other) === dirname(id)) === index,
);

test.use({ reuse: 'with-clock' });

for (const id of firstOfCategory) {
  test(`the example of ${id} shows its result without a layout shift`, async ({ page }) => {
    const { examples } = await loadDefinition(id);
    const example = examples.find(({ testOnly }) => !testOnly);
    await page.clock.setFixedTime(new Date(`${example?.today ?? EXAMPLE_DAY}T12:00:00-03:00`));
    await open(page, calculatorPath(id));
    await chooseExample(page, example?.title ?? '');
    await expectFigures(page, example?.expected);
    await expectToFit(page);
    expect(await layoutShift(page)).toBeLessThan(STILL);
  });
}

test('the result of a shared link, and of a reload, appears without a layout shift', async ({ page }) => {
  await open(page, '/calculadora/saude/imc#weight=64&height=160');
  // 64 ÷ 1.6² = 25
  await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
  expect(await layoutShift(page)).toBeLessThan(STILL);
  await page.reload();
  await expect(resultValue(page, 'imc').first()).toHaveText(/^25 kg/);
  expect(await layoutShift(page)).toBeLessThan(STILL);
});
