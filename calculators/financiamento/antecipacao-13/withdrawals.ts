/** Withdrawals of the saque-aniversário that a bank advances (Resolução CCFGTS nº 1.130/2025). */
import { daysBetween, yearOf, type IsoDate } from '../../../src/calendar/calendar.ts';
import { reais } from '../../../src/decimal/money.ts';
import { column, type NamedRows, type Results } from '../../../src/quantity/declare.ts';
import { count, money, type Quantity, sumOfAll } from '../../../src/quantity/quantity.ts';
import { discount } from '../../formulas/annuity.ts';
import { diaUtilDoMes } from '../../lei/dias-uteis.ts';
import { saqueAniversario } from '../../lei/saque-aniversario.ts';
import { ANTECIPACAO_MINIMA, ANTECIPACAO_MAXIMA } from '../../tabelas/credito.ts';
import { IOF_DO_CREDITO } from '../../lei/iof.ts';
import { declaraAliquotaDoIof } from '../../regras/declara-iof.ts';

/** Declares the results of an advance of at least one withdrawal: a smaller balance is refused. */
export function advanceOfFgts(advance: Advance, today: string, result: Results) {
  const taken = withdrawals(advance, today);
  const total = sumOfAll(taken.map(({ value }) => value));
  const totalCedido = result.money(
    'Saques cedidos ao banco',
    sumOfAll(taken.map(({ ceded }) => money(ceded))),
  );
  const valorAntecipado = result.money('Valor antecipado', total, {
    law: 'Valor presente de cada saque: S ÷ (1 + i)^(dias ÷ 30)',
  });
  const shares = taken.map(({ value }) => value.exact.div(total.exact));
  const days = taken.map((withdrawal) => withdrawal.days);
  const iof = result.money(
    'IOF',
    valorAntecipado.unrounded().times(declaraAliquotaDoIof(shares, days, result)),
    IOF_DO_CREDITO,
  );
  const juros = result.money('Juros', totalCedido.minus(valorAntecipado));
  return {
    totalCedido,
    juros,
    iof,
    valorLiberado: result.total('Você recebe agora', totalCedido.minus(juros).minus(iof)),
    ...result.group('Em detalhe', {
      valorAntecipado,
      custoAntecipacao: result.money('Juros e IOF', totalCedido.minus(valorAntecipado).plus(iof)),
    }),
    saques: withdrawalRows(taken, result),
  };
}

/** Business day of the birth month on which the withdrawal is paid. */
const BUSINESS_DAY = 5;

/** Days in a month of the bank's rate. */
const DAYS_IN_MONTH = 30;

/** A withdrawal with its advanced part. */
export interface Withdrawal {
  /** The yearly withdrawal in reais, to the cent. */
  readonly amount: number;
  /** The part ceded to the bank, in reais, to the cent. */
  readonly ceded: number;
  readonly due: IsoDate;
  /** Days until then. */
  readonly days: number;
  /** The bank's payment for it today, in reais, exact. */
  readonly value: Quantity;
}

/** The inputs on the account and the contract. */
export interface Advance {
  /** Reais, above 0. */
  readonly balance: Quantity;
  /** Month of birth, 1 to 12. */
  readonly month: number;
  /** Number of withdrawals, 1 or more. */
  readonly wanted: number;
  /** Rate per month. */
  readonly rate: Quantity;
}

/**
 * The yearly withdrawal from a balance, in reais to the cent; undefined if it is too small to advance.
 *
 * @param balance reais, 0 or more.
 */
export function advanceableFrom(balance: Quantity): number | undefined {
  const amount = reais(saqueAniversario(balance).exact);
  return amount < ANTECIPACAO_MINIMA.number ? undefined : amount;
}

/**
 * The withdrawals to advance, in order; each reduces the balance for the next. They end before the first one that
 * is too small; there may be none.
 */
export function withdrawals({ balance, month, wanted, rate }: Advance, today: IsoDate): Withdrawal[] {
  const found: Withdrawal[] = [];
  let left = balance;
  for (const due of dueDates(month, wanted, today)) {
    const amount = advanceableFrom(left);
    if (amount === undefined) break;
    const ceded = Math.min(amount, ANTECIPACAO_MAXIMA.number);
    const days = daysBetween(today, due);
    const value = discount(money(ceded), rate, count(days).over(DAYS_IN_MONTH));
    found.push({ amount, ceded, due, days, value });
    left = left.minus(amount);
  }
  return found;
}

/** The fifth business day of a month in successive years, the first one after today. */
function dueDates(month: number, years: number, today: IsoDate): IsoDate[] {
  const dateIn = (year: number) => diaUtilDoMes(`${year}-${String(month).padStart(2, '0')}`, BUSINESS_DAY);
  const thisYear = yearOf(today);
  const first = dateIn(thisYear) > today ? thisYear : thisYear + 1;
  return Array.from({ length: years }, (_, index) => dateIn(first + index));
}

/** A row as shown. */
export interface WithdrawalRow {
  readonly ano: number;
  readonly saque: number;
  readonly cedido: number;
  readonly vencimento: string;
  readonly dias: number;
  readonly valorPresente: number;
}

function withdrawalRows(all: readonly Withdrawal[], result: Results): NamedRows<WithdrawalRow> {
  const columns = {
    ano: column.text('Ano'),
    saque: column.money('Saque'),
    cedido: column.money('Cedido ao banco'),
    vencimento: column.date('Vencimento'),
    dias: column.count('Dias até lá'),
    valorPresente: column.money('Vale hoje'),
  };
  const rows = all.map(({ amount, ceded, due, days, value }) => ({
    ano: yearOf(due),
    saque: amount,
    cedido: ceded,
    vencimento: due,
    dias: days,
    valorPresente: reais(value.exact),
  }));
  return result.rows('Os saques antecipados', columns, rows);
}
