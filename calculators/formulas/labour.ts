/**
 * Arithmetic shared by the labour laws: a day's pay, twelfths of the 13th salary, days of notice, FGTS
 * deposits.
 */
import type { Quantity } from '../../src/quantity/quantity.ts';
import {
  BASE_NOTICE,
  FGTS_DEPOSIT,
  MOST_NOTICE_FOR_YEARS,
  NOTICE_FOR_EACH_YEAR,
  PAYROLL_DAYS,
  VACATION_DAYS,
} from '../tabelas/labour.ts';

const MONTHS_IN_YEAR = 12;

/** Pay for a number of days: salary ÷ 30 × days (CLT art. 64). */
export function payForDays(salary: Quantity, days: Quantity): Quantity {
  return salary.over(PAYROLL_DAYS).times(days);
}

/** Vacation pay including the constitutional third (art. 7º, XVII): salary ÷ 30 × days × 4 ÷ 3. */
export function vacationWithThird(salary: Quantity, days: Quantity): Quantity {
  return payForDays(salary, days).times(4).over(3);
}

/** Days of vacation for less than a year of work: months ÷ 12 × 30, whole days only. */
export function proportionalVacationDays(months: Quantity): Quantity {
  return months.over(MONTHS_IN_YEAR).times(VACATION_DAYS).roundedDown();
}

/**
 * The 13th salary for 0 to 12 months of work in the year: salary ÷ 12 × months (Lei 4.090/1962, art. 1º, §
 * 1º).
 */
export function thirteenthSalary(salary: Quantity, months: Quantity): Quantity {
  return salary.over(MONTHS_IN_YEAR).times(months);
}

/** Days of notice for whole years of service: three for each, sixty at most. */
export function noticeForYears(wholeYears: Quantity): Quantity {
  return NOTICE_FOR_EACH_YEAR.times(wholeYears).atMost(MOST_NOTICE_FOR_YEARS);
}

/** Days of notice: thirty, plus those for years of service. */
export function noticeDays(forYears: Quantity): Quantity {
  return BASE_NOTICE.plus(forYears);
}

/** What the employer deposits in the FGTS account over months of work. */
export function fgtsDeposits(salary: Quantity, months: Quantity): Quantity {
  return salary.times(FGTS_DEPOSIT).times(months);
}
