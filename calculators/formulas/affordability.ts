/** How much a household can afford to pay per month. */
import { percent, type Quantity } from '../../src/quantity/quantity.ts';

/** Percentage of the income that a payment should not exceed: the usual advice, and what most banks lend up to. */
export const PRUDENT_PERCENT_OF_INCOME = 30;

/** The monthly income at which a payment reaches that percentage: payment ÷ 30%. */
export function suggestedIncome(payment: Quantity): Quantity {
  return payment.over(percent(PRUDENT_PERCENT_OF_INCOME));
}
