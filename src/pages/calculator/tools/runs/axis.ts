/** Maps the values of an input to points, which are whole numbers. */
import { addDays, dateParts, daysBetween } from '../../../../calendar/calendar.ts';
import type { AnyField } from '../../../../fields/field.ts';
import { isDate, limitsOf } from '../../../../fields/date/kind.ts';
import { formatOf, isTypedNumber } from '../../../../fields/number/kind.ts';
import type { SurroundingValues } from '../../../../fields/kind.ts';
import type { Landmark, Range } from '../../../../inverse/sample-points.ts';

/** A field with a typed number. */
type NumberField = Parameters<typeof formatOf>[0];

/** Value of an input: a number, or a date as `YYYY-MM-DD`. */
export type InputValue = number | string;

/** Points of an input: whole numbers from `from` to `to`, which its schema accepts. */
export interface Axis extends Range {
  /** Type of its values. */
  readonly kind: 'date' | 'money' | 'other';
  readonly valueAt: (at: number) => InputValue;
  /** Point of the input's current value; absent if that is blank or between points. */
  readonly present: number | undefined;
  /** Usual values, with points sampled densely around them. */
  readonly landmarks: readonly Landmark[];
}

/** Decimal places to try: cents for money; rates fine enough to reach a loan's instalment. */
const PLACES = { money: 2, percent: 4, other: 2 } as const;
/** Maximum number of decimal places, for values typed with more. */
const MAX_PLACES = 6;
/** Largest number to try if the schema has no limit. */
const MAX_VALUE = { money: 1e13, percent: 1e6, other: 1e9 } as const;

const EPOCH = '1970-01-01';
/** Number of days to try on each side of a date without limits. */
const DAYS_AROUND = 44_000;
const YEARS = { first: '0001-01-01', last: '9999-12-31' } as const;

function placesOf(value: number): number {
  const [mantissa = '', exponent = '0'] = value.toString().split('e');
  return Math.max((mantissa.split('.')[1] ?? '').length - Number(exponent), 0);
}

function numberAxis(field: NumberField, present: number | undefined, around: SurroundingValues): Axis {
  const format = formatOf(field, around) ?? 'other';
  const usual = field.type === 'integer' ? 0 : PLACES[format];
  const { multipleOf } = field;
  const places = Math.min(Math.max(usual, placesOf(multipleOf ?? present ?? 0)), MAX_PLACES);
  const step = Math.round((multipleOf ?? 10 ** -places) * 10 ** places);
  // Divide instead of multiplying by a hundredth, so that 0.29 is the nearest double.
  const valueAt = (at: number) => (at * step) / 10 ** places;
  const pointOf = (value: number) => (value * 10 ** places) / step;
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, signed } = field;
  const largest = Math.max(MAX_VALUE[format], Math.abs(present ?? 0) * 10);
  const from = Math.ceil(pointOf(minimum ?? exclusiveMinimum ?? (signed ? -largest : 0)));
  const to = Math.floor(pointOf(maximum ?? exclusiveMaximum ?? largest));
  const point = present === undefined ? undefined : Math.round(pointOf(present));
  return {
    kind: format === 'money' ? format : 'other',
    from: exclusiveMinimum !== undefined && valueAt(from) <= exclusiveMinimum ? from + 1 : from,
    to: exclusiveMaximum !== undefined && valueAt(to) >= exclusiveMaximum ? to - 1 : to,
    valueAt,
    present: point !== undefined && valueAt(point) === present ? point : undefined,
    landmarks: [{ at: 0, perDecade: 4 }, ...(point ? [{ at: point, perDecade: 1 }] : [])],
  };
}

function dateAxis(limits: ReturnType<typeof limitsOf>, present: string | undefined, today: string): Axis {
  const pointOf = (date: string) => daysBetween(EPOCH, date);
  const middle = pointOf(present ?? today);
  const first = pointOf(limits.minimum ?? YEARS.first);
  const last = pointOf(limits.maximum ?? YEARS.last);
  return {
    kind: 'date',
    from: Math.max(first, middle - DAYS_AROUND),
    to: Math.min(last, middle + DAYS_AROUND),
    valueAt: (at) => addDays(EPOCH, at),
    present: present === undefined ? undefined : middle,
    landmarks: [{ at: middle, perDecade: 4 }],
  };
}

/**
 * Creates the axis of an input.
 *
 * @param present current value, parsed
 * @param around values of the whole form, which may determine the unit
 * @throws TypeError for other types of fields
 */
export function axisOf(field: AnyField, present: unknown, around: SurroundingValues, today: string): Axis {
  if (isDate(field)) {
    const day = typeof present === 'string' ? present : undefined;
    if (day !== undefined) dateParts(day);
    return dateAxis(limitsOf(field, today), day, today);
  }
  if (!isTypedNumber(field)) throw new TypeError(`The field is neither a number nor a date: ${field.title}`);
  return numberAxis(field, typeof present === 'number' ? present : undefined, around);
}

/** Reduces an axis to every nth point, including zero. */
export function coarser(axis: Axis, by: number): Axis {
  const { kind, from, to, valueAt, present, landmarks } = axis;
  return {
    kind,
    from: Math.ceil(from / by),
    to: Math.floor(to / by),
    valueAt: (at) => valueAt(at * by),
    present: present === undefined || present % by !== 0 ? undefined : present / by,
    landmarks: landmarks.map(({ at, perDecade }) => ({ at: Math.round(at / by), perDecade })),
  };
}
