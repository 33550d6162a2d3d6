/**
 * Every calculator as a visitor uses it: it refuses an invalid input, then shows the figures of its first example,
 * without a layout shift; and axe finds no violation in the filled form with its result.
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
import { fillForm } from './support/fill-form.ts';
import { STILL, layoutShift } from './support/measure.ts';
import { test } from './support/shared-page.ts';
import { expect, open, refusalSummary, resultRegion, chooseExample } from './support/site.ts';

// Load the ids only, because every worker reads this file; each test loads its own definition.
const ids = await definitionIds();

/** Paths and values of all leaves of an expected result. */
function leaves(value: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

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

async function expectFigures(page: Page, expected: unknown): Promise<void> {
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

async function fillAndCalculate(page: Page, definition: ProvenDefinition, input: FormData, today: string) {
  const refusal = typedRefusal(definition);
  if (refusal) await expectRefusal(page, definition, refusal);
  await fillForm(page, definition, dataFor(definition.inputs, input, today));
  await calculate(page);
}

for (const id of ids) {
  test(`${id} refuses, calculates and has no layout shift`, async ({ page, isMobile }) => {
    const definition = await loadDefinition(id);
    const example = definition.examples.find(({ testOnly }) => !testOnly);
    expect(example, 'sem exemplo para a página').toBeDefined();
    if (!example) return;
    const today = example.today ?? EXAMPLE_DAY;
    await page.clock.setFixedTime(new Date(`${today}T12:00:00-03:00`));
    await open(page, calculatorPath(id));
    // Type in one project and use the example's button in the other, because typing does not depend on the screen size.
    if (isMobile) await fillAndCalculate(page, definition, inputOf(example, today), today);
    else await chooseExample(page, example.title);
    await expectFigures(page, example.expected);
    // Check once, because the markup is the same at both sizes.
    if (isMobile) await expectAccessible(page, 'html', BOTH_THEMES);
    else await expectToFit(page);
    expect(await layoutShift(page)).toBeLessThan(STILL);
  });
}
