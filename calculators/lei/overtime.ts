/**
 * What an hour of work is worth, how the night shortens it, and what pay by the hour adds to the weekly rest, the
 * thirteenth salary, the vacation and the FGTS.
 */
import type { Results } from '../../src/quantity/declare.ts';
import { count, sumOfAll, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { FGTS_DEPOSIT, PAYROLL_DAYS } from '../tabelas/labour.ts';
import { NIGHT_HOUR, WORKING_DAYS_OF_A_WEEK } from '../tabelas/working-hours.ts';

const MINUTES_IN_HOUR = 60;
const MONTHS_IN_YEAR = 12;

/** Thirty-sixths of a month's pay that the FGTS is charged on: the month, 1/12 in the 13th, and 1/12 with a third in the vacation. */
const MONTH_WITH_REFLEXES = 36 + 3 + 4;
const WHOLE_MONTH = 36;

/**
 * The hours that a monthly salary pays, by which it is divided (CLT art. 64; TST, Súmula 431): 220 for a week of 44.
 *
 * @param weekly hours of a normal week, more than 0.
 */
export function monthlyHours(weekly: number): Quantity {
  return count(weekly, 'horas').over(WORKING_DAYS_OF_A_WEEK).times(PAYROLL_DAYS);
}

/** Hours of the clock between 22h and 5h as the law counts them: each 52 and a half minutes are one (CLT art. 73, § 1º). */
export function countedNightHours(clock: Quantity): Quantity {
  return clock.times(MINUTES_IN_HOUR).over(NIGHT_HOUR);
}

/** The days of a month on which one works, 1 or more, and on which one rests. */
export interface DaysOfMonth {
  readonly working: Quantity;
  readonly rest: Quantity;
}

/** What a month's pay by the hour adds to the pay of its days of rest, exact (Lei 605/1949, art. 7º). */
export function restDaysPay(pay: Quantity, { working, rest }: DaysOfMonth): Quantity {
  return pay.over(working).times(rest);
}

/** Where pay besides the salary is felt, by the names of the results. */
export type Reflexes = Readonly<Record<'reflexo13' | 'reflexoFerias' | 'reflexoFgts', NamedQuantity>>;

/** The articles behind each of them. */
export type ReflexLaws = Readonly<Record<'thirteenth' | 'vacation' | 'fgts', string>>;

const OVERTIME_LAWS = {
  rest: 'Lei 605/1949, art. 7º; TST, Súmula 172',
  thirteenth: 'TST, Súmula 45',
  vacation: 'CLT art. 142, § 5º; TST, Súmula 151',
  fgts: 'TST, Súmula 63',
};

const NIGHT_LAW = 'TST, Súmula 60, I';

const NIGHT_LAWS = {
  rest: `Lei 605/1949, art. 7º; ${NIGHT_LAW}`,
  thirteenth: NIGHT_LAW,
  vacation: `CLT art. 142, § 5º; ${NIGHT_LAW}`,
  fgts: 'TST, Súmula 63',
};

/**
 * Declares what pay that is the same every month adds, in each month, to the thirteenth salary, to the vacation with
 * its third, and to the FGTS of both and of the month (Lei nº 8.036/1990, art. 15; only vacation paid at the end of the
 * contract is free of it: OJ 195 of the SDI-1).
 *
 * @param monthly reais a month, exact.
 */
export function monthlyReflexes(monthly: Quantity, laws: ReflexLaws, result: Results): Reflexes {
  return {
    reflexo13: result.money('Reflexo no 13º salário', monthly.over(MONTHS_IN_YEAR), {
      law: laws.thirteenth,
      note: 'Um doze avos por mês.',
    }),
    reflexoFerias: result.money('Reflexo nas férias', monthly.over(MONTHS_IN_YEAR).times(4).over(3), {
      law: laws.vacation,
      note: 'Um doze avos por mês, com o terço.',
    }),
    reflexoFgts: result.money(
      'Reflexo no FGTS',
      monthly.times(FGTS_DEPOSIT).times(MONTH_WITH_REFLEXES).over(WHOLE_MONTH),
      { law: laws.fgts, note: 'Sobre o mês, 1/12 de 13º e 1/12 de férias com o terço: 43/36.' },
    ),
  };
}

/** Pay by the hour with all that it adds, by the names of the results. */
export type HourlyReflexes = Reflexes & Readonly<Record<'reflexoDsr' | 'totalComReflexos', NamedQuantity>>;

/**
 * Declares what overtime that is the same every month adds: the weekly rest, which itself enters the other reflexes
 * (TST, OJ 394 of the SDI-1, for overtime since 20 March 2023), these reflexes, and all of it together.
 */
export function overtimeReflexes(pay: NamedQuantity, days: DaysOfMonth, result: Results): HourlyReflexes {
  return hourlyReflexes(pay, days, OVERTIME_LAWS, result);
}

/** Declares the same for night work that is paid every month (TST, Súmula 60, I). */
export function nightReflexes(pay: NamedQuantity, days: DaysOfMonth, result: Results): HourlyReflexes {
  return hourlyReflexes(pay, days, NIGHT_LAWS, result);
}

function hourlyReflexes(
  pay: NamedQuantity,
  days: DaysOfMonth,
  laws: ReflexLaws & { readonly rest: string },
  result: Results,
): HourlyReflexes {
  const reflexoDsr = result.money('Reflexo no descanso semanal (DSR)', restDaysPay(pay, days), laws.rest);
  const reflexes = monthlyReflexes(pay.plus(reflexoDsr), laws, result);
  return {
    reflexoDsr,
    ...reflexes,
    totalComReflexos: result.total(
      'Com os reflexos, se é assim todo mês',
      sumOfAll([pay, reflexoDsr, reflexes.reflexo13, reflexes.reflexoFerias, reflexes.reflexoFgts]),
    ),
  };
}
