import type { Locator, Page } from 'playwright/test';
import type { Definition } from '../../src/engine/definition.ts';
import type { Field, RowCell } from '../../src/engine/input-schema.ts';
import { isRows } from '../../src/fields/rows/kind.ts';
import { dataFor, type FormData } from '../../src/form/form-schema.ts';

function control(page: Page, name: string): Locator {
  return page.locator(`form [name="${name}"]`);
}

/** The visible state of a field, read with a single query to the browser. */
interface Shown {
  readonly tag: string;
  readonly type: string;
  readonly text: string;
}

/** The first control of a field; undefined if the form does not show the field. */
function look(page: Page, name: string): Promise<Shown | undefined> {
  return page.evaluate((wanted) => {
    const first = document.querySelector(`form [name="${wanted}"]`);
    if (first === null) return undefined;
    if (!(first instanceof HTMLInputElement)) return { tag: first.tagName, type: '', text: '' };
    return { tag: first.tagName, type: first.type, text: first.type === 'text' ? first.value : '' };
  }, name);
}

/** Replaces the content of a text field, as a keyboard user does. */
async function typeInto(page: Page, field: Locator, { text: held }: Shown, text: string): Promise<void> {
  await field.focus();
  if (held !== '') {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  }
  await page.keyboard.type(text);
}

/** Moves through radios with the arrow keys until the wanted one is chosen. */
async function chooseRadio(page: Page, radios: Locator, value: string): Promise<void> {
  const wanted = radios.and(page.locator(`[value="${value}"]`));
  const checked = radios.and(page.locator(':checked'));
  await ((await checked.count()) > 0 ? checked : radios.first()).focus();
  if ((await checked.count()) === 0) await page.keyboard.press('Space');
  for (let turn = await radios.count(); turn > 0 && !(await wanted.isChecked()); turn -= 1) {
    await page.keyboard.press('ArrowDown');
  }
}

/** Chooses an option by typing the beginning of its label. */
async function chooseOption(page: Page, select: Locator, value: string): Promise<void> {
  await select.focus();
  const options = await select
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option instanceof HTMLOptionElement ? option.value : '')));
  await page.keyboard.press('Home');
  for (let index = options.indexOf(value); index > 0; index -= 1) await page.keyboard.press('ArrowDown');
}

async function fillField(
  page: Page,
  name: string,
  field: Field | RowCell,
  value: unknown,
  shown: Shown | undefined,
): Promise<void> {
  const controls = control(page, name);
  if (field.type === 'boolean') {
    await controls.focus();
    if ((await controls.isChecked()) !== value) await page.keyboard.press('Space');
    return;
  }
  if (field.type === 'array') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    if (!isRows(field)) {
      for (const { const: option } of field.items.oneOf) {
        const box = controls.and(page.locator(`[value="${option}"]`));
        await box.focus();
        if ((await box.isChecked()) !== list.includes(option)) await page.keyboard.press('Space');
      }
      return;
    }
    await fillRows(page, name, field, list);
    return;
  }
  if (shown?.tag === 'SELECT') await chooseOption(page, controls, String(value));
  else if (shown?.type === 'radio') await chooseRadio(page, controls, String(value));
  else if (shown) await typeInto(page, controls, shown, String(value));
}

/** The buttons of a list: one that adds a row if there may be more, and those that remove one. */
function rowButtons(page: Page, { addLabel, rowName }: Extract<Field, { rowName: string }>) {
  const add = page.getByRole('button', { name: addLabel });
  return add.or(page.getByRole('button', { name: new RegExp(`^Remover ${rowName} `) }));
}

async function fillRows(
  page: Page,
  name: string,
  field: Extract<Field, { rowName: string }>,
  rows: readonly unknown[],
): Promise<void> {
  const rowGroups = page.getByRole('group', { name: new RegExp(`^${field.rowName} \\d+`) });
  while ((await rowGroups.count()) < rows.length) {
    await page.getByRole('button', { name: field.addLabel }).focus();
    await page.keyboard.press('Enter');
  }
  while ((await rowGroups.count()) > rows.length) {
    await page
      .getByRole('button', { name: new RegExp(`^Remover ${field.rowName} `) })
      .last()
      .focus();
    await page.keyboard.press('Enter');
  }
  for (const [index, row] of rows.entries()) {
    for (const [cell, cellField] of Object.entries(field.items.properties)) {
      const path = `${name}.${index}.${cell}`;
      const value: unknown = Reflect.get(Object(row), cell);
      const shown = value === undefined ? undefined : await look(page, path);
      if (shown) await fillField(page, path, cellField, value, shown);
    }
  }
}

/** The texts that a visitor would type for an input, defaults included. */
export function typedData({ inputs }: Definition, input: FormData, today: string): FormData {
  return dataFor(inputs, input, today);
}

/** Unfolds the fields behind "Mais detalhes", if any. */
async function unfoldDetails(page: Page): Promise<void> {
  const folded = page.locator('form details:not([open]) > summary');
  if ((await folded.count()) === 0) return;
  await folded.focus();
  await page.keyboard.press('Enter');
}

/**
 * Fills a whole form using only the keyboard; skips hidden fields.
 *
 * @param only `changes` leaves text fields alone that already contain the text; `everything` types it again.
 */
export async function fillForm(
  page: Page,
  definition: Definition,
  data: FormData,
  only: 'changes' | 'everything' = 'everything',
): Promise<void> {
  await unfoldDetails(page);
  for (const [name, field] of Object.entries(definition.inputs.properties)) {
    const value = data[name];
    const hasRows = isRows(field);
    if (value === undefined) continue;
    const shown = hasRows ? undefined : await look(page, name);
    // Skip a field or a list that other choices hide.
    if (hasRows ? (await rowButtons(page, field).count()) === 0 : shown === undefined) continue;
    if (value === '') {
      if (shown && shown.text !== '') await typeInto(page, control(page, name), shown, '');
      continue;
    }
    const isThere = only === 'changes' && shown?.type === 'text' && shown.text === value;
    if (!isThere) await fillField(page, name, field, value, shown);
  }
}
