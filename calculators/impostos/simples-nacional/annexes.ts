/** Simples Nacional: what an annex charges (Lei Complementar nº 123/2006, art. 18). */
import { shareInPercent } from '../../../src/decimal/money.ts';
import { percentNumber } from '../../../src/decimal/percent-number.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { findBand, rateMinusDeduction } from '../../formulas/progressive-bands.ts';
import type { DeductionBand } from '../../tables/bands.ts';
import type { SimplesAnnex } from '../../tables/simples-nacional.ts';
import { annexRevenue, type AnnexEntry } from './division.ts';

/** Revenues in reais, both above 0. */
export interface Revenues {
  /** Of the last twelve months. */
  readonly revenue12: Quantity;
  readonly monthlyRevenue: Quantity;
}

/**
 * The band of revenue with its number from 1: all annexes have the same limits.
 *
 * @throws RangeError above the last band, where a company is out of the Simples.
 */
export function revenueBand(
  revenue12: Quantity,
  bands: readonly DeductionBand[],
): { readonly number: number; readonly band: DeductionBand } {
  const found = findBand(revenue12.exact, bands);
  if (found === undefined)
    throw new RangeError(`Revenue of ${revenue12.number} is above the limit of the Simples.`);
  return found;
}

/** The effective rate: (revenue × nominal rate − deduction) ÷ revenue. */
export function effectiveRate(revenue12: Quantity, band: DeductionBand): Quantity {
  if (band.deduction === 0) return percent(band.ratePercent);
  return rateMinusDeduction(revenue12, band).over(revenue12);
}

/** What an annex charges. Plain rates and shares in percent. */
interface AnnexTax {
  readonly anexo: SimplesAnnex;
  /** Of the month's revenue. */
  readonly percentualReceita: number;
  readonly faturamentoAnexo: NamedQuantity;
  readonly aliquotaNominal: number;
  readonly parcelaDeduzir: number;
  readonly aliquotaEfetiva: NamedQuantity;
  readonly valorDASMensal: NamedQuantity;
}

/**
 * An entry's revenue times its annex's effective rate.
 *
 * @param bands of the annex.
 * @throws RangeError when the revenue of twelve months is above the last band.
 */
export function annexTax(
  { anexo, ...entry }: AnnexEntry<Quantity> & { readonly anexo: SimplesAnnex },
  bands: readonly DeductionBand[],
  { revenue12, monthlyRevenue }: Revenues,
  result: Results,
): AnnexTax {
  const { band } = revenueBand(revenue12, bands);
  const name = `Anexo ${anexo}`;
  const revenue = result.money(`${name}: faturamento`, annexRevenue(entry, monthlyRevenue));
  const rate = result.percent(`${name}: alíquota efetiva`, effectiveRate(revenue12, band), {
    law: 'LC 123/2006, art. 18, § 1º-A',
    decimals: 4,
  });
  return {
    anexo,
    percentualReceita: percentNumber(shareInPercent(revenue.exact, monthlyRevenue.exact)),
    faturamentoAnexo: revenue,
    aliquotaNominal: band.ratePercent,
    parcelaDeduzir: band.deduction,
    aliquotaEfetiva: rate,
    valorDASMensal: result.money(`${name}: DAS`, revenue.times(rate), 'LC 123/2006, art. 18, § 3º'),
  };
}
