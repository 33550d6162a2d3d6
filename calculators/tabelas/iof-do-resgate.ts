/** The annex of the IOF decree: the taxed share of a gain redeemed within thirty days. */
import { percent } from '../../src/quantity/quantity.ts';
import { legalFigure, type LegalFigure } from './legal-figure.ts';
import { PRIMEIRO_DIA_SEM_IOF } from './investimentos.ts';

/** Shares by days between deposit and redemption, from one day to 29 days. */
export const IOF_POR_DIA_DO_RESGATE: readonly LegalFigure[] = [
  96, 93, 90, 86, 83, 80, 76, 73, 70, 66, 63, 60, 56, 53, 50, 46, 43, 40, 36, 33, 30, 26, 23, 20, 16, 13, 10,
  6, 3,
].map((share) => legalFigure(percent(share), PRIMEIRO_DIA_SEM_IOF));
