/**
 * The IOF of personal credit (Decreto nº 6.306/2007, art. 7º, I, "b", and § 15): for each instalment a daily
 * rate on the principal that it pays back, over the days until it is due, and a fixed rate on the whole
 * principal. Home loans are exempt (art. 9º, I).
 */
import { ONE, ZERO, type Decimal } from '../../src/decimal/decimal.ts';
import { one, Quantity, quantity } from '../../src/quantity/quantity.ts';
import { pricePayment } from '../formulas/annuity.ts';
import { DAILY_CREDIT_TAX, FIXED_CREDIT_TAX, MOST_TAXED_DAYS } from '../tabelas/credit.ts';

/** The articles that a result cites beside its figure. */
export const ARTIGOS_DO_IOF = 'Decreto 6.306/2007, art. 7º, I, "b", e § 15';

/**
 * The days for which a principal is taxed, on average: the days until each instalment is due, at most 365,
 * weighted by the share of the principal that it pays back.
 *
 * @param amortizations share of the principal in each instalment, unrounded, adding up to 1. Those due after
 * the limit of days are not asked for: together they are the rest.
 * @param days from the loan to each due date, 1 or more, ascending.
 */
export function diasComIof(amortizations: Iterable<Decimal>, days: readonly number[]): Quantity {
  const limit = MOST_TAXED_DAYS.number;
  let weighted = ZERO;
  let rest = ONE;
  let index = 0;
  for (const share of amortizations) {
    const due = days[index] ?? limit;
    if (due >= limit) break;
    weighted = weighted.plus(share.times(due));
    rest = rest.minus(share);
    index += 1;
  }
  const mean = weighted.plus(rest.times(limit));
  return new Quantity(mean, {
    kind: 'explained',
    lines: ({ figure }) => [
      `média dos dias até cada parcela, no máximo ${MOST_TAXED_DAYS}, pelo principal que ela devolve = ` +
        figure(mean.toNumber(), { format: 'number', decimals: 4, unit: 'dias' }),
    ],
  });
}

/**
 * The tax on a principal of 1: daily rate × days + fixed rate.
 *
 * @param days what `diasComIof` gives; for a single payment, the days until it is due, at most 365.
 */
export function aliquotaDoIof(days: Quantity): Quantity {
  return DAILY_CREDIT_TAX.times(days).plus(FIXED_CREDIT_TAX);
}

/** Decimal places kept from one amortization to the next. */
const WORKING_PLACES = 50;

/**
 * The shares of the principal that the instalments of the Price system pay back, the first one first: each is
 * (1 + i) times the one before it.
 *
 * @param rate a month, 0 or more.
 * @param months whole, 1 or more.
 */
export function* amortizacoesDaPrice(rate: Quantity, months: number): Generator<Decimal> {
  const growth = rate.exact.plus(ONE);
  let share = pricePayment(one, rate, quantity(months)).exact.minus(rate.exact);
  for (let month = 1; month <= months; month += 1) {
    yield share;
    share = share.times(growth).round(WORKING_PLACES);
  }
}
