/** Taxes on loans. */
import { percent } from '../../src/quantity/quantity.ts';
import { CREDIT_TAX_DECREE } from './credit-sources.ts';
import { legalFigure } from './legal-figure.ts';

/** The part of the tax on credit (IOF) that does not depend on the term; Decreto nº 6.339/2008 added it. */
export const FIXED_CREDIT_TAX = legalFigure(percent(0.38), {
  law: 'Decreto 6.306/2007, art. 7º, § 15',
  validFrom: '2008-01-03',
  source: CREDIT_TAX_DECREE,
});
