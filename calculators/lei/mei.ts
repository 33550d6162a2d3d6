/** The microempreendedor individual (MEI): contribution and limits of revenue, with those of freight carriers. */
import type { Quantity } from '../../src/quantity/quantity.ts';
import { regra, type Regra } from '../../src/quantity/regra.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import {
  ARTIGO_DO_EXCESSO_DO_MEI,
  CONTRIBUICAO_DO_MEI,
  CONTRIBUICAO_DO_MEI_CAMINHONEIRO,
  EXCESSO_TOLERADO_DO_MEI,
  ICMS_DO_MEI,
  LIMITE_ANUAL_DO_MEI,
  LIMITE_ANUAL_DO_MEI_CAMINHONEIRO,
  LIMITE_MENSAL_DO_MEI,
  LIMITE_MENSAL_DO_MEI_CAMINHONEIRO,
} from '../tabelas/mei.ts';

/** The rule of the monthly payment. */
export const VALOR_FIXO_DO_MEI = regra(
  ICMS_DO_MEI.law,
  'O MEI paga por mês um valor fixo, fature quanto faturar: o INSS, mais o ICMS e o ISS da sua atividade.',
);

/** The rule of a tolerated excess. */
export const TOLERANCIA_DO_MEI = regra(
  EXCESSO_TOLERADO_DO_MEI.law,
  `Quem passa do limite em até ${EXCESSO_TOLERADO_DO_MEI} só deixa de ser MEI no ano seguinte.`,
);

/** The rule of the tax on an excess. */
export const EXCESSO_DO_MEI = regra(
  ARTIGO_DO_EXCESSO_DO_MEI,
  'Quem passa do limite dentro da tolerância paga o imposto do que passou com o DAS de janeiro, sem acréscimos.',
);

/** The contribution and the limits of one kind of MEI, with their rules. */
export interface CategoriaDoMei {
  /** Share of the minimum wage. */
  readonly contribuicao: LegalFigure;
  /** Reais a year. */
  readonly limiteAnual: LegalFigure;
  /** Reais for each month of the year in which the company opens. */
  readonly limiteMensal: LegalFigure;
  readonly regras: { readonly contribuicao: Regra; readonly limite: Regra };
}

/** LC 123/2006, art. 18-A. */
export const MEI_COMUM: CategoriaDoMei = {
  contribuicao: CONTRIBUICAO_DO_MEI,
  limiteAnual: LIMITE_ANUAL_DO_MEI,
  limiteMensal: LIMITE_MENSAL_DO_MEI,
  regras: {
    contribuicao: regra(
      CONTRIBUICAO_DO_MEI.law,
      `O INSS do MEI é de ${CONTRIBUICAO_DO_MEI} do salário mínimo.`,
    ),
    limite: regra(
      LIMITE_ANUAL_DO_MEI.law,
      `É MEI quem fatura até ${LIMITE_ANUAL_DO_MEI} no ano ou, no ano em que abre, ${LIMITE_MENSAL_DO_MEI} por mês.`,
    ),
  },
};

/** LC 123/2006, art. 18-F. */
export const MEI_CAMINHONEIRO: CategoriaDoMei = {
  contribuicao: CONTRIBUICAO_DO_MEI_CAMINHONEIRO,
  limiteAnual: LIMITE_ANUAL_DO_MEI_CAMINHONEIRO,
  limiteMensal: LIMITE_MENSAL_DO_MEI_CAMINHONEIRO,
  regras: {
    contribuicao: regra(
      CONTRIBUICAO_DO_MEI_CAMINHONEIRO.law,
      `O INSS do caminhoneiro MEI é de ${CONTRIBUICAO_DO_MEI_CAMINHONEIRO} do salário mínimo.`,
    ),
    limite: regra(
      LIMITE_ANUAL_DO_MEI_CAMINHONEIRO.law,
      `O caminhoneiro MEI fatura até ${LIMITE_ANUAL_DO_MEI_CAMINHONEIRO} no ano ou, no ano em que abre, ${LIMITE_MENSAL_DO_MEI_CAMINHONEIRO} por mês.`,
    ),
  },
};

/**
 * The largest revenue in a year, in reais (LC 123/2006, arts. 18-A, §§ 1º e 2º, e 18-F, I e II).
 *
 * @param meses of activity, 1 to 12; fewer than 12 in the year of opening.
 */
export function limiteDoMei({ limiteAnual, limiteMensal }: CategoriaDoMei, meses: Quantity): Quantity {
  return meses.isBelow(12) ? limiteMensal.times(meses) : limiteAnual;
}
