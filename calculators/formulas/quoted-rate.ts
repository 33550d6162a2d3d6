/** The monthly rate of one that is quoted in another way. */
import type { Quantity } from '../../src/quantity/quantity.ts';
import { equivalentMonthlyRate, monthlyRateFromAnnual } from './annuity.ts';

/** How a rate is quoted: of a year, nominal or effective, or of a month. */
export type RateKind = 'nominal' | 'efetiva' | 'mensal';

/** A quoted rate. */
export interface QuotedRate {
  readonly rate: Quantity;
  readonly kind: RateKind;
}

/** The monthly rate of a quoted one: a twelfth of a nominal one, (1 + i)^(1 ÷ 12) − 1 of an effective one. */
export function monthlyRateOf({ rate, kind }: QuotedRate): Quantity {
  if (kind === 'mensal') return rate;
  return kind === 'nominal' ? monthlyRateFromAnnual(rate) : equivalentMonthlyRate(rate);
}
