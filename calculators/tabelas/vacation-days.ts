/** Days of vacation for twelve months of work, by unjustified absences (CLT art. 130). */
import { count } from '../../src/quantity/quantity.ts';
import { CLT } from './labour-laws.ts';
import { VACATION_DAYS } from './labour.ts';
import { legalFigure, type LegalFigure } from './legal-figure.ts';

/** A step of the table: maximum absences, and their days of vacation. */
export interface VacationStep {
  readonly upTo: number;
  readonly days: LegalFigure;
}

function days(amount: number, item: string): LegalFigure {
  return legalFigure(count(amount, 'dias'), {
    law: `CLT art. 130, ${item}`,
    validFrom: VACATION_DAYS.validFrom,
    source: CLT,
  });
}

/** In ascending order of absences; beyond the last step there is no vacation. */
export const VACATION_DAYS_BY_ABSENCES: readonly VacationStep[] = [
  { upTo: 5, days: VACATION_DAYS },
  { upTo: 14, days: days(24, 'II') },
  { upTo: 23, days: days(18, 'III') },
  { upTo: 32, days: days(12, 'IV') },
];
