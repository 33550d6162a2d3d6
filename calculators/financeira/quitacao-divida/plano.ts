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
import { enumerate } from '../../../src/text/enumerate.ts';

/** A debt with its name. */
interface DividaComNome {
  readonly nome: string;
  readonly saldo: Quantity;
  /** Rate per month. */
  readonly taxa: Quantity;
  readonly minimo: Quantity;
}

/** Maximum number of rows; longer plans show only figures. */
const MAX_ROWS = 600;

/** The moment before the last payment, in words. */
function depoisDe(pagamentosInteiros: number): string {
  if (pagamentosInteiros === 0) return 'Antes do primeiro pagamento';
  if (pagamentosInteiros === 1) return 'Depois de um pagamento inteiro';
  return `Depois de ${pagamentosInteiros} pagamentos inteiros`;
}

/**
 * Declares the plan of one debt.
 *
 * @param taxa per month.
 * @param pago reais a month.
 * @throws RangeError if it never ends.
 */
export function declaraPlanoDeUma(devido: Quantity, taxa: Quantity, pago: Quantity, result: Results) {
  const divida = result.money('Saldo devedor', devido);
  const saldo = divida.asShown();
  const pagamento = result.money('Pagamento mensal', pago).asShown();
  const { months: mesAMes, beforeLast: saldoAntes } = planoQueAcaba(
    [{ nome: '', saldo, taxa, minimo: money(0) }],
    pagamento,
    'maior-taxa',
  );
  const meses = declaraMeses(mesAMes.length, result);
  const ultimoSaldo = leaf(saldoAntes, saldoAntes.round(2).toNumber(), { format: 'money' });
  // Refer to the table, because nobody would follow hundreds of months in a formula.
  const antesDaUltima = result.working(
    result.money(
      'Saldo antes da última parcela',
      ultimoSaldo.explainedAs(({ formula }) => `${depoisDe(mesAMes.length - 1)}: ${formula(ultimoSaldo)}`),
    ),
  );
  const ultimaParcela = result.money('Última parcela', antesDaUltima.times(one.plus(taxa)));
  const totalPago = result.total('Total pago', pagamento.times(meses.minus(1)).plus(ultimaParcela));
  return {
    saldo: divida,
    meses,
    ...result.group('No fim', { ultimaParcela }),
    totalPago,
    totalJuros: result.money('Total de juros', totalPago.minus(saldo)),
    schedule: declaraMesAMes(mesAMes, saldo.number, result),
  };
}

/**
 * Declares the plan of several debts.
 *
 * @param today one month before the first payment.
 * @throws RangeError if it never ends.
 */
export function declaraPlanoDeVarias(
  dividas: readonly DividaComNome[],
  { pago, ordem, today }: { readonly pago: Quantity; readonly ordem: Order; readonly today: IsoDate },
  result: Results,
) {
  const pagamento = result.money('Pagamento mensal', pago).asShown();
  const plano = planoQueAcaba(dividas, pagamento, ordem);
  const meses = declaraMeses(plano.months.length, result);
  const saldo = result.money('Soma das dívidas', sumOfAll(dividas.map((divida) => divida.saldo)));
  const totalJuros = result.money(
    'Total de juros',
    sumOfAll(plano.debts.map(({ interest }) => money(interest))),
    { note: 'Os juros de cada dívida estão na tabela.' },
  );
  const totalPago = result.total('Total pago', saldo.plus(totalJuros));
  const pelaTaxa = jurosDaOrdem(dividas, pagamento, 'maior-taxa');
  const peloSaldo = jurosDaOrdem(dividas, pagamento, 'menor-saldo');
  const outra = ordem === 'maior-taxa' ? peloSaldo : pelaTaxa;
  const poupado = outra?.minus(totalJuros);
  const fins = plano.debts
    .map((fim, index) => ({ ...fim, nome: dividas[index]?.nome ?? '' }))
    .toSorted((a, b) => a.place - b.place);
  const crescem = dividas.flatMap(({ nome, minimo }, index) =>
    minimo.isAbove(0) && plano.debts[index]?.growsWaiting ? [nome] : [],
  );
  return {
    pagarPrimeiro: result.text('Pague primeiro', fins[0]?.nome ?? ''),
    ordemDePagamento: result.text('Ordem de pagamento', ordemPorExtenso(fins)),
    vantagemDaOrdem: result.text('O que a ordem muda', vantagemDaOrdem(ordem, poupado?.number)),
    saldo,
    totalJuros,
    totalPago,
    ...result.group('O plano', {
      meses,
      ultimaParcela: result.money('Última parcela', totalPago.minus(pagamento.times(meses.minus(1)))),
    }),
    ...result.group('Os juros em cada ordem', {
      jurosPorTaxa: pelaTaxa,
      jurosPorSaldo: peloSaldo,
      jurosPoupados: poupado?.isAbove(0) ? result.money('Juros a menos nesta ordem', poupado) : undefined,
      jurosAMais: poupado?.isBelow(0)
        ? result.money('Juros a mais nesta ordem', totalJuros.minus(outra ?? 0))
        : undefined,
    }),
    minimosCurtos: crescem.length === 0 ? undefined : result.text('Dívidas que crescem', enumerate(crescem)),
    mesAtual: monthWith(today),
    porDivida: result.rows(
      'Dívida a dívida',
      {
        nome: column.text('Dívida'),
        quitadaNoMes: column.count('Quitada no mês'),
        juros: column.money('Juros'),
      },
      plano.debts
        .map(({ month: mes, interest: juros }, index) => ({
          nome: dividas[index]?.nome ?? '',
          quitadaNoMes: mes,
          juros,
          mes: monthWith(addMonths(today, mes)),
        }))
        .toSorted((a, b) => a.quitadaNoMes - b.quitadaNoMes),
    ),
    schedule: declaraMesAMes(plano.months, saldo.shown, result),
  };
}

