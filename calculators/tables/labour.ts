/** Figures of the labour laws: pay of days and hours, days of notice and vacation, the FGTS and its fine. */
import { count, percent } from '../../src/quantity/quantity.ts';
import { BASE_DATE_LAW, CLT, CONSTITUTION, FGTS_LAW, NOTICE_LAW, REST_DAY_LAW } from './labour-laws.ts';
import { legalFigure } from './legal-figure.ts';

const CLT_IN_FORCE = '1943-11-10';
/** Decreto-Lei nº 1.535/1977, which rewrote the chapter on vacations. */
const VACATION_CHAPTER_IN_FORCE = '1977-05-01';
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
  validFrom: VACATION_CHAPTER_IN_FORCE,
  source: CLT,
});

/** How many of them may be sold: a third. */
export const MOST_VACATION_DAYS_SOLD = legalFigure(count(10, 'dias'), {
  law: 'CLT art. 143',
  validFrom: VACATION_CHAPTER_IN_FORCE,
  source: CLT,
});

/** Hours that a monthly salary pays in a week of 44: 44 ÷ 6 × 30. */
export const PAYROLL_HOURS = legalFigure(count(220, 'horas'), {
  law: 'CLT art. 64',
  validFrom: CONSTITUTION_IN_FORCE,
  source: CLT,
});

/** What an overtime hour adds to the pay of an hour, … */
export const OVERTIME_SURCHARGE = legalFigure(percent(50), {
  law: 'Constituição, art. 7º, XVI',
  validFrom: CONSTITUTION_IN_FORCE,
  source: CONSTITUTION,
});

/** … a night hour, … */
export const NIGHT_SURCHARGE = legalFigure(percent(20), {
  law: 'CLT art. 73',
  validFrom: CLT_IN_FORCE,
  source: CLT,
});

/** … and an hour on a Sunday or holiday, which is paid double. */
export const REST_DAY_SURCHARGE = legalFigure(percent(100), {
  law: 'Lei 605/1949, art. 9º',
  validFrom: '1949-01-14',
  source: REST_DAY_LAW,
});

/** Most overtime hours in a day. */
export const MOST_OVERTIME_A_DAY = legalFigure(count(2, 'horas'), {
  law: 'CLT art. 59',
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

/** Days before the base date of a category's wages in which a dismissal costs one more salary. */
export const DAYS_BEFORE_BASE_DATE = legalFigure(count(30, 'dias'), {
  law: 'Lei 7.238/1984, art. 9º',
  validFrom: '1984-10-31',
  source: BASE_DATE_LAW,
});

/** During notice given by the employer: hours by which each working day is shortened, … */
export const NOTICE_HOURS_OFF = legalFigure(count(2, 'horas'), {
  law: 'CLT art. 488',
  validFrom: CLT_IN_FORCE,
  source: CLT,
});

/** … or days off instead, which Lei nº 7.093/1983 added. */
export const NOTICE_DAYS_OFF = legalFigure(count(7, 'dias'), {
  law: 'CLT art. 488, parágrafo único',
  validFrom: '1983-04-26',
  source: CLT,
});

/** Days within which the employer must pay the amounts due at the end of a contract. */
export const TERMINATION_PAYMENT_TERM = legalFigure(count(10, 'dias'), {
  law: 'CLT art. 477, § 6º',
  validFrom: REFORM_IN_FORCE,
  source: CLT,
});

/** The employer's monthly deposit, as a share of the salary. */
export const FGTS_DEPOSIT = legalFigure(percent(8), {
  law: 'Lei 8.036/1990, art. 15',
  validFrom: FGTS_IN_FORCE,
  source: FGTS_LAW,
});

/** Yield of the balance a year, before the yearly distribution of the fund's profits. */
export const FGTS_YIELD = legalFigure(percent(3), {
  law: 'Lei 8.036/1990, art. 13',
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

/** Share of the balance that may be withdrawn in that case. */
export const FGTS_DRAWN_BY_AGREEMENT = legalFigure(percent(80), {
  law: 'CLT art. 484-A, § 1º',
  validFrom: REFORM_IN_FORCE,
  source: CLT,
});
