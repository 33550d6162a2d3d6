/** Declares the term of an investment, in years or by dates, with the redemptions before taxes. */
import {
  addMonths,
  daysBetween,
  wholeMonthsAndDays,
  wholeYears,
  type IsoDate,
} from '../../../src/calendar/calendar.ts';
import { roundTo } from '../../../src/decimal/money.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { count, one, percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { compound } from '../../formulas/annuity.ts';
import { yearEnds } from '../../formulas/year-ends.ts';
import { diasDeBancoEntre } from '../../lei/dias-uteis.ts';
import { aliquotaPorDias, aliquotaPorAnos } from '../../lei/imposto-da-renda-fixa.ts';
import { aliquotaDoIofNoResgate } from '../../lei/iof-do-resgate.ts';
import type { LegalFigure } from '../../tabelas/legal-figure.ts';

/** Bank days of a year, by market convention. */
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
function dailyRate(yearly: Quantity): Quantity {
  return one.plus(yearly).power(one.over(BANK_DAYS_IN_YEAR)).minus(1);
}

/** The yearly rate that a rate per bank day compounds to: (1 + i)^252 − 1. */
function yearlyRate(daily: Quantity): Quantity {
  return one.plus(daily).power(BANK_DAYS_IN_YEAR).minus(1);
}

/** The redemption after a term in years. */
function redemptionAfter(amount: Quantity, yearly: Quantity, years: Quantity): Redemption {
  return {
    year: roundTo(years.exact, YEAR_PLACES),
    worth: compound(amount, yearly, years),
    taxRate: aliquotaPorAnos(years),
  };
}

/** The redemptions at the start, after each year, and at the end of the term. */
function redemptionsByYear(amount: Quantity, yearly: Quantity, years: Quantity): Redemption[] {
  return [count(0), ...yearEnds(years)].map((end) => redemptionAfter(amount, yearly, end));
}

/** A span of time. */
interface Span {
  readonly start: IsoDate;
  /** Not before the start. */
  readonly end: IsoDate;
}

/**
 * The redemption at the end of a span.
 *
 * @param bankDays within the span.
 */
function redemptionOn(amount: Quantity, daily: Quantity, span: Span, bankDays: Quantity): Redemption {
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
function redemptionsByDate(amount: Quantity, daily: Quantity, { start, end }: Span): Redemption[] {
  const years = Array.from({ length: wholeYears(start, end) }, (_, index) => index + 1);
  const anniversaries = years.map((year) => addMonths(start, 12 * year)).filter((date) => date < end);
  return [start, ...anniversaries, end].map((date) =>
    redemptionOn(amount, daily, { start, end: date }, count(diasDeBancoEntre(start, date))),
  );
}

/** An amount invested at a share of the CDI. */
interface Offer {
  /** Reais. */
  readonly amount: Quantity;
  /** Effective rate per year. */
  readonly cdi: Quantity;
  /** Share of the CDI. */
  readonly share: Quantity;
}

/** A term with its redemptions. */
interface Term {
  readonly diasCorridos?: NamedQuantity;
  readonly diasUteis?: NamedQuantity;
  /** Effective rate per year. */
  readonly effectiveRate: NamedQuantity;
  readonly redemption: Redemption;
  /** At the start, at the end of each year, and at the end. */
  readonly redemptions: readonly Redemption[];
}

const EFFECTIVE_RATE = 'Taxa efetiva da aplicação ao ano';
const DAYS = { unit: 'dias' } as const;

/** A term in years: the product pays its share of the yearly rate. */
export function termInYears({ amount, cdi, share }: Offer, years: Quantity, result: Results): Term {
  const effectiveRate = result.percent(EFFECTIVE_RATE, cdi.times(share), { decimals: 4 });
  return {
    effectiveRate,
    redemption: redemptionAfter(amount, effectiveRate, years),
    redemptions: redemptionsByYear(amount, effectiveRate, years),
  };
}

/** A dated term: the product pays its share of the rate of each bank day. */
export function termByDates({ amount, cdi, share }: Offer, span: Span, result: Results): Term {
  const diasCorridos = result.count('Dias corridos', daysBetween(span.start, span.end), DAYS);
  const diasUteis = result.count('Dias úteis', diasDeBancoEntre(span.start, span.end), {
    ...DAYS,
    note: 'Dias em que os bancos abrem, do primeiro até a véspera do resgate.',
  });
  const cdiADay = result.percent('CDI ao dia útil', dailyRate(cdi), { decimals: 8 });
  const rate = result.percent('Taxa da aplicação ao dia útil', cdiADay.times(share), { decimals: 8 });
  for (const step of [cdiADay, rate]) result.working(step);
  return {
    diasCorridos,
    diasUteis,
    effectiveRate: result.percent(EFFECTIVE_RATE, yearlyRate(rate), { decimals: 4 }),
    redemption: redemptionOn(amount, rate, span, diasUteis),
    redemptions: redemptionsByDate(amount, rate, span),
  };
}
