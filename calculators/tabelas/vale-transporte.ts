/** The employee's share of the vale-transporte. */
import { percent } from '../../src/quantity/quantity.ts';
import { LEI_DO_VALE_TRANSPORTE } from './leis-trabalhistas.ts';
import { legalFigure } from './legal-figure.ts';

/** Share of the basic salary; the employer pays the rest of the fares. */
export const PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE = legalFigure(percent(6), {
  law: 'Lei 7.418/1985, art. 4º, parágrafo único',
  validFrom: '1985-12-17',
  source: LEI_DO_VALE_TRANSPORTE,
});
