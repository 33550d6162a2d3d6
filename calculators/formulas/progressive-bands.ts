/** Finds the band of a value, and calculates taxes of the "whole base × rate − deduction" form. */
import { compare, type DecimalInput } from '../../src/decimal/decimal.ts';
import { money, percent, type Quantity } from '../../src/quantity/quantity.ts';
import type { FaixaComDeducao } from '../tabelas/faixas.ts';

/** A band with its inclusive upper limit; `Infinity` for a last band without one. */
interface Limited {
  readonly upTo: number;
}

/**
 * The first band, in ascending order, with an upper limit not below the value, with its number from 1; undefined
 * for a value above the last limit.
 */
export function findBand<B extends Limited>(
  value: DecimalInput,
  bands: readonly B[],
): { readonly number: number; readonly band: B } | undefined {
  const index = bands.findIndex(({ upTo }) => upTo === Infinity || compare(value, upTo) <= 0);
  const band = bands[index];
  return band === undefined ? undefined : { number: index + 1, band };
}

/** The tax of the base's band, exact: base × rate − deduction. */
export function rateMinusDeduction(
  base: Quantity,
  { ratePercent, parcelaADeduzir }: Pick<FaixaComDeducao, 'ratePercent' | 'parcelaADeduzir'>,
): Quantity {
  return base.times(percent(ratePercent)).minus(money(parcelaADeduzir));
}
