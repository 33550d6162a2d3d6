/** Figures of working hours by week and by night. */
import { count, percent } from '../../src/quantity/quantity.ts';
import { CLT, CONSTITUICAO, LEI_DO_TRABALHO_RURAL } from './leis-trabalhistas.ts';
import { legalFigure } from './legal-figure.ts';

/** The longest normal week. */
export const JORNADA_SEMANAL = legalFigure(count(44, 'horas'), {
  law: 'Constituição, art. 7º, XIII',
  validFrom: '1988-10-05',
  source: CONSTITUICAO,
});

/** Days over which the hours of a week are spread, including Saturday. */
export const DIAS_DE_TRABALHO_NA_SEMANA = 6;

/** Minutes on the clock of an urban night hour, from 22h to 5h. */
export const MINUTOS_DA_HORA_NOTURNA = legalFigure(count(52.5, 'minutos'), {
  law: 'CLT art. 73, § 1º',
  validFrom: '1943-11-10',
  source: CLT,
});

/** Surcharge on a night hour of rural work, which lasts sixty minutes. */
export const ADICIONAL_NOTURNO_RURAL = legalFigure(percent(25), {
  law: 'Lei 5.889/1973, art. 7º, parágrafo único',
  validFrom: '1973-06-11',
  source: LEI_DO_TRABALHO_RURAL,
});
