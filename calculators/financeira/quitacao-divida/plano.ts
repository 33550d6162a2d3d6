/** Declares the plan for a monthly payment, for one debt or for several in an order, and describes that order. */
import { column, Results } from '../../../src/quantity/declare.ts';
import type { SentenceWriter } from '../../../src/quantity/formula.ts';
import { count, leaf, money, one, sumOfAll, type Quantity } from '../../../src/quantity/quantity.ts';
import { sumReais } from '../../../src/decimal/money.ts';
import type { ScheduleRow } from '../../formulas/schedule.ts';
import { addMonths, type IsoDate } from '../../../src/calendar/calendar.ts';
import { monthWith } from '../../../src/calendar/month.ts';
import { monthlyRows } from '../../layouts/loan.ts';
import { paidOff, type Order } from '../../formulas/debt-payoff.ts';
import { formatMoney, formatNumber } from '../../../src/engine/format.ts';

/** A debt with its name. */
interface DividaComNome {
  readonly nome: string;
  readonly saldo: Quantity;
  /** Rate per month. */
  readonly taxa: Quantity;
  readonly minimo: Quantity;
}

/** Maximum number of rows; longer plans show only figures. */
const MOST_ROWS = 600;

const AND = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/**
 * Declares the plan of one debt.
 *
 * @param taxa per month.
 * @param paid reais a month.
 * @throws RangeError if it never ends.
 */
export function declaraPlanoDeUma(owed: Quantity, taxa: Quantity, paid: Quantity, result: Results) {
  const debt = result.money('Saldo devedor', owed);
  const saldo = debt.asShown();
  const payment = result.money('Pagamento mensal', paid).asShown();
  const { months, beforeLast } = planoQueAcaba(
    [{ nome: '', saldo, taxa, minimo: money(0) }],
    payment,
    'maior-taxa',
  );
  const meses = declaraMeses(months.length, result);
  const last = leaf(beforeLast, beforeLast.round(2).toNumber(), { format: 'money' });
  // Refer to the table, because nobody would follow hundreds of months in a formula.
  const before = result.working(
    result.money(
      'Saldo antes da última parcela',
      last.explainedAs(
        ({ formula }) => `Depois de ${months.length - 1} pagamentos inteiros: ${formula(last)}`,
      ),
    ),
  );
  const ultimaParcela = result.money('Última parcela', before.times(one.plus(taxa)));
  const totalPago = result.total('Total pago', payment.times(meses.minus(1)).plus(ultimaParcela));
  return {
    saldo: debt,
    meses,
    ...result.group('No fim', { ultimaParcela }),
    totalPago,
    totalJuros: result.money('Total de juros', totalPago.minus(saldo)),
    schedule: declaraMesAMes(months, saldo.number, result),
  };
}

/**
 * Declares the plan of several debts.
 *
 * @param today one month before the first payment.
 * @throws RangeError if it never ends.
 */
export function declaraPlanoDeVarias(
  debts: readonly DividaComNome[],
  { paid, order, today }: { readonly paid: Quantity; readonly order: Order; readonly today: IsoDate },
  result: Results,
) {
  const payment = result.money('Pagamento mensal', paid).asShown();
  const plan = planoQueAcaba(debts, payment, order);
  const meses = declaraMeses(plan.months.length, result);
  const saldo = result.money('Soma das dívidas', sumOfAll(debts.map((debt) => debt.saldo)));
  const totalJuros = result.money(
    'Total de juros',
    sumOfAll(plan.debts.map(({ interest }) => money(interest))),
    { note: 'Os juros de cada dívida estão na tabela.' },
  );
  const totalPago = result.total('Total pago', saldo.plus(totalJuros));
  const byRate = jurosDaOrdem(debts, payment, 'maior-taxa');
  const bySize = jurosDaOrdem(debts, payment, 'menor-saldo');
  const other = order === 'maior-taxa' ? bySize : byRate;
  const saved = other?.minus(totalJuros);
  const ends = plan.debts
    .map((end, index) => ({ ...end, name: debts[index]?.nome ?? '' }))
    .toSorted((a, b) => a.place - b.place);
  const growing = debts.flatMap(({ nome, minimo }, index) =>
    minimo.isAbove(0) && plan.debts[index]?.growsWaiting ? [nome] : [],
  );
  return {
    pagarPrimeiro: result.text('Pague primeiro', ends[0]?.name ?? ''),
    ordemDePagamento: result.text('Ordem de pagamento', ordemPorExtenso(ends)),
    vantagemDaOrdem: result.text('O que a ordem muda', vantagemDaOrdem(order, saved?.number)),
    saldo,
    totalJuros,
    totalPago,
    ...result.group('O plano', {
      meses,
      ultimaParcela: result.money('Última parcela', totalPago.minus(payment.times(meses.minus(1)))),
    }),
    ...result.group('Os juros em cada ordem', {
      jurosPorTaxa: byRate,
      jurosPorSaldo: bySize,
      jurosPoupados: saved?.isAbove(0) ? result.money('Juros a menos nesta ordem', saved) : undefined,
      jurosAMais: saved?.isBelow(0)
        ? result.money('Juros a mais nesta ordem', totalJuros.minus(other ?? 0))
        : undefined,
    }),
    minimosCurtos: growing.length === 0 ? undefined : result.text('Dívidas que crescem', AND.format(growing)),
    mesAtual: monthWith(today),
    porDivida: result.rows(
      'Dívida a dívida',
      {
        nome: column.text('Dívida'),
        quitadaNoMes: column.count('Quitada no mês'),
        juros: column.money('Juros'),
      },
      plan.debts
        .map(({ month, interest }, index) => ({
          nome: debts[index]?.nome ?? '',
          quitadaNoMes: month,
          juros: interest,
          mes: monthWith(addMonths(today, month)),
        }))
        .toSorted((a, b) => a.quitadaNoMes - b.quitadaNoMes),
    ),
    schedule: declaraMesAMes(plan.months, saldo.shown, result),
  };
}

