/** What is owed of the same loan by the Price system and by SAC. */
import { decimal } from '../../../src/decimal/decimal.ts';
import { reais, roundTo } from '../../../src/decimal/money.ts';
import { column, type NamedRows, type Results } from '../../../src/quantity/declare.ts';
import { one, quantity } from '../../../src/quantity/quantity.ts';
import { compound, futureValue, pricePayment } from '../../formulas/annuity.ts';
import type { Loan } from '../../formulas/schedule.ts';

/** What is owed by either system; amounts in reais, to the cent. */
export interface DebtRow {
  /** Years since the loan; a fraction where it ends within a year. */
  readonly ano: number;
  readonly price: number;
  readonly sac: number;
}

/** Places of a year within which the loan ends: months are told apart. */
const YEAR_PLACES = 4;

/** Decimal places kept while walking through the years: the error stays far below the cent. */
const WORKING_PLACES = 45;

/** What is owed by either system on the day of the loan, after each year and at the end. */
export function debtBySystem({ loan, monthlyRate, months }: Loan): DebtRow[] {
  const year = quantity(12);
  const yearGrowth = compound(one, monthlyRate, year).exact;
  const payment = pricePayment(loan, monthlyRate, quantity(months));
  const paidInAYear = futureValue(payment, monthlyRate, year).exact;
  const rows: DebtRow[] = [];
  let price = loan.exact;
  for (let paid = 0; paid < months; paid += 12) {
    const sac = loan.times(months - paid).over(months);
    rows.push({ ano: paid / 12, price: reais(price), sac: reais(sac.exact) });
    price = price.times(yearGrowth).minus(paidInAYear).round(WORKING_PLACES);
  }
  return [...rows, { ano: roundTo(decimal(months).div(12), YEAR_PLACES), price: 0, sac: 0 }];
}

/** Declares those rows. */
export function debtRows(loan: Loan, result: Results): NamedRows<DebtRow> {
  const columns = {
    ano: column.number('Anos', YEAR_PLACES),
    price: column.money('Price'),
    sac: column.money('SAC'),
  };
  return result.rows('Como a dívida cai em cada sistema', columns, debtBySystem(loan));
}
