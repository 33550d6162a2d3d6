/** Declares the term of an investment, in years or by dates, with the rate of its product. */
import { daysBetween } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import { diasDeBancoEntre } from '../../lei/dias-uteis.ts';
import {
  dailyRate,
  redemptionAfter,
  redemptionOn,
  redemptionsByDate,
  redemptionsByYear,
  yearlyRate,
  type Redemption,
  type Span,
} from './redemption.ts';

/** An amount invested at a share of the CDI. */
export interface Offer {
  /** Reais. */
  readonly amount: Quantity;
  /** Effective rate per year. */
  readonly cdi: Quantity;
  /** Share of the CDI. */
  readonly share: Quantity;
}

/** A term with its redemptions. */
export interface Term {
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
