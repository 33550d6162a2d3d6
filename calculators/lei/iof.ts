/**
 * The IOF on personal credit (Decreto nº 6.306/2007, art. 7º, I, "b", and § 15): for each instalment, a daily rate on
 * the principal it repays over the days until its due date, and a fixed rate on the whole principal. Home loans are
 * exempt (art. 9º, I).
 */
import { ONE, ZERO, type Decimal } from '../../src/decimal/decimal.ts';
import { one, Quantity, quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import { pricePayment } from '../formulas/annuity.ts';
import { IOF_DIARIO, IOF_ADICIONAL, MAXIMO_DE_DIAS_DO_IOF } from '../tabelas/credito.ts';

/** The rule of `aliquotaDoIof`. */
export const IOF_DO_CREDITO = regra(
  'Decreto 6.306/2007, art. 7º, I, "b", e § 15',
  `O IOF é de ${IOF_ADICIONAL} do valor, mais ${IOF_DIARIO} por dia até cada pagamento, por até ${MAXIMO_DE_DIAS_DO_IOF}.`,
);

/**
 * The average taxed days of a principal: the days until each instalment is due, at most 365, weighted by the share of
 * the principal that it repays.
 *
 * @param amortizations share of the principal in each instalment, unrounded, adding up to 1. Instalments due after the
 * day limit are not read: together they are the remainder.
 * @param days from the loan to each due date, 1 or more, ascending.
 */
export function diasComIof(amortizations: Iterable<Decimal>, days: readonly number[]): Quantity {
  const limit = MAXIMO_DE_DIAS_DO_IOF.number;
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
      `média dos dias até cada parcela, no máximo ${MAXIMO_DE_DIAS_DO_IOF}, pelo principal que ela devolve = ` +
        figure(mean.toNumber(), { format: 'number', decimals: 4, unit: 'dias' }),
    ],
  });
}

/**
 * The tax on a principal of 1: daily rate × days + fixed rate.
 *
 * @param days result of `diasComIof`; for a single payment, the days until its due date, at most 365.
 */
export function aliquotaDoIof(days: Quantity): Quantity {
  return IOF_DIARIO.times(days).plus(IOF_ADICIONAL);
}

/** Decimal places kept between amortizations. */
const WORKING_PLACES = 50;

/**
 * The shares of the principal repaid by the instalments of the Price system, in order: each is (1 + i) times the one
 * before it.
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
