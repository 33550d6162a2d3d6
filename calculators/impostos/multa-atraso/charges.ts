/** What is added to a bill paid late, by the kind of debt. */
import { daysBetween, type IsoDate } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { declaraAtraso } from '../../regras/declara-atraso.ts';
import { CONDOMINIUM_FINE, LATE_FINE, LATE_INTEREST } from '../../tabelas/late-payment.ts';

/** Months of interest have thirty days, as most bills have it. */
const DAYS_IN_MONTH = 30;

/** In percent: what a contract of rent usually sets, and the most that is taken here. The law sets neither. */
export const RENT_FINE = 10;
export const LARGEST_RENT_FINE = 20;

export interface Bill {
  readonly amount: Quantity;
  readonly due: IsoDate;
  readonly paid: IsoDate;
}

/** Shares of the amount, with the law that sets or limits the fine. */
export interface Terms {
  readonly fine: Quantity;
  readonly interestAMonth: Quantity;
  readonly law?: string;
  readonly interestLaw?: string;
}

/** What is added, and what it is made of. */
export interface Charge {
  readonly diasAtraso: NamedQuantity;
  readonly multa: NamedQuantity;
  readonly juros: NamedQuantity;
  readonly mesesCobrados?: NamedQuantity;
  readonly percentualMulta?: NamedQuantity;
  readonly percentualJuros?: NamedQuantity;
}

export type Debt = 'conta' | 'tributo-federal' | 'condominio' | 'aluguel';

/**
 * The terms of a debt; none for federal taxes, whose shares depend on the days.
 *
 * @param fine of a condominium or a rent, as typed; without one, the usual one.
 * @param interestAMonth of a condominium or a rent.
 */
export function termsOf(
  debt: Debt,
  fine: Quantity | undefined,
  interestAMonth: Quantity = percent(0),
): Terms | undefined {
  switch (debt) {
    case 'tributo-federal':
      return undefined;
    case 'conta':
      return {
        fine: LATE_FINE,
        interestAMonth: LATE_INTEREST,
        law: LATE_FINE.law,
        interestLaw: LATE_INTEREST.law,
      };
    case 'condominio':
      return { fine: fine ?? CONDOMINIUM_FINE, interestAMonth, law: CONDOMINIUM_FINE.law };
    case 'aluguel':
      return { fine: fine ?? percent(RENT_FINE), interestAMonth };
  }
}

/** What is added: by the terms, or as the law says of federal taxes. */
export function charged(bill: Bill, terms: Terms | undefined, isByMonth: boolean, result: Results): Charge {
  if (terms === undefined) return chargedOnFederalTax(bill, result);
  return isByMonth ? chargedByMonth(bill, terms, result) : chargedByDay(bill, terms, result);
}

/** Interest for every month that has begun. */
function chargedByMonth(bill: Bill, terms: Terms, result: Results): Charge {
  const diasAtraso = daysLate(bill, result);
  const isLate = diasAtraso.isAbove(0);
  const mesesCobrados = result.count(
    'Meses de juros',
    isLate ? diasAtraso.over(DAYS_IN_MONTH).roundedUp() : 0,
    { unit: 'meses', note: `Cada ${DAYS_IN_MONTH} dias começados.` },
  );
  return { diasAtraso, mesesCobrados, ...fineAndInterest(bill, terms, isLate && mesesCobrados, result) };
}

/** Interest for each day, a thirtieth of that of a month. */
function chargedByDay(bill: Bill, terms: Terms, result: Results): Charge {
  const diasAtraso = daysLate(bill, result);
  const months = diasAtraso.isAbove(0) && diasAtraso.over(DAYS_IN_MONTH);
  return { diasAtraso, ...fineAndInterest(bill, terms, months, result) };
}

/** Fine and interest of a federal tax. */
function chargedOnFederalTax(bill: Bill, result: Results): Charge {
  return declaraAtraso({ valor: bill.amount, vencimento: bill.due, pagamento: bill.paid }, result);
}

function daysLate({ due, paid }: Bill, result: Results): NamedQuantity {
  return result.count('Dias de atraso', daysBetween(due, paid), { unit: 'dias' });
}

/** @param months of interest; false where nothing is late. */
function fineAndInterest(
  { amount }: Bill,
  { fine, interestAMonth, law, interestLaw }: Terms,
  months: Quantity | false,
  result: Results,
): Pick<Charge, 'multa' | 'juros'> {
  return {
    multa: result.money('Multa', months === false ? 0 : amount.times(fine), law),
    juros: result.money(
      'Juros',
      months === false ? 0 : amount.times(interestAMonth).times(months),
      interestLaw,
    ),
  };
}
