/**
 * Every calculator as a visitor uses it: it refuses an invalid input, and shows the figures of its first example without
 * a layout shift; axe finds no violation in the form and its result, and both fit a phone and a desktop. Some are also
 * enlarged to twice the size of their text.
 */
import type { Page } from 'playwright/test';
import { definitionIds, loadDefinition } from '../../compiler/load.ts';
import { calculatorPath } from '../../src/catalogue/entry.ts';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import type { ProvenDefinition } from '../../compiler/proven.ts';
import type { Definition, Refusal } from '../../src/engine/definition.ts';
import { EXAMPLE_DAY, inputOf } from '../../src/engine/example-input.ts';
import { impliedRefusals } from '../../compiler/implied-refusals.ts';
import { dataFor, type FormData } from '../../src/form/form-schema.ts';
import { BOTH_THEMES, expectAccessible, expectToFit } from './support/accessible.ts';
import { expectFigures } from './support/figures.ts';
import { fillForm } from './support/fill-form.ts';
import { STILL, layoutShift } from './support/measure.ts';
import { expectRoom, expectRoomOnNarrowPhone, unfoldEverything } from './support/room.ts';
import { expect, open, refusalSummary, resultRegion, test } from './support/site.ts';

// Load the ids only, because every worker reads this file; each test loads its own definition.
const ids = await definitionIds();
/** Calculators with fields of each kind, and results with tables, charts, drawings and long formulas. */
const ENLARGED = [
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
/** Calculators whose results have the longest words and the widest tables. */
const NARROWED = [
  'financeira/correcao-monetaria',
  'financeira/investimentos',
  'impostos/irpf',
  'impostos/regime-tributario',
];
const DESKTOP = { width: 1280, height: 800 };

const submit = (page: Page) => page.locator('form [type="submit"]:has-text("Calcular")');

async function calculate(page: Page): Promise<void> {
  await submit(page).focus();
  await page.keyboard.press('Enter');
}

/** The first refusal whose input can be typed: invalid choices cannot be selected. */
function typedRefusal(definition: ProvenDefinition): Refusal | undefined {
  const { inputs, refusals } = definition;
  const isTyped = (name: string) => {
    const field = inputs.properties[name];
    return field !== undefined && field.type !== 'array' && field.type !== 'boolean' && !('oneOf' in field);
  };
  const implied: Refusal[] = impliedRefusals(compileCalculator(definition)).map(
    ({ input, field, message, today }) => ({
      input,
      field,
      message,
      ...(today === EXAMPLE_DAY ? {} : { today }),
    }),
  );
  return [...refusals, ...implied].find(
    ({ input, today }) => today === undefined && Object.keys(input).every(isTyped),
  );
}

async function expectRefusal(page: Page, definition: Definition, refusal: Refusal): Promise<void> {
  await fillForm(page, definition, dataFor(definition.inputs, refusal.input, refusal.today ?? EXAMPLE_DAY));
  await calculate(page);
  const summary = refusalSummary(page);
  await expect(summary.getByText(refusal.message).first()).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(resultRegion(page).locator('[data-result]')).toHaveCount(0);
}

async function fillAndCalculate(page: Page, definition: ProvenDefinition, input: FormData, today: string) {
  const refusal = typedRefusal(definition);
  if (refusal) await expectRefusal(page, definition, refusal);
  await fillForm(page, definition, dataFor(definition.inputs, input, today));
  await calculate(page);
}

test.use({ reuse: 'with-clock' });

for (const id of ids) {
  test(`${id} refuses, calculates and has no layout shift`, async ({ page }) => {
    const definition = await loadDefinition(id);
    const example = definition.examples.find(({ testOnly }) => !testOnly);
    expect(example, 'sem exemplo para a página').toBeDefined();
    if (!example) return;
    const today = example.today ?? EXAMPLE_DAY;
    await page.clock.setFixedTime(new Date(`${today}T12:00:00-03:00`));
    await open(page, calculatorPath(id));
    await fillAndCalculate(page, definition, inputOf(example, today), today);
    await expectFigures(page, example.expected);
    // Check once, because the markup is the same at all sizes, and header and footer only on some, because they are the
    // same on all.
    await expectAccessible(page, ENLARGED.includes(id) ? 'html' : 'main', BOTH_THEMES);
    expect(await layoutShift(page)).toBeLessThan(STILL);
    if (NARROWED.includes(id)) await expectRoomOnNarrowPhone(page);
    if (ENLARGED.includes(id)) {
      await unfoldEverything(page);
      await expectRoom(page);
    }
    await page.setViewportSize(DESKTOP);
    await expectToFit(page);
  });
}
