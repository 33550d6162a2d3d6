/** Taxes of companies outside the Simples, other than those on a presumed profit. */
import { percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import {
  LEI_DO_INSS_PATRONAL,
  LEI_DO_ISS,
  LEI_DA_COFINS_NAO_CUMULATIVA,
  LEI_DO_PIS_NAO_CUMULATIVO,
} from './leis-tributarias.ts';

/** Share of revenue minus credits, under the Lucro Real. */
export const PIS_NAO_CUMULATIVO = legalFigure(percent(1.65), {
  law: 'Lei 10.637/2002, art. 2º',
  validFrom: '2002-12-01',
  source: LEI_DO_PIS_NAO_CUMULATIVO,
});

/** Share of revenue minus credits, under the Lucro Real. */
export const COFINS_NAO_CUMULATIVA = legalFigure(percent(7.6), {
  law: 'Lei 10.833/2003, art. 2º',
  validFrom: '2004-02-01',
  source: LEI_DA_COFINS_NAO_CUMULATIVA,
});

/** The employer's contribution to the INSS, as a share of the payroll. */
export const ALIQUOTA_PATRONAL_DO_INSS = legalFigure(percent(20), {
  law: 'Lei 8.212/1991, art. 22, I',
  validFrom: '2000-03-01',
  source: LEI_DO_INSS_PATRONAL,
});

/** Contribution for work risks (RAT), in percent of the payroll: low, medium and high risk. */
export const ALIQUOTAS_DO_RAT = [1, 2, 3] as const;

/**
 * Contributions to third parties (SESC, SENAI, SEBRAE, Incra, salário-educação) that most companies owe, in
 * percent of the payroll.
 */
export const ALIQUOTA_USUAL_DE_TERCEIROS = 5.8;

/** Lowest rate that a city may charge on services. */
export const ISS_MINIMO = legalFigure(percent(2), {
  law: 'LC 116/2003, art. 8º-A',
  validFrom: '2017-12-30',
  source: LEI_DO_ISS,
});

/** Highest rate that a city may charge on services. */
export const ISS_MAXIMO = legalFigure(percent(5), {
  law: 'LC 116/2003, art. 8º, II',
  validFrom: '2003-08-01',
  source: LEI_DO_ISS,
});
