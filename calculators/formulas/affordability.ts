/** What a household can pay a month. */
import type { Decimal } from '../../src/decimal/decimal.ts';
import { reais } from '../../src/decimal/money.ts';

/** Share of the income that a payment should not exceed: the usual advice, and what most banks lend up to. */
const PRUDENT_SHARE_OF_INCOME = 0.3;

/** The monthly income, in reais to the cent, of which a monthly payment in reais takes 30%. */
export function suggestedIncome(payment: Decimal): number {
  return reais(payment.div(PRUDENT_SHARE_OF_INCOME));
}
