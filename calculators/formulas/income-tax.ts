/** Annual income tax of persons (IRPF): the tax of a base, and its reduction for middle incomes. */
import {
  compare,
  decimal,
  max,
  min,
  ZERO,
  type Decimal,
  type DecimalInput,
} from '../../src/decimal/decimal.ts';
import { findBand, rateMinusDeduction, type DeductionBand } from './progressive-bands.ts';

/** Reduction of the tax by gross taxable income (Lei nº 15.270/2025), never beyond the tax itself. */
export interface TaxReduction {
  /** Up to this income, in reais a year, the tax falls by at most `fullReduction`. */
  readonly fullUpTo: number;
  readonly fullReduction: number;
  /** From there up to this income the tax falls by `intercept` - `slope` x income; above it, by nothing. */
  readonly partialUpTo: number;
  readonly intercept: number;
  readonly slope: number;
}

/** A base's band, from 1 (exempt), and the exact tax on it: base x rate - deduction. */
export function taxOnBase(
  base: DecimalInput,
  bands: readonly DeductionBand[],
): { readonly bandNumber: number; readonly tax: Decimal } {
  const found = findBand(base, bands);
  if (found === undefined) throw new RangeError('The last band of an income tax has no limit.');
  return { bandNumber: found.number, tax: rateMinusDeduction(base, found.band) };
}

/**
 * What is taken off a tax, exact: 0 where the exercise has no reduction.
 *
 * @param income gross taxable income of the year, in reais, before any deduction.
 */
export function taxReduction(
  tax: DecimalInput,
  income: DecimalInput,
  rule: TaxReduction | undefined,
): Decimal {
  if (rule === undefined || compare(income, rule.partialUpTo) > 0) return ZERO;
  const granted =
    compare(income, rule.fullUpTo) <= 0
      ? decimal(rule.fullReduction)
      : decimal(rule.intercept).minus(decimal(income).times(rule.slope));
  return max(ZERO, min(tax, granted));
}