function planoQueAcaba(dividas: readonly DividaComNome[], pagamento: Quantity, ordem: Order) {
  const plano = planoDePagamento(dividas, pagamento, ordem);
  if (plano === undefined) throw new RangeError('These payments never end.');
  return plano;
}

function planoDePagamento(dividas: readonly DividaComNome[], pagamento: Quantity, ordem: Order) {
  return paidOff(
    dividas.map(({ saldo, taxa, minimo }) => ({
      balance: saldo.exact,
      rate: taxa.exact,
      minimum: minimo.exact,
    })),
    pagamento.exact,
    ordem,
  );
}

/** The interest of all debts in an order, not among the steps of the calculation. */
function jurosDaOrdem(dividas: readonly DividaComNome[], pagamento: Quantity, ordem: Order) {
  const plano = planoDePagamento(dividas, pagamento, ordem);
  if (plano === undefined) return undefined;
  const label =
    ordem === 'maior-taxa' ? 'Juros com a maior taxa primeiro' : 'Juros com o menor saldo primeiro';
  return new Results().money(label, sumReais(...plano.debts.map(({ interest }) => interest)));
}

function declaraMeses(meses: number, result: Results) {
  const contados = count(meses, 'meses');
  const text = ({ formula }: SentenceWriter) =>
    `Cada mês o saldo ganha os juros e perde o pagamento, até zerar: ${formula(contados)}`;
  return result.count('Tempo até quitar', contados.explainedAs(text), { unit: 'meses' });
}

function declaraMesAMes(mesAMes: readonly ScheduleRow[], divida: number, result: Results) {
  return mesAMes.length > MAX_ROWS ? undefined : monthlyRows('Mês a mês', mesAMes, divida, result);
}

/** The end of a debt; see `PaidDebt`. */
interface FimDaDivida {
  readonly nome: string;
  readonly month: number;
  readonly startsWith: number;
  readonly isSteady: boolean;
}

const PRIMEIRO_MES = 'no primeiro mês';

/** Maximum number of debts in a sentence; the timeline has all of them. */
const MAXIMO_DE_NOMES = 4;

/**
 * States the amount for the first debt and its end, the debts that follow, and those that end on their minimum, as
 * sentences.
 *
 * @param ends in the order of payment, at least one.
 */
export function ordemPorExtenso([first, ...outras]: readonly FimDaDivida[]): string {
  if (first === undefined) return '';
  const seguintes: FimDaDivida[] = [];
  const adiantadas: FimDaDivida[] = [];
  let mes = first.month;
  for (const fim of outras) {
    (fim.month < mes ? adiantadas : seguintes).push(fim);
    mes = Math.max(mes, fim.month);
  }
  const depois = seguintes.length === 0 ? '' : `; depois ${dividasListadas(seguintes, 'até o mês')}`;
  const acaba = adiantadas.length === 1 ? 'acaba antes da sua vez' : 'acabam antes da sua vez';
  const soComOMinimo =
    adiantadas.length === 0 ? '' : ` Só com o mínimo, ${dividasListadas(adiantadas, 'no mês')} ${acaba}.`;
  return `${pagamentoDaPrimeira(first)}${depois}.${soComOMinimo}`;
}

/** Compares the interest of an order with the other order, as a sentence. */
export function vantagemDaOrdem(ordem: Order, poupado: number | undefined): string {
  const isByRate = ordem === 'maior-taxa';
  const outra = isByRate ? 'começando pela de menor saldo' : 'começando pela de juros maiores';
  if (poupado === undefined) return `Já ${outra}, elas não acabariam nem em mil anos.`;
  if (poupado === 0) return `Os juros são os mesmos ${outra}.`;
  const valor = formatMoney(Math.abs(poupado));
  return poupado > 0
    ? `Nesta ordem você paga ${valor} a menos de juros que ${outra}.`
    : `Nesta ordem você paga ${valor} a mais de juros que ${outra}.`;
}

function pagamentoDaPrimeira({ startsWith: inicial, isSteady, month: mes }: FimDaDivida): string {
  const valor = formatMoney(inicial);
  if (mes === 1) return `${valor} ${PRIMEIRO_MES}`;
  return isSteady
    ? `${valor} por mês até o mês ${formatNumber(mes)}`
    : `a partir de ${valor} por mês, até o mês ${formatNumber(mes)}`;
}

function dividasListadas(fins: readonly FimDaDivida[], ate: string): string {
  const shown = fins.length > MAXIMO_DE_NOMES ? fins.slice(0, MAXIMO_DE_NOMES - 1) : fins;
  const resto = fins.slice(shown.length);
  const fim = (mes: number) => (mes === 1 ? PRIMEIRO_MES : `${ate} ${formatNumber(mes)}`);
  const nomes = shown.map(({ nome, month }) => `${nome} (${fim(month)})`);
  if (resto.length === 0) return enumerate(nomes);
  const last = Math.max(...resto.map(({ month }) => month));
  return enumerate([...nomes, `mais ${resto.length} (${fim(last)})`]);
}
