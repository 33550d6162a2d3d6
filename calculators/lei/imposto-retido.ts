/**
 * The income tax withheld from pay (IRRF). Salary, vacation and 13th salary are assessed separately, each with its own
 * simplified discount and reduction (Lei nº 9.250/1995, arts. 3º-A and 4º).
 */
import { reais } from '../../src/decimal/money.ts';
import { money, sumOfAll, type Quantity } from '../../src/quantity/quantity.ts';
import { desde, regra } from '../../src/quantity/regra.ts';
import { findBand, rateMinusDeduction } from '../formulas/progressive-bands.ts';
import {
  RETENCAO_DISPENSADA,
  DEDUCAO_MENSAL_POR_DEPENDENTE,
  type TabelaMensalDoImposto,
} from '../tabelas/irrf-mensal.ts';

/** The rule of the monthly simplified discount, since Lei nº 14.663/2023. */
export const DESCONTO_SIMPLIFICADO = desde(
  '2023-05-01',
  regra(
    'Lei 9.250/1995, art. 4º, § 2º',
    'Em vez das deduções, a folha pode descontar um quarto da faixa isenta.',
  ),
);

/** The rule of `baseDoImposto`. */
export const BASE_DO_IMPOSTO = regra(
  'Lei 9.250/1995, art. 4º',
  'Da base saem o INSS, um valor por dependente, a pensão alimentícia e a previdência privada.',
);

/** The rule of the tax on the pay of a month, whose reduction art. 3º-A grants since 2026. */
export const IMPOSTO_DO_MES = regra(
  'Lei 9.250/1995, arts. 3º-A e 4º',
  'Do imposto da tabela sai a redução, se houver.',
);

/** The rule of the tax on vacation pay. */
export const IMPOSTO_DAS_FERIAS = regra(
  'Decreto 9.580/2018, art. 682',
  'O imposto das férias é calculado à parte do salário do mês.',
);

/** The rule of the tax on a 13th salary. */
export const IMPOSTO_DO_DECIMO_TERCEIRO = regra(
  'Lei 7.713/1988, art. 26; Lei 8.134/1990, art. 16',
  'O 13º paga o imposto à parte do salário, e esse imposto é definitivo.',
);

/** The rule of `impostoPelaTabela`. */
export const TABELA_PROGRESSIVA = regra(
  'Lei 11.482/2007, art. 1º',
  'O imposto é a base vezes a alíquota da faixa, menos a parcela a deduzir.',
);

/** Legal deductions from pay. Amounts in reais, to the cent. */
export interface Deducoes {
  /** The INSS on the same pay. */
  readonly inss: Quantity;
  /** Number of dependants. */
  readonly dependentes: Quantity;
  /** Alimony and private pension. */
  readonly outras?: readonly Quantity[];
}

/** The applied deductions: the itemized ones, or the simplified discount if it is larger. */
export interface DeducaoDoImposto {
  readonly modelo: 'completo' | 'simplificado';
  readonly valor: Quantity;
}

/** The larger of the itemized deductions and the simplified discount (Lei nº 9.250/1995, art. 4º, § 2º). */
export function deducaoDoImposto(deducoes: Deducoes, tabela: TabelaMensalDoImposto): DeducaoDoImposto {
  const legais = deducoesLegais(deducoes);
  const simplificado = money(tabela.descontoSimplificado);
  return legais.isBelow(simplificado)
    ? { modelo: 'simplificado', valor: simplificado }
    : { modelo: 'completo', valor: legais };
}

function deducoesLegais({ inss, dependentes, outras = [] }: Deducoes): Quantity {
  const pelosDependentes = dependentes.isAbove(0) ? [DEDUCAO_MENSAL_POR_DEPENDENTE.times(dependentes)] : [];
  const demais = [...pelosDependentes, ...outras.filter((valor) => valor.isAbove(0))];
  return demais.length === 0 ? inss : sumOfAll([inss, ...demais]);
}

/** The base of the tax, exact, 0 or more (Lei nº 9.250/1995, art. 4º). */
export function baseDoImposto(bruto: Quantity, deducao: Quantity): Quantity {
  return bruto.minus(deducao).atLeast(money(0));
}

/**
 * The tax on a base by the progressive table, exact (Lei nº 11.482/2007, art. 1º).
 *
 * @param base reais, to the cent, 0 or more.
 */
export function impostoPelaTabela(base: Quantity, { faixas }: TabelaMensalDoImposto): Quantity {
  const faixa = findBand(base.exact, faixas)?.band;
  if (faixa === undefined) throw new RangeError('The last band of an income tax has no limit.');
  return faixa.ratePercent === 0 ? isento(faixa.upTo) : rateMinusDeduction(base, faixa).atLeast(money(0));
}

function isento(limite: number): Quantity {
  // State the reason, because there is nothing to calculate.
  return money(0).explainedAs(({ figure }) => `Base de até ${figure(limite, { format: 'money' })}: isento`);
}

/** The amount withheld for an assessed tax, exact: nothing up to R$ 10,00 (Lei nº 9.430/1996, art. 67). */
export function impostoRetido(imposto: Quantity): Quantity {
  const arredondado = reais(imposto.exact);
  if (arredondado === 0 || RETENCAO_DISPENSADA.isBelow(arredondado)) return imposto;
  // State the reason, because there is nothing to calculate.
  return money(0).explainedAs(({ figure, formula }) => {
    const limite = figure(RETENCAO_DISPENSADA, { format: 'money' });
    return `${formula(imposto)}: até ${limite} o imposto não é retido (${RETENCAO_DISPENSADA.law})`;
  });
}
