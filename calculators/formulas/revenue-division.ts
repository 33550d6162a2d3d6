/** Divides a month's revenue into entries in reais or in percent of it. */
import { compare, sum, type Decimal } from '../../src/decimal/decimal.ts';
import { money, one, percent, type Quantity } from '../../src/quantity/quantity.ts';

/** Unit of an entry: reais, or a percentage of the month's revenue. */
type EntryKind = 'valor' | 'percentual';

/** One entry of the division. */
export interface RevenueEntry<Amount = number> {
  readonly tipoEntrada: EntryKind;
  /** Reais or percent, by `tipoEntrada`. */
  readonly valor: Amount;
}

/** The entries compared with the month's revenue. */
export interface DividedTotal {
  /** Kinds of entries present, which decide the comparison. */
  readonly entries: EntryKind | 'mistos';
  /** The sum of the entries: percent if all are percentages, else reais. */
  readonly total: Decimal;
  /** True if that is the whole of the month's revenue, within the tolerance. */
  readonly matches: boolean;
}

/** Tolerance of typed entries: reais around the month's revenue, and percentage points around 100. */
const TOLERANCE = { reais: 1, percent: 0.01 } as const;

/** The revenue of an entry, exact, in reais. */
export function revenueOf(
  { tipoEntrada, valor }: RevenueEntry<Quantity>,
  monthlyRevenue: Quantity,
): Quantity {
  if (tipoEntrada === 'valor') return valor;
  return valor.equals(one) ? monthlyRevenue : monthlyRevenue.times(valor);
}

/** Adds the entries up and compares them with the month's revenue, or with 100% if all are percentages. */
export function dividedTotal(entries: readonly RevenueEntry[], monthlyRevenue: number): DividedTotal {
  const amounts = entries.filter(({ tipoEntrada }) => tipoEntrada === 'valor').length;
  if (amounts === 0) {
    const total = sum(...entries.map(({ valor }) => valor));
    return { entries: 'percentual', total, matches: isNear(total, 100, TOLERANCE.percent) };
  }
  const whole = money(monthlyRevenue);
  const total = sum(
    ...entries.map(({ tipoEntrada, valor: amount }) => {
      const valor = tipoEntrada === 'valor' ? money(amount) : percent(amount);
      return revenueOf({ tipoEntrada, valor }, whole).exact;
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
