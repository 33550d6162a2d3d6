/** Income tax on redemptions of a private pension by the regressive table (Lei nº 11.053/2004, art. 1º). */
import type { Quantity } from '../../src/quantity/quantity.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import { LONG_TERM_PENSION_TAX, PENSION_TAX } from '../tabelas/private-pension.ts';

/**
 * The tax rate on a redemption.
 *
 * @param years since the contribution, 0 or more; may be fractional. The end of a step belongs to it.
 */
export function aliquotaRegressiva(years: Quantity): LegalFigure {
  return PENSION_TAX.find(({ upTo }) => !years.isAbove(upTo))?.rate ?? LONG_TERM_PENSION_TAX;
}
