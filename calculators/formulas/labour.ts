/**
 * What the labour laws count with, again and again: a day's pay, the third on vacation, twelfths of the 13th,
 * days of notice and the FGTS. Amounts in reais, exact: whoever shows them rounds them.
 */
import { decimal, floor, type Decimal, type DecimalInput } from './decimal.ts';
import { percentOf } from './money.ts';

/** CLT art. 64: a monthly salary pays thirty days, whatever the month. */
const DAYS_IN_PAYROLL_MONTH = 30;
const MONTHS_IN_YEAR = 12;
/** Days of vacation earned by twelve months of work (CLT art. 130, I). */
const VACATION_DAYS_A_YEAR = 30;
/** Lei 8.036/1990, art. 15. */
const FGTS_PERCENT = 8;

/** Notice (Lei 12.506/2011, art. 1º): thirty days, and three more for each year of service, sixty at most. */
const BASE_NOTICE_DAYS = 30;
const EXTRA_NOTICE_DAYS_A_YEAR = 3;
const MOST_EXTRA_NOTICE_DAYS = 60;

/** Pay for a number of days: salary ÷ 30 × days (CLT art. 64). */
export function payForDays(salary: DecimalInput, days: number): Decimal {
  return decimal(salary).times(days).div(DAYS_IN_PAYROLL_MONTH);
}

/** The third that the Constitution adds to vacation pay (art. 7º, XVII). */
export function constitutionalThird(vacationPay: Decimal): Decimal {
  return vacationPay.div(3);
}

/** Vacation pay together with its third: salary ÷ 30 × days × 4/3. */
export function vacationWithThird(salary: DecimalInput, days: number): Decimal {
  return payForDays(salary, days).times(4).div(3);
}

/** Days of vacation for months of work short of a year: 30 × months ÷ 12, whole days only. */
export function proportionalVacationDays(months: number): number {
  return floor(decimal(months).times(VACATION_DAYS_A_YEAR).div(MONTHS_IN_YEAR));
}

/** The 13th salary of months of work in the year, 0 to 12: salary ÷ 12 × months (Lei 4.090/1962, art. 1º, § 1º). */
export function thirteenthSalary(salary: DecimalInput, months: number): Decimal {
  return decimal(salary).times(months).div(MONTHS_IN_YEAR);
}

/** Days of notice after whole years of service, 0 or more: 30 to 90, `extra` of them for the years. */
export function noticeDays(wholeYears: number): { readonly total: number; readonly extra: number } {
  const extra = Math.min(EXTRA_NOTICE_DAYS_A_YEAR * wholeYears, MOST_EXTRA_NOTICE_DAYS);
  return { total: BASE_NOTICE_DAYS + extra, extra };
}

/** What the employer deposits in the FGTS account over months of work: 8% of the salary a month. */
export function fgtsDeposits(salary: DecimalInput, months: number): Decimal {
  return percentOf(salary, FGTS_PERCENT).times(months);
}
