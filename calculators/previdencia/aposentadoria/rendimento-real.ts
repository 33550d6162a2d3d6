/** The monthly yield of savings above inflation: the rate that keeps all amounts in today's money. */
import { one, type Quantity } from '../../../src/quantity/quantity.ts';
import { monthlyRateFromAnnual } from '../../formulas/annuity.ts';

/**
 * (1 + expected return ÷ 12) ÷ (1 + inflation)^(1 ÷ 12) − 1; a twelfth of the return without inflation.
 *
 * @param expectedReturn nominal, a year, 0 or more.
 * @param inflation effective, a year, 0 or more.
 */
export function rendimentoRealDoMes(expectedReturn: Quantity, inflation: Quantity): Quantity {
  const nominal = monthlyRateFromAnnual(expectedReturn);
  if (inflation.equals(0)) return nominal;
  return one
    .plus(nominal)
    .over(one.plus(inflation).power(one.over(12)))
    .minus(1);
}
