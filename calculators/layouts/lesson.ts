/** Steps as a lesson writes them: the formula in words, and with the figures put in. */
import { explain } from '../../src/engine/explain/explain.ts';
import { roundTo } from '../../src/decimal/money.ts';
import type { NamedQuantity, Quantity } from '../../src/quantity/quantity.ts';

/**
 * The line of a declared result: `Área = base × altura = 10 m × 25 m = 250 m²`; none where there is nothing to work out.
 * The formula is what the result gives as its law.
 *
 * @param symbol what the lesson calls the result, where that is not its label.
 */
export function lessonLines(step: NamedQuantity, symbol?: string): readonly string[] {
  const { label, law } = step.named.about;
  const start = [symbol ?? label, law].filter((part) => part !== undefined).join(' = ');
  return explain(step).map((line) => `${start} = ${line}`);
}

/** The decimal places to which a result is rounded, with a note where that changes it. */
export function roundedTo(
  places: number,
  value: Quantity,
): { readonly places: number; readonly note?: string } {
  if (value.equals(roundTo(value.exact, places))) return { places };
  return { places, note: `Valor arredondado para ${places} casas decimais.` };
}
