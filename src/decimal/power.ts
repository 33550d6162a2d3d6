import { decimal, ONE, ZERO, type DecimalInput } from './decimal.ts';
import { Decimal } from './exact.ts';

/** Significant digits kept by a power. */
const POWER_DIGITS = 50;
/** Decimal exponent beyond which a value exceeds the range of a JavaScript number. */
const MAX_EXPONENT = 308;

/**
 * `base` raised to `exponent`, to about forty significant digits.
 *
 * An integer exponent uses repeated squaring, truncating the mantissa to fifty digits each time, so that 1200 months
 * cost no more than a dozen products. The fractional part of an exponent uses b^f = e^(f ln b), also in decimals, so
 * that 1.21^0.5 is 1.1 and not a value close to it.
 *
 * @param exponent any real number, including negative ones; pass a decimal for fractions such as 1/12.
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

/** Cache for the last base, because a schedule raises the same base for every year. */
interface CachedBase {
  readonly base: Decimal;
  /** The base to the power of 1, 2, 4, 8…, to fifty digits. */
  readonly squares: Decimal[];
  logarithm?: Decimal;
}

let latest: CachedBase = { base: ONE, squares: [ONE] };

function cacheFor(base: Decimal): CachedBase {
  if (latest.base.cmp(base) !== 0) latest = { base, squares: [base] };
  return latest;
}

function reciprocalPower(base: Decimal, exponent: Decimal): Decimal {
  const result = positivePower(base, exponent);
  if (result === 'too large') return ZERO;
  if (result.cmp(0) === 0) {
    throw new RangeError(`${base.toString()}^-${exponent.toString()} is too large.`);
  }
  // Separate the power of ten, because a division keeps decimal places, not significant digits, and would lose the
  // digits of a small result.
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
  return result.exponent > MAX_EXPONENT ? 'too large' : result;
}

function squaringPower(base: Decimal, exponent: number): Power {
  const { squares } = cacheFor(base);
  let result = ONE;
  let square = base;
  for (let left = exponent, order = 0; left > 0; left = Math.floor(left / 2), order += 1) {
    square = squares[order] ??= square.times(square).prec(POWER_DIGITS);
    if (square.exponent > MAX_EXPONENT) return 'too large';
    if (square.exponent < -MAX_EXPONENT) return ZERO;
    if (left % 2 === 1) result = result.times(square).prec(POWER_DIGITS);
  }
  if (result.exponent > MAX_EXPONENT) return 'too large';
  return result.exponent < -MAX_EXPONENT ? ZERO : result;
}

function fractionalPower(base: Decimal, fraction: Decimal): Decimal {
  if (base.cmp(0) === 0) return ZERO;
  if (base.cmp(0) < 0) throw new RangeError('A negative number has no fractional power.');
  const ofBase = cacheFor(base);
  ofBase.logarithm ??= naturalLogarithm(base);
  return exponential(fraction.times(ofBase.logarithm).prec(POWER_DIGITS));
}

/** ln x by Halley's iteration on e^y = x: from the 15 correct digits of a double, two steps give more than 50. */
function naturalLogarithm(x: Decimal): Decimal {
  let y = decimal(Math.log(x.toNumber()));
  for (let step = 0; step < 2; step += 1) {
    const estimate = exponential(y);
    y = y.plus(x.minus(estimate).div(x.plus(estimate)).times(2)).prec(POWER_DIGITS);
  }
  return y;
}

/** e^y by its power series: halves y until the series is short, then squares the result as often. */
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
