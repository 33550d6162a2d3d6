/**
 * Writes the formula of a quantity with its figures, so that anyone can check it with a pocket calculator.
 *
 * Inside a formula, a named result appears as its displayed figure, as long as the displayed figures give the figure on
 * the right to the cent. Otherwise the result's own formula replaces it. Every equation is therefore true for the
 * figures that it displays.
 */
import { agree } from '../agree.ts';
import { formatValue, placesOf } from '../format.ts';
import { roundHalfAway, withoutNoise } from '../../decimal/rounding.ts';
import type { About, Formula, SentenceWriter, Term } from '../../quantity/formula.ts';
import type { NamedQuantity, Quantity } from '../../quantity/quantity.ts';
import { isFigure, present, writeFormula, writeTrue } from './write-formula.ts';

/** Tolerance for the relative error of binary arithmetic. */
const NOISE = 1e-9;

/** Lines that explain a named result; empty for an input or a constant. */
export function explain({ named: { made, shown, about } }: NamedQuantity): readonly string[] {
  return linesOf(made, shown, about);
}

function linesOf(made: Quantity, shown: number, about: About): readonly string[] {
  const { formula } = made;
  switch (formula.kind) {
    case 'leaf':
    case 'named':
      return [];
    case 'sum':
      return addsNothing(formula.terms) ? [] : equation(made, shown, about);
    case 'explained':
      return formula.lines(writer).map(agree);
    case 'whole':
      if (formula.of.equals(made)) return linesOf(formula.of, shown, about);
      return roundedUpOrDown(formula, shown, about);
    case 'limited':
      return formula.isReached ? limited(formula, shown, about) : linesOf(formula.of, shown, about);
    default:
      return equation(made, shown, about);
  }
}

type FormulaOf<K extends Formula['kind']> = Extract<Formula, { readonly kind: K }>;

function roundedUpOrDown({ of, direction }: FormulaOf<'whole'>, shown: number, about: About): string[] {
  const [side, rounded] = direction === 'up' ? ['cima', Math.ceil] : ['baixo', Math.floor];
  const { text } = writeTrue(of, (value) => rounded(withoutNoise(value)) === shown);
  return [agree(`${text}, arredondado para ${side} = ${formatValue(shown, about)}`)];
}

function limited({ of, side }: FormulaOf<'limited'>, shown: number, about: About): string[] {
  const limit = side === 'above' ? 'vale o limite de' : 'vale o mínimo de';
  const { text, value } = writeTrue(of, () => true, { addsShown: about.format === 'money' });
  const calculated = formatValue(about.format === 'percent' ? value * 100 : value, about);
  return [agree(`${isFigure(of) ? text : `${text} = ${calculated}`}: ${limit} ${formatValue(shown, about)}`)];
}

/** True if a sum has no terms, or only one amount of it is left. */
function addsNothing(terms: readonly Term[]): boolean {
  if (terms.length === 0) return true;
  const [first, ...others] = present(terms);
  if (others.length > 0 || first === undefined || first.isSubtracted) return false;
  return isFigure(first.of);
}

function equation(made: Quantity, shown: number, about: About): readonly string[] {
  const value = about.format === 'percent' ? shown / 100 : shown;
  const places = placesOf(about) + (about.format === 'percent' ? 2 : 0);
  const tolerance = 0.5 * 10 ** -places + NOISE * Math.abs(value);
  const isTrue = (calculated: number) => Math.abs(calculated - roundHalfAway(value, places)) <= tolerance;
  const { text, value: calculated } = writeTrue(made, isTrue, { addsShown: about.format === 'money' });
  return [agree(`${text} ${isTrue(calculated) ? '=' : '≈'} ${formatValue(shown, about)}`)];
}

const writer: SentenceWriter = {
  formula: writeFormula,
  figure: (made, formatting) => formatValue(typeof made === 'number' ? made : made.number, formatting),
};
