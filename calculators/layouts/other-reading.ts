/** States the amount with the other reading of a yearly rate: effective for nominal, or the reverse. */
import { reais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { formatMoney, formatPercent } from '../../src/engine/format.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { monthlyRateOf, type QuotedRate } from '../formulas/quoted-rate.ts';

/**
 * Names the reading of a yearly rate and the amount by the other reading, in one sentence; undefined for a monthly
 * rate, or if both readings give the same amount.
 *
 * @param what the amount, with its article: 'a parcela'.
 * @param amountAt the amount in reais by a monthly rate.
 */
export function otherReading(
  { rate, kind }: QuotedRate,
  what: string,
  amountAt: (monthlyRate: Quantity) => Quantity,
): readonly string[] {
  if (kind === 'mensal') return [];
  const monthly = monthlyRateOf({ rate, kind });
  const other = kind === 'nominal' ? 'efetiva' : 'nominal';
  const amount = reais(amountAt(monthlyRateOf({ rate, kind: other })).exact);
  if (amount === reais(amountAt(monthly).exact)) return [];
  return [
    `A taxa de ${inPercent(rate, 2)} ao ano conta como ${kind}: ${inPercent(monthly, 4)} ao mês. ` +
      `Se ela for ${other}, ${what} é de ${formatMoney(amount)}.`,
  ];
}

function inPercent({ exact }: Quantity, decimals: number): string {
  return formatPercent(percentNumber(exact.times(100)), decimals);
}

/** The element that shows it, if `compute` returns it as `outraTaxa`. */
export const OTHER_READING = {
  kind: 'lines',
  title: 'Nominal ou efetiva',
  tone: 'info',
  lines: 'outraTaxa',
} as const;
