/**
 * Exact decimal arithmetic, for comparing, adding and rounding.
 *
 * Numbers are converted from their shortest decimal representation (0.1 is one tenth, not the nearest binary fraction).
 * Sums and products are exact. Divisions and powers, which often have no finite decimal representation, keep some fifty
 * digits: `roundTo` and `compare` discard the last digits, so the error cannot affect a cent, a band or a class.
 */
import { Decimal, type Operand } from './exact.ts';

/** Significant digits used in comparisons; further digits may be truncation error of a division. */
const COMPARED_DIGITS = 40;
/**
 * Decimal places examined beyond those kept by a rounding. A value this close to a half, or to a whole number, counts
 * as equal to it, because the difference is truncation error of a division (two thirds of a cent plus one third is a
 * cent).
 */
const GUARD_PLACES = 23;

export { Decimal };

/** Types accepted as decimals by the functions of this folder. */
export type DecimalInput = Operand;

/**
 * Converts a number or text to a decimal, digit by digit: `decimal(0.1)` is exactly one tenth. The result of
 * floating-point arithmetic keeps its error (`0.1 + 0.2`); do the arithmetic in decimals, or round with
 * `reais` and `roundTo`, which remove it.
 *
 * @param value a finite number, a plain decimal text with a point ('1234.56'), or a decimal.
 * @throws RangeError when it is not a finite decimal number.
 */
export function decimal(value: DecimalInput): Decimal {
  return Decimal.of(value);
}

/** Constants that every formula needs. */
export const ZERO: Decimal = decimal(0);
export const ONE: Decimal = decimal(1);

/**
 * Compares two decimals: -1, 0 or 1. Compared to forty significant digits, so that a third times three equals
 * one, and a limit (of a class or band) is reached exactly when the decimal value reaches it.
 */
export function compare(a: DecimalInput, b: DecimalInput): -1 | 0 | 1 {
  return decimal(a).prec(COMPARED_DIGITS).cmp(decimal(b).prec(COMPARED_DIGITS));
}

/** The largest of one or more values. */
export function max(first: DecimalInput, ...others: DecimalInput[]): Decimal {
  return others.reduce<Decimal>(
    (best, other) => (compare(other, best) > 0 ? decimal(other) : best),
    decimal(first),
  );
}

/** The smallest of one or more values. */
export function min(first: DecimalInput, ...others: DecimalInput[]): Decimal {
  return others.reduce<Decimal>(
    (best, other) => (compare(other, best) < 0 ? decimal(other) : best),
    decimal(first),
  );
}

/** Removes the truncation error of a division, before a rounding to `places`. */
function withoutTruncationError(value: Decimal, places: number): Decimal {
  return value.round(places + GUARD_PLACES);
}

/** Rounds a value to `places` decimals, half away from zero. */
export function roundHalfUp(value: Decimal, places: number): Decimal {
  return withoutTruncationError(value, places).round(places);
}

/** The largest whole number that is not above the value. */
export function floor(value: DecimalInput): number {
  const exact = withoutTruncationError(decimal(value), 0);
  const towardsZero = exact.truncated();
  return towardsZero.minus(exact.cmp(towardsZero) < 0 ? 1 : 0).toNumber();
}

/** The smallest whole number that is not below the value. */
export function ceil(value: DecimalInput): number {
  return 0 - floor(decimal(value).neg());
}

/** The exact sum of any number of values; 0 for none. */
export function sum(...values: DecimalInput[]): Decimal {
  return values.reduce<Decimal>((total, value) => total.plus(value), ZERO);
}
