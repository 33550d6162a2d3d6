/**
 * The yield of the savings account (Lei nº 8.177/1991, art. 12, II, as of 04/05/2012), besides the TR: half a percent a
 * month while the target of the Selic is above 8.5% a year, and 70% of that target otherwise.
 */
import { one, type Quantity } from '../../src/quantity/quantity.ts';
import { equivalentMonthlyRate } from '../formulas/annuity.ts';
import { FULL_RATE_SELIC, SAVINGS_MONTHLY_RATE, SAVINGS_SHARE_OF_SELIC } from '../tabelas/savings.ts';

/** The yield of a month besides the TR, and its law. */
export interface RemuneracaoAdicional {
  readonly rate: Quantity;
  /** The article, and what it says. */
  readonly law: string;
}

/**
 * The rate of a month besides the TR.
 *
 * @param selic its target a year, 0 or more.
 */
export function remuneracaoAdicional(selic: Quantity): RemuneracaoAdicional {
  return selic.isAbove(FULL_RATE_SELIC)
    ? { rate: SAVINGS_MONTHLY_RATE, law: `${SAVINGS_MONTHLY_RATE.law}: ${SAVINGS_MONTHLY_RATE} ao mês` }
    : {
        rate: equivalentMonthlyRate(SAVINGS_SHARE_OF_SELIC.times(selic)),
        law: `${SAVINGS_SHARE_OF_SELIC.law}: ${SAVINGS_SHARE_OF_SELIC} da Selic`,
      };
}

/** The rate of a month with its TR, one on top of the other: (1 + additional rate) × (1 + TR) − 1. */
export function comTr(additional: Quantity, referenceRate: Quantity): Quantity {
  return one.plus(additional).times(one.plus(referenceRate)).minus(1);
}
