/** A retirement reserve year by year: saved up to retirement, drawn from then on. */
import { discount, presentValue } from './annuity-decimals.ts';
import { ZERO, type Decimal } from '../../src/decimal/decimal.ts';
import { reais } from '../../src/decimal/money.ts';

/** What goes in before retirement and what comes out after it, at the end of every month. */
export interface RetirementPlan {
  /** Whole years. */
  readonly currentAge: number;
  /** Whole, 1 or more. */
  readonly yearsToRetirement: number;
  /** Whole, 1 or more. */
  readonly yearsInRetirement: number;
  /** Reais a month until retirement, not rounded: what builds up the reserve exactly. */
  readonly saving: Decimal;
  /** Reais a month from then on. */
  readonly income: number;
  /** Fraction a month, 0 or more. */
  readonly monthlyRate: Decimal;
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
 * The reserve on every birthday from now to the end of the plan. Worked out from the last (nothing is left) back,
 * which is steady at any rate: a year before, the reserve is worth what it is then, discounted, plus what that
 * year draws or less what it puts in.
 */
export function reserveByAge(plan: RetirementPlan): ReserveRow[] {
  const { currentAge, yearsToRetirement, yearsInRetirement, saving, income, monthlyRate } = plan;
  const yearDiscount = discount(1, monthlyRate, 12);
  const drawnInAYear = presentValue(income, monthlyRate, 12);
  const savedInAYear = presentValue(saving, monthlyRate, 12);
  const rows: ReserveRow[] = [];
  let reserve = ZERO;
  for (let year = yearsToRetirement + yearsInRetirement; year >= 0; year -= 1) {
    const fase = year < yearsToRetirement ? 'Acumulação' : 'Aposentadoria';
    rows.push({ idade: currentAge + year, fase, saldo: reais(reserve) });
    const flow = year > yearsToRetirement ? drawnInAYear : savedInAYear.neg();
    reserve = reserve.times(yearDiscount).plus(flow).round(WORKING_PLACES);
  }
  return rows.toReversed();
}
