/** What the vale-transporte costs an employee. */
import { percent } from '../../src/quantity/quantity.ts';
import { TRANSPORT_LAW } from './labour-laws.ts';
import { legalFigure } from './legal-figure.ts';

/** Of the basic salary; what the fares cost beyond it the employer pays. */
export const TRANSPORT_SHARE = legalFigure(percent(6), {
  law: 'Lei 7.418/1985, art. 4º, parágrafo único',
  validFrom: '1985-12-17',
  source: TRANSPORT_LAW,
});
