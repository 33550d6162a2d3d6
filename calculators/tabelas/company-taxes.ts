/** Taxes of companies outside the Simples, other than those on a presumed profit. */
import { percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { EMPLOYER_INSS_LAW, ISS_LAW, NON_CUMULATIVE_COFINS_LAW, NON_CUMULATIVE_PIS_LAW } from './tax-laws.ts';

/** Share of revenue minus credits, under the Lucro Real. */
export const NON_CUMULATIVE_PIS = legalFigure(percent(1.65), {
  law: 'Lei 10.637/2002, art. 2º',
  validFrom: '2002-12-01',
  source: NON_CUMULATIVE_PIS_LAW,
});

/** Share of revenue minus credits, under the Lucro Real. */
export const NON_CUMULATIVE_COFINS = legalFigure(percent(7.6), {
  law: 'Lei 10.833/2003, art. 2º',
  validFrom: '2004-02-01',
  source: NON_CUMULATIVE_COFINS_LAW,
});

/** The employer's contribution to the INSS, as a share of the payroll. */
export const EMPLOYER_INSS = legalFigure(percent(20), {
  law: 'Lei 8.212/1991, art. 22, I',
  validFrom: '2000-03-01',
  source: EMPLOYER_INSS_LAW,
});

/** Contribution for work risks (RAT), in percent of the payroll: low, medium and high risk. */
export const WORK_RISK_PERCENTS = [1, 2, 3] as const;

/**
 * Contributions to third parties (SESC, SENAI, SEBRAE, Incra, salário-educação) that most companies owe, in
 * percent of the payroll.
 */
export const USUAL_THIRD_PARTIES_PERCENT = 5.8;

/** Lowest rate that a city may charge on services. */
export const LEAST_ISS = legalFigure(percent(2), {
  law: 'LC 116/2003, art. 8º-A',
  validFrom: '2017-12-30',
  source: ISS_LAW,
});

/** Highest rate that a city may charge on services. */
export const MOST_ISS = legalFigure(percent(5), {
  law: 'LC 116/2003, art. 8º, II',
  validFrom: '2003-08-01',
  source: ISS_LAW,
});
