/** Calculates the value and the taxes of a redemption, by a term in years or by dates. */
import {
  addMonths,
  daysBetween,
  wholeMonthsAndDays,
  wholeYears,
  type IsoDate,
} from '../../../src/calendar/calendar.ts';
import { roundTo } from '../../../src/decimal/money.ts';
import { count, one, percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { compound } from '../../formulas/annuity.ts';
import { yearEnds } from '../../formulas/year-ends.ts';
import { diasDeBancoEntre } from '../../lei/dias-uteis.ts';
import { aliquotaPorDias, aliquotaPorAnos } from '../../lei/imposto-da-renda-fixa.ts';
import { aliquotaDoIofNoResgate } from '../../lei/iof-do-resgate.ts';
import type { LegalFigure } from '../../tabelas/legal-figure.ts';

/** Bank days in a year, by market convention. */
const BANK_DAYS_IN_YEAR = 252;
/** Decimal places of a year in a table, enough to distinguish days. */
const YEAR_PLACES = 4;

/** A redemption before its taxes. */
export interface Redemption {
  /** Years since the start. */
  readonly year: number;
  /** Value of the amount, in reais. */
  readonly worth: Quantity;
  /** Rate of the income tax. */
  readonly taxRate: LegalFigure;
  /** Rate of the IOF, 0 from the thirtieth day on; known only for dated redemptions. */
  readonly iofRate?: Quantity;
}

/** The rate per bank day that compounds to a yearly one: (1 + i)^(1 ÷ 252) − 1. */
export function dailyRate(yearly: Quantity): Quantity {
  return one.plus(yearly).power(one.over(BANK_DAYS_IN_YEAR)).minus(1);
}

/** The yearly rate that a rate per bank day compounds to: (1 + i)^252 − 1. */
export function yearlyRate(daily: Quantity): Quantity {
  return one.plus(daily).power(BANK_DAYS_IN_YEAR).minus(1);
}

/** The redemption after a term in years. */
export function redemptionAfter(amount: Quantity, yearly: Quantity, years: Quantity): Redemption {
  return {
    year: roundTo(years.exact, YEAR_PLACES),
    worth: compound(amount, yearly, years),
    taxRate: aliquotaPorAnos(years),
  };
}

/** The redemptions at the start, after each year, and at the end of the term. */
export function redemptionsByYear(amount: Quantity, yearly: Quantity, years: Quantity): Redemption[] {
  return [count(0), ...yearEnds(years)].map((end) => redemptionAfter(amount, yearly, end));
}

/** A span of time. */
export interface Span {
  readonly start: IsoDate;
  /** Not before the start. */
  readonly end: IsoDate;
}

/**
 * The redemption at the end of a span.
 *
 * @param bankDays within the span.
 */
export function redemptionOn(amount: Quantity, daily: Quantity, span: Span, bankDays: Quantity): Redemption {
  const elapsed = daysBetween(span.start, span.end);
  const { months, days } = wholeMonthsAndDays(span.start, span.end);
  return {
    year: roundTo(months / 12 + days / 365, YEAR_PLACES),
    worth: compound(amount, daily, bankDays),
    taxRate: aliquotaPorDias(count(elapsed)),
    iofRate: aliquotaDoIofNoResgate(elapsed) ?? percent(0),
  };
}

/** The redemptions on the first day of a span, on each of its anniversaries, and on its last day. */
export function redemptionsByDate(amount: Quantity, daily: Quantity, { start, end }: Span): Redemption[] {
  const years = Array.from({ length: wholeYears(start, end) }, (_, index) => index + 1);
  const anniversaries = years.map((year) => addMonths(start, 12 * year)).filter((date) => date < end);
  return [start, ...anniversaries, end].map((date) =>
    redemptionOn(amount, daily, { start, end: date }, count(diasDeBancoEntre(start, date))),
  );
}
