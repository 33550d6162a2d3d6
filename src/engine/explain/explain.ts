/**
 * Writes the formula of a quantity with its figures, so that anyone can repeat it with a pocket calculator.
 *
 * A named result appears inside a formula as the figure shown for it, as long as the sum of the figures shown equals
 * the figure on the right to the cent. Otherwise the result's own formula replaces it. Every equation is therefore true
 * for the figures it shows.
 */
import { agree } from '../agree.ts';
import { formatMoney, formatNumber, formatPercent, formatValue, placesOf } from '../format.ts';
import { roundHalfAway, withoutNoise } from '../../decimal/rounding.ts';
import type { About, Factor, Formula, SentenceWriter, Term } from '../../quantity/formula.ts';
import type { Formatting } from '../../quantity/formatting.ts';
import type { NamedQuantity, Quantity } from '../../quantity/quantity.ts';

/** Binding strength of a piece of a formula; a looser piece inside a tighter one gets brackets. */
const SUM = 1;
const PRODUCT = 2;
const POWER = 3;
const WHOLE = 4;

/** A piece of a written formula, with the value of its written figures. */
interface Piece {
  readonly text: string;
  readonly value: number;
  readonly holds: number;
}

/** Limit of figures in a named result's formula that may be unfolded inside another formula. */
const MOST_FIGURES_UNFOLDED = 4;
const BEFORE_ROUNDING = ' (antes de arredondar)';
/** Digits of inputs and constants, which appear as typed. */
const MOST_DIGITS = 10;
/** Relative error that binary arithmetic may leave in a value. */
const NOISE = 1e-9;

/** Writes the lines on demand, because most explanations are never opened. */
type Explanation = () => readonly string[];

/** The lines that explain a named result; empty for an input or a constant. */
export function explain(result: NamedQuantity): readonly string[] {
  return explanationOf(result)?.() ?? [];
}

/** The explanation of a named result; undefined for an input or a constant. */
export function explanationOf({ named: { made, shown, about } }: NamedQuantity): Explanation | undefined {
  return explanation(made, shown, about);
}

function explanation(made: Quantity, shown: number, about: About): Explanation | undefined {
  const { formula } = made;
  switch (formula.kind) {
    case 'leaf':
    case 'named':
      return undefined;
    case 'sum':
      return isOneAmount(formula.terms) ? undefined : () => equation(made, shown, about);
    case 'explained': {
      const lines = formula.lines(writer);
      return lines.length === 0 ? undefined : () => lines.map(agree);
    }
    case 'whole':
      if (formula.of.equals(made)) return explanation(formula.of, shown, about);
      return () => roundedUpOrDown(formula, shown, about);
    case 'limited':
      return formula.isReached ? () => limited(formula, shown, about) : explanation(formula.of, shown, about);
    default:
      return () => equation(made, shown, about);
  }
}

type FormulaOf<K extends Formula['kind']> = Extract<Formula, { readonly kind: K }>;

function roundedUpOrDown({ of, direction }: FormulaOf<'whole'>, shown: number, about: About): string[] {
  const [side, rounded] = direction === 'up' ? ['cima', Math.ceil] : ['baixo', Math.floor];
  const { text } = written(of, (value) => rounded(withoutNoise(value)) === shown, false);
  return [agree(`${text}, arredondado para ${side} = ${formatValue(shown, about)}`)];
}

function limited({ of, side }: FormulaOf<'limited'>, shown: number, about: About): string[] {
  const limit = side === 'above' ? 'vale o limite de' : 'vale o mínimo de';
  const { text, value } = written(of, () => true, about.format === 'money');
  const reckoned = formatValue(about.format === 'percent' ? value * 100 : value, about);
  return [agree(`${isFigure(of) ? text : `${text} = ${reckoned}`}: ${limit} ${formatValue(shown, about)}`)];
}

/** True if a sum has only one amount left, so there is nothing to add up. */
function isOneAmount(terms: readonly Term[]): boolean {
  const [first, ...others] = present(terms);
  if (others.length > 0 || first === undefined || first.isSubtracted) return false;
  return isFigure(first.of);
}

function equation(made: Quantity, shown: number, about: About): readonly string[] {
  const value = about.format === 'percent' ? shown / 100 : shown;
  const places = placesOf(about) + (about.format === 'percent' ? 2 : 0);
  const tolerance = 0.5 * 10 ** -places + NOISE * Math.abs(value);
  const isTrue = (reckoned: number) => Math.abs(reckoned - roundHalfAway(value, places)) <= tolerance;
  const { text, value: reckoned } = written(made, isTrue, about.format === 'money');
  return [agree(`${text} ${isTrue(reckoned) ? '=' : '≈'} ${formatValue(shown, about)}`)];
}

/**
 * Unfolds the formula only as far as necessary to make it true: repeatedly replaces the least exact named figure by its
 * own formula or, if that is long, marks it as unrounded.
 */
