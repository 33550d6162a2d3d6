/**
 * The return of the savings account besides the TR (Lei nº 8.177/1991, art. 12, II, as of 04/05/2012): half a percent a
 * month while the Selic target is above 8.5% a year, otherwise 70% of the target.
 */
import { one, type Quantity } from '../../src/quantity/quantity.ts';
import { equivalentMonthlyRate } from '../formulas/annuity.ts';
import { FULL_RATE_SELIC, SAVINGS_MONTHLY_RATE, SAVINGS_SHARE_OF_SELIC } from '../tabelas/savings.ts';

/** The monthly return besides the TR, and the reason for it. */
export interface RemuneracaoAdicional {
  readonly rate: Quantity;
  /** The article and its content. */
  readonly law: string;
}

/**
 * The monthly rate besides the TR.
 *
 * @param selic yearly target, 0 or more.
 */
export function remuneracaoAdicional(selic: Quantity): RemuneracaoAdicional {
  return selic.isAbove(FULL_RATE_SELIC)
    ? { rate: SAVINGS_MONTHLY_RATE, law: `${SAVINGS_MONTHLY_RATE.law}: ${SAVINGS_MONTHLY_RATE} ao mês` }
    : {
        rate: equivalentMonthlyRate(SAVINGS_SHARE_OF_SELIC.times(selic)),
        law: `${SAVINGS_SHARE_OF_SELIC.law}: ${SAVINGS_SHARE_OF_SELIC} da Selic`,
      };
}

/** The monthly rate including the TR: (1 + additional rate) × (1 + TR) − 1. */
export function comTr(additional: Quantity, referenceRate: Quantity): Quantity {
  return one.plus(additional).times(one.plus(referenceRate)).minus(1);
}
