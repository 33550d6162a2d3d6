/**
 * The schema that the form is drawn from: the inputs' fields with numbers and dates as the text that is
 * typed, so that nothing a visitor types is ever rewritten under the cursor. `evaluate` reads that text.
 */
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ChoiceField, Field, ObjectSchema, RowCell } from '../engine/input-schema.ts';
import { formatForField } from '../engine/format.ts';
import { isChoice } from '../engine/json-schema.ts';
import { recordOf } from '../engine/record.ts';
import { isRows, isTypedNumber } from '../engine/parse-inputs.ts';

/** What was typed, by field name. */
export type FormData = Readonly<Record<string, unknown>>;

/** Schema and presentation of a form. */
export interface FormDescription {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** Describes the form of a calculator on a given day. */
export function describeForm(inputs: ObjectSchema, today: string): FormDescription {
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

function describeField(field: Field | RowCell, today: string): FormDescription {
  const { title, description } = field;
  const common = { title, ...(description === undefined ? {} : { description }) };
  // The field itself travels to the widgets, which know the vocabulary better than RJSF does.
  const options = { declared: field };
  if (isChoice(field)) {
    return {
      schema: { ...common, type: 'string', enum: field.oneOf.map(({ const: value }) => String(value)) },
      uiSchema: { 'ui:widget': choiceWidget(field), 'ui:options': options },
    };
  }
  if (field.type === 'boolean') {
    return {
      schema: { ...common, type: 'boolean' },
      uiSchema: { 'ui:widget': 'box', 'ui:options': options },
    };
  }
  if (field.type === 'array') {
    if (!isRows(field)) {
      return {
        schema: {
          ...common,
          type: 'array',
          uniqueItems: true,
          items: { type: 'string', enum: field.items.oneOf.map(({ const: value }) => value) },
        },
        uiSchema: { 'ui:widget': 'boxes', 'ui:options': options },
      };
    }
    const row = describeForm(field.items, today);
    const start = field.newRow ?? {};
    const properties = Object.fromEntries(
      Object.entries(row.schema.properties ?? {}).map(([name, cell]) => [
        name,
        typeof cell === 'object' && Object.hasOwn(start, name)
          ? { ...cell, default: String(textFor(field.items.properties[name], start[name])) }
          : cell,
      ]),
    );
    return {
      schema: { ...common, type: 'array', items: { type: 'object', properties } },
      uiSchema: { 'ui:options': options, items: row.uiSchema },
    };
  }
  if (isTypedNumber(field) && field.suggestions) {
    const values = field.suggestions(today).map(String);
    return {
      schema: { ...common, type: 'string', enum: values },
      uiSchema: { 'ui:widget': 'choice', 'ui:options': options },
    };
  }
  const widget = isTypedNumber(field) ? 'number' : 'format' in field ? 'date' : 'text';
  return { schema: { ...common, type: 'string' }, uiSchema: { 'ui:widget': widget, 'ui:options': options } };
}

function choiceWidget({ widget }: ChoiceField): string {
  return widget === undefined || widget === 'select' ? 'choice' : widget;
}

/** The text with which a field shows a value of the data. */
export function textFor(field: Field | RowCell | undefined, value: unknown): unknown {
  if (field === undefined || value === undefined) return value;
  if (isRows(field) && Array.isArray(value)) {
    const { properties } = field.items;
    // A shared address may hold thousands: one more than the most is enough for `evaluate` to refuse them.
    return value
      .slice(0, field.maxItems + 1)
      .map((row: unknown) =>
        Object.fromEntries(
          Object.entries(recordOf(row)).map(([name, cell]) => [name, textFor(properties[name], cell)]),
        ),
      );
  }
  if (typeof value !== 'number') {
    const isDate = field.type === 'string' && 'format' in field && typeof value === 'string';
    return isDate && /^\d{4}-/.test(value) ? value.split('-').toReversed().join('/') : value;
  }
  if (isTypedNumber(field) && !field.suggestions) return formatForField(value, field.format);
  return String(value);
}

/** What the form of a calculator starts with: its defaults as they would be typed. */
export function initialData(inputs: ObjectSchema, today: string): FormData {
  return dataFor(inputs, {}, today);
}

/** The form's contents for given inputs; missing ones take their defaults. */
export function dataFor(inputs: ObjectSchema, values: FormData, today: string): FormData {
  return Object.fromEntries(
    Object.entries(inputs.properties).map(([name, field]) => {
      const fallback =
        'defaultOn' in field && field.defaultOn
          ? field.defaultOn(today)
          : 'default' in field
            ? field.default
            : '';
      return [name, textFor(field, Object.hasOwn(values, name) ? values[name] : fallback)];
    }),
  );
}
