/** Simples Nacional: divides the month's revenue by annex. */
import { compare, sum, type Decimal } from '../../../src/decimal/decimal.ts';
import { reais } from '../../../src/decimal/money.ts';
import type { LiveNotice } from '../../../src/engine/definition.ts';
import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import { money, one, percent, type Quantity } from '../../../src/quantity/quantity.ts';

/** Unit of an entry: reais, or a percentage of the month's revenue. */
type EntryKind = 'valor' | 'percentual';

/** One entry of the revenue's division. */
export interface AnnexEntry<Amount = number> {
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
