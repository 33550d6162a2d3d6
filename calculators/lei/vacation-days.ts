/** The days of a vacation, and how many of them may be sold. */
import { count, type Quantity } from '../../src/quantity/quantity.ts';
import { findBand } from '../formulas/progressive-bands.ts';
import { MOST_VACATION_DAYS_SOLD, VACATION_DAYS } from '../tabelas/labour.ts';
import { VACATION_DAYS_BY_ABSENCES } from '../tabelas/vacation-days.ts';

/** The days of vacation that are left after unjustified absences, with their article; none beyond the last step. */
export function vacationDays(absences: number): { readonly days: Quantity; readonly law: string } {
  const step = findBand(absences, VACATION_DAYS_BY_ABSENCES)?.band.days;
  return step === undefined ? { days: count(0, 'dias'), law: 'CLT art. 130' } : { days: step, law: step.law };
}

/** How many of so many days of vacation may be sold: a third (CLT art. 143). */
export function mostDaysSold(days: number): number {
  return (days * MOST_VACATION_DAYS_SOLD.number) / VACATION_DAYS.number;
}
