/**
 * Numbers and expressions written out for the steps of a calculation, in Brazilian notation. Unlike a
 * formatter of plain numbers it writes decimals of any size digit by digit.
 */
import { compare, decimal, roundHalfUp, type Decimal, type DecimalInput } from '../../src/decimal/decimal.ts';

/** More decimal places than these nobody reads. */
const MOST_PLACES = 12;

/** The number with dots between thousands and a comma: `−1.234,5`; at most 12 decimal places. */
export function exactText(value: DecimalInput): string {
  const rounded = roundHalfUp(decimal(value), MOST_PLACES);
  const [whole = '0', places] = rounded.abs().toFixed().split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  const sign = compare(rounded, 0) < 0 ? '−' : '';
  return `${sign}${grouped}${places === undefined ? '' : `,${places}`}`;
}

/** The number as it stands behind an operator: a negative one in parentheses, `3 × (−2)`. */
export function operandText(value: DecimalInput): string {
  return compare(value, 0) < 0 ? `(${exactText(value)})` : exactText(value);
}

/**
 * The right-hand side of an equation, told apart from an approximation: `= 0,5`, but `≈ 0,33` for a third.
 *
 * @param places decimal places that are shown, 0 to 12.
 */
export function equalsText(value: Decimal, places: number): string {
  const shown = roundHalfUp(value, places);
  return `${compare(shown, value) === 0 ? '=' : '≈'} ${exactText(shown)}`;
}

/** A term of a sum: a coefficient and what it multiplies, `''` for a bare number. */
export interface Term {
  readonly coefficient: DecimalInput;
  readonly symbol: string;
}

/** A sum as it is written by hand: `2x² − x + 3`. Terms of 0 are left out; a sum of nothing is `0`. */
export function sumText(terms: readonly Term[]): string {
  const present = terms.filter(({ coefficient }) => compare(coefficient, 0) !== 0);
  const written = present.map(({ coefficient, symbol }, index) => {
    const negative = compare(coefficient, 0) < 0;
    const size = decimal(coefficient).abs();
    const factor = symbol !== '' && compare(size, 1) === 0 ? '' : exactText(size);
    if (index === 0) return `${negative ? '−' : ''}${factor}${symbol}`;
    return `${negative ? '−' : '+'} ${factor}${symbol}`;
  });
  return written.length === 0 ? '0' : written.join(' ');
}
