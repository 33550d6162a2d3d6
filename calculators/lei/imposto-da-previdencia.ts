/**
 * Taxes on a private pension: the income tax on redemptions (Lei nº 11.053/2004), and the IOF on contributions. PGBL
 * and VGBL differ in the part that is taxed.
 */
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import {
  ALIQUOTA_FINAL_DA_PREVIDENCIA,
  IMPOSTO_REGRESSIVO_DA_PREVIDENCIA,
  RETENCAO_DA_PREVIDENCIA,
  VGBL_SEM_IOF,
  IOF_NO_VGBL,
} from '../tabelas/previdencia-privada.ts';

/** The sentence of `aliquotaRegressiva`, whose rates are items of the article. */
export const TABELA_REGRESSIVA = `A alíquota cai com o tempo da contribuição: de ${IMPOSTO_REGRESSIVO_DA_PREVIDENCIA[0]?.aliquota} até ${IMPOSTO_REGRESSIVO_DA_PREVIDENCIA[0]?.ate} a ${ALIQUOTA_FINAL_DA_PREVIDENCIA} depois de ${IMPOSTO_REGRESSIVO_DA_PREVIDENCIA.at(-1)?.ate}.`;

/** The rule of a redemption under the progressive table. */
export const RETENCAO_NO_RESGATE = regra(
  RETENCAO_DA_PREVIDENCIA.law,
  `O resgate paga ${RETENCAO_DA_PREVIDENCIA} na fonte, e a declaração anual acerta o imposto.`,
);

/** The rule of the IOF on contributions. */
export const IOF_DO_VGBL = regra(
  IOF_NO_VGBL.law,
  `O que você põe em VGBL acima de ${VGBL_SEM_IOF} no ano paga ${IOF_NO_VGBL} de IOF.`,
);

/**
 * The part of a redemption that is taxed, in reais: all of a PGBL, the earnings of a VGBL.
 *
 * @param contribuido sum of the contributions; a VGBL worth less has no taxed part.
 */
export function parteTributada(plano: 'pgbl' | 'vgbl', saldo: Quantity, contribuido: Quantity): Quantity {
  return plano === 'pgbl' ? saldo : saldo.minus(contribuido).atLeast(money(0));
}

/** The IOF on a year's contributions to VGBL, in reais, exact. */
export function iofDoVgbl(contribuicaoAnual: Quantity): Quantity {
  return contribuicaoAnual.minus(VGBL_SEM_IOF).atLeast(money(0)).times(IOF_NO_VGBL);
}

/**
 * The tax rate on a redemption.
 *
 * @param anos since the contribution, 0 or more; may be fractional. The end of a step belongs to it.
 */
export function aliquotaRegressiva(anos: Quantity): LegalFigure {
  return (
    IMPOSTO_REGRESSIVO_DA_PREVIDENCIA.find(({ ate }) => !anos.isAbove(ate))?.aliquota ??
    ALIQUOTA_FINAL_DA_PREVIDENCIA
  );
}
