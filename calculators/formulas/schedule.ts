/**
 * Schedules: loans by the Price and SAC systems month by month, and savings year by year.
 *
 * Rounds loan rows from an exact schedule without intermediate rounding. The four columns cannot all be rounded to
 * the nearest cent and still add up, so these invariants hold, to the cent: in every row payment = interest +
 * principal and balance = previous balance - principal; over all rows the principal adds up to the loan, and the
 * balance ends at 0. Payment and balance are the exact ones, rounded; the interest absorbs the rounding
 * difference: it stays within one cent of its rounded exact value, is never negative, and is 0 at rate 0. If that
 * margin is too small, as at rate 0, Price adds the remaining cents to the last payment and SAC to the month's
 * payment.
 *
 * Rounded payments times months are not the exact payment times months: a Price total, rounded once, may differ
 * from the sum of the rows by up to half a cent a month.
 */
import { ONE } from '../../src/decimal/decimal.ts';
import { reais, roundTo, subtractReais } from '../../src/decimal/money.ts';
import { money, quantity, type Quantity } from '../../src/quantity/quantity.ts';
import { contributed, growth, monthsInYears, pricePayment, type Savings } from './annuity.ts';
import { centsOf, fixedPoint, timesFixed, type FixedPoint } from './fixed-point.ts';
import { yearEnds } from './year-ends.ts';

/** One month of a loan; amounts in reais, rounded to the cent. */
export interface ScheduleRow {
  /** Starts at 1. */
  readonly month: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  /** Balance still owed after the payment. */
  readonly balance: number;
}

/** The terms of a loan. */
export interface Loan {
  /** Reais, 0 or more; rounded to the cent. */
  readonly loan: Quantity;
  /** A month, 0 or more. */
  readonly monthlyRate: Quantity;
  /** Whole, 1 or more. */
  readonly months: number;
}

/**
 * The schedule of equal payments (Price, or French, system): one row a month.
 *
 * @throws RangeError when `months` is not whole and at least 1.
 */
export function priceSchedule(terms: Loan): ScheduleRow[] {
  const loan = toTheCent(terms);
  const exactPayment = fixedPoint(pricePayment(loan.loan, loan.monthlyRate, quantity(loan.months)).exact);
  const payment = centsOf(exactPayment);
  return rounded(loan, exactPriceMonths(loan, exactPayment), ({ owed, target, isLast, least, most }) => {
    const interest = clamp(payment - (owed - target), least, Math.min(most, payment));
    return { interest, principal: isLast ? owed : Math.min(payment - interest, owed) };
  });
}

/**
 * The schedule of equal amortizations (SAC): one row a month.
 *
 * @throws RangeError when `months` is not whole and at least 1.
 */
export function sacSchedule(terms: Loan): ScheduleRow[] {
  const loan = toTheCent(terms);
  const amortization = fixedPoint(loan.loan.exact.div(loan.months));
  return rounded(loan, exactSacMonths(loan, amortization), ({ owed, target, exactInterest, least, most }) => {
    const principal = owed - target;
    const payment = centsOf(amortization + exactInterest);
    return { interest: clamp(payment - principal, least, most), principal };
  });
}

/** A month of the exact schedule, in reais, unrounded. */
interface ExactMonth {
  readonly exactInterest: FixedPoint;
  readonly exactBalance: FixedPoint;
}

/** Compute backwards from the last balance (0), which keeps errors small: B(k - 1) = (B(k) + P) / (1 + i). */
function exactPriceMonths({ loan, monthlyRate, months }: Loan, payment: FixedPoint): ExactMonth[] {
  const discountFactor = fixedPoint(ONE.div(ONE.plus(monthlyRate.exact)));
  const balances = [0n];
  let balance = 0n;
  for (let left = 1; left < months; left += 1) {
    balance = timesFixed(balance + payment, discountFactor);
    balances.push(balance);
  }
  let owed = fixedPoint(loan.exact);
  return balances.toReversed().map((exactBalance) => {
    const exactInterest = payment - (owed - exactBalance);
    owed = exactBalance;
    return { exactInterest, exactBalance };
  });
}

function exactSacMonths({ loan, monthlyRate, months }: Loan, amortization: FixedPoint): ExactMonth[] {
  const interestOnOne = fixedPoint(loan.exact.div(months).times(monthlyRate.exact));
  return Array.from({ length: months }, (_, index) => ({
    exactInterest: interestOnOne * BigInt(months - index),
    exactBalance: amortization * BigInt(months - index - 1),
  }));
}

/** The exact values that a row is rounded from; amounts in whole cents except the exact interest. */
interface OpenRow extends ExactMonth {
  readonly isLast: boolean;
  /** Balance before the payment, as shown in the previous row. */
  readonly owed: number;
  /** The exact balance after the payment, rounded. */
  readonly target: number;
  /** Range of the interest while it absorbs the rounding difference. */
  readonly least: number;
  readonly most: number;
}

function rounded(
  { loan, monthlyRate, months }: Loan,
  exactMonths: readonly ExactMonth[],
  decide: (row: OpenRow) => { interest: number; principal: number },
): ScheduleRow[] {
  const isFree = monthlyRate.equals(0);
  let owed = centsOf(fixedPoint(loan.exact));
  return exactMonths.map((exact, index) => {
    const nearest = centsOf(exact.exactInterest);
    const { interest, principal } = decide({
      ...exact,
      isLast: index + 1 === months,
      owed,
      target: centsOf(exact.exactBalance),
      least: isFree ? 0 : Math.max(0, nearest - 1),
      most: isFree ? 0 : nearest + 1,
    });
    owed -= principal;
    return {
      month: index + 1,
      payment: (interest + principal) / 100,
      interest: interest / 100,
      principal: principal / 100,
      balance: owed / 100,
    };
  });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function toTheCent({ loan, monthlyRate, months }: Loan): Loan {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`Not a term in months: ${months}.`);
  return { loan: money(reais(loan.exact)), monthlyRate, months };
}

/** One year of savings; amounts in reais, rounded to the cent. */
export interface YearlyGrowthRow {
  /** Years since the start: 1, 2, 3…, and the fractional end (2.5) if the term has one. */
  readonly ano: number;
  /** Total contributed so far. */
  readonly investido: number;
  /** total - investido. */
  readonly juros: number;
  /** Value of the savings. */
  readonly total: number;
}

/**
 * The savings at the end of each whole year, and at the end of the term if that falls within a year. The last
 * row's figures are those of `growth` and `contributed`, rounded. No rows for a term of 0.
 *
 * @param beside further cells after some months, such as the value of the same deposits elsewhere.
 */
export function yearlyGrowth<Cells extends object = object>(
  savings: Savings,
  beside?: (months: Quantity) => Cells,
): (YearlyGrowthRow & Cells)[] {
  return yearEnds(savings.months.over(12)).map((end) => ({
    ...growthRow(end, savings),
    ...(beside?.(monthsInYears(end)) as Cells),
  }));
}

/** Decimal places of a fractional year in a row, enough to distinguish days. */
const YEAR_PLACES = 4;

function growthRow(end: Quantity, savings: Savings): YearlyGrowthRow {
  const untilThen = { ...savings, months: monthsInYears(end) };
  const total = reais(growth(untilThen).exact);
  const investido = reais(contributed(untilThen).exact);
  return { ano: roundTo(end.exact, YEAR_PLACES), investido, juros: subtractReais(total, investido), total };
}
