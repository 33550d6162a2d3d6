import { withoutNoise } from './rounding.ts';

const FRACTION = /^\s*([+-]?\d{1,6})\s*\/\s*(\d{1,6})\s*$/;
/** Matches decimals that end early: beyond these places the quotient repeats, and writing it would change its value. */
const FINITE = /^-?\d+(\.\d{1,10})?$/;

/**
 * Parses a fraction whose decimal ends: "1/2" is 0.5.
 *
 * @returns undefined for any other text, also for "1/3", which no decimal equals.
 */
export function typedFraction(text: string): number | undefined {
  const [, numerator, denominator] = FRACTION.exec(text.replaceAll('\u2212', '-')) ?? [];
  if (numerator === undefined) return undefined;
  const value = withoutNoise(Number(numerator) / Number(denominator));
  return FINITE.test(String(value)) ? value : undefined;
}
