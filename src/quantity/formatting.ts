/** Formats of values, shared by results, inputs and the quantities of a formula. */

/** Names of the formats in layouts and templates. */
export const VALUE_FORMATS = [
  'money',
  'percent',
  'number',
  'integer',
  // A whole number of months: "2 anos e 3 meses".
  'yearsAndMonths',
  // A number of years: "3", and "3 anos e 4 meses" for 40 months.
  'years',
  // A whole number of days: "12 semanas e 3 dias".
  'weeksAndDays',
  'date',
  'yesNo',
  'text',
] as const;

export type ValueFormat = (typeof VALUE_FORMATS)[number];

/** Maximum number of decimals of a format; further ones are binary noise. */
export const MAX_DECIMALS = 12;

export interface Formatting {
  readonly format: ValueFormat;
  /** Maximum number of decimals of a `number` or `percent` (default 2). */
  readonly decimals?: number | undefined;
  /** Unit after the value, for example `kg` or `meses`. */
  readonly unit?: string | undefined;
}
