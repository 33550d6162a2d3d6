/** What companies outside of the Simples owe besides the taxes on a presumed profit. */
import { percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { EMPLOYER_INSS_LAW, ISS_LAW, NON_CUMULATIVE_COFINS_LAW, NON_CUMULATIVE_PIS_LAW } from './tax-laws.ts';

/** Of revenue less credits, under the Lucro Real. */
export const NON_CUMULATIVE_PIS = legalFigure(percent(1.65), {
  law: 'Lei 10.637/2002, art. 2º',
  validFrom: '2002-12-01',
  source: NON_CUMULATIVE_PIS_LAW,
});

/** Of revenue less credits, under the Lucro Real. */
export const NON_CUMULATIVE_COFINS = legalFigure(percent(7.6), {
  law: 'Lei 10.833/2003, art. 2º',
  validFrom: '2004-02-01',
  source: NON_CUMULATIVE_COFINS_LAW,
});

/** The employer's contribution to the INSS, of the payroll. */
export const EMPLOYER_INSS = legalFigure(percent(20), {
  law: 'Lei 8.212/1991, art. 22, I',
  validFrom: '2000-03-01',
  source: EMPLOYER_INSS_LAW,
});

/** Contribution for the risks of the work (RAT), in percent of the payroll: low, middle and high risk. */
export const WORK_RISK_PERCENTS = [1, 2, 3] as const;

/** Contributions to others (SESC, SENAI, SEBRAE, Incra, salário-educação) that most companies owe, in percent of the payroll. */
export const USUAL_THIRD_PARTIES_PERCENT = 5.8;

/** The least that a city charges of services. */
export const LEAST_ISS = legalFigure(percent(2), {
  law: 'LC 116/2003, art. 8º-A',
  validFrom: '2017-12-30',
  source: ISS_LAW,
});

/** The most that a city charges of services. */
export const MOST_ISS = legalFigure(percent(5), {
  law: 'LC 116/2003, art. 8º, II',
  validFrom: '2003-08-01',
  source: ISS_LAW,
});
