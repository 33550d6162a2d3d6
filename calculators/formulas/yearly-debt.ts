/** A loan by the Price system, year by year. */
import { presentValue, pricePayment } from './annuity-decimals.ts';
import { decimal, ZERO, type Decimal, type DecimalInput } from '../../src/decimal/decimal.ts';
import { reais, roundTo, subtractReais } from '../../src/decimal/money.ts';
import { yearEnds } from './year-ends.ts';

/** State of a loan after some years; amounts in reais, to the cent, cumulative from the start. */
export interface YearlyDebtRow {
  /** 0 is the day of the loan; fractional when the term ends within a year. */
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
 * @param monthlyRate fraction, 0 or more.
 * @param years above 0; may be fractional.
 * @throws RangeError when `years` is not above 0.
 */
export function yearlyDebt(loan: DecimalInput, monthlyRate: Decimal, years: DecimalInput): YearlyDebtRow[] {
  const months = decimal(years).times(12);
  const payment = pricePayment(loan, monthlyRate, months);
  const lent = reais(decimal(loan));
  const rowAt = (year: Decimal): YearlyDebtRow => {
    const monthsPaid = year.times(12);
    const owed = presentValue(payment, monthlyRate, months.minus(monthsPaid));
    const amortizado = reais(decimal(loan).minus(owed));
    const pago = reais(payment.times(monthsPaid));
    return {
      ano: roundTo(year, YEAR_PLACES),
      pago,
      juros: subtractReais(pago, amortizado),
      amortizado,
      saldoDevedor: subtractReais(lent, amortizado),
    };
  };
  return [ZERO, ...yearEnds(years)].map(rowAt);
}
