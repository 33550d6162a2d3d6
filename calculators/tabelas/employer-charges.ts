/** Charges on a salary for employers with rates of their own: the MEI and households. */
import { percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { DOMESTIC_LAW, MEI_EMPLOYEE_LAW } from './tax-laws.ts';

/** The first month of the unified payment for domestic workers. */
const IN_DOMESTIC_LAW = { validFrom: '2015-10-01', source: DOMESTIC_LAW } as const;

/** INSS of a MEI on the salary of its only employee. */
export const MEI_EMPLOYER_INSS = legalFigure(percent(3), {
  law: 'LC 123/2006, art. 18-C',
  validFrom: '2009-07-01',
  source: MEI_EMPLOYEE_LAW,
});

/** INSS of a domestic worker's employer. */
export const DOMESTIC_EMPLOYER_INSS = legalFigure(percent(8), {
  ...IN_DOMESTIC_LAW,
  law: 'LC 150/2015, art. 34, II',
});

/** Accident insurance of a domestic worker. */
export const DOMESTIC_WORK_RISK = legalFigure(percent(0.8), {
  ...IN_DOMESTIC_LAW,
  law: 'LC 150/2015, art. 34, III',
});

/** Deposit in place of the FGTS fine for a domestic worker. */
export const DOMESTIC_COMPENSATION = legalFigure(percent(3.2), {
  ...IN_DOMESTIC_LAW,
  law: 'LC 150/2015, art. 22',
});
