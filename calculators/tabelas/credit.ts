/** Figures of loans: the IOF on credit to a person, and the limits on advances of the FGTS. */
import { count, money, percent, type Quantity } from '../../src/quantity/quantity.ts';
import { CREDIT_TAX_DECREE, FGTS_ANTICIPATION_RULES } from './credit-sources.ts';
import { legalFigure, type LegalFigure } from './legal-figure.ts';

function taxFigure(figure: Quantity, law: string, validFrom: string): LegalFigure {
  return legalFigure(figure, { law, validFrom, source: CREDIT_TAX_DECREE });
}

/** The part that does not depend on the term, added by Decreto nº 6.339/2008. */
export const FIXED_CREDIT_TAX = taxFigure(percent(0.38), 'Decreto 6.306/2007, art. 7º, § 15', '2008-01-03');

/** The part for each day that the principal is owed, as amended by Decreto nº 8.392/2015. */
export const DAILY_CREDIT_TAX = taxFigure(
  percent(0.0082),
  'Decreto 6.306/2007, art. 7º, I, "b", 2',
  '2015-01-22',
);

/** Maximum number of days for which the principal is taxed. */
export const MOST_TAXED_DAYS = taxFigure(
  count(365, 'dias'),
  'Decreto 6.306/2007, art. 7º, § 1º',
  '2007-12-17',
);

function advanceFigure(figure: Quantity, validFrom = '2025-11-01'): LegalFigure {
  return legalFigure(figure, {
    law: 'Resolução CCFGTS 1.130/2025',
    validFrom,
    source: FGTS_ANTICIPATION_RULES,
  });
}

/** Smallest advance of a yearly FGTS withdrawal. */
export const LEAST_ADVANCED = advanceFigure(money(100));

/** Largest advance of a yearly FGTS withdrawal. */
export const MOST_ADVANCED = advanceFigure(money(500));

/** Maximum number of withdrawals to advance in the first year of the rule. */
export const MOST_WITHDRAWALS_AT_FIRST = advanceFigure(count(5));

/** Maximum number of withdrawals to advance since then. */
export const MOST_WITHDRAWALS = advanceFigure(count(3), '2026-11-01');
