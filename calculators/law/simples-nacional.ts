/**
 * Simples Nacional (Lei Complementar nº 123/2006; Resolução CGSN nº 140/2018): the revenue that decides the band, the
 * effective rate, the annex of activities that depend on the payroll, and what of the rate is each tax's.
 */
import { percent, type Quantity } from '../../src/quantity/quantity.ts';
import { findBand, rateMinusDeduction } from '../formulas/progressive-bands.ts';
import type { DeductionBand } from '../tables/bands.ts';
import { PAYROLL_FOR_ANNEX_III, type SimplesTable } from '../tables/simples-nacional.ts';
import {
  ISS_CAP,
  SIMPLES_TAXES,
  type SimplesAnnex,
  type SimplesTax,
  type TaxShares,
} from '../tables/simples-shares.ts';

/** The articles that results cite beside their figures. */
export const SIMPLES_ARTICLES = {
  openingYear: 'LC 123/2006, art. 18, § 2º',
  effectiveRate: 'LC 123/2006, art. 18, § 1º-A',
  shares: 'LC 123/2006, art. 18, § 1º-B',
  das: 'LC 123/2006, art. 18, § 3º',
  taxedElsewhere: 'LC 123/2006, art. 18, § 4º-A',
  payroll: PAYROLL_FOR_ANNEX_III.law,
} as const;

const MONTHS = 12;

/** What is known of a company's revenue, in reais. */
export interface KnownRevenue {
  /** Of the twelve months before; in the first year, of the months since the opening. */
  readonly before: Quantity;
  readonly thisMonth: Quantity;
  /** Which month of activity this is, from 1; undefined, or above 12, for a company of more than a year. */
  readonly monthOfActivity: Quantity | undefined;
}

/**
 * The revenue of twelve months that decides band and rate (RBT12), in reais: in the first year what was earned is taken
 * to twelve months (art. 18, § 2º), in the very first month that month's own revenue. It is 0 where nothing was earned
 * in the months before.
 */
export function revenueOfTwelveMonths({ before, thisMonth, monthOfActivity }: KnownRevenue): Quantity {
  if (monthOfActivity === undefined || monthOfActivity.isAbove(MONTHS)) return before;
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

/** The payroll of twelve months over the revenue of the same ("fator R"); undefined for a company without revenue. */
export function payrollFactor(payroll12: Quantity, revenue12: Quantity): Quantity | undefined {
  return revenue12.isAbove(0) ? payroll12.over(revenue12) : undefined;
}

/**
 * The annex of an activity that depends on the payroll (art. 18, §§ 5º-J and 5º-M): III from a factor of 28%, V below
 * it. Without revenue any payroll is enough.
 */
export function annexByPayroll(payroll12: Quantity, revenue12: Quantity): 'III' | 'V' {
  const factor = payrollFactor(payroll12, revenue12);
  const isEnough = factor ? !factor.isBelow(PAYROLL_FOR_ANNEX_III) : payroll12.isAbove(0);
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
