/** Estimates the monthly payment that a household can afford. */
import { percent, type Quantity } from '../../src/quantity/quantity.ts';

/** Largest advisable percentage of the income for a payment, which is also the limit of most banks. */
export const PRUDENT_PERCENT_OF_INCOME = 30;

/** The monthly income with a payment at that percentage: payment ÷ 30%. */
export function suggestedIncome(payment: Quantity): Quantity {
  return payment.over(percent(PRUDENT_PERCENT_OF_INCOME));
}
