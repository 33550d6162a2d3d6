/** What the labour laws count with: a day's pay, days of notice and vacation, the FGTS and its fine. */
import { count, percent } from '../../src/quantity/quantity.ts';
import { CLT, CONSTITUTION, FGTS_LAW, NOTICE_LAW } from './labour-laws.ts';
import { legalFigure } from './legal-figure.ts';

const CLT_IN_FORCE = '1943-11-10';
/** Lei nº 13.467/2017, the labour reform, which added the agreement to end a contract. */
const REFORM_IN_FORCE = '2017-11-11';
const FGTS_IN_FORCE = '1990-05-14';
const NOTICE_IN_FORCE = '2011-10-13';
const CONSTITUTION_IN_FORCE = '1988-10-05';

/** A monthly salary pays thirty days, whatever the month. */
export const PAYROLL_DAYS = legalFigure(count(30), {
  law: 'CLT art. 64',
  validFrom: CLT_IN_FORCE,
  source: CLT,
});

/** Days of vacation earned by twelve months of work. */
export const VACATION_DAYS = legalFigure(count(30, 'dias'), {
  law: 'CLT art. 130, I',
  validFrom: CLT_IN_FORCE,
  source: CLT,
});

/** Notice: thirty days, … */
export const BASE_NOTICE = legalFigure(count(30), {
  law: 'Constituição, art. 7º, XXI',
  validFrom: CONSTITUTION_IN_FORCE,
  source: CONSTITUTION,
});

/** … three more for each year of service, … */
export const NOTICE_FOR_EACH_YEAR = legalFigure(count(3, 'dias'), {
  law: 'Lei 12.506/2011, art. 1º',
  validFrom: NOTICE_IN_FORCE,
  source: NOTICE_LAW,
});

/** … sixty more at most. */
export const MOST_NOTICE_FOR_YEARS = legalFigure(count(60, 'dias'), {
  law: 'Lei 12.506/2011, art. 1º, parágrafo único',
  validFrom: NOTICE_IN_FORCE,
  source: NOTICE_LAW,
});

/** What the employer deposits of each month's salary. */
export const FGTS_DEPOSIT = legalFigure(percent(8), {
  law: 'Lei 8.036/1990, art. 15',
  validFrom: FGTS_IN_FORCE,
  source: FGTS_LAW,
});

/** The employer's fine on the balance, for a dismissal without cause. */
export const FGTS_FINE = legalFigure(percent(40), {
  law: 'Lei 8.036/1990, art. 18, § 1º',
  validFrom: FGTS_IN_FORCE,
  source: FGTS_LAW,
});

/** Half of that fine, where both sides agree to end the contract. */
export const FGTS_FINE_BY_AGREEMENT = legalFigure(percent(20), {
  law: 'CLT art. 484-A, I, "b"',
  validFrom: REFORM_IN_FORCE,
  source: CLT,
});

/** How much of the balance may be drawn then. */
export const FGTS_DRAWN_BY_AGREEMENT = legalFigure(percent(80), {
  law: 'CLT art. 484-A, § 1º',
  validFrom: REFORM_IN_FORCE,
  source: CLT,
});
