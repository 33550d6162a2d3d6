/**
 * Schema for drawing the form: the fields of the inputs, with numbers and dates as typed text, so that nothing is
 * rewritten under the cursor. `evaluate` parses that text.
 */
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { AnyField, ObjectSchema } from '../engine/input-schema.ts';
import { recordOf } from '../engine/record.ts';
import { keepAmountsTogether } from '../engine/keep-together.ts';
import { defaultOf, kindNameOf, kindOf } from '../fields/kinds.ts';
import { isRows } from '../fields/rows/kind.ts';

/** Kinds of fields with typed text. */
const TYPED: ReadonlySet<ReturnType<typeof kindNameOf>> = new Set(['number', 'date', 'text']);

/** Typed content by field name. */
export type FormData = Readonly<Record<string, unknown>>;

export interface FormDescription {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** Describes a calculator's form on a given day. */
export function describeForm(inputs: ObjectSchema<AnyField>, today: string): FormDescription {
  const fields = Object.entries(inputs.properties).map(
    ([name, field]) => [name, describeField(field, today)] as const,
  );
  return {
    schema: {
      $id: 'form',
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])),
    },
    uiSchema: Object.fromEntries(fields.map(([name, { uiSchema }]) => [name, uiSchema])),
  };
}

function describeField(field: AnyField, today: string): FormDescription {
  const { title, description } = field;
  const { schema, widget, options, row } = kindOf(field).draw(field, today);
  const cells = row && describeForm(row, today);
  return {
    schema: {
      title,
      ...(description === undefined ? {} : { description: keepAmountsTogether(description) }),
      ...schema,
      ...(cells ? { items: { type: 'object', properties: withStart(field, cells.schema, today) } } : {}),
    },
    uiSchema: {
      ...(widget === undefined ? {} : { 'ui:widget': widget }),
      // Pass the field itself to the widgets, because they know the vocabulary better than RJSF does.
      'ui:options': { declared: field, ...options },
      ...(cells ? { items: cells.uiSchema } : {}),
    },
  };
}

/** Sets the initial values of a row's cells. */
function withStart(
  field: AnyField,
  { properties = {} }: RJSFSchema,
  today: string,
): NonNullable<RJSFSchema['properties']> {
  if (!isRows(field)) return properties;
  const { newRow, items } = field;
  const start = withCellDefaults(items.properties, newRow, today);
  return Object.fromEntries(
    Object.entries(properties).map(([name, drawn]) => [
      name,
      typeof drawn === 'object' && Object.hasOwn(start, name)
        ? { ...drawn, default: startOf(items.properties[name], start[name]) }
        : drawn,
    ]),
  );
}

/** Adds the defaults of missing cells to a row, because the calculation uses them. */
function withCellDefaults(
  cells: Readonly<Record<string, AnyField>>,
  row: unknown,
  today: string,
): Readonly<Record<string, unknown>> {
  const defaults = Object.entries(cells).flatMap(([name, cell]) => {
    const value = defaultOf(cell, today);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(defaults), ...recordOf(row) };
}

/** Initial value of a cell: text, or a boolean for a box. */
function startOf(field: AnyField | undefined, value: unknown): string | boolean {
  const start = textFor(field, value);
  return typeof start === 'boolean' ? start : String(start);
}

/** Text of a field for a value in the data. */
export function textFor(field: AnyField | undefined, value: unknown): unknown {
  if (field === undefined || value === undefined) return value;
  const { text } = kindOf(field);
  return text ? text(field, value, textFor) : value;
}

/** Initial content of a form: the defaults as typed text. */
export function initialData(inputs: ObjectSchema, today: string): FormData {
  return dataFor(inputs, {}, today);
}

/** True if an untouched form is complete: every open field has a value, and none is a list of rows. */
export function startsFilled(
  inputs: ObjectSchema,
  untouched: FormData,
  hidden: ReadonlySet<string>,
): boolean {
  return Object.entries(inputs.properties)
    .filter(([name, { details }]) => !details && !hidden.has(name))
    .every(([name, field]) => !isRows(field) && untouched[name] !== '');
}

/**
 * The content of an emptied form: typed fields are blank; choices and rarely used details return to their initial
 * values.
 */
export function emptiedData(inputs: ObjectSchema, today: string): FormData {
  const typed = Object.entries(inputs.properties)
    .filter(([, field]) => !field.details && TYPED.has(kindNameOf(field)))
    .map(([name]) => [name, ''] as const);
  return { ...initialData(inputs, today), ...Object.fromEntries(typed) };
}

/** The form's content for given inputs; missing ones take their defaults. */
export function dataFor(inputs: ObjectSchema, values: FormData, today: string): FormData {
  return Object.fromEntries(
    Object.entries(inputs.properties).map(([name, field]) => {
      const given = Object.hasOwn(values, name) ? values[name] : (defaultOf(field, today) ?? '');
      const value =
        isRows(field) && Array.isArray(given)
          ? given.map((row) => withCellDefaults(field.items.properties, row, today))
          : given;
      return [name, textFor(field, value)];
    }),
  );
}
