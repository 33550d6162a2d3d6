import { formatDate } from '../../calendar/format-date.ts';
import type { AnyField } from '../field.ts';
import { parseDate, withMonthInFigures, withWholeYear } from '../../calendar/parse-date.ts';
import { isBlank, textOf, type FieldKind } from '../kind.ts';
import { scalarOf } from '../raw-values.ts';
import type { DateField } from '../../vocabulary/fields/date.ts';

export function isDate(field: AnyField): field is DateField {
  return field.type === 'string' && 'format' in field;
}

/** First and last accepted day, which may depend on the day of the calculation. */
export interface DateLimits {
  readonly minimum: string | undefined;
  readonly maximum: string | undefined;
}

/** Options for drawing a date, besides its field. */
export interface DrawnDate extends DateLimits {
  readonly today: string;
}

export function limitsOf({ minimum, minimumOn, maximum, maximumOn }: DateField, today: string): DateLimits {
  return { minimum: minimumOn?.(today) ?? minimum, maximum: maximumOn?.(today) ?? maximum };
}

/** Writes any notation of a date, such as `1 de março de 25`, as `dd/mm/aaaa`; returns any other text unchanged. */
export function inFigures(text: string, today: string): string {
  const thisYear = Number(today.slice(0, 4));
  const date = parseDate(text) ?? parseDate(withWholeYear(withMonthInFigures(text), thisYear));
  return date === undefined ? text : formatDate(date);
}

export const kind: FieldKind<DateField> = {
  is: isDate,
  values: () => 'text',
  read(field, given, path, { refuse, today }) {
    const raw = scalarOf(given);
    if (isBlank(raw)) return undefined;
    const date = parseDate(textOf(raw) ?? '');
    const { minimum, maximum } = limitsOf(field, today);
    if (date === undefined) refuse(field, path, 'format');
    else if (minimum !== undefined && date < minimum) refuse(field, path, 'minimum');
    else if (maximum !== undefined && date > maximum) refuse(field, path, 'maximum');
    return date;
  },
  formatting: () => ({ format: 'date' }),
  text: (_, value) => (typeof value === 'string' && /^\d{4}-/.test(value) ? formatDate(value) : value),
  normalize: (_field, text, _around, today) => inFigures(text, today),
  draw: (field, today) => ({
    schema: { type: 'string' },
    widget: 'date',
    options: { ...limitsOf(field, today), today } satisfies DrawnDate,
  }),
};