function planoQueAcaba(debts: readonly DividaComNome[], payment: Quantity, order: Order) {
  const plan = planoDePagamento(debts, payment, order);
  if (plan === undefined) throw new RangeError('These payments never end.');
  return plan;
}

function planoDePagamento(debts: readonly DividaComNome[], payment: Quantity, order: Order) {
  return paidOff(
    debts.map(({ saldo, taxa, minimo }) => ({
      balance: saldo.exact,
      rate: taxa.exact,
      minimum: minimo.exact,
    })),
    payment.exact,
    order,
  );
}

/** The interest of all debts in an order, not among the steps of the calculation. */
function jurosDaOrdem(debts: readonly DividaComNome[], payment: Quantity, order: Order) {
  const plan = planoDePagamento(debts, payment, order);
  if (plan === undefined) return undefined;
  const label =
    order === 'maior-taxa' ? 'Juros com a maior taxa primeiro' : 'Juros com o menor saldo primeiro';
  return new Results().money(label, sumReais(...plan.debts.map(({ interest }) => interest)));
}

function declaraMeses(months: number, result: Results) {
  const counted = count(months, 'meses');
  const text = ({ formula }: SentenceWriter) =>
    `Cada mês o saldo ganha os juros e perde o pagamento, até zerar: ${formula(counted)}`;
  return result.count('Tempo até quitar', counted.explainedAs(text), { unit: 'meses' });
}

function declaraMesAMes(months: readonly ScheduleRow[], debt: number, result: Results) {
  return months.length > MOST_ROWS ? undefined : monthlyRows('Mês a mês', months, debt, result);
}

/** The end of a debt; see `PaidDebt`. */
interface FimDaDivida {
  readonly name: string;
  readonly month: number;
  readonly startsWith: number;
  readonly isSteady: boolean;
}

/** Maximum number of debts in a sentence; the timeline has all of them. */
const MOST_NAMED = 4;

/**
 * States the amount for the first debt and its end, the debts that follow, and those that end on their minimum, as
 * sentences.
 *
 * @param ends in the order of payment, at least one.
 */
export function ordemPorExtenso([first, ...others]: readonly FimDaDivida[]): string {
  if (first === undefined) return '';
  const following: FimDaDivida[] = [];
  const early: FimDaDivida[] = [];
  let month = first.month;
  for (const end of others) {
    (end.month < month ? early : following).push(end);
    month = Math.max(month, end.month);
  }
  const next = following.length === 0 ? '' : `; depois ${dividasListadas(following, 'até o mês')}`;
  const alone = early.length === 1 ? 'acaba antes da sua vez' : 'acabam antes da sua vez';
  const minimum = early.length === 0 ? '' : ` Só com o mínimo, ${dividasListadas(early, 'no mês')} ${alone}.`;
  return `${pagamentoDaPrimeira(first)}${next}.${minimum}`;
}

/** Compares the interest of an order with the other order, as a sentence. */
export function vantagemDaOrdem(order: Order, saved: number | undefined): string {
  const isByRate = order === 'maior-taxa';
  const other = isByRate ? 'começando pela de menor saldo' : 'começando pela de juros maiores';
  if (saved === undefined) return `Já ${other}, elas não acabariam nem em mil anos.`;
  if (saved === 0) return `Os juros são os mesmos ${other}.`;
  const amount = formatMoney(Math.abs(saved));
  return saved > 0
    ? `Nesta ordem você paga ${amount} a menos de juros que ${other}.`
    : `Nesta ordem você paga ${amount} a mais de juros que ${other}.`;
}

function pagamentoDaPrimeira({ startsWith, isSteady, month }: FimDaDivida): string {
  const amount = formatMoney(startsWith);
  if (month === 1) return `${amount} no primeiro mês`;
  return isSteady
    ? `${amount} por mês até o mês ${formatNumber(month)}`
    : `A partir de ${amount} por mês, até o mês ${formatNumber(month)}`;
}

function dividasListadas(ends: readonly FimDaDivida[], until: string): string {
  const shown = ends.length > MOST_NAMED ? ends.slice(0, MOST_NAMED - 1) : ends;
  const left = ends.slice(shown.length);
  const names = shown.map(({ name, month }) => `${name} (${until} ${formatNumber(month)})`);
  if (left.length === 0) return AND.format(names);
  const last = Math.max(...left.map(({ month }) => month));
  return AND.format([...names, `mais ${left.length} (${until} ${formatNumber(last)})`]);
}
