/** Converts a quoted rate into a monthly one. */
import type { Quantity } from '../../src/quantity/quantity.ts';
import { equivalentMonthlyRate, monthlyRateFromAnnual } from './annuity.ts';

/** Kind of a quoted rate: yearly nominal, yearly effective, or monthly. */
export type RateKind = 'nominal' | 'efetiva' | 'mensal';

export interface QuotedRate {
  readonly rate: Quantity;
  readonly kind: RateKind;
}

/** The monthly rate of a quoted one: a twelfth of a nominal one, (1 + i)^(1 ÷ 12) − 1 of an effective one. */
export function monthlyRateOf({ rate, kind }: QuotedRate): Quantity {
  if (kind === 'mensal') return rate;
  return kind === 'nominal' ? monthlyRateFromAnnual(rate) : equivalentMonthlyRate(rate);
}
