/**
 * Exact decimal arithmetic: what is compared and rounded, and powers.
 *
 * Numbers are converted from their shortest decimal representation (0.1 is one tenth, not the nearest binary
 * fraction), and sums and products are exact. Divisions and powers, which often have no finite decimal
 * representation, keep some fifty digits: the error cannot affect a cent, a band or a class once `roundTo`
 * and `compare` have discarded the last digits.
 */
import { Decimal, type Operand } from './exact.ts';

/** Significant digits kept by a power. */
const POWER_DIGITS = 50;
/** Significant digits used in comparisons: further digits can only be truncation error of a division. */
const COMPARED_DIGITS = 40;
/**
 * Decimal places examined beyond those kept by a rounding. A value this close to a half, or to a whole
 * number, counts as equal to it: the difference is truncation error of a division (two thirds of a cent plus
 * one third is a cent).
 */
const GUARD_PLACES = 23;
/** Decimal exponents beyond which a value no longer fits a JavaScript number. */
const LARGEST_EXPONENT = 308;

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

/** Zero and one, the two decimals that every formula needs. */
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

/** The value without the truncation error of a division, before a rounding to `places`. */
function settled(value: Decimal, places: number): Decimal {
  return value.round(places + GUARD_PLACES);
}

/** The value rounded to `places` decimals, half away from zero. */
export function roundHalfUp(value: Decimal, places: number): Decimal {
  return settled(value, places).round(places);
}

/** The largest whole number that is not above the value. */
export function floor(value: DecimalInput): number {
  const exact = settled(decimal(value), 0);
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

/**
 * `base` raised to `exponent`, to about forty significant digits.
 *
 * An integer exponent is computed by repeated squaring, truncating the mantissa to fifty digits each time so
 * that 1200 months cost no more than a dozen products. The fractional part of an exponent uses b^f = e^(f ln
 * b), also in decimals, so that 1.21^0.5 is 1.1 and not a value close to it.
 *
 * @param exponent any real number, negative ones included; pass a decimal for one such as 1/12.
 * @throws RangeError for a negative base with a fractional exponent, for 0 with a negative exponent, and for
 * a result too large for a JavaScript number (above about 10^308). A result below 10^-308 is 0.
 */
export function power(base: DecimalInput, exponent: DecimalInput): Decimal {
  const exact = decimal(base);
  const exactExponent = decimal(exponent);
  if (exactExponent.cmp(0) < 0) {
    if (exact.cmp(0) === 0) throw new RangeError('0 has no negative power.');
    return reciprocalPower(exact, exactExponent.neg());
  }
  const result = positivePower(exact, exactExponent);
  if (result === 'too large') {
    throw new RangeError(`${exact.toString()}^${exactExponent.toString()} is too large.`);
  }
  return result;
}

type Power = Decimal | 'too large';

function reciprocalPower(base: Decimal, exponent: Decimal): Decimal {
  const result = positivePower(base, exponent);
  if (result === 'too large') return ZERO;
  if (result.cmp(0) === 0) {
    throw new RangeError(`${base.toString()}^-${exponent.toString()} is too large.`);
  }
  // The division keeps decimal places, not significant digits: separating the power of ten keeps the digits
  // of a small result.
  const mantissa = result.times(powerOfTen(-result.exponent));
  return ONE.div(mantissa).times(powerOfTen(-result.exponent));
}

function powerOfTen(exponent: number): Decimal {
  return new Decimal(1n, -exponent);
}

function positivePower(base: Decimal, exponent: Decimal): Power {
  const whole = exponent.truncated();
  const rest = exponent.minus(whole);
  const wholePower = squaringPower(base, whole.toNumber());
  if (wholePower === 'too large' || rest.cmp(0) === 0 || wholePower.cmp(0) === 0) return wholePower;
  const result = wholePower.times(fractionalPower(base, rest)).prec(POWER_DIGITS);
  return result.exponent > LARGEST_EXPONENT ? 'too large' : result;
}

function squaringPower(base: Decimal, exponent: number): Power {
  let result = ONE;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (square.exponent > LARGEST_EXPONENT) return 'too large';
    if (square.exponent < -LARGEST_EXPONENT) return ZERO;
    if (left % 2 === 1) result = result.times(square).prec(POWER_DIGITS);
    if (left > 1) square = square.times(square).prec(POWER_DIGITS);
  }
  if (result.exponent > LARGEST_EXPONENT) return 'too large';
  return result.exponent < -LARGEST_EXPONENT ? ZERO : result;
}

function fractionalPower(base: Decimal, fraction: Decimal): Decimal {
  if (base.cmp(0) === 0) return ZERO;
  if (base.cmp(0) < 0) throw new RangeError('A negative number has no fractional power.');
  return exponential(fraction.times(naturalLogarithm(base)).prec(POWER_DIGITS));
}

/**
 * ln x by Halley's iteration on e^y = x: starting from a double's 15 correct digits, two steps give more than
 * 50.
 */
function naturalLogarithm(x: Decimal): Decimal {
  let y = decimal(Math.log(x.toNumber()));
  for (let step = 0; step < 2; step += 1) {
    const estimate = exponential(y);
    y = y.plus(x.minus(estimate).div(x.plus(estimate)).times(2)).prec(POWER_DIGITS);
  }
  return y;
}

/** e^y by its power series, after halving y until the series is short, squared back as often. */
function exponential(y: Decimal): Decimal {
  const halvings = Math.max(0, Math.ceil(Math.log2(Math.abs(y.toNumber()) + Number.MIN_VALUE)) + 8);
  const reduced = y.times(2 ** -halvings).prec(POWER_DIGITS + 10);
  let term = ONE;
  let result = ONE;
  for (let order = 1; term.cmp(0) !== 0; order += 1) {
    term = term.times(reduced).div(order);
    result = result.plus(term);
  }
  for (let step = 0; step < halvings; step += 1) result = result.times(result).prec(POWER_DIGITS + 10);
  return result;
}
