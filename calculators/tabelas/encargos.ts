/** Charges on a salary for employers with rates of their own: the MEI and households. */
import { percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { LEI_DO_TRABALHO_DOMESTICO, LEI_DO_EMPREGADO_DO_MEI } from './leis-tributarias.ts';

/** The first month of the unified payment for domestic workers. */
const IN_DOMESTIC_LAW = { validFrom: '2015-10-01', source: LEI_DO_TRABALHO_DOMESTICO } as const;

/** INSS of a MEI on the salary of its only employee. */
export const INSS_PATRONAL_DO_MEI = legalFigure(percent(3), {
  law: 'LC 123/2006, art. 18-C',
  validFrom: '2009-07-01',
  source: LEI_DO_EMPREGADO_DO_MEI,
});

/** INSS of a domestic worker's employer. */
export const INSS_PATRONAL_DO_DOMESTICO = legalFigure(percent(8), {
  ...IN_DOMESTIC_LAW,
  law: 'LC 150/2015, art. 34, II',
});

/** Accident insurance of a domestic worker. */
export const GILRAT_DO_DOMESTICO = legalFigure(percent(0.8), {
  ...IN_DOMESTIC_LAW,
  law: 'LC 150/2015, art. 34, III',
});

/** Deposit in place of the FGTS fine for a domestic worker. */
export const INDENIZACAO_DO_DOMESTICO = legalFigure(percent(3.2), {
  ...IN_DOMESTIC_LAW,
  law: 'LC 150/2015, art. 22',
});
