/**
 * Money: amounts in reais as plain numbers, rounded to the cent, with exact arithmetic between them.
 *
 * Rounding is half away from zero on the decimal value: 1.005 becomes 1.01, -1.005 becomes -1.01.
 */
import { centsTogether } from './cents.ts';
import {
  compare,
  decimal,
  floor,
  roundHalfUp,
  sum,
  ZERO,
  type Decimal,
  type DecimalInput,
} from './decimal.ts';

/** Significant digits of a floating-point number that are free of rounding errors. */
const CLEAN_DIGITS = 15;
/** Limit above which a number lacks four reliable decimal places; its shortest representation is then used as is. */
const CLEAN_LIMIT = 1e11;

/**
 * Returns the intended decimal of a number that may come from floating-point arithmetic: 1.1 * 3 is 3.3. Keeps fifteen
 * significant digits, and from 10^11 on all digits of the shortest representation.
 */
function withoutNoise(value: Decimal | number): Decimal {
  if (typeof value !== 'number') return value;
  const noisy = Math.abs(value) < CLEAN_LIMIT && !Number.isInteger(value);
  return decimal(noisy ? value.toPrecision(CLEAN_DIGITS) : value);
}

/**
 * Rounds to `places` decimal places, half away from zero on the decimal value; returns a plain number, never -0.
 *
 * @param places 0 or more.
 * @throws RangeError when the value is not finite, or too large for a number.
 */
export function roundTo(value: Decimal | number, places: number): number {
  const rounded = roundHalfUp(withoutNoise(value), places).toNumber();
  if (!Number.isFinite(rounded)) throw new RangeError('The value is too large for a number.');
  return rounded + 0;
}

/** The value in reais, rounded to the cent (see `roundTo`). */
export function reais(value: Decimal | number): number {
  return roundTo(value, 2);
}

/** Exact sum, to the cent, of already rounded amounts; 0 for none. */
export function sumReais(...amounts: number[]): number {
  const cents = centsTogether(amounts);
  return cents === undefined ? reais(sum(...amounts)) : cents / 100 + 0;
}

/** Subtracts already rounded amounts from another, exactly to the cent. */
export function subtractReais(amount: number, ...others: number[]): number {
  return sumReais(amount, ...others.map((other) => -other));
}

/** `part` in percent of `whole`; 0 when the whole is 0. */
export function shareInPercent(part: DecimalInput, whole: DecimalInput): Decimal {
  return compare(whole, 0) === 0 ? ZERO : decimal(part).times(100).div(whole);
}

/**
 * Splits an amount into `count` equal instalments of whole cents. The last one takes the remaining cents, so that they
 * add up to the amount: 10.00 in 3 is 3.33, 3.33, 3.34.
 *
 * @param total reais, 0 or more, rounded to the cent.
 * @param count whole, 1 or more.
 * @throws RangeError when `count` is not a whole number of at least 1.
 */
export function splitInstalments(total: number, count: number): number[] {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`Cannot split into ${count} instalments.`);
  const each = floor(decimal(reais(total)).times(100).div(count)) / 100;
  const last = reais(decimal(reais(total)).minus(decimal(each).times(count - 1)));
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? last : each));
}

/**
 * Rounds exact parts to the cent; the last one absorbs the difference, so that they add up to the total rounded once.
 */
export function roundedParts(parts: readonly Decimal[]): number[] {
  const total = reais(sum(...parts));
  const others = parts.slice(0, -1).map(reais);
  return parts.length === 0 ? [] : [...others, subtractReais(total, ...others)];
}
