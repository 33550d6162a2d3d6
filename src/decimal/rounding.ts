/** Rounds and compares numbers by their decimal values, free of binary noise. */

/** Significant digits that a double carries reliably; the rest is noise of the binary representation. */
const RELIABLE_DIGITS = 15;

/**
 * Returns the intended decimal of a double: 1.005 × 100 is 100.49999999999999 in binary and 100.5 here. Exact up to 15
 * significant digits.
 */
export function withoutNoise(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(RELIABLE_DIGITS)) : value;
}

/**
 * Rounds half away from zero on the decimal value: 1.005 becomes 1.01, −2.5 becomes −3. Never −0. Returns a number
 * unchanged if it is so large that the gap between doubles exceeds the requested places.
 *
 * @param places decimal places, 0 to 12.
 */
export function roundHalfAway(value: number, places: number): number {
  if (!Number.isFinite(value)) return value;
  const [mantissa = '0', exponent = '0'] = decimalText(Math.abs(value), places).split('e');
  const shifted = Number(`${mantissa}e${Number(exponent) + places}`);
  if (shifted > Number.MAX_SAFE_INTEGER) return value;
  const rounded = Number(`${Math.round(shifted)}e-${places}`);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/**
 * Formats a number in scientific notation without noise; with all digits of its shortest text if 15 digits do not reach
 * the requested places (12.345.678.901.234,56 has 16).
 */
function decimalText(magnitude: number, places: number): string {
  const shortest = magnitude.toExponential();
  const wholeDigits = Number(shortest.split('e')[1]) + 1;
  return wholeDigits + places > RELIABLE_DIGITS ? shortest : magnitude.toExponential(RELIABLE_DIGITS - 1);
}

/** Compares two numbers by their decimal values: negative, zero or positive. */
export function compareDecimal(a: number, b: number): number {
  const [left, right] = [withoutNoise(a), withoutNoise(b)];
  return left === right ? 0 : left - right;
}
