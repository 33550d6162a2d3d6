/**
 * Income tax on the gains of fixed-income investments, which falls as the money stays (Lei nº 11.033/2004,
 * art. 1º). The law counts days (180, 360 and 720); the calculators ask for years, and read the limits as half
 * a year, one year and two years.
 */
import { compare, max, ZERO, type Decimal, type DecimalInput } from '../../src/decimal/decimal.ts';
import { percentOf } from '../../src/decimal/money.ts';

/** From how many years on which rate holds, the longest term first. */
const RATES = [
  { fromYears: 2, percent: 15 },
  { fromYears: 1, percent: 17.5 },
  { fromYears: 0.5, percent: 20 },
] as const;

const SHORT_TERM_PERCENT = 22.5;

/** The rate in percent after a term in years (0 or more): 22.5 below half a year, down to 15 from two years on. */
export function investmentTaxRate(years: DecimalInput): number {
  return RATES.find(({ fromYears }) => compare(years, fromYears) >= 0)?.percent ?? SHORT_TERM_PERCENT;
}

/** The tax on a gain in reais after a term in years, exact; a loss pays none. */
export function investmentTax(gain: Decimal, years: DecimalInput): Decimal {
  return percentOf(max(gain, ZERO), investmentTaxRate(years));
}
