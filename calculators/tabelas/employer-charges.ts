/** What those employers owe on a salary who have rates of their own: the MEI, and who employs in a household. */
import { percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { DOMESTIC_LAW, MEI_EMPLOYEE_LAW } from './tax-laws.ts';

/** The first month of the unified payment for domestic workers. */
const IN_DOMESTIC_LAW = { validFrom: '2015-10-01', source: DOMESTIC_LAW } as const;

/** The INSS of a MEI on the salary of its only employee. */
export const MEI_EMPLOYER_INSS = legalFigure(percent(3), {
  law: 'LC 123/2006, art. 18-C',
  validFrom: '2009-07-01',
  source: MEI_EMPLOYEE_LAW,
});

/** Of a domestic worker: the INSS of the employer, … */
export const DOMESTIC_EMPLOYER_INSS = legalFigure(percent(8), {
  ...IN_DOMESTIC_LAW,
  law: 'LC 150/2015, art. 34, II',
});

/** … the insurance against accidents, … */
export const DOMESTIC_WORK_RISK = legalFigure(percent(0.8), {
  ...IN_DOMESTIC_LAW,
  law: 'LC 150/2015, art. 34, III',
});

/** … and the deposit that takes the place of the fine on the FGTS. */
export const DOMESTIC_COMPENSATION = legalFigure(percent(3.2), {
  ...IN_DOMESTIC_LAW,
  law: 'LC 150/2015, art. 22',
});
