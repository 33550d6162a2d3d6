/** Month of a DAS and its due date. */
import { addDays, type IsoDate } from '../../../src/calendar/calendar.ts';
import { firstDayIn, monthLater, monthWith, parseMonth, type Month } from '../../../src/calendar/month.ts';
import { NOT_A_MONTH } from '../../../schemas/month.ts';
import { diaDeBancoAPartirDe } from '../../lei/dias-uteis.ts';
import { faltaSelic } from '../../regras/declara-atraso.ts';
import { MEI } from '../../tabelas/mei.ts';
import { DIA_DO_DAS } from '../../tabelas/simples-nacional.ts';
import { yearChoice } from '../../tabelas/year-choice.ts';

/** The due day in the month after the paid one, on any weekday. */
export function dueDayAfter(month: Month): IsoDate {
  return addDays(firstDayIn(monthLater(month, 1)), DIA_DO_DAS.number - 1);
}

/** The last day without a fine: the due day, or the next bank day (Resolução CGSN 140/2018, art. 40). */
export function dueDate(month: Month): IsoDate {
  return diaDeBancoAPartirDe(dueDayAfter(month));
}

/** The sentence that refuses a typed month, or undefined. */
export function refusedMonth(typed: string | undefined, today: IsoDate): string | undefined {
  if (typed === undefined) return undefined;
  const month = parseMonth(typed);
  if (month === undefined) return NOT_A_MONTH;
  if (month > monthWith(today)) return 'A competência não pode ser futura';
  return MEI.has(yearIn(month)) ? undefined : yearChoice(MEI).messages.enum;
}

/** The sentence that refuses a payment date without a published Selic, or undefined. */
export function refusedPayment(typed: string | undefined, paid: IsoDate | undefined): string | undefined {
  const month = typed === undefined ? undefined : parseMonth(typed);
  return month === undefined || paid === undefined ? undefined : faltaSelic(dueDate(month), paid);
}

export function yearIn(month: Month): number {
  return Number(month.slice(0, 4));
}
