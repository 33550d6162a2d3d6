/** The remaining debt of the same loan by the Price system and by SAC, year by year. */
import { decimal } from '../../src/decimal/decimal.ts';
import { reais, roundTo } from '../../src/decimal/money.ts';
import { one, quantity } from '../../src/quantity/quantity.ts';
import { compound, futureValue, pricePayment } from './annuity.ts';
import { centsOf } from './fixed-point.ts';
import type { RepaymentPlan } from './repayment-plan.ts';
import type { Loan } from './schedule.ts';

/** The remaining debt by both systems; amounts in reais, rounded to the cent. */
export interface DebtRow {
  /** Years since the loan; fractional for an end within a year. */
  readonly ano: number;
  readonly price: number;
  readonly sac: number;
}

/** Decimal places of a fractional year, enough to distinguish months. */
const YEAR_PLACES = 4;

/** Decimal places kept from year to year, so that the error stays far below a cent. */
const WORKING_PLACES = 45;

/** The remaining debt by both systems on the day of the loan, after each year and at the end. */
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

/** The same for loans calculated month by month; either may end before the other. */
export function plannedDebtBySystem(price: RepaymentPlan, sac: RepaymentPlan): DebtRow[] {
  const last = Math.max(price.months.length, sac.months.length);
  const years = Array.from({ length: Math.ceil(last / 12) }, (_, year) => year * 12);
  return [...years, last].map((month) => ({
    ano: roundTo(decimal(month).div(12), YEAR_PLACES),
    price: owedAfter(price, month),
    sac: owedAfter(sac, month),
  }));
}

/** Reais owed after a month, 0 or more. */
function owedAfter({ loan, months }: RepaymentPlan, month: number): number {
  const balance = month === 0 ? loan : (months[month - 1]?.balance ?? 0n);
  return centsOf(balance) / 100;
}
