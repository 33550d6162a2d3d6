/** Writes the order of payment of debts in words. */
import { formatMoney, formatNumber } from '../../../src/engine/format.ts';
import type { Order } from './payoff.ts';

/** The end of a debt; see `PaidDebt`. */
interface NamedEnd {
  readonly name: string;
  readonly month: number;
  readonly startsWith: number;
  readonly isSteady: boolean;
}

/** Maximum number of debts in a sentence; the timeline has all of them. */
const MOST_NAMED = 4;

const AND = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/**
 * States the amount for the first debt and its end, the debts that follow, and those that end on their minimum, as
 * sentences.
 *
 * @param ends in the order of payment, at least one.
 */
export function inWords([first, ...others]: readonly NamedEnd[]): string {
  if (first === undefined) return '';
  const following: NamedEnd[] = [];
  const early: NamedEnd[] = [];
  let month = first.month;
  for (const end of others) {
    (end.month < month ? early : following).push(end);
    month = Math.max(month, end.month);
  }
  const next = following.length === 0 ? '' : `; depois ${listed(following, 'até o mês')}`;
  const alone = early.length === 1 ? 'acaba antes da sua vez' : 'acabam antes da sua vez';
  const minimum = early.length === 0 ? '' : ` Só com o mínimo, ${listed(early, 'no mês')} ${alone}.`;
  return `${share(first)}${next}.${minimum}`;
}

/** Compares the interest of an order with the other order, as a sentence. */
export function worthOf(order: Order, saved: number | undefined): string {
  const isByRate = order === 'maior-taxa';
  const other = isByRate ? 'começando pela de menor saldo' : 'começando pela de juros maiores';
  if (saved === undefined) return `Já ${other}, elas não acabariam nem em mil anos.`;
  if (saved === 0) return `Os juros são os mesmos ${other}.`;
  const amount = formatMoney(Math.abs(saved));
  return saved > 0
    ? `Nesta ordem você paga ${amount} a menos de juros que ${other}.`
    : `Nesta ordem você paga ${amount} a mais de juros que ${other}.`;
}

function share({ startsWith, isSteady, month }: NamedEnd): string {
  const amount = formatMoney(startsWith);
  if (month === 1) return `${amount} no primeiro mês`;
  return isSteady
    ? `${amount} por mês até o mês ${formatNumber(month)}`
    : `A partir de ${amount} por mês, até o mês ${formatNumber(month)}`;
}

function listed(ends: readonly NamedEnd[], until: string): string {
  const shown = ends.length > MOST_NAMED ? ends.slice(0, MOST_NAMED - 1) : ends;
  const left = ends.slice(shown.length);
  const names = shown.map(({ name, month }) => `${name} (${until} ${formatNumber(month)})`);
  if (left.length === 0) return AND.format(names);
  const last = Math.max(...left.map(({ month }) => month));
  return AND.format([...names, `mais ${left.length} (${until} ${formatNumber(last)})`]);
}
