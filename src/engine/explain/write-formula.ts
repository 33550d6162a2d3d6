/** Writes a formula with its figures on one line, with as few brackets as possible. */
import { formatMoney, formatNumber, formatPercent, formatValue, placesOf } from '../format.ts';
import { roundHalfAway, withoutNoise } from '../../decimal/rounding.ts';
import type { About, Factor, Term } from '../../quantity/formula.ts';
import type { Formatting } from '../../quantity/formatting.ts';
import type { Quantity } from '../../quantity/quantity.ts';

/** Binding strength of parts of a formula; a looser part inside a tighter one gets brackets. */
const SUM = 1;
const PRODUCT = 2;
const POWER = 3;
const WHOLE = 4;

/** A part of a written formula, with the value of its displayed figures. */
interface Piece {
  readonly text: string;
  readonly value: number;
  readonly holds: number;
}

/** Maximum number of figures in a named result's formula that may replace its figure inside another formula. */
const MAX_FIGURES_EXPANDED = 4;
const BEFORE_ROUNDING = ' (antes de arredondar)';
/** Maximum number of decimals of inputs and constants, which appear as typed. */
const MAX_DECIMALS = 10;

/** Context of a part in a formula. */
interface Context {
  /** True in a sum of rounded amounts, whose displayed figures are exact. */
  readonly addsShown?: boolean;
  /** True in exponents, which omit units: "^12", not "^12 meses". */
  readonly isBare?: boolean;
  /** Named results whose figures are not exact enough for this formula. */
  readonly expanded: ReadonlySet<About>;
  /** Collects the other named results, with the relative error of each figure. */
  readonly inexact: Map<About, number>;
}

/**
 * Expands the formula only as far as needed to make it true: repeatedly replaces the least exact named figure by its
 * own formula or, if that is long, marks it as unrounded.
 */
export function writeTrue(
  made: Quantity,
  isTrue: (value: number) => boolean,
  { addsShown = false }: Pick<Context, 'addsShown'> = {},
): Piece {
  const expanded = new Set<About>();
  for (;;) {
    const inexact = new Map<About, number>();
    const piece = write(made, { addsShown, expanded, inexact });
    const [furthest] = [...inexact].toSorted(([, a], [, b]) => b - a);
    if (furthest === undefined || isTrue(piece.value)) return piece;
    expanded.add(furthest[0]);
  }
}

/** Writes a formula with the figures of its named results, even if they do not make it true. */
export function writeFormula(made: Quantity): string {
  return write(made, { expanded: new Set(), inexact: new Map() }).text;
}

/** Writes a formula as a part of another. */
function write(made: Quantity, context: Context): Piece {
  const { addsShown = false, isBare = false, expanded, inexact } = context;
  const inside = { isBare, expanded, inexact };
  const { formula } = made;
  switch (formula.kind) {
    case 'leaf': {
      const { amount, formatting } = formula;
      const value = formatting.format === 'percent' ? amount / 100 : amount;
      const { unit: _, ...bare } = formatting;
      return {
        text: leafText(amount, isBare ? bare : formatting),
        value,
        holds: amount < 0 ? SUM : WHOLE,
      };
    }
    case 'named': {
      const { shown, about } = formula;
      const value = roundHalfAway(shown, placesOf(about)) / (about.format === 'percent' ? 100 : 1);
      const exact = made.number;
      const staysFigure = (addsShown && !formula.isUnrounded) || withoutNoise(exact) === withoutNoise(value);
      const { unit: _, ...bare } = about;
      const text = formatValue(shown, isBare ? bare : about);
      const holds = shown < 0 ? SUM : WHOLE;
      if (staysFigure) return { text, value, holds };
      if (expanded.has(about)) {
        if (isShort(formula.made)) return write(formula.made, inside);
        return { text: text + BEFORE_ROUNDING, value: exact, holds: WHOLE };
      }
      inexact.set(about, Math.abs((exact - value) / (exact || 1)));
      return { text, value, holds };
    }
    case 'sum':
      return writeSum(formula.terms, context);
    case 'product':
      return writeProduct(formula.factors, inside);
    case 'negative': {
      const { text, value } = bracketed(write(formula.of, inside), POWER);
      return { text: `−${text}`, value: -value, holds: SUM };
    }
    case 'power': {
      const base = bracketed(withoutBareUnit(write(formula.base, { expanded, inexact })), POWER + 1);
      const exponent = write(formula.exponent, { ...inside, isBare: true });
      return {
        text: `${base.text}${isSquare(formula.exponent) ? '²' : `^${exponentText(exponent)}`}`,
        value: base.value ** exponent.value,
        holds: POWER,
      };
    }
    case 'limited':
      return write(formula.isReached ? formula.limit : formula.of, context);
    case 'whole':
    case 'explained':
      return {
        text: formatNumber(made.number, MAX_DECIMALS),
        value: made.number,
        holds: made.number < 0 ? SUM : WHOLE,
      };
  }
}

