/** How values are written out: named here once, for results, for inputs and for the quantities of a formula. */

/** How a value is written out. */
export type ValueFormat =
  | 'money'
  | 'percent'
  | 'number'
  | 'integer'
  /** A whole number of months: "2 anos e 3 meses". */
  | 'yearsAndMonths'
  /** A whole number of days: "12 semanas e 3 dias". */
  | 'weeksAndDays'
  | 'date'
  | 'yesNo'
  | 'text';

/** The written form of a value. */
export interface Formatting {
  readonly format: ValueFormat;
  /** Most decimal places of a `number` or `percent` (2 if left out). */
  readonly decimals?: number;
  /** Unit after the value, for example `kg` or `meses`. */
  readonly unit?: string;
}
