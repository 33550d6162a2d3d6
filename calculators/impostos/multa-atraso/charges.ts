/** Calculates the additions to a bill paid late, by the kind of debt. */
import { daysBetween, type IsoDate } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { declaraAtraso } from '../../regras/declara-atraso.ts';
import {
  MULTA_MAXIMA_DO_CONDOMINIO,
  MULTA_CONTRATUAL_MAXIMA,
  JUROS_MENSAIS_DE_MORA,
} from '../../tabelas/atraso.ts';

/** Days in a month of interest, as on most bills. */
const DAYS_IN_MONTH = 30;

/** Usual fine of a rent contract, and the maximum accepted here, in percent. The law sets neither. */
export const MULTA_DO_ALUGUEL = 10;
export const MULTA_MAXIMA_DO_ALUGUEL = 20;

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

/** The additions with their parts. */
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
 * The terms of a debt; undefined for federal taxes, whose shares depend on the days.
 *
 * @param fine typed for a condominium or a rent; by default the usual one.
 * @param interestAMonth for a condominium or a rent.
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
        fine: MULTA_CONTRATUAL_MAXIMA,
        interestAMonth: JUROS_MENSAIS_DE_MORA,
        law: MULTA_CONTRATUAL_MAXIMA.law,
        interestLaw: JUROS_MENSAIS_DE_MORA.law,
      };
    case 'condominio':
      return {
        fine: fine ?? MULTA_MAXIMA_DO_CONDOMINIO,
        interestAMonth,
        law: MULTA_MAXIMA_DO_CONDOMINIO.law,
      };
    case 'aluguel':
      return { fine: fine ?? percent(MULTA_DO_ALUGUEL), interestAMonth };
  }
}

/** The additions: by the terms, or by law for federal taxes. */
export function charged(bill: Bill, terms: Terms | undefined, isByMonth: boolean, result: Results): Charge {
  if (terms === undefined) return chargedOnFederalTax(bill, result);
  return isByMonth ? chargedByMonth(bill, terms, result) : chargedByDay(bill, terms, result);
}

/** Interest for each month begun. */
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

/** Interest for each day: a thirtieth of the monthly rate. */
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

/** @param months of interest; false if nothing is late. */
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
