/** The same loan by the Price system and by SAC, side by side. */
import { compound, futureValue, pricePayment } from './annuity-decimals.ts';
import { decimal, type Decimal, type DecimalInput } from '../../src/decimal/decimal.ts';
import { reais, roundTo, subtractReais } from '../../src/decimal/money.ts';
import { sacPayment, sacTotalInterest, type Loan } from './schedule.ts';

/** What a loan costs by one of the systems; amounts in reais, to the cent. */
export interface SystemCost {
  readonly system: 'Price' | 'SAC';
  readonly firstPayment: number;
  readonly lastPayment: number;
  /** totalPaid - the loan. */
  readonly totalInterest: number;
  /** All payments before they are rounded, added up and rounded once. */
  readonly totalPaid: number;
}

/** Equal payments: the first and the last are the same. */
export function priceCost({ loan, monthlyRate, months }: Loan): SystemCost {
  const payment = pricePayment(loan, monthlyRate, months);
  return costOf('Price', loan, [payment, payment], payment.times(months));
}

/** Equal amortizations: the first payment is the highest, the last the lowest. */
export function sacCost(terms: Loan): SystemCost {
  const total = decimal(terms.loan).plus(sacTotalInterest(terms));
  return costOf('SAC', terms.loan, [sacPayment(terms, 1), sacPayment(terms, terms.months)], total);
}

function costOf(
  system: SystemCost['system'],
  loan: DecimalInput,
  [first, last]: readonly [Decimal, Decimal],
  total: Decimal,
): SystemCost {
  const totalPaid = reais(total);
  return {
    system,
    firstPayment: reais(first),
    lastPayment: reais(last),
    totalInterest: subtractReais(totalPaid, reais(decimal(loan))),
    totalPaid,
  };
}

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
  const yearGrowth = compound(1, monthlyRate, 12);
  const paidInAYear = futureValue(pricePayment(loan, monthlyRate, months), monthlyRate, 12);
  const rows: DebtRow[] = [];
  let price = decimal(loan);
  for (let paid = 0; paid < months; paid += 12) {
    const sac = decimal(loan)
      .times(months - paid)
      .div(months);
    rows.push({ ano: paid / 12, price: reais(price), sac: reais(sac) });
    price = price.times(yearGrowth).minus(paidInAYear).round(WORKING_PLACES);
  }
  return [...rows, { ano: roundTo(decimal(months).div(12), YEAR_PLACES), price: 0, sac: 0 }];
}
