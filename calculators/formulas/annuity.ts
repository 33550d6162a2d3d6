/**
 * Compound interest and annuities with payments at the end of each period, as quantities, from which the
 * steps of a calculation are derived.
 *
 * With rate i per period and n periods (see A. Assaf Neto, "Matemática Financeira e suas Aplicações",
 * chapters on capitalização composta and anuidades):
 *
 * - present value of n payments of R:  PV = R × (1 − (1 + i)^−n) ÷ i
 * - future value of n payments of R:   FV = R × ((1 + i)^n − 1) ÷ i
 *
 * At i = 0 both become R × n, their limit. n may be fractional (a fractional number of years); the formulas
 * apply unchanged.
 */
import { decimal } from '../../src/decimal/decimal.ts';
import { addedUp } from './added-up.ts';
import { one, quantity, type Quantity } from '../../src/quantity/quantity.ts';

/**
 * Below this rate the limit at rate 0 is accurate to far less than a cent, while the formula would lose all
 * significant digits (catastrophic cancellation).
 */
const NEGLIGIBLE_RATE = decimal('1e-20');

function isNegligible({ exact }: Quantity): boolean {
  return exact.abs().cmp(NEGLIGIBLE_RATE) < 0;
}

/** (1 + i)^n */
function growthFactor(rate: Quantity, periods: Quantity): Quantity {
  return one.plus(rate).power(periods);
}

/** 1 − (1 + i)^−n */
function discountedShare(rate: Quantity, periods: Quantity): Quantity {
  return one.minus(growthFactor(rate, periods.negated()));
}

/** Value after `periods` of an amount that grows by `rate` each period: A × (1 + i)^n. */
export function compound(amount: Quantity, rate: Quantity, periods: Quantity): Quantity {
  return amount.times(growthFactor(rate, periods));
}

/** Present value of an amount due after `periods`: A ÷ (1 + i)^n. */
export function discount(amount: Quantity, rate: Quantity, periods: Quantity): Quantity {
  return amount.over(growthFactor(rate, periods));
}

/** Present value of `periods` payments at the end of each period. */
export function presentValue(payment: Quantity, rate: Quantity, periods: Quantity): Quantity {
  if (isNegligible(rate)) return payment.times(periods);
  return payment.times(discountedShare(rate, periods)).over(rate);
}

/** Future value, on the date of the last payment, of `periods` payments at the end of each period. */
export function futureValue(payment: Quantity, rate: Quantity, periods: Quantity): Quantity {
  if (isNegligible(rate)) return payment.times(periods);
  return payment.times(growthFactor(rate, periods).minus(1)).over(rate);
}

/**
 * The equal payment that repays a loan in `periods` (the Price system): L × i ÷ (1 − (1 + i)^−n).
 *
 * @throws RangeError when `periods` is not above 0.
 */
export function pricePayment(loan: Quantity, rate: Quantity, periods: Quantity): Quantity {
  assertPeriods(periods);
  if (isNegligible(rate)) return loan.over(periods);
  return loan.times(rate).over(discountedShare(rate, periods));
}

/**
 * The formula of `pricePayment` to show beside a payment; undefined at rate 0, where the payment is a plain
 * quotient.
 */
export function priceFormula(rate: Quantity): string | undefined {
  return rate.isAbove(0) ? 'Tabela Price: P = V × i ÷ [1 − (1 + i)⁻ⁿ]' : undefined;
}

/**
 * The equal payment that adds up to a target after `periods` (sinking fund): T × i ÷ ((1 + i)^n − 1).
 *
 * @throws RangeError when `periods` is not above 0.
 */
export function sinkingFundPayment(target: Quantity, rate: Quantity, periods: Quantity): Quantity {
  assertPeriods(periods);
  if (isNegligible(rate)) return target.over(periods);
  return target.times(rate).over(growthFactor(rate, periods).minus(1));
}

function assertPeriods(periods: Quantity): void {
  if (!periods.isAbove(0)) throw new RangeError('An equal payment needs at least one period.');
}

/** Nominal monthly rate of a yearly one: one twelfth of it. */
export function monthlyRateFromAnnual(annualRate: Quantity): Quantity {
  return annualRate.over(12);
}

/** Effective yearly rate of a monthly one compounded twelve times: (1 + i)^12 − 1. */
export function effectiveAnnualRate(monthlyRate: Quantity): Quantity {
  return growthFactor(monthlyRate, quantity(12)).minus(1);
}

/** Equivalent monthly rate of an effective yearly one: (1 + i)^(1 ÷ 12) − 1. */
export function equivalentMonthlyRate(annualRate: Quantity): Quantity {
  return growthFactor(annualRate, one.over(12)).minus(1);
}

/** Months in a number of years, fractions included. */
export function monthsInYears(years: Quantity): Quantity {
  return years.times(12);
}

/** The rate that `periods` of a rate accumulate to: (1 + i)^n − 1. */
export function accumulatedRate(rate: Quantity, periods: Quantity): Quantity {
  return growthFactor(rate, periods).minus(1);
}

/** Savings: an initial amount and the same contribution at the end of every month. */
export interface Savings {
  /** Initial amount in reais. */
  readonly principal: Quantity;
  /** Reais at the end of each month. */
  readonly monthlyContribution: Quantity;
  readonly monthlyRate: Quantity;
  /** 0 or more; may be fractional. */
  readonly months: Quantity;
}

/** The final value of the savings: P × (1 + i)^n + C × ((1 + i)^n − 1) ÷ i. */
export function growth({ principal, monthlyContribution, monthlyRate, months }: Savings): Quantity {
  return addedUp(
    compound(principal, monthlyRate, months),
    futureValue(monthlyContribution, monthlyRate, months),
  );
}

/** The sum of all contributions: P + C × n. */
export function contributed({
  principal,
  monthlyContribution,
  months,
}: Pick<Savings, 'principal' | 'monthlyContribution' | 'months'>): Quantity {
  return addedUp(principal, monthlyContribution.times(months));
}
