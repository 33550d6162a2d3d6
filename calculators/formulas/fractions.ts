/** Calculates with exact fractions of whole numbers of any size. The numerator carries the sign. */

/** A fraction; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const PLAIN_OR_SCIENTIFIC = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;
/** The largest power of ten, beyond any number that people type. */
const LARGEST_EXPONENT = 400;

/** Greatest common divisor, 0 or more; that of 0 and n is |n|. */
export function gcd(a: bigint, b: bigint): bigint {
  let [left, right] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}

/**
 * The fraction of two decimal numbers, as typed: 1.5 over 2 is 15/20, not simplified; whole numbers stay
 * unchanged, the sign moves to the numerator.
 *
 * @throws RangeError for a denominator of 0, or for anything but a finite decimal number.
 */
export function fraction(numerator: number | string, denominator: number | string): Fraction {
  const above = fractionOfDecimal(numerator);
  const below = fractionOfDecimal(denominator);
  if (below.numerator === 0n) throw new RangeError('The denominator of a fraction must not be 0.');
  const scale = above.denominator > below.denominator ? above.denominator : below.denominator;
  const top = above.numerator * (scale / above.denominator);
  const bottom = below.numerator * (scale / below.denominator);
  return bottom < 0n ? { numerator: -top, denominator: -bottom } : { numerator: top, denominator: bottom };
}

/**
 * A decimal as a fraction over a power of ten, not simplified: 0.333 is 333/1000, 2 is 2/1.
 *
 * @param value a number (by its shortest decimal representation) or text with a decimal point.
 * @throws RangeError for anything but a finite decimal number.
 */
export function fractionOfDecimal(value: number | string): Fraction {
  const match = PLAIN_OR_SCIENTIFIC.exec(String(value).trim());
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = match ?? [];
  const shift = Number(exponent);
  if (match === null || whole + decimals === '' || Math.abs(shift) > LARGEST_EXPONENT) {
    throw new RangeError(`Not a finite decimal number: ${JSON.stringify(String(value))}.`);
  }
  const places = decimals.length - shift;
  const digits = BigInt(whole + decimals) * 10n ** BigInt(Math.max(0, -places));
  return {
    numerator: sign === '-' ? -digits : digits,
    denominator: 10n ** BigInt(Math.max(0, places)),
  };
}

/** The fraction in lowest terms: 4/8 is 1/2, 0/5 is 0/1. */
export function simplify({ numerator, denominator }: Fraction): Fraction {
  const divisor = gcd(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The fraction as text: '3/4', '-3/4'; with a denominator of 1 only the whole number, '2'. */
export function fractionText({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : fullFractionText({ numerator, denominator });
}

/** The fraction as text with both terms, even over 1: '3/4', '2/1'. */
export function fullFractionText({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

/** True if the decimal of a fraction ends: in lowest terms, its denominator divides a power of ten. */
export function terminates(value: Fraction): boolean {
  const { denominator } = simplify(value);
  // Use as many tens as the denominator has binary digits, because it has fewer prime factors.
  return 10n ** BigInt(denominator.toString(2).length) % denominator === 0n;
}
