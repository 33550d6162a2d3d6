/** Writes steps like a lesson: the formula in words and with its numbers. */
import { explain } from '../../src/engine/explain/explain.ts';
import { roundTo } from '../../src/decimal/money.ts';
import type { NamedQuantity, Quantity } from '../../src/quantity/quantity.ts';

/**
 * The line of a declared result: `Área = base × altura = 10 m × 25 m = 250 m²`; none for a value without a
 * calculation. Uses the result's law as the formula.
 *
 * @param symbol the lesson's name for the result, if it is not the label.
 */
export function lessonLines(step: NamedQuantity, symbol?: string): readonly string[] {
  const { label, law } = step.named.about;
  const start = [symbol ?? label, law].filter((part) => part !== undefined).join(' = ');
  return explain(step).map((line) => `${start} = ${line}`);
}

/** Rounds a result to decimal places, with a note if that changes it. */
export function roundedTo(
  places: number,
  value: Quantity,
): { readonly places: number; readonly note?: string } {
  if (value.equals(roundTo(value.exact, places))) return { places };
  return { places, note: `Valor arredondado para ${places} casas decimais.` };
}
