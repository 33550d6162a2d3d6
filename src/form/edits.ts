/** Follow-up changes of an edit to a form. */
import type { AnyField, ObjectSchema } from '../engine/input-schema.ts';
import { isChoice } from '../fields/choice/kind.ts';
import { kindOf } from '../fields/kinds.ts';
import { cellsOf } from '../fields/rows/kind.ts';
import { recordOf } from '../engine/record.ts';
import { textFor, type FormData } from './form-schema.ts';
import { fieldShownFor } from './unit-choice.ts';
import { valueNamed } from '../fields/value-named.ts';

/**
 * Fills the presets of a newly chosen option into other fields. Copies a number typed before its unit was chosen, such
 * as “18”, then “Meses”.
 */
export function withPresets(inputs: ObjectSchema, previous: FormData, next: FormData): FormData {
  const data: Record<string, unknown> = { ...next };
  for (const [name, field] of Object.entries(inputs.properties)) {
    if (!isChoice(field) || previous[name] === next[name]) continue;
    const chosen = field.oneOf.find(({ const: value }) => String(value) === next[name]);
    for (const [target, value] of Object.entries(chosen?.sets ?? {})) {
      data[target] = textFor(inputs.properties[target], value);
    }
    const [before, after] = [previous, next].map((content) => fieldShownFor(inputs, name, content[name]));
    if (!before || !after || before.title !== after.title || data[after.name]) continue;
    const isTyped = data[before.name] !== textFor(before.field, before.field.default);
    if (isTyped) data[after.name] = data[before.name];
  }
  return data;
}

/**
 * Applies edits of prerendered controls, in any order, to a form's contents; typed text wins over presets.
 *
 * @param controls text or ticked values by control name (dotted inside rows); unknown names are ignored
 */
export function withControls(
  inputs: ObjectSchema,
  data: FormData,
  controls: Readonly<Record<string, readonly string[]>>,
): FormData {
  const edits = Object.entries(controls);
  const edit = (start: FormData) =>
    edits.reduce((current, [path, content]) => withControl(inputs, current, path, content), start);
  return edit(withPresets(inputs, data, edit(data)));
}

function withControl(
  { properties }: ObjectSchema,
  data: FormData,
  path: string,
  content: readonly string[],
): FormData {
  const [name = '', index, cell] = path.split('.');
  const field = valueNamed(properties, name);
  if (!field) return data;
  if (index === undefined || cell === undefined) return { ...data, [name]: contentOf(field, content) };
  const rows: unknown = data[name];
  if (!Array.isArray(rows)) return data;
  const cells = cellsOf(properties, name);
  const cellField = valueNamed(cells, cell);
  if (!cellField) return data;
  const edited = rows.map((row: unknown, at) =>
    at === Number(index) ? { ...recordOf(row), [cell]: contentOf(cellField, content) } : row,
  );
  return { ...data, [name]: edited };
}

function contentOf(field: AnyField, content: readonly string[]): unknown {
  const { fromControls } = kindOf(field);
  return fromControls ? fromControls(content) : (content[0] ?? '');
}
