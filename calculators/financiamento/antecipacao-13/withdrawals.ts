/** Withdrawals of the saque-aniversário that a bank advances (Resolução CCFGTS nº 1.130/2025). */
import { daysBetween, yearOf, type IsoDate } from '../../../src/calendar/calendar.ts';
import { reais } from '../../../src/decimal/money.ts';
import { column, type NamedRows, type Results } from '../../../src/quantity/declare.ts';
import { count, money, type Quantity } from '../../../src/quantity/quantity.ts';
import { discount } from '../../formulas/annuity.ts';
import { diaUtilDoMes } from '../../lei/dias-uteis.ts';
import { saqueAniversario } from '../../lei/saque-aniversario.ts';
import { LEAST_ADVANCED, MOST_ADVANCED } from '../../tabelas/credit.ts';

/** The money comes on this business day of the month of birth. */
const BUSINESS_DAY = 5;

/** Days of the month to which the bank's rate belongs. */
const DAYS_IN_MONTH = 30;

/** A withdrawal of which a part is advanced. */
export interface Withdrawal {
  /** Reais, to the cent: the yearly withdrawal, … */
  readonly amount: number;
  /** … and what of it goes to the bank. */
  readonly ceded: number;
  readonly due: IsoDate;
  /** Until then. */
  readonly days: number;
  /** What the bank pays for it today, in reais, exact. */
  readonly value: Quantity;
}

/** What is asked about the account and the contract. */
export interface Advance {
  /** Reais, above 0. */
  readonly balance: Quantity;
  /** Month of birth, 1 to 12. */
  readonly month: number;
  /** How many withdrawals, 1 or more. */
  readonly wanted: number;
  /** A month. */
  readonly rate: Quantity;
}

/**
 * The yearly withdrawal from a balance, in reais to the cent; undefined where it is less than may be advanced.
 *
 * @param balance reais, 0 or more.
 */
export function advanceableFrom(balance: Quantity): number | undefined {
  const amount = reais(saqueAniversario(balance).exact);
  return amount < LEAST_ADVANCED.number ? undefined : amount;
}

/**
 * The withdrawals that can be advanced, the first one first: each is taken from what the one before it left. They end
 * before the first of less than may be advanced; there may be none.
 */
export function withdrawals({ balance, month, wanted, rate }: Advance, today: IsoDate): Withdrawal[] {
  const found: Withdrawal[] = [];
  let left = balance;
  for (const due of dueDates(month, wanted, today)) {
    const amount = advanceableFrom(left);
    if (amount === undefined) break;
    const ceded = Math.min(amount, MOST_ADVANCED.number);
    const days = daysBetween(today, due);
    const value = discount(money(ceded), rate, count(days).over(DAYS_IN_MONTH));
    found.push({ amount, ceded, due, days, value });
    left = left.minus(amount);
  }
  return found;
}

/** The fifth business day of a month of the year, in as many years, the first one after today. */
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

/** Declares them. */
export function withdrawalRows(all: readonly Withdrawal[], result: Results): NamedRows<WithdrawalRow> {
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