function written(made: Quantity, isTrue: (value: number) => boolean, addsShown: boolean): Piece {
  const unfolded = new Set<About>();
  for (;;) {
    const inexact = new Map<About, number>();
    const piece = write(made, { addsShown, unfolded, inexact });
    const [furthest] = [...inexact].toSorted(([, a], [, b]) => b - a);
    if (furthest === undefined || isTrue(piece.value)) return piece;
    unfolded.add(furthest[0]);
  }
}

/** Context in which a piece is written. */
interface Manner {
  /** True for a sum of rounded amounts, whose figures are the amounts themselves. */
  readonly addsShown?: boolean;
  /** True for exponents, which carry no unit: "^12", not "^12 meses". */
  readonly isBare?: boolean;
  /** The named results whose figures are not exact enough for this formula. */
  readonly unfolded: ReadonlySet<About>;
  /** Collects the other named results with the relative error of each figure. */
  readonly inexact: Map<About, number>;
}

function write(made: Quantity, manner: Manner): Piece {
  const { addsShown = false, isBare = false, unfolded, inexact } = manner;
  const inside = { isBare, unfolded, inexact };
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
      if (unfolded.has(about)) {
        if (isShort(formula.made)) return write(formula.made, inside);
        return { text: text + BEFORE_ROUNDING, value: exact, holds: WHOLE };
      }
      inexact.set(about, Math.abs((exact - value) / (exact || 1)));
      return { text, value, holds };
    }
    case 'sum':
      return writeSum(formula.terms, manner);
    case 'product':
      return writeProduct(formula.factors, inside);
    case 'negative': {
      const { text, value } = bracketed(write(formula.of, inside), POWER);
      return { text: `−${text}`, value: -value, holds: SUM };
    }
    case 'power': {
      const base = bracketed(withoutBareUnit(write(formula.base, { unfolded, inexact })), POWER + 1);
      const exponent = write(formula.exponent, { ...inside, isBare: true });
      return {
        text: `${base.text}${isSquare(formula.exponent) ? '²' : `^${exponentText(exponent)}`}`,
        value: base.value ** exponent.value,
        holds: POWER,
      };
    }
    case 'limited':
      return write(formula.isReached ? formula.limit : formula.of, manner);
    case 'whole':
    case 'explained':
      return {
        text: formatNumber(made.number, MOST_DIGITS),
        value: made.number,
        holds: made.number < 0 ? SUM : WHOLE,
      };
  }
}

/** True if a formula is short enough to go inside another. */
function isShort(made: Quantity): boolean {
  return figuresIn(made) <= MOST_FIGURES_UNFOLDED;
}

function isFigure({ formula }: Quantity): boolean {
  return formula.kind === 'leaf' || formula.kind === 'named';
}

function figuresIn({ formula }: Quantity): number {
  switch (formula.kind) {
    case 'leaf':
    case 'named':
      return 1;
    case 'sum':
      // A sum of products in brackets inside a product is hard to read.
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
      : `R$ ${formatNumber(amount, MOST_DIGITS)}`;
  }
  if (format === 'percent') return formatPercent(amount, MOST_DIGITS);
  const text = formatNumber(amount, MOST_DIGITS);
  return unit === undefined ? text : `${text} ${unit}`;
}

/** Drops named amounts of 0, which add nothing. */
function present(terms: readonly Term[]): readonly Term[] {
  const telling = terms.filter(({ of: { formula } }) => formula.kind !== 'named' || formula.shown !== 0);
  return telling.length === 0 ? terms : telling;
}

function writeSum(terms: readonly Term[], manner: Manner): Piece {
  const telling = present(terms);
  const [first] = telling;
  // The last remaining term of a sum needs no brackets.
  if (telling.length === 1 && first && !first.isSubtracted) return write(first.of, manner);
  let text = '';
  let value = 0;
  for (const [index, { isSubtracted, of }] of telling.entries()) {
    const isFirst = index === 0 && !isSubtracted;
    const piece = bracketed(write(of, manner), isFirst ? SUM : PRODUCT);
    const sign = isSubtracted ? '−' : '+';
    text += isFirst ? piece.text : `${index === 0 ? sign : ` ${sign} `}${piece.text}`;
    value += isSubtracted ? -piece.value : piece.value;
  }
  return { text, value, holds: SUM };
}

function writeProduct(factors: readonly Factor[], manner: Manner): Piece {
  let text = '';
  let value = 1;
  for (const [index, { isDivisor, of }] of factors.entries()) {
    const piece = bracketed(write(of, manner), isDivisor ? POWER : PRODUCT);
    if (index === 0) text = isDivisor ? `1 ÷ ${piece.text}` : piece.text;
    else text += ` ${isDivisor ? '÷' : '×'} ${piece.text}`;
    value = isDivisor ? value / piece.value : value * piece.value;
  }
  return { text, value, holds: PRODUCT };
}

/** Brackets a figure with a unit under an exponent: (4 m)² is not 4 m². */
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

const writer: SentenceWriter = {
  formula: (made) => write(made, { unfolded: new Set(), inexact: new Map() }).text,
  figure: (made, formatting) => formatValue(typeof made === 'number' ? made : made.number, formatting),
};
