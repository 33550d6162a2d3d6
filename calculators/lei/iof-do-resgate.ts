/** The IOF on redemptions of fixed income within thirty days (Decreto nº 6.306/2007, art. 32 and annex). */
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import { IOF_POR_DIA_DO_RESGATE } from '../tabelas/iof-do-resgate.ts';

/**
 * The IOF rate on a gain, before the income tax; undefined from the thirtieth day on.
 *
 * @param dias between deposit and redemption, whole, 1 or more.
 */
export function aliquotaDoIofNoResgate(dias: number): LegalFigure | undefined {
  return IOF_POR_DIA_DO_RESGATE[dias - 1];
}
