/** Days of vacation for twelve months of work, by unjustified absences (CLT art. 130). */
import { count } from '../../src/quantity/quantity.ts';
import { CLT } from './leis-trabalhistas.ts';
import { FERIAS_INTEGRAIS } from './trabalho.ts';
import { legalFigure, type LegalFigure } from './legal-figure.ts';

/** A step of the table: maximum absences, and their days of vacation. */
export interface FaixaDeFaltas {
  readonly upTo: number;
  readonly dias: LegalFigure;
}

function diasDeFerias(amount: number, item: string): LegalFigure {
  return legalFigure(count(amount, 'dias'), {
    law: `CLT art. 130, ${item}`,
    validFrom: FERIAS_INTEGRAIS.validFrom,
    source: CLT,
  });
}

/** In ascending order of absences; beyond the last step there is no vacation. */
export const DIAS_DE_FERIAS_POR_FALTAS: readonly FaixaDeFaltas[] = [
  { upTo: 5, dias: FERIAS_INTEGRAIS },
  { upTo: 14, dias: diasDeFerias(24, 'II') },
  { upTo: 23, dias: diasDeFerias(18, 'III') },
  { upTo: 32, dias: diasDeFerias(12, 'IV') },
];
