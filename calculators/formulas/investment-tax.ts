/**
 * Income tax on the gains of fixed-income investments, which decreases with the term (Lei nº 11.033/2004,
 * art. 1º). The law counts days (180, 360 and 720); the calculators ask for years, and take the limits as
 * half a year, one year and two years.
 */
import type { Quantity } from '../../src/quantity/quantity.ts';
import type { LegalFigure } from '../tables/legal-figure.ts';
import { INVESTMENT_TAX, LONG_TERM_INVESTMENT_TAX } from '../tables/savings.ts';

/** Days of the year by which the limits are read: half of it is 180. */
const DAYS_IN_YEAR = 360;

/** The share of a gain that the tax takes after a term in years, 0 or more. */
export function investmentTaxRate(years: Quantity): LegalFigure {
  const days = years.times(DAYS_IN_YEAR);
  return INVESTMENT_TAX.find(({ upTo }) => days.isBelow(upTo))?.rate ?? LONG_TERM_INVESTMENT_TAX;
}
