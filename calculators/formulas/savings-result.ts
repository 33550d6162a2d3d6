/** What the calculators of growing money report alike. */
import { compound, contributed, growth, type Savings } from './annuity-decimals.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { reais, roundTo, shareInPercent, subtractReais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { yearlyGrowth, type YearlyGrowthRow } from './schedule.ts';

/** Savings at their end, and how they got there. Reais to the cent; percentages in percent. */
export interface SavingsResult {
  readonly totalValue: number;
  readonly totalContributed: number;
  /** totalValue - totalContributed. */
  readonly totalInterest: number;
  /** Interest in percent of what was put in; 0 when nothing was. */
  readonly roi: number;
  /** One row a year. */
  readonly evolucao: readonly YearlyGrowthRow[];
  /** The steps of the formula: what the principal became, and what the contributions became. */
  readonly breakdown: {
    /** Percent a month. */
    readonly monthlyRate: number;
    readonly months: number;
    readonly principalGrown: number;
    /** totalValue - principalGrown. */
    readonly contributionsGrown: number;
  };
}

/** Places of a number of months on the page: a day is three hundredths of a month. */
const MONTH_PLACES = 4;

/** Works out savings: see `growth` and `contributed` for the formulas. */
export function savingsResult(savings: Savings): SavingsResult {
  const value = growth(savings);
  const invested = contributed(savings);
  const totalValue = reais(value);
  const totalContributed = reais(invested);
  const principalGrown = reais(compound(savings.principal, savings.monthlyRate, savings.months));
  return {
    totalValue,
    totalContributed,
    totalInterest: subtractReais(totalValue, totalContributed),
    roi: percentNumber(shareInPercent(value.minus(invested), invested)),
    evolucao: yearlyGrowth(savings),
    breakdown: {
      monthlyRate: percentNumber(savings.monthlyRate.times(100)),
      months: roundTo(decimal(savings.months), MONTH_PLACES),
      principalGrown,
      contributionsGrown: subtractReais(totalValue, principalGrown),
    },
  };
}
