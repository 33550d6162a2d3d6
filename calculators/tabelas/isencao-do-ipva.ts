/** Constitutional limits of the IPVA; each state sets its own rates and due days. */
import { count } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { EMENDA_DOS_VEICULOS_ANTIGOS } from './leis-tributarias.ts';

/** Age from which cars and motorcycles are exempt in every state. */
export const IDADE_ISENTA_DO_IPVA = legalFigure(count(20, 'anos'), {
  law: 'Constituição, art. 155, § 6º (EC 137/2025)',
  validFrom: '2025-12-10',
  source: EMENDA_DOS_VEICULOS_ANTIGOS,
});
