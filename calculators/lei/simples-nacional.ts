/**
 * Simples Nacional (Lei Complementar nº 123/2006; Resolução CGSN nº 140/2018): the revenue that determines the band,
 * the effective rate, the annex of activities that depend on the payroll, and the shares of each tax.
 */
import { percent, type Quantity } from '../../src/quantity/quantity.ts';
import { findBand, rateMinusDeduction } from '../formulas/progressive-bands.ts';
import type { FaixaComDeducao } from '../tabelas/faixas.ts';
import { FATOR_R_DO_ANEXO_III, type TabelaDoSimples } from '../tabelas/simples-nacional.ts';
import {
  TETO_DO_ISS,
  TRIBUTOS_DO_SIMPLES,
  type AnexoDoSimples,
  type TributoDoSimples,
  type Partilha,
} from '../tabelas/partilha-do-simples.ts';

/** The articles that results cite next to their figures. */
export const ARTIGOS_DO_SIMPLES = {
  anoDeAbertura: 'LC 123/2006, art. 18, § 2º',
  aliquotaEfetiva: 'LC 123/2006, art. 18, § 1º-A',
  reparticao: 'LC 123/2006, art. 18, § 1º-B',
  das: 'LC 123/2006, art. 18, § 3º',
  foraDoDas: 'LC 123/2006, art. 18, § 4º-A',
  fatorR: FATOR_R_DO_ANEXO_III.law,
  fatorRNoPrimeiroAno: 'Resolução CGSN 140/2018, art. 26, §§ 1º e 7º',
} as const;

const MESES = 12;

/** In percent. */
const FATOR_SEM_FOLHA = 1;
const FATOR_SEM_RECEITA = 28;

/** Known revenue of a company, in reais. */
export interface ReceitaConhecida {
  /** Revenue of the previous twelve months; in the first year, of the months since the opening. */
  readonly antes: Quantity;
  readonly noMes: Quantity;
  /** Number of the month of activity, from 1; undefined, or above 12, for a company older than a year. */
  readonly mesDeAtividade: Quantity | undefined;
}

/** True for a company in its first twelve months. */
export function ePrimeiroAno({ mesDeAtividade }: Pick<ReceitaConhecida, 'mesDeAtividade'>): boolean {
  return mesDeAtividade !== undefined && !mesDeAtividade.isAbove(MESES);
}

/**
 * The twelve-month revenue that determines band and rate (RBT12), in reais. In the first year the known revenue is
 * annualized (art. 18, § 2º), and in the first month its own revenue. 0 without revenue in the months before.
 */
export function receitaDeDozeMeses({ antes, noMes, mesDeAtividade }: ReceitaConhecida): Quantity {
  if (mesDeAtividade === undefined || !ePrimeiroAno({ mesDeAtividade })) return antes;
  const mesesAntes = mesDeAtividade.minus(1);
  if (mesesAntes.equals(0)) return noMes.times(MESES);
  return antes.over(mesesAntes).times(MESES);
}

/**
 * The band of a twelve-month revenue with its number from 1: all annexes have the same limits.
 *
 * @throws RangeError above the last band, outside the Simples.
 */
export function faixaDaReceita(
  receita12: Quantity,
  faixas: readonly FaixaComDeducao[],
): { readonly number: number; readonly band: FaixaComDeducao } {
  const found = findBand(receita12.exact, faixas);
  if (found === undefined)
    throw new RangeError(`Revenue of ${receita12.number} is above the limit of the Simples.`);
  return found;
}

/** The effective rate: (revenue × nominal rate − deduction) ÷ revenue. */
export function aliquotaEfetivaDe(receita12: Quantity, faixa: FaixaComDeducao): Quantity {
  if (faixa.parcelaADeduzir === 0) return percent(faixa.ratePercent);
  return rateMinusDeduction(receita12, faixa).over(receita12);
}

/**
 * The ratio of payroll to revenue of the same months ("fator R"), as a fraction (Resolução CGSN 140/2018, art. 26):
 * both of the previous twelve months; in the first year both since the opening, never annualized; in the first month
 * both of that month. The first year has figures for its extremes: 1% without payroll, 28% for a payroll without
 * revenue.
 *
 * @param folha reais, 0 or more, of the same months as the revenue.
 */
export function fatorDaFolha(folha: Quantity, receita: ReceitaConhecida): Quantity {
  const receitaDosMeses = receitaDaFolha(receita);
  if (ePrimeiroAno(receita)) {
    // Explain the step in words, because the figure has no formula.
    if (folha.equals(0)) return percent(FATOR_SEM_FOLHA).explainedAs(() => 'Sem folha, o fator é de 1%');
    if (receitaDosMeses.equals(0))
      return percent(FATOR_SEM_RECEITA).explainedAs(() => 'Sem receita, o fator é de 28%');
  }
  return folha.over(receitaDosMeses);
}

/** The revenue of the same months as the payroll, in reais. */
export function receitaDaFolha({ antes, noMes, mesDeAtividade }: ReceitaConhecida): Quantity {
  return mesDeAtividade?.equals(1) ? noMes : antes;
}

/**
 * The annex of an activity that depends on the payroll (art. 18, §§ 5º-J and 5º-M): III from 28% of the revenue of the
 * same months, V below it, without rounding. Without revenue any payroll is enough.
 */
export function anexoPelaFolha(folha: Quantity, receita: Quantity): 'III' | 'V' {
  const basta = folha.isAbove(0) && !folha.isBelow(receita.times(FATOR_R_DO_ANEXO_III));
  return basta ? 'III' : 'V';
}

/** Fractions of revenue, in legal order, without taxes outside the DAS. */
export type AliquotasDosTributos = ReadonlyMap<TributoDoSimples, Quantity>;

/**
 * The share of each tax in an effective rate (art. 18, § 1º-B), as a fraction of revenue. The ISS stops at 5% of
 * revenue; the rest of its share goes to the federal taxes.
 *
 * @param aliquota effective rate of the annex, a fraction.
 * @param faixa number of the band, from 1.
 */
export function aliquotasDosTributos(
  aliquota: Quantity,
  anexo: AnexoDoSimples,
  faixa: number,
  { partilha: partilhas, acimaDoTetoDoIss }: Pick<TabelaDoSimples, 'partilha' | 'acimaDoTetoDoIss'>,
): AliquotasDosTributos {
  const daFaixa = partilhas[anexo][faixa - 1] ?? {};
  const partilhaAcimaDoTeto = acimaDoTetoDoIss[anexo];
  const iss = aliquota.times(percent(daFaixa.iss ?? 0));
  if (partilhaAcimaDoTeto === undefined || !iss.isAbove(TETO_DO_ISS)) return reparticao(aliquota, daFaixa);
  return new Map([
    ...reparticao(aliquota.minus(TETO_DO_ISS), partilhaAcimaDoTeto),
    ['iss', TETO_DO_ISS] as const,
  ]);
}

function reparticao(aliquota: Quantity, partilha: Partilha): Map<TributoDoSimples, Quantity> {
  return new Map(
    TRIBUTOS_DO_SIMPLES.flatMap((tributo) => {
      const parte = partilha[tributo];
      return parte === undefined ? [] : [[tributo, aliquota.times(percent(parte))] as const];
    }),
  );
}
