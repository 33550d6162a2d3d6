/** Taxes on a private pension: the income tax on redemptions (Lei nº 11.053/2004), and the IOF on contributions. */
import type { Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import {
  LONG_TERM_PENSION_TAX,
  PENSION_TAX,
  PENSION_WITHHOLDING,
  VGBL_FREE_OF_IOF,
  VGBL_IOF,
} from '../tabelas/private-pension.ts';

/** The sentence of `aliquotaRegressiva`, whose rates are items of the article. */
export const TABELA_REGRESSIVA = `A alíquota cai com o tempo da contribuição: de ${PENSION_TAX[0]?.rate} até ${PENSION_TAX[0]?.upTo} a ${LONG_TERM_PENSION_TAX} depois de ${PENSION_TAX.at(-1)?.upTo}.`;

/** The rule of a redemption under the progressive table. */
export const RETENCAO_NO_RESGATE = regra(
  PENSION_WITHHOLDING.law,
  `O resgate paga ${PENSION_WITHHOLDING} na fonte, e a declaração anual acerta o imposto.`,
);

/** The rule of the IOF on contributions. */
export const IOF_DO_VGBL = regra(
  VGBL_IOF.law,
  `O que se põe em VGBL acima de ${VGBL_FREE_OF_IOF} no ano paga ${VGBL_IOF} de IOF.`,
);

/**
 * The tax rate on a redemption.
 *
 * @param years since the contribution, 0 or more; may be fractional. The end of a step belongs to it.
 */
export function aliquotaRegressiva(years: Quantity): LegalFigure {
  return PENSION_TAX.find(({ upTo }) => !years.isAbove(upTo))?.rate ?? LONG_TERM_PENSION_TAX;
}
