/** What is added to a federal tax, or to a DAS, that is paid late: a fine for each day and the Selic (Lei 9.430/1996, art. 61). */
import { daysBetween, type IsoDate } from '../../src/calendar/calendar.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import { firstDayIn, lastDayIn, monthLater, monthsApart, monthWith } from '../../src/calendar/month.ts';
import type { Results } from '../../src/quantity/declare.ts';
import { count, percent, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { lateSeriesWarning } from '../series/freshness.ts';
import { SELIC } from '../series/selic.ts';
import {
  FEDERAL_FINE_A_DAY,
  FEDERAL_INTEREST_OF_LAST_MONTH,
  LARGEST_FEDERAL_FINE,
} from '../tabelas/late-payment.ts';
import { bankDayFrom } from './bank-days.ts';
import { selicSum } from './selic-sum.ts';

/** The first due date to which the law applies; before it, other laws charged other interest. */
export const FIRST_FEDERAL_DUE_DATE: IsoDate = FEDERAL_FINE_A_DAY.validFrom;

/** A tax and its days. */
export interface LateTax {
  /** Reais, exact. */
  readonly amount: Quantity;
  /** The last day without a fine; where it falls on a day without banks, the caller has the next one. */
  readonly due: IsoDate;
  readonly paid: IsoDate;
}

/** The document with which a federal tax is paid. */
export type TaxDocument = 'darf' | 'das';

/**
 * The last day without a fine. A DAS that falls due on a day without banks moves to the next one (Resolução CGSN
 * 140/2018, art. 40). A DARF keeps its date: taxes differ, and most move to the day before.
 */
export function effectiveDueDate(document: TaxDocument, due: IsoDate): IsoDate {
  return document === 'das' ? bankDayFrom(due) : due;
}

/** What is added, as declared results; all 0 when nothing is late. */
export interface LateCharge {
  readonly daysLate: NamedQuantity;
  /** Of the amount; unrounded. */
  readonly finePercent: NamedQuantity;
  /** Of the amount; unrounded. */
  readonly interestPercent: NamedQuantity;
  readonly fine: NamedQuantity;
  readonly interest: NamedQuantity;
}

/** The months whose Selic is charged: those after the month of the due date, up to the one before payment. */
function monthsCharged({ due, paid }: Pick<LateTax, 'due' | 'paid'>) {
  return { from: monthLater(monthWith(due), 1), to: monthLater(monthWith(paid), -1) };
}

/**
 * The sentence that refuses a day of payment for which the Selic is not published yet, or undefined where all that is
 * charged is known. For a rule's `check`.
 */
export function selicMissingUntil(due: IsoDate, paid: IsoDate): string | undefined {
  const { from, to } = monthsCharged({ due, paid });
  if (monthsApart(from, to) < 0 || to <= SELIC.last) return undefined;
  const lastDay = lastDayIn(monthLater(SELIC.last, 1));
  return `A Selic desse período ainda não foi publicada. Escolha um pagamento até ${formatDate(lastDay)}`;
}

/**
 * The warning rule where interest reaches the last month of a Selic that is late.
 *
 * @param when expression: whether interest is charged at all.
 * @param due name of the due date that counts.
 * @param paid name of the day of payment, which is the rule's field.
 */
export function lateSelicWarning<Paid extends string>(when: string, due: string, paid: Paid) {
  const [first, last] = [firstDayIn(SELIC.last), lastDayIn(SELIC.last)];
  return lateSeriesWarning(SELIC, paid, `${when} and ${due} < "${first}" and ${paid} > "${last}"`);
}

/** Fine as a share of the tax: a rate for each day from the one after the due date on, up to a limit. */
export function federalFine(daysLate: Quantity): Quantity {
  return FEDERAL_FINE_A_DAY.times(daysLate.atLeast(0)).atMost(LARGEST_FEDERAL_FINE);
}

/**
 * Interest as a share of the tax: nothing in the month of the due date; after it the Selic of the months in between,
 * and a fixed rate for the month of payment.
 *
 * @throws MissingMonthError where `selicMissingUntil` has a sentence, and for due dates before the Selic is known.
 */
export function federalInterest(due: IsoDate, paid: IsoDate, result?: Results): Quantity {
  if (monthWith(paid) <= monthWith(due)) return percent(0);
  const { from, to } = monthsCharged({ due, paid });
  if (monthsApart(from, to) < 0) return FEDERAL_INTEREST_OF_LAST_MONTH;
  const selic = selicSum(from, to);
  const named = result?.working(result.percent('Selic acumulada', selic, SELIC_LAW)) ?? selic;
  return named.plus(FEDERAL_INTEREST_OF_LAST_MONTH);
}

const SELIC_LAW = `${FEDERAL_INTEREST_OF_LAST_MONTH.law}, § 3º`;

/**
 * Fine and interest of a tax, each rounded on the amount itself, declared with their law.
 *
 * @param result where they, and the Selic between the two days, are declared.
 * @throws MissingMonthError as `federalInterest`.
 */
export function lateFederalTax(result: Results, { amount, due, paid }: LateTax): LateCharge {
  const days = Math.max(0, daysBetween(due, paid));
  const daysLate = result.count('Dias de atraso', count(days, 'dias'), { unit: 'dias' });
  const finePercent = result.percent('Multa em porcentagem', federalFine(daysLate), FEDERAL_FINE_A_DAY.law);
  const interestPercent = result.percent(
    'Juros em porcentagem',
    federalInterest(due, paid, result),
    SELIC_LAW,
  );
  return {
    daysLate,
    finePercent,
    interestPercent,
    fine: result.money('Multa', amount.times(finePercent), FEDERAL_FINE_A_DAY.law),
    interest: result.money('Juros', amount.times(interestPercent), {
      law: SELIC_LAW,
      zero: 'No mês do vencimento não há juros.',
    }),
  };
}