/** True if a formula is short enough to replace a figure inside another. */
function isShort(made: Quantity): boolean {
  return figuresIn(made) <= MAX_FIGURES_EXPANDED;
}

/** True for a single figure. */
export function isFigure({ formula }: Quantity): boolean {
  return formula.kind === 'leaf' || formula.kind === 'named';
}

function figuresIn({ formula }: Quantity): number {
  switch (formula.kind) {
    case 'leaf':
    case 'named':
      return 1;
    case 'sum':
      // Never expand a sum of products, because it is hard to read in brackets inside a product.
      return formula.terms.every(({ of }) => isFigure(of)) ? formula.terms.length : Infinity;
    case 'product':
      return formula.factors.reduce((count, { of }) => count + figuresIn(of), 0);
    case 'negative':
      return figuresIn(formula.of);
    default:
      return Infinity;
  }
}

function leafText(amount: number, { format, unit }: Formatting): string {
  if (format === 'money') {
    return roundHalfAway(amount, 2) === amount
      ? formatMoney(amount)
      : `R$ ${formatNumber(amount, MAX_DECIMALS)}`;
  }
  if (format === 'percent') return formatPercent(amount, MAX_DECIMALS);
  const text = formatNumber(amount, MAX_DECIMALS);
  return unit === undefined ? text : `${text} ${unit}`;
}

/** Drops named amounts of 0, which add nothing; keeps all if none is left. */
export function present(terms: readonly Term[]): readonly Term[] {
  const nonZero = terms.filter(({ of: { formula } }) => formula.kind !== 'named' || formula.shown !== 0);
  return nonZero.length === 0 ? terms : nonZero;
}

function writeSum(terms: readonly Term[], context: Context): Piece {
  const nonZero = present(terms);
  const [first] = nonZero;
  // Omit the brackets around the last remaining term of a sum.
  if (nonZero.length === 1 && first && !first.isSubtracted) return write(first.of, context);
  let text = '';
  let value = 0;
  for (const [index, { isSubtracted, of }] of nonZero.entries()) {
    const isFirst = index === 0 && !isSubtracted;
    const piece = bracketed(write(of, context), isFirst ? SUM : PRODUCT);
    const sign = isSubtracted ? '−' : '+';
    text += isFirst ? piece.text : `${index === 0 ? sign : ` ${sign} `}${piece.text}`;
    value += isSubtracted ? -piece.value : piece.value;
  }
  return { text, value, holds: SUM };
}

function writeProduct(factors: readonly Factor[], context: Context): Piece {
  let text = '';
  let value = 1;
  for (const [index, { isDivisor, of }] of factors.entries()) {
    const piece = bracketed(write(of, context), isDivisor ? POWER : PRODUCT);
    if (index === 0) text = isDivisor ? `1 ÷ ${piece.text}` : piece.text;
    else text += ` ${isDivisor ? '÷' : '×'} ${piece.text}`;
    value = isDivisor ? value / piece.value : value * piece.value;
  }
  return { text, value, holds: PRODUCT };
}

/** Brackets a figure with a unit before an exponent: (4 m)² is not 4 m². */
function withoutBareUnit(piece: Piece): Piece {
  return /\p{L}$/u.test(piece.text) ? { ...piece, holds: POWER } : piece;
}

function bracketed(piece: Piece, least: number): Piece {
  if (piece.holds >= least) return piece;
  const [open, close] = piece.text.includes('(') ? ['[', ']'] : ['(', ')'];
  return { ...piece, text: `${open}${piece.text}${close}`, holds: WHOLE };
}

/** True for a constant 2 in the formula; a typed 2 stays an exponent like any other number of periods. */
function isSquare({ formula }: Quantity): boolean {
  return formula.kind === 'leaf' && formula.amount === 2 && formula.formatting.unit === undefined;
}

function exponentText({ text, holds }: Piece): string {
  return holds === WHOLE || /^−(?:[\d.,]+|\(.*\))$/.test(text) ? text : `(${text})`;
}
