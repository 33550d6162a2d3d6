/** The income tax of a year (IRPF): base, table and deductions (Lei nº 9.250/1995, arts. 8º, 10 and 11). */
import { money, sumOfAll, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import { findBand, rateMinusDeduction } from '../formulas/progressive-bands.ts';
import type { FaixaComDeducao } from '../tabelas/faixas.ts';
import {
  DEDUCAO_ANUAL_POR_DEPENDENTE,
  LIMITE_DA_INSTRUCAO,
  LIMITE_DA_PREVIDENCIA,
  DESCONTO_SIMPLIFICADO_ANUAL,
  type TabelaAnualDoImposto,
} from '../tabelas/irpf-anual.ts';

export const BASE_DO_ANO = regra(
  'Lei 9.250/1995, art. 8º',
  'A base são os rendimentos tributáveis do ano menos as deduções.',
);

export const TABELA_DO_ANO = regra(
  'Lei 9.250/1995, art. 11',
  'O imposto é a base vezes a alíquota da faixa, menos a parcela a deduzir.',
);

/** The rule of the discount in place of all deductions. */
export const DESCONTO_DE_VINTE_POR_CENTO = regra(
  DESCONTO_SIMPLIFICADO_ANUAL.law,
  `No lugar de todas as deduções, você pode descontar ${DESCONTO_SIMPLIFICADO_ANUAL} dos rendimentos, até o limite do ano.`,
);

const artigo8 = (alinea: string, frase: string) => regra(`Lei 9.250/1995, art. 8º, II, "${alinea}"`, frase);

/** The rule of the private pension, by the law that limits it. */
export const DEDUCAO_DO_PGBL = regra(
  LIMITE_DA_PREVIDENCIA.law,
  `Você deduz as contribuições à previdência privada até ${LIMITE_DA_PREVIDENCIA} dos rendimentos do ano.`,
);

/** The rule of each deduction. */
export const DEDUCOES_DO_ANO = {
  despesasMedicas: artigo8('a', 'Você deduz sem limite as despesas médicas suas e dos dependentes.'),
  educacao: artigo8('b', `Você deduz as despesas com ensino até ${LIMITE_DA_INSTRUCAO} por pessoa no ano.`),
  dependentes: artigo8('c', `Cada dependente deduz ${DEDUCAO_ANUAL_POR_DEPENDENTE} no ano.`),
  previdenciaOficial: artigo8('d', 'Você deduz as contribuições à previdência pública.'),
  previdenciaPrivada: {
    ...DEDUCAO_DO_PGBL,
    law: `Lei 9.250/1995, art. 8º, II, “e”; ${DEDUCAO_DO_PGBL.law}`,
  },
  pensaoAlimenticia: artigo8('f', 'Você deduz a pensão alimentícia fixada por juiz ou por escritura.'),
} as const;

/** The education of several people, each up to the limit, in reais; true if it reduced any of them. */
export function educacaoDedutivel(despesas: readonly Quantity[]) {
  return {
    deduzida: sumOfAll(
      despesas.map((valor) => (valor.isAbove(LIMITE_DA_INSTRUCAO) ? LIMITE_DA_INSTRUCAO : valor)),
    ),
    passaDoLimite: despesas.some((valor) => valor.isAbove(LIMITE_DA_INSTRUCAO)),
  };
}

/** The limit of education of a person and the dependents together, in reais. */
export function limiteDaEducacao(dependentes: Quantity): Quantity {
  return LIMITE_DA_INSTRUCAO.times(dependentes.plus(1));
}

/** The tax by the table, exact, with its band and the band's number from 1. */
export interface ImpostoDaTabela {
  readonly numero: number;
  readonly faixa: FaixaComDeducao;
  readonly imposto: Quantity;
}

/**
 * The tax of a year by the table, before its reduction.
 *
 * @param base in reais to the cent, 0 or more.
 */
export function impostoDaTabela(base: Quantity, { faixas }: TabelaAnualDoImposto): ImpostoDaTabela {
  const found = findBand(base.exact, faixas);
  if (found === undefined) throw new RangeError('The last band of an income tax has no limit.');
  const { number: numero, band: faixa } = found;
  return { numero, faixa, imposto: faixa.ratePercent === 0 ? money(0) : rateMinusDeduction(base, faixa) };
}
