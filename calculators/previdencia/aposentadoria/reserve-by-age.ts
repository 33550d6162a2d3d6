/** A retirement reserve year by year: saved up to retirement, drawn from then on. */
import { ZERO } from '../../../src/decimal/decimal.ts';
import { reais } from '../../../src/decimal/money.ts';
import { one, quantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { compound, discount, monthsInYears, presentValue } from '../../formulas/annuity.ts';

/** What goes in before retirement and what comes out after it, at the end of every month. */
export interface RetirementPlan {
  /** Whole years. */
  readonly currentAge: Quantity;
  /** Whole, 1 or more. */
  readonly yearsToRetirement: Quantity;
  /** Whole, 1 or more. */
  readonly yearsInRetirement: Quantity;
  /** Reais a month until retirement, not rounded: what builds up the reserve exactly. */
  readonly monthlySavings: Quantity;
  /** Reais a month from then on. */
  readonly desiredMonthlyIncome: Quantity;
  /** A month, 0 or more. */
  readonly monthlyRate: Quantity;
  /** Reais at retirement that the income does not need: they go on earning. None without it. */
  readonly surplus?: Quantity | undefined;
}

/** The reserve at an age. */
export interface ReserveRow {
  readonly idade: number;
  readonly fase: 'Acumulação' | 'Aposentadoria';
  /** Reais, to the cent. */
  readonly saldo: number;
}

/** Decimal places kept while walking through the years: the error stays far below the cent. */
const WORKING_PLACES = 45;

/**
 * The reserve on every birthday from now to the end of the plan. Worked out from the last (nothing is left but a surplus)
 * back, which is steady at any rate: a year before, the reserve is worth what it is then, discounted, plus what that
 * year draws or less what it puts in.
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
