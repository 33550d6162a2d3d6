/**
 * Builds the steps of a lesson. Lines with numbers follow from quantities, so that text and value cannot differ. Unlike
 * the engine's formulas, which show a value as on a receipt, lessons keep every digit and distinguish `=` from `≈`.
 */
import { compare, roundHalfUp } from '../../src/decimal/decimal.ts';
import { roundTo } from '../../src/decimal/money.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { Results } from '../../src/quantity/declare.ts';
import { isNamedQuantity, leaf, Quantity, type NamedQuantity } from '../../src/quantity/quantity.ts';
import { calculationText, equalsText, exactText } from '../formulas/exact-text.ts';

/** The steps of one calculation, in the order of the calls. */
export class Lesson {
  readonly #lines: string[] = [];

  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Adds a sentence. */
  say(sentence: string): this {
    this.#lines.push(sentence);
    return this;
  }

  /**
   * Adds the calculation of a value; nothing for an input or a constant.
   *
   * @param lead text before it: `x₁ = `, or `Divida pelo primeiro valor: `.
   */
  line(value: Quantity, lead = ''): this {
    const named = isNamedQuantity(value) ? value : new Results().number('', value);
    this.#lines.push(...explain(named).map((line) => lead + markedIfRounded(line, named)));
    return this;
  }

  /**
   * Adds a declared result with its law as the formula: `Área = base × altura = 10 m × 25 m = 250 m²`.
   *
   * @param symbol the lesson's name for the result, if it is not the label.
   */
  result(step: NamedQuantity, symbol?: string): this {
    const { label, law } = step.named.about;
    return this.line(step, `${symbol ?? label} = ${law === undefined ? '' : `${law} = `}`);
  }
}

/** The line of a result; `≈` before its value, if the decimal places of the result round that. */
function markedIfRounded(line: string, { exact, named: { about } }: NamedQuantity): string {
  if (about.decimals === undefined || compare(exact, roundHalfUp(exact, about.decimals)) === 0) return line;
  return line.replace(/ = (?=[^=]*$)/, ' ≈ ');
}

/** The text around the figures of a calculation. */
interface Wording {
  /** Text before the figures: `Δ = b² − 4ac`. */
  readonly formula?: string;
  /** The same calculation one step further: 25 − 24 after 5² − 4 × 1 × 6. */
  readonly next?: Quantity;
  /** Decimal places of the value, marked `≈` if that rounds it; without them it has up to 12. */
  readonly places?: number;
  /** Follows the value directly: `%`. */
  readonly unit?: string;
}

/** The value of a calculation, explained by its line: `Δ = b² − 4ac = 5² − 4 × 1 × 6 = 25 − 24 = 1`. */
export function worked(calculation: Quantity, { formula, next, places, unit = '' }: Wording = {}): Quantity {
  const value = places === undefined ? `= ${exactText(calculation)}` : equalsText(calculation, places);
  const sides = [formula, calculationText(calculation), next && calculationText(next)];
  const line = [sides.filter((side) => side !== undefined).join(' = '), value].join(' ');
  return calculation.explainedAs(() => line + unit);
}

/** A value as one figure inside another calculation, shown to `places` decimals but used unrounded. */
export function figure({ exact, number }: Quantity, places?: number): Quantity {
  return leaf(exact, number, { format: 'number', ...(places === undefined ? {} : { decimals: places }) });
}

/**
 * The square root, explained by its line, because nobody recognizes a power of 0.5: `√[(3 m)² + (4 m)²] = 5 m`, or
 * `√2 ≈ 1,41` for a figure.
 *
 * @param unit follows the value directly.
 */
export function squareRoot(square: Quantity, places: number, unit = ''): Quantity {
  const value = square.exact.sqrt();
  return new Quantity(value, {
    kind: 'explained',
    lines: ({ formula }) => {
      const inside = calculationText(square) === undefined ? exactText(square) : bracketed(formula(square));
      return [`√${inside} ${equalsText(value, places)}${unit}`];
    },
  });
}

function bracketed(text: string): string {
  return text.includes('[') ? `{${text}}` : `[${text}]`;
}

/** Rounds a result to decimal places, with a note if that changes it. */
export function roundedTo(
  places: number,
  value: Quantity,
): { readonly places: number; readonly note?: string } {
  if (value.equals(roundTo(value.exact, places))) return { places };
  return { places, note: `Valor arredondado para ${places} casas decimais.` };
}
