/** Compares the revenue of the year with the limit: the amount left, or the excess and its tax. */
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type Quantity } from '../../../src/quantity/quantity.ts';
import type { SimplesTable } from '../../tabelas/simples-nacional.ts';
import type { SimplesAnnex } from '../../tabelas/simples-shares.ts';
import { EXCESSO_DO_MEI, type Activity, type Dues } from './activities.ts';

/** The revenue of a year beside its limits, in reais. */
export interface YearOfRevenue {
  readonly revenue: Quantity;
  readonly limit: Quantity;
  /** Limit including the tolerance, beyond which the company loses the regime for the whole year. */
  readonly tolerated: Quantity;
  /** Rates of the Simples Nacional. */
  readonly rates: SimplesTable;
}

/** Declares the remaining revenue or, above the limit, the excess and its tax, by the names of the results. */
export function revenueResults(
  { revenue, limit, tolerated, rates }: YearOfRevenue,
  activity: Activity,
  dues: Dues,
  result: Results,
) {
  if (!revenue.isAbove(limit)) {
    return {
      podeFaturar: result.money('Ainda pode faturar no ano', limit.minus(revenue), dues.regras.limite),
    };
  }
  const excesso = result.money('Faturamento acima do limite', revenue.minus(limit));
  // No amount for truckers: their limit is beyond the first band.
  if (revenue.isAbove(tolerated) || activity.startsWith('caminhoneiro')) return { excesso };
  return {
    excesso,
    impostoExcesso: result.money('Imposto sobre o excesso', excesso.times(excessRate(dues, rates)), {
      ...EXCESSO_DO_MEI,
      note: 'Pela declaração anual (DASN-SIMEI): a primeira faixa do Simples, anexo I para quem paga ICMS e III para quem paga ISS; para os dois, metade de cada.',
    }),
  };
}

/** The rate of the first band of the Simples Nacional, which the annual declaration charges on an excess. */
function excessRate({ paysIcms, paysIss }: Dues, { annexes }: SimplesTable): Quantity {
  const rateOf = (annex: SimplesAnnex) => percent(annexes[annex][0]?.ratePercent ?? 0);
  if (paysIcms && paysIss) return rateOf('I').plus(rateOf('III')).over(2);
  return rateOf(paysIcms ? 'I' : 'III');
}
