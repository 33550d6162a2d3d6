/** A retirement reserve year by year: deposits until retirement, withdrawals afterwards. */
import { ZERO } from '../../src/decimal/decimal.ts';
import { reais } from '../../src/decimal/money.ts';
import { one, quantity, type Quantity } from '../../src/quantity/quantity.ts';
import { compound, discount, monthsInYears, presentValue } from './annuity.ts';

/** Deposits before retirement and withdrawals after it, at the end of every month. */
export interface RetirementPlan {
  /** Whole years. */
  readonly currentAge: Quantity;
  /** Whole, 1 or more. */
  readonly yearsToRetirement: Quantity;
  /** Whole, 1 or more. */
  readonly yearsInRetirement: Quantity;
  /** Reais a month until retirement, unrounded, so that it builds up the reserve exactly. */
  readonly monthlySavings: Quantity;
  /** Reais a month after retirement. */
  readonly desiredMonthlyIncome: Quantity;
  /** Monthly rate, 0 or more. */
  readonly monthlyRate: Quantity;
  /** Reais at retirement beyond the requirement, which keep earning. Undefined means none. */
  readonly surplus?: Quantity | undefined;
}

/** The reserve at an age. */
export interface ReserveRow {
  readonly idade: number;
  readonly fase: 'Acumulação' | 'Aposentadoria';
  /** Reais, to the cent. */
  readonly saldo: number;
}

/** Decimal places kept over the years: the error stays far below the cent. */
const WORKING_PLACES = 45;

/**
 * The reserve on every birthday from now to the end of the plan. Calculates backwards from the end, with nothing left
 * but a surplus, which is stable at any rate: a year earlier, the reserve is its discounted later value, plus that
 * year's withdrawals or less its deposits.
 */
export function reserveByAge(plan: RetirementPlan): ReserveRow[] {
  const age = plan.currentAge.number;
  const retirement = plan.yearsToRetirement.number;
  const months = quantity(12);
  const yearDiscount = discount(one, plan.monthlyRate, months).exact;
  const drawnInAYear = presentValue(plan.desiredMonthlyIncome, plan.monthlyRate, months).exact;
  const savedInAYear = presentValue(plan.monthlySavings, plan.monthlyRate, months).exact;
  const rows: ReserveRow[] = [];
  let reserve = plan.surplus
    ? compound(plan.surplus, plan.monthlyRate, monthsInYears(plan.yearsInRetirement)).exact
    : ZERO;
  for (let year = retirement + plan.yearsInRetirement.number; year >= 0; year -= 1) {
    const fase = year < retirement ? 'Acumulação' : 'Aposentadoria';
    rows.push({ idade: age + year, fase, saldo: reais(reserve) });
    const flow = year > retirement ? drawnInAYear : savedInAYear.neg();
    reserve = reserve.times(yearDiscount).plus(flow).round(WORKING_PLACES);
  }
  return rows.toReversed();
}
