/** A loan by the Price system, year by year. */
import { reais, roundTo, subtractReais } from '../../src/decimal/money.ts';
import { leaf, quantity, type Quantity } from '../../src/quantity/quantity.ts';
import { monthsInYears, presentValue, pricePayment } from './annuity.ts';
import { yearEnds } from './year-ends.ts';

/** State of a loan after some years; amounts in reais, to the cent, cumulative from the start. */
export interface YearlyDebtRow {
  /** 0 for the day of the loan; fractional if the term ends within a year. */
  readonly ano: number;
  readonly pago: number;
  /** pago - amortizado. */
  readonly juros: number;
  readonly amortizado: number;
  /** The loan - amortizado. */
  readonly saldoDevedor: number;
}

/** Decimal places of a fractional year, enough to distinguish days. */
const YEAR_PLACES = 4;

/**
 * Total paid and balance owed at the start, after each year and at the end. The balance is the present value
 * of the remaining payments, so in the last row the balance is 0 and the total paid is payment x months,
 * rounded once.
 *
 * @param monthlyRate 0 or more.
 * @param years above 0; may be fractional.
 * @throws RangeError when `years` is not above 0.
 */
export function yearlyDebt(loan: Quantity, monthlyRate: Quantity, years: Quantity): YearlyDebtRow[] {
  const months = monthsInYears(years);
  // Use a plain number, so that the years do not repeat the formula of the payment.
  const { exact, number } = pricePayment(loan, monthlyRate, months);
  const payment = leaf(exact, number, { format: 'money' });
  const lent = reais(loan.exact);
  const rowAt = (year: Quantity): YearlyDebtRow => {
    const monthsPaid = monthsInYears(year);
    const owed = presentValue(payment, monthlyRate, months.minus(monthsPaid));
    const amortizado = reais(loan.minus(owed).exact);
    const pago = reais(payment.times(monthsPaid).exact);
    return {
      ano: roundTo(year.exact, YEAR_PLACES),
      pago,
      juros: subtractReais(pago, amortizado),
      amortizado,
      saldoDevedor: subtractReais(lent, amortizado),
    };
  };
  return [quantity(0), ...yearEnds(years)].map(rowAt);
}
