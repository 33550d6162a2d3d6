/**
 * Federal taxes of a year under the Lucro Presumido, for commerce and industry: income tax (IRPJ) and social
 * contribution (CSLL) on a profit that the law presumes from revenue, and PIS and COFINS on revenue itself.
 */
import { max, ZERO, type Decimal, type DecimalInput } from '../../src/decimal/decimal.ts';
import { percentOf } from '../../src/decimal/money.ts';

/** Presumed profit for each of the two, in percent of revenue (Lei 9.249/1995, arts. 15 and 20). */
export const PRESUMED_PERCENT = { irpj: 8, csll: 12 } as const;

/** Lei 9.249/1995, art. 3º. The surcharge is on what passes this profit, in reais a year (§ 1º). */
const IRPJ = { percent: 15, surchargePercent: 10, surchargeAbove: 240_000 } as const;
/** Lei 7.689/1988, art. 3º, III. */
const CSLL_PERCENT = 9;
/** Cumulative regime: Lei 9.715/1998, art. 8º, I, and Lei 9.718/1998, art. 8º. */
const PIS_PERCENT = 0.65;
const COFINS_PERCENT = 3;

/** Reais a year, exact. */
export interface PresumedProfitTaxes {
  /** Presumed for the IRPJ. */
  readonly profit: Decimal;
  /** Presumed for the CSLL. */
  readonly profitForCsll: Decimal;
  /** The part of the IRPJ that falls on profit above the limit. */
  readonly surcharge: Decimal;
  /** Surcharge included. */
  readonly irpj: Decimal;
  readonly csll: Decimal;
  readonly pis: Decimal;
  readonly cofins: Decimal;
}

/** The taxes on a year's gross revenue in reais, 0 or more. */
export function presumedProfitTaxes(revenue: DecimalInput): PresumedProfitTaxes {
  const profit = percentOf(revenue, PRESUMED_PERCENT.irpj);
  const profitForCsll = percentOf(revenue, PRESUMED_PERCENT.csll);
  const surcharge = percentOf(max(ZERO, profit.minus(IRPJ.surchargeAbove)), IRPJ.surchargePercent);
  return {
    profit,
    profitForCsll,
    surcharge,
    irpj: percentOf(profit, IRPJ.percent).plus(surcharge),
    csll: percentOf(profitForCsll, CSLL_PERCENT),
    pis: percentOf(revenue, PIS_PERCENT),
    cofins: percentOf(revenue, COFINS_PERCENT),
  };
}
