/** Simples Nacional: divides the revenue of a month by activity, and calculates the taxes of each within the DAS. */
import { compare, sum, type Decimal } from '../../../src/decimal/decimal.ts';
import { shareInPercent, reais } from '../../../src/decimal/money.ts';
import { percentNumber } from '../../../src/decimal/percent-number.ts';
import type { LiveNotice } from '../../../src/engine/definition.ts';
import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import { column, type Results } from '../../../src/quantity/declare.ts';
import {
  sumOfAll,
  type NamedQuantity,
  type Quantity,
  money,
  one,
  percent,
} from '../../../src/quantity/quantity.ts';
import {
  anexoPelaFolha,
  aliquotaEfetivaDe,
  faixaDaReceita,
  ARTIGOS_DO_SIMPLES,
  aliquotasDosTributos,
} from '../../lei/simples-nacional.ts';
import type { TabelaDoSimples } from '../../tabelas/simples-nacional.ts';
import {
  TRIBUTOS_DO_SIMPLES,
  type AnexoDoSimples,
  type TributoDoSimples,
} from '../../tabelas/partilha-do-simples.ts';

/** Unit of an entry: reais, or a percentage of the month's revenue. */
type EntryKind = 'valor' | 'percentual';

/** One entry of the revenue's division. */
interface AnnexEntry<Amount = number> {
  readonly tipoEntrada: EntryKind;
  /** Reais or percent, by `tipoEntrada`. */
  readonly valor: Amount;
}

/** The entries compared with the month's revenue. */
interface AnnexTotal {
  /** Kinds of entries present, which decide the comparison. */
  readonly entries: EntryKind | 'mistos';
  /** The sum of the entries: percent if all are percentages, else reais. */
  readonly total: Decimal;
  /** True if that is the whole of the month's revenue, within the tolerance. */
  readonly matches: boolean;
}

/** Tolerance of the form: reais around the month's revenue, and percentage points around 100. */
const TOLERANCE = { reais: 1, percent: 0.01 } as const;

/** The revenue of an entry, exact, in reais. */
export function annexRevenue(
  { tipoEntrada, valor }: AnnexEntry<Quantity>,
  monthlyRevenue: Quantity,
): Quantity {
  if (tipoEntrada === 'valor') return valor;
  return valor.equals(one) ? monthlyRevenue : monthlyRevenue.times(valor);
}

/** Adds the entries up and compares them with the month's revenue, or with 100% if all are percentages. */
export function annexTotal(entries: readonly AnnexEntry[], monthlyRevenue: number): AnnexTotal {
  const amounts = entries.filter(({ tipoEntrada }) => tipoEntrada === 'valor').length;
  if (amounts === 0) {
    const total = sum(...entries.map(({ valor }) => valor));
    return { entries: 'percentual', total, matches: isNear(total, 100, TOLERANCE.percent) };
  }
  const whole = money(monthlyRevenue);
  const total = sum(
    ...entries.map(({ tipoEntrada, valor: amount }) => {
      const valor = tipoEntrada === 'valor' ? money(amount) : percent(amount);
      return annexRevenue({ tipoEntrada, valor }, whole).exact;
    }),
  );
  return {
    entries: amounts === entries.length ? 'valor' : 'mistos',
    total,
    matches: isNear(total, monthlyRevenue, TOLERANCE.reais),
  };
}

function isNear(value: Decimal, target: number, tolerance: number): boolean {
  return compare(value.minus(target).abs(), tolerance) <= 0;
}

/** The fault of entries that do not add up to the month's revenue. */
function faultOf(entries: readonly AnnexEntry[], monthlyRevenue: number): string | undefined {
  const { entries: kind, total, matches } = annexTotal(entries, monthlyRevenue);
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
export function divisionFault(entries: readonly AnnexEntry[], monthlyRevenue: number): string | undefined {
  const isJudged = monthlyRevenue > 0 || annexTotal(entries, monthlyRevenue).entries === 'percentual';
  return isJudged ? faultOf(entries, monthlyRevenue) : undefined;
}

/** The sentence on the entries during typing. */
export function divisionNotice(entries: readonly AnnexEntry[], monthlyRevenue: number): LiveNotice {
  const fault = faultOf(entries, monthlyRevenue);
  if (fault !== undefined) return { tone: 'danger', text: fault };
  const text =
    annexTotal(entries, monthlyRevenue).entries === 'percentual'
      ? 'As porcentagens dos anexos somam 100%.'
      : `Os anexos somam o faturamento do mês (${formatMoney(monthlyRevenue)}).`;
  return { tone: 'success', text };
}

/** Displayed names of the taxes. */
const TAX_NAMES: Readonly<Record<TributoDoSimples, string>> = {
  irpj: 'IRPJ',
  csll: 'CSLL',
  cofins: 'COFINS',
  pis: 'PIS',
  cpp: 'CPP (INSS patronal)',
  ipi: 'IPI',
  icms: 'ICMS',
  iss: 'ISS',
};

/** An activity with its part of the month's revenue. */
export interface Activity extends AnnexEntry<Quantity> {
  readonly anexo: AnexoDoSimples;
  readonly sujeitoFatorR: boolean;
  readonly icmsOuIssForaDoDas: boolean;
  readonly pisCofinsForaDoDas: boolean;
}

/** Amounts in reais. */
interface Company {
  /** Revenue of twelve months (RBT12), 0 or more. */
  readonly revenue12: Quantity;
  /** Above 0. */
  readonly monthlyRevenue: Quantity;
  /** Undefined if unknown. */
  readonly payroll: Quantity | undefined;
  /** Revenue of the months of the payroll. */
  readonly revenueOfPayroll: Quantity;
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

/** The annex that taxes an activity: III or V if it depends on a known payroll, otherwise its own. */
function annexOf(
  { anexo, sujeitoFatorR }: Pick<Activity, 'anexo' | 'sujeitoFatorR'>,
  { payroll, revenueOfPayroll }: Pick<Company, 'payroll' | 'revenueOfPayroll'>,
): AnexoDoSimples {
  return sujeitoFatorR && payroll ? anexoPelaFolha(payroll, revenueOfPayroll) : anexo;
}

/** Taxes that this activity pays outside the DAS, or that another company has paid for it. */
function paidElsewhere({ icmsOuIssForaDoDas, pisCofinsForaDoDas }: Activity): ReadonlySet<TributoDoSimples> {
  return new Set([
    ...(icmsOuIssForaDoDas ? (['icms', 'iss'] as const) : []),
    ...(pisCofinsForaDoDas ? (['pis', 'cofins'] as const) : []),
  ]);
}

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
  const anexo = annexOf(activity, company);
  const { number, band } = faixaDaReceita(revenue12, table.annexes[anexo]);
  const name = `Anexo ${anexo}`;
  const revenue = result.money(`${name}: faturamento`, annexRevenue(activity, monthlyRevenue));
  const rate = result.percent(`${name}: alíquota efetiva`, aliquotaEfetivaDe(revenue12, band), {
    law: ARTIGOS_DO_SIMPLES.aliquotaEfetiva,
    decimals: 4,
  });
  const rates = aliquotasDosTributos(rate, anexo, number, table);
  const elsewhere = paidElsewhere(activity);
  const kept = TRIBUTOS_DO_SIMPLES.flatMap((tax) => {
    const ofRevenue = elsewhere.has(tax) ? undefined : rates.get(tax);
    if (!ofRevenue) return [];
    const label = `${name}: ${TAX_NAMES[tax]}`;
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
    return [{ tributo: TAX_NAMES[tax], valor: result.money(TAX_NAMES[tax], sumOfAll(amounts)) }];
  });
}
