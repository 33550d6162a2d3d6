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
function faultOf(entries: readonly RevenueEntry[], monthlyRevenue: number): string | undefined {
  const { entries: kind, total, matches } = dividedTotal(entries, monthlyRevenue);
  if (matches) return undefined;
  const monthly = formatMoney(monthlyRevenue);
  switch (kind) {
    case 'valor':
      return `Soma dos valores dos anexos (${formatMoney(reais(total))}) deve ser igual ao faturamento mensal (${monthly})`;
    case 'percentual':
      return `A soma dos percentuais deve ser 100%. Atual: ${formatPercent(total.toNumber())}`;
    case 'mistos':
      return `Inconsistência: valores dos anexos (${formatMoney(reais(total))}) não batem com faturamento mensal (${monthly})`;
  }
}

/**
 * The refusal of such entries. A month without revenue has its own refusal, which comparing reais with it would
 * only repeat.
 */
export function divisionFault(entries: readonly RevenueEntry[], monthlyRevenue: number): string | undefined {
  const isJudged = monthlyRevenue > 0 || dividedTotal(entries, monthlyRevenue).entries === 'percentual';
  return isJudged ? faultOf(entries, monthlyRevenue) : undefined;
}

/** The sentence on the entries during typing. */
export function divisionNotice(entries: readonly RevenueEntry[], monthlyRevenue: number): LiveNotice {
  const fault = faultOf(entries, monthlyRevenue);
  if (fault !== undefined) return { tone: 'danger', text: fault };
  const text =
    dividedTotal(entries, monthlyRevenue).entries === 'percentual'
      ? 'As porcentagens dos anexos somam 100%.'
      : `Os anexos somam o faturamento do mês (${formatMoney(monthlyRevenue)}).`;
  return { tone: 'success', text };
}

/** An activity with its part of the month's revenue. */
export type Activity = AtividadeNoSimples & RevenueEntry<Quantity>;

/** Amounts in reais. */
interface Company extends FolhaEReceita {
  /** Revenue of twelve months (RBT12), 0 or more. */
  readonly revenue12: Quantity;
  /** Above 0. */
  readonly monthlyRevenue: Quantity;
}

/** The taxes of an activity. Plain rates and shares in percent. */
interface AnnexTax {
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
export const annexColumns = {
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
export function annexTax(
  activity: Activity,
  company: Company,
  table: TabelaDoSimples,
  result: Results,
): AnnexTax {
  const { revenue12, monthlyRevenue } = company;
  const anexo = anexoDaAtividade(activity, company);
  const { number, band } = faixaDaReceita(revenue12, table.annexes[anexo]);
  const name = `Anexo ${anexo}`;
  const revenue = result.money(`${name}: faturamento`, revenueOf(activity, monthlyRevenue));
  const rate = result.percent(`${name}: alíquota efetiva`, aliquotaEfetivaDe(revenue12, band), {
    law: ARTIGOS_DO_SIMPLES.aliquotaEfetiva,
    decimals: 4,
  });
  const rates = aliquotasDosTributos(rate, anexo, number, table);
  const elsewhere = tributosForaDoDas(activity);
  const kept = TRIBUTOS_DO_SIMPLES.flatMap((tax) => {
    const ofRevenue = elsewhere.has(tax) ? undefined : rates.get(tax);
    if (!ofRevenue) return [];
    const label = `${name}: ${NOMES_DOS_TRIBUTOS[tax]}`;
    return [[tax, result.money(label, revenue.times(ofRevenue), ARTIGOS_DO_SIMPLES.reparticao)] as const];
  });
  const isWhole = kept.length === rates.size;
  const das = isWhole ? revenue.times(rate) : sumOfAll(kept.map(([, amount]) => amount.unrounded()));
  return {
    anexo,
    percentualReceita: percentNumber(shareInPercent(revenue.exact, monthlyRevenue.exact)),
    faturamentoAnexo: revenue,
    aliquotaNominal: band.ratePercent,
    parcelaDeduzir: band.deduction,
    aliquotaEfetiva: rate,
    tributos: Object.fromEntries(kept.filter(([, amount]) => amount.shown > 0)),
    valorDASMensal: result.money(
      `${name}: DAS`,
      das,
      isWhole ? ARTIGOS_DO_SIMPLES.das : ARTIGOS_DO_SIMPLES.foraDoDas,
    ),
  };
}

/** Each tax's part of a month's DAS over all activities, in a row per tax paid. */
export function byTax(taxes: readonly AnnexTax[], result: Results) {
  return TRIBUTOS_DO_SIMPLES.flatMap((tax) => {
    const amounts = taxes.flatMap(({ tributos }) => tributos[tax] ?? []);
    if (amounts.length === 0) return [];
    return [
      { tributo: NOMES_DOS_TRIBUTOS[tax], valor: result.money(NOMES_DOS_TRIBUTOS[tax], sumOfAll(amounts)) },
    ];
  });
}
