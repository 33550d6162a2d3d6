import type { Page } from 'playwright/test';
import type { Definition } from '../../../src/engine/definition.ts';
import type { Field, RowCell } from '../../../src/engine/input-schema.ts';
import { isRows } from '../../../src/fields/rows/kind.ts';
import type { FormData } from '../../../src/form/form-schema.ts';

/**
 * Fills a field by keyboard, because browsers count a layout shift after a change by a script as unexpected. Does
 * nothing if other choices hide the field.
 */
async function fillField(page: Page, name: string, value: unknown): Promise<void> {
  const controls = page.locator(`form [name="${name}"]`);
  // Read them in one request to the browser, because most fields already have their value.
  const [first] = await controls.evaluateAll((all: (HTMLInputElement | HTMLSelectElement)[]) =>
    all.map((control) => ({ type: control.type, value: control.value })),
  );
  if (!first) return;
  if (first.type === 'checkbox') {
    for (const box of await controls.all()) {
      const isWanted = Array.isArray(value) ? value.includes(await box.getAttribute('value')) : value;
      if ((await box.isChecked()) !== isWanted) await box.press('Space');
    }
  } else if (first.type === 'radio') {
    if (value !== '') await controls.and(page.locator(`[value="${String(value)}"]`)).press('Space');
  } else if (first.value === String(value)) {
    return;
  } else if (first.type === 'select-one') {
    const options = await controls
      .locator('option')
      .evaluateAll((all: HTMLOptionElement[]) => all.map((option) => option.value));
    await controls.press('Home');
    for (let index = options.indexOf(String(value)); index > 0; index -= 1) await controls.press('ArrowDown');
  } else {
    const text = String(value);
    await controls.press('ControlOrMeta+a');
    if (text === '') await page.keyboard.press('Delete');
    // Press a key for the last character only, because the form draws itself after each one.
    await page.keyboard.insertText(text.slice(0, -1));
    await page.keyboard.type(text.slice(-1));
  }
}

/** Adjusts the number of rows in a list and fills them; does nothing if other choices hide the list. */
async function fillRows(
  page: Page,
  name: string,
  { addLabel, rowName }: Extract<Field | RowCell, { rowName: string }>,
  rows: readonly object[],
): Promise<void> {
  const add = page.getByRole('button', { name: addLabel });
  const removal = page.getByRole('button', { name: new RegExp(`^Remover ${rowName} `) });
  if ((await add.or(removal).count()) === 0) return;
  const groups = page.getByRole('group', { name: new RegExp(`^${rowName} \\d+`) });
  while ((await groups.count()) < rows.length) await add.press('Enter');
  while ((await groups.count()) > rows.length) await removal.last().press('Enter');
  for (const [index, row] of rows.entries()) {
    for (const [cell, value] of Object.entries(row)) await fillField(page, `${name}.${index}.${cell}`, value);
  }
}

/** Fills a complete form with the texts that visitors type; skips hidden fields. */
export async function fillForm(page: Page, { inputs }: Definition, data: FormData): Promise<void> {
  const folded = page.locator('form details:not([open]) > summary');
  if ((await folded.count()) > 0) await folded.press('Enter');
  for (const [name, field] of Object.entries(inputs.properties)) {
    const value = data[name];
    if (value === undefined) continue;
    if (isRows(field)) await fillRows(page, name, field, value as readonly object[]);
    else await fillField(page, name, value);
  }
}
