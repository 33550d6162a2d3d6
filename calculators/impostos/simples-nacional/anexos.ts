/** Refuses a wrong division of the month's revenue, and declares the taxes of each activity within the DAS. */
import { shareInPercent, reais } from '../../../src/decimal/money.ts';
import { percentNumber } from '../../../src/decimal/percent-number.ts';
import type { LiveNotice } from '../../../src/engine/definition.ts';
import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import { column, type Results } from '../../../src/quantity/declare.ts';
import { sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { dividedTotal, revenueOf, type RevenueEntry } from '../../formulas/revenue-division.ts';
import {
  anexoDaAtividade,
  tributosForaDoDas,
  type AtividadeNoSimples,
  type FolhaEReceita,
} from '../../lei/atividade-do-simples.ts';
import {
  aliquotaEfetivaDe,
  faixaDaReceita,
  ARTIGOS_DO_SIMPLES,
  aliquotasDosTributos,
} from '../../lei/simples-nacional.ts';
import type { TabelaDoSimples } from '../../tabelas/simples-nacional.ts';
import {
  NOMES_DOS_TRIBUTOS,
  TRIBUTOS_DO_SIMPLES,
  type AnexoDoSimples,
  type TributoDoSimples,
} from '../../tabelas/partilha-do-simples.ts';

/** The fault of entries that do not add up to the month's revenue. */
function erroDaDivisao(divisao: readonly RevenueEntry[], receitaDoMes: number): string | undefined {
  const { entries: kind, total, matches } = dividedTotal(divisao, receitaDoMes);
  if (matches) return undefined;
  const mensal = formatMoney(receitaDoMes);
  switch (kind) {
    case 'valor':
      return `Soma dos valores dos anexos (${formatMoney(reais(total))}) deve ser igual ao faturamento mensal (${mensal})`;
    case 'percentual':
      return `A soma dos percentuais deve ser 100%. Atual: ${formatPercent(total.toNumber())}`;
    case 'mistos':
      return `Inconsistência: valores dos anexos (${formatMoney(reais(total))}) não batem com faturamento mensal (${mensal})`;
  }
}

/**
 * The refusal of such entries. A month without revenue has its own refusal, which comparing reais with it would
 * only repeat.
 */
export function recusaDaDivisao(divisao: readonly RevenueEntry[], receitaDoMes: number): string | undefined {
  const isJudged = receitaDoMes > 0 || dividedTotal(divisao, receitaDoMes).entries === 'percentual';
  return isJudged ? erroDaDivisao(divisao, receitaDoMes) : undefined;
}

/** The sentence on the entries during typing. */
export function avisoDaDivisao(divisao: readonly RevenueEntry[], receitaDoMes: number): LiveNotice {
  const fault = erroDaDivisao(divisao, receitaDoMes);
  if (fault !== undefined) return { tone: 'danger', text: fault };
  const text =
    dividedTotal(divisao, receitaDoMes).entries === 'percentual'
      ? 'As porcentagens dos anexos somam 100%.'
      : `Os anexos somam o faturamento do mês (${formatMoney(receitaDoMes)}).`;
  return { tone: 'success', text };
}

/** An activity with its part of the month's revenue. */
export type AtividadeComReceita = AtividadeNoSimples & RevenueEntry<Quantity>;

/** Amounts in reais. */
interface EmpresaNoMes extends FolhaEReceita {
  /** Revenue of twelve months (RBT12), 0 or more. */
  readonly receita12: Quantity;
  /** Above 0. */
  readonly receitaDoMes: Quantity;
}

/** The taxes of an activity. Plain rates and shares in percent. */
interface TributosDoAnexo {
  readonly anexo: AnexoDoSimples;
  /** Share of the month's revenue. */
  readonly percentualReceita: number;
  readonly faturamentoAnexo: NamedQuantity;
  readonly aliquotaNominal: number;
  readonly parcelaDeduzir: number;
  readonly aliquotaEfetiva: NamedQuantity;
  readonly tributos: Readonly<Partial<Record<TributoDoSimples, NamedQuantity>>>;
  readonly valorDASMensal: NamedQuantity;
}

/** Columns of its table. */
export const colunasDosAnexos = {
  anexo: column.text('Anexo'),
  atividade: column.text('Atividade'),
  percentualReceita: column.percent('Parte da receita'),
  faturamentoAnexo: column.money('Faturamento'),
  aliquotaNominal: column.percent('Alíquota nominal'),
  parcelaDeduzir: column.money('Parcela a deduzir'),
  aliquotaEfetiva: column.percent('Alíquota efetiva', 4),
  valorDASMensal: column.money('DAS'),
} as const;

/**
 * An activity's revenue times the effective rate of its annex, less the taxes paid elsewhere. Each tax is rounded
 * to the cent by itself; the DAS is rounded once.
 *
 * @throws RangeError when the revenue of twelve months is above the last band.
 */
export function declaraTributosDoAnexo(
  atividade: AtividadeComReceita,
  empresa: EmpresaNoMes,
  tabela: TabelaDoSimples,
  result: Results,
): TributosDoAnexo {
  const { receita12, receitaDoMes } = empresa;
  const anexo = anexoDaAtividade(atividade, empresa);
  const { number: numero, band: faixa } = faixaDaReceita(receita12, tabela.anexos[anexo]);
  const name = `Anexo ${anexo}`;
  const receita = result.money(`${name}: faturamento`, revenueOf(atividade, receitaDoMes));
  const aliquota = result.percent(`${name}: alíquota efetiva`, aliquotaEfetivaDe(receita12, faixa), {
    law: ARTIGOS_DO_SIMPLES.aliquotaEfetiva,
    decimals: 4,
  });
  const aliquotas = aliquotasDosTributos(aliquota, anexo, numero, tabela);
  const foraDoDas = tributosForaDoDas(atividade);
  const noDas = TRIBUTOS_DO_SIMPLES.flatMap((tributo) => {
    const aliquotaDoTributo = foraDoDas.has(tributo) ? undefined : aliquotas.get(tributo);
    if (!aliquotaDoTributo) return [];
    const label = `${name}: ${NOMES_DOS_TRIBUTOS[tributo]}`;
    return [
      [
        tributo,
        result.money(label, receita.times(aliquotaDoTributo), ARTIGOS_DO_SIMPLES.reparticao),
      ] as const,
    ];
  });
  const isWhole = noDas.length === aliquotas.size;
  const das = isWhole ? receita.times(aliquota) : sumOfAll(noDas.map(([, valor]) => valor.unrounded()));
  return {
    anexo,
    percentualReceita: percentNumber(shareInPercent(receita.exact, receitaDoMes.exact)),
    faturamentoAnexo: receita,
    aliquotaNominal: faixa.ratePercent,
    parcelaDeduzir: faixa.parcelaADeduzir,
    aliquotaEfetiva: aliquota,
    tributos: Object.fromEntries(noDas.filter(([, valor]) => valor.shown > 0)),
    valorDASMensal: result.money(
      `${name}: DAS`,
      das,
      isWhole ? ARTIGOS_DO_SIMPLES.das : ARTIGOS_DO_SIMPLES.foraDoDas,
    ),
  };
}

/** Each tax's part of a month's DAS over all activities, in a row per tax paid. */
export function declaraTributos(tributosDosAnexos: readonly TributosDoAnexo[], result: Results) {
  return TRIBUTOS_DO_SIMPLES.flatMap((tributo) => {
    const valores = tributosDosAnexos.flatMap(({ tributos }) => tributos[tributo] ?? []);
    if (valores.length === 0) return [];
    return [
      {
        tributo: NOMES_DOS_TRIBUTOS[tributo],
        valor: result.money(NOMES_DOS_TRIBUTOS[tributo], sumOfAll(valores)),
      },
    ];
  });
}
