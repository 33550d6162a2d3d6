/** The first example of one calculator per category, opened with its button on a desktop; `calculators.spec.ts` types. */
import { dirname } from 'node:path';
import { definitionIds, loadDefinition } from '../../compiler/load.ts';
import { calculatorPath } from '../../src/catalogue/entry.ts';
import { EXAMPLE_DAY } from '../../src/engine/example-input.ts';
import { expectToFit } from './support/accessible.ts';
import { expectFigures } from './support/figures.ts';
import { STILL, layoutShift } from './support/measure.ts';
import { chooseExample, expect, open, test } from './support/site.ts';

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
