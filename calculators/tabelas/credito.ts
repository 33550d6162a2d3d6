/** Figures of loans: the IOF on credit to a person, and the limits on advances of the FGTS. */
import { count, money, percent, type Quantity } from '../../src/quantity/quantity.ts';
import { DECRETO_DO_IOF, NORMA_DA_ANTECIPACAO_DO_FGTS } from './fontes-do-credito.ts';
import { legalFigure, type LegalFigure } from './legal-figure.ts';

function taxFigure(figure: Quantity, law: string, validFrom: string): LegalFigure {
  return legalFigure(figure, { law, validFrom, source: DECRETO_DO_IOF });
}

/** The part that does not depend on the term, added by Decreto nº 6.339/2008. */
export const IOF_ADICIONAL = taxFigure(percent(0.38), 'Decreto 6.306/2007, art. 7º, § 15', '2008-01-03');

/** The part for each day that the principal is owed, as amended by Decreto nº 8.392/2015. */
export const IOF_DIARIO = taxFigure(percent(0.0082), 'Decreto 6.306/2007, art. 7º, I, “b”, 2', '2015-01-22');

/** Maximum number of days for which the principal is taxed. */
export const MAXIMO_DE_DIAS_DO_IOF = taxFigure(
  count(365, 'dias'),
  'Decreto 6.306/2007, art. 7º, § 1º',
  '2007-12-17',
);

function advanceFigure(figure: Quantity, validFrom = '2025-11-01'): LegalFigure {
  return legalFigure(figure, {
    law: 'Resolução CCFGTS 1.130/2025',
    validFrom,
    source: NORMA_DA_ANTECIPACAO_DO_FGTS,
  });
}

/** Smallest advance of a yearly FGTS withdrawal. */
export const ANTECIPACAO_MINIMA = advanceFigure(money(100));

/** Largest advance of a yearly FGTS withdrawal. */
export const ANTECIPACAO_MAXIMA = advanceFigure(money(500));

/** Maximum number of withdrawals to advance in the first year of the rule. */
export const MAXIMO_DE_SAQUES_NO_PRIMEIRO_ANO = advanceFigure(count(5));

/** Maximum number of withdrawals to advance since then. */
export const MAXIMO_DE_SAQUES = advanceFigure(count(3), '2026-11-01');
