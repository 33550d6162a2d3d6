/** The monthly yield of savings above inflation: the rate that keeps all amounts in today's money. */
import { one, type Quantity } from '../../../src/quantity/quantity.ts';
import { monthlyRateFromAnnual } from '../../formulas/annuity.ts';

/**
 * (1 + expected return ÷ 12) ÷ (1 + inflation)^(1 ÷ 12) − 1; a twelfth of the return without inflation.
 *
 * @param rendimentoEsperado nominal, a year, 0 or more.
 * @param inflacao effective, a year, 0 or more.
 */
export function rendimentoRealDoMes(rendimentoEsperado: Quantity, inflacao: Quantity): Quantity {
  const nominal = monthlyRateFromAnnual(rendimentoEsperado);
  if (inflacao.equals(0)) return nominal;
  return one
    .plus(nominal)
    .over(one.plus(inflacao).power(one.over(12)))
    .minus(1);
}
