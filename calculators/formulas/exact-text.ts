/**
 * Formats numbers and expressions for the steps of a calculation, in Brazilian notation. Unlike
 * `Intl.NumberFormat` on plain numbers it keeps every digit of decimals of any size.
 */
import { withThousands } from '../../src/decimal/notation.ts';
import { compare, decimal, roundHalfUp, type Decimal, type DecimalInput } from '../../src/decimal/decimal.ts';
import { isQuantity, type Quantity } from '../../src/quantity/quantity.ts';

/** Maximum number of decimal places; more would not be readable. */
const MAX_PLACES = 12;

/** A value that can be formatted: a decimal, or a quantity without its unit. */
export type Written = DecimalInput | Quantity;

function exactOf(value: Written): Decimal {
  return typeof value === 'object' && isQuantity(value) ? value.exact : decimal(value);
}

/** The number with dots between thousands and a comma: `−1.234,5`; at most 12 decimal places. */
export function exactText(value: Written): string {
  const rounded = roundHalfUp(exactOf(value), MAX_PLACES);
  const [whole = '0', places] = rounded.abs().toString().split('.');
  const sign = compare(rounded, 0) < 0 ? '−' : '';
  return `${sign}${withThousands(whole)}${places === undefined ? '' : `,${places}`}`;
}

/** The number as written after an operator: a negative one in parentheses, `3 × (−2)`. */
export function operandText(value: Written): string {
  return compare(exactOf(value), 0) < 0 ? `(${exactText(value)})` : exactText(value);
}

/**
 * The right-hand side of an equation, marked if it is an approximation: `= 0,5`, but `≈ 0,33` for a third.
 *
 * @param places decimal places to show, 0 to 12.
 */
export function equalsText(value: Written, places: number): string {
  const exact = exactOf(value);
  const shown = roundHalfUp(exact, places);
  return `${compare(shown, exact) === 0 ? '=' : '≈'} ${exactText(shown)}`;
}

/** A term of a sum: a coefficient with its symbol, `''` for a bare number. */
export interface Term {
  readonly coefficient: Written;
  readonly symbol: string;
}

/** A sum as written by hand: `2x² − x + 3`. Terms of 0 are left out; an empty sum is `0`. */
export function sumText(terms: readonly Term[]): string {
  const present = terms
    .map(({ coefficient, symbol }) => ({ coefficient: exactOf(coefficient), symbol }))
    .filter(({ coefficient }) => compare(coefficient, 0) !== 0);
  const written = present.map(({ coefficient, symbol }, index) => {
    const negative = compare(coefficient, 0) < 0;
    const size = coefficient.abs();
    const factor = symbol !== '' && compare(size, 1) === 0 ? '' : exactText(size);
    if (index === 0) return `${negative ? '−' : ''}${factor}${symbol}`;
    return `${negative ? '−' : '+'} ${factor}${symbol}`;
  });
  return written.length === 0 ? '0' : written.join(' ');
}

/**
 * The calculation that a quantity remembers, with its figures: `(−5)² − 4 × 1 × 6`. Figures have all their digits, or
 * the decimal places that a constant is formatted with, and no units.
 *
 * @returns undefined for a figure alone, such as an input, a constant or a named result.
 */
export function calculationText({ formula }: Quantity): string | undefined {
  switch (formula.kind) {
    case 'sum':
      return joined(
        formula.terms.map(({ isSubtracted, of }) => ({ operator: isSubtracted ? '−' : '+', of })),
      );
    case 'product':
      return joined(formula.factors.map(({ isDivisor, of }) => ({ operator: isDivisor ? '÷' : '×', of })));
    case 'power':
      return `${partText(formula.base, '^')}^${partText(formula.exponent, '^')}`.replace(/\^2$/, '²');
    default:
      return undefined;
  }
}

function joined(parts: readonly { readonly operator: string; readonly of: Quantity }[]): string {
  return parts
    .map(({ operator, of }, index) => (index === 0 ? partText(of) : `${operator} ${partText(of, operator)}`))
    .join(' ');
}

/** A part of a calculation, in parentheses where the operator before it requires them. */
function partText(part: Quantity, operator?: string): string {
  const { exact, formula } = part;
  const inside = calculationText(part);
  if (inside === undefined) {
    // Inputs, which have a label, keep all the digits that were typed.
    const places = formula.kind === 'leaf' && !formula.label ? formula.formatting.decimals : undefined;
    const shown = places === undefined ? exact : roundHalfUp(exact, places);
    return operator === undefined ? exactText(shown) : operandText(shown);
  }
  const isTighter =
    operator === '÷' || operator === '^' || (operator !== undefined && inside.startsWith('−'));
  return isTighter || formula.kind === 'sum' ? `(${inside})` : inside;
}
