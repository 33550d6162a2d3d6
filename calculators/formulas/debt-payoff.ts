/** Simulates debts paid off month by month from one amount. */
import { compare, sum, type Decimal } from '../../src/decimal/decimal.ts';
import { centsOf, decimalOf, fixedPoint, timesFixed, type FixedPoint } from './fixed-point.ts';
import type { ScheduleRow } from './schedule.ts';

/** A debt; amounts in reais, to the cent. */
export interface Debt {
  readonly balance: Decimal;
  /** Interest a month, as a fraction: 0.02 is 2%. */
  readonly rate: Decimal;
  /** Minimum payment, paid every month in any order. */
  readonly minimum: Decimal;
}

/**
 * The debt that gets the money beyond the minimum payments: the one with the highest rate, or with the smallest
 * balance.
 */
export type Order = 'maior-taxa' | 'menor-saldo';

/** The plan to pay off all debts. */
export interface Payoff {
  /** All debts together; the principal is negative if the balance grows. */
  readonly months: readonly ScheduleRow[];
  /**
   * Each debt in the given order: the month of its end, and its interest in reais, to the cent; the parts add up
   * to the interest of all months.
   */
  readonly debts: readonly PaidDebt[];
  /** Debt before the last payment, without that month's interest; unrounded. */
  readonly beforeLast: Decimal;
}

/** The end of one debt. */
interface PaidDebt {
  readonly month: number;
  readonly interest: number;
  /** Its place in the order, from 0. */
  readonly place: number;
  /** Paid for it in the first month, in reais, to the cent. */
  readonly startsWith: number;
  /** True if no later month takes more than the first. */
  readonly isSteady: boolean;
  /**
   * True if its minimum payment lets it grow while another debt gets the rest; never true for the first in the order.
   */
  readonly growsWaiting: boolean;
}

/** The reason why debts are never paid off: payments below the interest or the minimums, or more than a lifetime. */
export type Obstacle = 'interest' | 'minimums' | 'time';

/** Number of months that counts as forever. */
const MAX_MONTHS = 12_000;

interface Open {
  readonly debt: Debt;
  readonly rate: FixedPoint;
  readonly minimum: FixedPoint;
  owed: FixedPoint;
  paid: FixedPoint;
  startsWith: FixedPoint;
  isSteady: boolean;
  month: number;
  growsWaiting: boolean;
}

/**
 * The obstacle to paying the debts off; undefined without one.
 *
 * @param payment reais a month, to the cent.
 */
export function obstacleTo(debts: readonly Debt[], payment: Decimal, order: Order): Obstacle | undefined {
  const coversMinimums = compare(payment, sum(...debts.map(({ minimum }) => minimum))) >= 0;
  // Let several debts grow at first: the payment may cover the interest once the most expensive one is paid off.
  if (coversMinimums && paidOff(debts, payment, order) !== undefined) return undefined;
  const interest = sum(...debts.map(({ balance, rate }) => balance.times(rate)));
  if (compare(payment, interest) <= 0) return 'interest';
  return coversMinimums ? 'time' : 'minimums';
}

/**
 * Pays the debts off with the same amount every month: first the minimums, then the rest in the order. Interest is
 * not rounded on the way; less than half a cent counts as zero.
 *
 * @param payment reais, to the cent.
 * @returns undefined if that takes more than a thousand years or never ends.
 */
export function paidOff(debts: readonly Debt[], payment: Decimal, order: Order): Payoff | undefined {
  const open = debts.map((debt) => opened(debt));
  const queue = open.toSorted((a, b) => precedence(a.debt, b.debt, order));
  const budget = fixedPoint(payment);
  const months: ScheduleRow[] = [];
  let before = total(open);
  while (centsOf(before) > 0) {
    const month = months.length + 1;
    const beforeLast = before;
    // A debt only grows if its monthly interest exceeds the total payment.
    if (month > MAX_MONTHS || open.some((each) => interestOn(each) >= budget)) return undefined;
    const paid = payMonth(queue, budget, month);
    const after = total(open);
    months.push(rowOf(month, paid, beforeLast, after));
    before = after;
    if (month === 1) markGrowing(queue);
    if (centsOf(after) === 0) {
      return { months, debts: endings(open, queue), beforeLast: decimalOf(beforeLast) };
    }
  }
  return undefined;
}

function opened(debt: Debt): Open {
  return {
    debt,
    rate: fixedPoint(debt.rate),
    minimum: fixedPoint(debt.minimum),
    owed: fixedPoint(debt.balance),
    paid: 0n,
    startsWith: 0n,
    isSteady: true,
    month: 0,
    growsWaiting: false,
  };
}

/** A debt that grows in the first month does so until it is next in the order. */
function markGrowing([, ...waiting]: readonly Open[]): void {
  for (const each of waiting) each.growsWaiting = centsOf(each.owed) > centsOf(fixedPoint(each.debt.balance));
}

function precedence(a: Debt, b: Debt, order: Order): number {
  const byRate = b.rate.cmp(a.rate);
  const byBalance = a.balance.cmp(b.balance);
  return order === 'maior-taxa' ? byRate || byBalance : byBalance || byRate;
}

/** Adds the interest of a month and pays; returns the amount paid. */
function payMonth(queue: readonly Open[], budget: FixedPoint, month: number): FixedPoint {
  let left = budget;
  const pay = (each: Open, most: FixedPoint) => {
    const share = least(least(each.owed, most), left);
    each.owed -= share;
    each.paid += share;
    left -= share;
  };
  const paidBefore = queue.map(({ paid }) => paid);
  for (const each of queue) each.owed += interestOn(each);
  for (const each of queue) pay(each, each.minimum);
  for (const each of queue) pay(each, left);
  for (const [place, each] of queue.entries()) {
    const share = each.paid - (paidBefore[place] ?? 0n);
    if (month === 1) each.startsWith = share;
    else if (share > each.startsWith) each.isSteady = false;
  }
  for (const each of queue) {
    if (each.month > 0 || centsOf(each.owed) > 0) continue;
    each.owed = 0n;
    each.month = month;
  }
  return budget - left;
}

function rowOf(month: number, paid: FixedPoint, before: FixedPoint, after: FixedPoint): ScheduleRow {
  const [payment, balance] = [centsOf(paid), centsOf(after)];
  const principal = centsOf(before) - balance;
  return {
    month,
    payment: payment / 100,
    interest: (payment - principal) / 100,
    principal: principal / 100,
    balance: balance / 100,
  };
}

/** Round the accumulated interest instead of each debt's, because rounded parts would not add up. */
function endings(open: readonly Open[], queue: readonly Open[]): PaidDebt[] {
  let exact: FixedPoint = 0n;
  let counted = 0;
  return open.map((each) => {
    const { debt, paid, month, startsWith, isSteady, growsWaiting } = each;
    exact += paid - fixedPoint(debt.balance);
    const cents = centsOf(exact) - counted;
    counted += cents;
    return {
      month,
      interest: cents / 100,
      place: queue.indexOf(each),
      startsWith: centsOf(startsWith) / 100,
      isSteady,
      growsWaiting,
    };
  });
}

function interestOn({ owed, rate }: Open): FixedPoint {
  return timesFixed(owed, rate);
}

function total(open: readonly Open[]): FixedPoint {
  return open.reduce((all, { owed }) => all + owed, 0n);
}

function least(a: FixedPoint, b: FixedPoint): FixedPoint {
  return a < b ? a : b;
}
