/** Unemployment insurance (Lei nº 7.998/1990): who has a right to it, how often it is paid, and how much. */
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import {
  FIRST_SHARE,
  INSTALMENTS_BY_MONTHS,
  MONTHS_FOR_FIRST_REQUEST,
  MONTHS_FOR_LATER_REQUEST,
  MONTHS_FOR_SECOND_REQUEST,
  SECOND_SHARE,
  type UnemploymentTable,
} from '../tabelas/unemployment.ts';

/** The first request of a life, the second, or any later one. */
export type UnemploymentRequest = 'primeira' | 'segunda' | 'terceira';

/** The least months with pay that give the right (art. 3º, I). */
export const LEAST_MONTHS: Readonly<Record<UnemploymentRequest, LegalFigure>> = {
  primeira: MONTHS_FOR_FIRST_REQUEST,
  segunda: MONTHS_FOR_SECOND_REQUEST,
  terceira: MONTHS_FOR_LATER_REQUEST,
};

/** How many instalments are paid (art. 4º, § 2º); 0 without a right. */
export function unemploymentInstalments(request: UnemploymentRequest, months: Quantity): number {
  if (months.isBelow(LEAST_MONTHS[request])) return 0;
  return INSTALMENTS_BY_MONTHS.find(({ from }) => !months.isBelow(from))?.instalments ?? 0;
}

/**
 * An instalment, exact (art. 5º): a share of the mean salary, half of what is above the first limit, and no more beyond
 * the second; at least the minimum wage.
 *
 * @param mean of the last three salaries in reais, exact.
 * @param minimumWage reais a month.
 */
export function unemploymentInstalment(
  mean: Quantity,
  { firstLimit, secondLimit, addition, most }: UnemploymentTable,
  minimumWage: number,
): Quantity {
  if (mean.isAbove(secondLimit)) {
    // There is nothing to calculate, but a reason to give.
    return money(most).told(({ figure }) => {
      const amount = (value: number) => figure(value, { format: 'money' });
      return `Média acima de ${amount(secondLimit)}: vale o maior valor, ${amount(most)}`;
    });
  }
  const share = mean.isAbove(firstLimit)
    ? money(addition).plus(mean.minus(money(firstLimit)).times(SECOND_SHARE))
    : mean.times(FIRST_SHARE);
  return share.atLeast(money(minimumWage));
}
