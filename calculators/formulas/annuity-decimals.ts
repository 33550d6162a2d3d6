/**
 * Compound interest and annuities with payments at the end of each period.
 *
 * With rate i per period (a fraction: 0.01 is 1%), n periods and v = (1 + i)^-n (see A. Assaf Neto,
 * "Matemática Financeira e suas Aplicações", chapters on capitalização composta and anuidades):
 *
 * - present value of n payments of R:  PV = R (1 - v) / i
 * - future value of n payments of R:   FV = R ((1 + i)^n - 1) / i
 *
 * At i = 0 both become R n, their limit. n may be fractional (a fractional number of years); the formulas
 * apply unchanged.
 */
import { compare, decimal, ONE, power, type Decimal, type DecimalInput } from '../../src/decimal/decimal.ts';

/**
 * Below this rate the result differs from the limit at rate 0 by far less than a cent, and subtracting two
 * numbers close to 1 would lose all significant digits (catastrophic cancellation).
 */
const NEGLIGIBLE_RATE = decimal('1e-20');

function isNegligible(rate: Decimal): boolean {
  return rate.abs().cmp(NEGLIGIBLE_RATE) < 0;
}

/** (1 - (1 + i)^-n) / i: present value of a payment of 1 in each of n periods. */
function presentValueFactor(rate: Decimal, periods: DecimalInput): Decimal {
  if (isNegligible(rate)) return decimal(periods);
  return ONE.minus(power(ONE.plus(rate), decimal(periods).neg())).div(rate);
}

/** ((1 + i)^n - 1) / i: future value of a payment of 1 in each of n periods. */
function futureValueFactor(rate: Decimal, periods: DecimalInput): Decimal {
  if (isNegligible(rate)) return decimal(periods);
  return power(ONE.plus(rate), periods).minus(ONE).div(rate);
}

/** A percentage as a fraction: 9.5 (%) is 0.095. */
export function fractionOfPercent(percent: DecimalInput): Decimal {
  return decimal(percent).times(0.01);
}

/** Nominal monthly rate (a fraction) of a rate in % a year: one twelfth of it. */
export function monthlyRateFromAnnual(annualPercent: DecimalInput): Decimal {
  return decimal(annualPercent).div(1200);
}

/**
 * Effective yearly rate, in %, of a rate in % a month compounded twelve times: ((1 + i)^12 - 1) x 100.
 */
export function effectiveAnnualRate(monthlyPercent: DecimalInput): Decimal {
  return power(ONE.plus(fractionOfPercent(monthlyPercent)), 12)
    .minus(ONE)
    .times(100);
}

/** Equivalent monthly rate (a fraction) of an effective rate in % a year: (1 + i)^(1/12) - 1. */
export function equivalentMonthlyRate(annualPercent: DecimalInput): Decimal {
  return power(ONE.plus(fractionOfPercent(annualPercent)), ONE.div(12)).minus(ONE);
}

/**
 * Months in a number of years, fractions included, without floating-point error: 2.3 years are 27.6 months.
 */
export function monthsInYears(years: DecimalInput): Decimal {
  return decimal(years).times(12);
}

/** Value after `periods` of an amount that grows by `rate` (a fraction) each period: A (1 + i)^n. */
export function compound(amount: DecimalInput, rate: Decimal, periods: DecimalInput): Decimal {
  return decimal(amount).times(power(ONE.plus(rate), periods));
}

/** Present value of an amount due after `periods`: A / (1 + i)^n. */
export function discount(amount: DecimalInput, rate: Decimal, periods: DecimalInput): Decimal {
  return decimal(amount).div(power(ONE.plus(rate), periods));
}

/** Present value of `periods` payments at the end of each period. */
export function presentValue(payment: DecimalInput, rate: Decimal, periods: DecimalInput): Decimal {
  return decimal(payment).times(presentValueFactor(rate, periods));
}

/** Future value, on the date of the last payment, of `periods` payments at the end of each period. */
export function futureValue(payment: DecimalInput, rate: Decimal, periods: DecimalInput): Decimal {
  return decimal(payment).times(futureValueFactor(rate, periods));
}

/**
 * The equal payment that settles a loan in `periods` (the Price system): L i / (1 - (1 + i)^-n).
 *
 * @throws RangeError when `periods` is not above 0.
 */
export function pricePayment(loan: DecimalInput, rate: Decimal, periods: DecimalInput): Decimal {
  assertPeriods(periods);
  return decimal(loan).div(presentValueFactor(rate, periods));
}

/**
 * The equal payment that adds up to a target after `periods` (sinking fund): T i / ((1 + i)^n - 1).
 *
 * @throws RangeError when `periods` is not above 0.
 */
export function sinkingFundPayment(target: DecimalInput, rate: Decimal, periods: DecimalInput): Decimal {
  assertPeriods(periods);
  return decimal(target).div(futureValueFactor(rate, periods));
}

function assertPeriods(periods: DecimalInput): void {
  if (compare(periods, 0) <= 0) throw new RangeError('An equal payment needs at least one period.');
}

/** Savings: an initial amount, and the same contribution at the end of every month. */
export interface Savings {
  /** Initial amount in reais. */
  readonly principal: DecimalInput;
  /** Contribution in reais at the end of each month. */
  readonly monthlyContribution: DecimalInput;
  /** Fraction a month. */
  readonly monthlyRate: Decimal;
  /** 0 or more; may be fractional. */
  readonly months: DecimalInput;
}

/** Final value of the savings: P (1 + i)^n + C ((1 + i)^n - 1) / i. */
export function growth({ principal, monthlyContribution, monthlyRate, months }: Savings): Decimal {
  return compound(principal, monthlyRate, months).plus(futureValue(monthlyContribution, monthlyRate, months));
}

/** Total contributed: P + C n. */
export function contributed({ principal, monthlyContribution, months }: Savings): Decimal {
  return decimal(monthlyContribution).times(months).plus(principal);
}
