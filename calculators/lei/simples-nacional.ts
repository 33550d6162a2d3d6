/**
 * Simples Nacional (Lei Complementar nº 123/2006; Resolução CGSN nº 140/2018): the revenue that decides the band, the
 * effective rate, the annex of activities that depend on the payroll, and what of the rate is each tax's.
 */
import { percent, type Quantity } from '../../src/quantity/quantity.ts';
import { findBand, rateMinusDeduction } from '../formulas/progressive-bands.ts';
import type { DeductionBand } from '../tabelas/bands.ts';
import { PAYROLL_FOR_ANNEX_III, type SimplesTable } from '../tabelas/simples-nacional.ts';
import {
  ISS_CAP,
  SIMPLES_TAXES,
  type SimplesAnnex,
  type SimplesTax,
  type TaxShares,
} from '../tabelas/simples-shares.ts';

/** The articles that results cite beside their figures. */
export const SIMPLES_ARTICLES = {
  openingYear: 'LC 123/2006, art. 18, § 2º',
  effectiveRate: 'LC 123/2006, art. 18, § 1º-A',
  shares: 'LC 123/2006, art. 18, § 1º-B',
  das: 'LC 123/2006, art. 18, § 3º',
  taxedElsewhere: 'LC 123/2006, art. 18, § 4º-A',
  payroll: PAYROLL_FOR_ANNEX_III.law,
  payrollOfFirstYear: 'Resolução CGSN 140/2018, art. 26, §§ 1º e 7º',
} as const;

const MONTHS = 12;

/** In percent. */
const FACTOR_WITHOUT_PAYROLL = 1;
const FACTOR_WITHOUT_REVENUE = 28;

/** What is known of a company's revenue, in reais. */
export interface KnownRevenue {
  /** Of the twelve months before; in the first year, of the months since the opening. */
  readonly before: Quantity;
  readonly thisMonth: Quantity;
  /** Which month of activity this is, from 1; undefined, or above 12, for a company of more than a year. */
  readonly monthOfActivity: Quantity | undefined;
}

/** Returns whether a company is in its first twelve months. */
export function isFirstYear({ monthOfActivity }: Pick<KnownRevenue, 'monthOfActivity'>): boolean {
  return monthOfActivity !== undefined && !monthOfActivity.isAbove(MONTHS);
}

/**
 * The revenue of twelve months that decides band and rate (RBT12), in reais: in the first year what was earned is taken
 * to twelve months (art. 18, § 2º), in the very first month that month's own revenue. It is 0 where nothing was earned
 * in the months before.
 */
export function revenueOfTwelveMonths({ before, thisMonth, monthOfActivity }: KnownRevenue): Quantity {
  if (monthOfActivity === undefined || !isFirstYear({ monthOfActivity })) return before;
  const monthsBefore = monthOfActivity.minus(1);
  if (monthsBefore.equals(0)) return thisMonth.times(MONTHS);
  return before.over(monthsBefore).times(MONTHS);
}

/**
 * The band of a revenue of twelve months with its number from 1: all annexes have the same limits.
 *
 * @throws RangeError above the last band, where a company is out of the Simples.
 */
export function revenueBand(
  revenue12: Quantity,
  bands: readonly DeductionBand[],
): { readonly number: number; readonly band: DeductionBand } {
  const found = findBand(revenue12.exact, bands);
  if (found === undefined)
    throw new RangeError(`Revenue of ${revenue12.number} is above the limit of the Simples.`);
  return found;
}

/** The effective rate: (revenue × nominal rate − deduction) ÷ revenue. */
export function effectiveRate(revenue12: Quantity, band: DeductionBand): Quantity {
  if (band.deduction === 0) return percent(band.ratePercent);
  return rateMinusDeduction(revenue12, band).over(revenue12);
}

/**
 * The payroll over the revenue of the same months ("fator R"), as a fraction (Resolução CGSN 140/2018, art. 26): both of
 * the twelve months before; in the first year both since the opening, never annualised; in the very first month both of
 * that month. The first year has figures for its extremes: 1% without payroll, 28% for a payroll without revenue.
 *
 * @param payroll reais, 0 or more, of the same months as the revenue.
 */
export function payrollFactor(payroll: Quantity, revenue: KnownRevenue): Quantity {
  const divisor = revenueOfPayroll(revenue);
  if (isFirstYear(revenue)) {
    // A figure without a formula needs words for its step.
    if (payroll.equals(0)) return percent(FACTOR_WITHOUT_PAYROLL).told(() => 'Sem folha, o fator é de 1%');
    if (divisor.equals(0)) return percent(FACTOR_WITHOUT_REVENUE).told(() => 'Sem receita, o fator é de 28%');
  }
  return payroll.over(divisor);
}

/** The revenue of the months of the payroll, in reais. */
export function revenueOfPayroll({ before, thisMonth, monthOfActivity }: KnownRevenue): Quantity {
  return monthOfActivity?.equals(1) ? thisMonth : before;
}

/**
 * The annex of an activity that depends on the payroll (art. 18, §§ 5º-J and 5º-M): III from 28% of the revenue of the
 * same months, V below it, without rounding. Without revenue any payroll is enough.
 */
export function annexByPayroll(payroll: Quantity, revenue: Quantity): 'III' | 'V' {
  const isEnough = payroll.isAbove(0) && !payroll.isBelow(revenue.times(PAYROLL_FOR_ANNEX_III));
  return isEnough ? 'III' : 'V';
}

/** Fractions of revenue, in the order of the law; those of a tax that is not in the DAS are left out. */
export type TaxRates = ReadonlyMap<SimplesTax, Quantity>;

/**
 * What of an effective rate is each tax's (art. 18, § 1º-B), of revenue. The ISS stops at 5% of revenue; what its share
 * is above that goes to the federal taxes.
 *
 * @param rate effective rate of the annex, a fraction.
 * @param band number of the band, from 1.
 */
export function taxRates(
  rate: Quantity,
  annex: SimplesAnnex,
  band: number,
  { shares, beyondIssCap }: Pick<SimplesTable, 'shares' | 'beyondIssCap'>,
): TaxRates {
  const own = shares[annex][band - 1] ?? {};
  const capped = beyondIssCap[annex];
  const iss = rate.times(percent(own.iss ?? 0));
  if (capped === undefined || !iss.isAbove(ISS_CAP)) return divided(rate, own);
  return new Map([...divided(rate.minus(ISS_CAP), capped), ['iss', ISS_CAP] as const]);
}

function divided(rate: Quantity, shares: TaxShares): Map<SimplesTax, Quantity> {
  return new Map(
    SIMPLES_TAXES.flatMap((tax) => {
      const share = shares[tax];
      return share === undefined ? [] : [[tax, rate.times(percent(share))] as const];
    }),
  );
}
