/** Results shared by the savings and investment calculators. */
import { reais, subtractReais } from '../../src/decimal/money.ts';
import type { Results } from '../../src/quantity/declare.ts';
import type { NamedQuantity } from '../../src/quantity/quantity.ts';
import type { Regra } from '../../src/quantity/regra.ts';
import { addedUp } from './added-up.ts';
import { compound, contributed, futureValue, type Savings } from './annuity.ts';
import type { YearlyGrowthRow } from './schedule.ts';

/** A calculator's terms for deposits and earnings. */
export interface SavingsWording {
  /** 'Juros ganhos', 'Rendimento'. */
  readonly earnings: string;
  /** The same within a label: 'juros', 'rendimento'. */
  readonly earned: string;
  /** 'Aportes', 'Depósitos'. */
  readonly deposits: string;
  /** 'investido', 'depositado'. */
  readonly putIn: string;
  /** Note on the earnings. */
  readonly note?: string;
  /** The rule that fixes the rate. */
  readonly regra?: Regra;
}

/** The final value of savings, with its parts. */
export interface SavingsResult {
  readonly totalValue: NamedQuantity;
  readonly totalContributed: NamedQuantity;
  /** totalValue − totalContributed. */
  readonly totalInterest: NamedQuantity;
  /** Interest as a share of the contributions; 0 without any. */
  readonly roi: NamedQuantity;
  readonly breakdown: {
    readonly monthlyRate: NamedQuantity;
    readonly months: NamedQuantity;
    /** The final value of the principal. */
    readonly principalGrown: NamedQuantity;
    /** The final value of the contributions: the rest of totalValue, in reais, so that both parts add up to it. */
    readonly contributionsGrown: number;
  };
}

/** Decimal places of a displayed number of months: a day is three hundredths of a month. */
const MONTH_PLACES = 4;

/** Calculates savings and declares each figure. */
export function savingsResult(
  { principal, monthlyContribution, monthlyRate: rate, months: term }: Savings,
  { earnings, earned, deposits, putIn, note, regra }: SavingsWording,
  result: Results,
): SavingsResult {
  const monthlyRate = result.percent(`Taxa de ${earned} ao mês (i)`, rate, { decimals: 6 });
  const months = result.number('Meses (n)', term, { places: MONTH_PLACES, unit: 'meses' });
  // Leave an amount of 0 without an explanation.
  const principalGrown = result.money(
    `Valor inicial com ${earned}`,
    principal.equals(0) ? principal : compound(principal, monthlyRate, months),
    regra ?? 'M = C × (1 + i)ⁿ',
  );
  const contributionsGrown = result.working(
    result.money(
      `${deposits} com ${earned}`,
      monthlyContribution.equals(0)
        ? monthlyContribution
        : futureValue(monthlyContribution, monthlyRate, months),
      'M = A × [(1 + i)ⁿ − 1] ÷ i',
    ),
  );
  const totalValue = result.total(
    'Valor final',
    addedUp(principalGrown.unrounded(), contributionsGrown.unrounded()),
  );
  const totalContributed = result.money(
    `Total ${putIn}`,
    contributed({ principal, monthlyContribution, months }),
  );
  const totalInterest = result.money(earnings, totalValue.minus(totalContributed), note ? { note } : {});
  const roi = result.percent(
    'Rentabilidade',
    totalContributed.equals(0) ? 0 : totalInterest.over(totalContributed),
    { note: `${earnings} em relação a tudo o que foi ${putIn}.` },
  );
  result.group('Taxa e rentabilidade', { monthlyRate, roi });
  return {
    totalValue,
    totalContributed,
    totalInterest,
    roi,
    breakdown: {
      monthlyRate,
      months,
      principalGrown,
      contributionsGrown: subtractReais(totalValue.shown, principalGrown.shown),
    },
  };
}

/** The savings before the first year, the start of a chart: the principal alone, in plain reais. */
export function savingsAtStart({ principal }: Pick<Savings, 'principal'>): YearlyGrowthRow {
  const invested = reais(principal.exact);
  return { ano: 0, investido: invested, juros: 0, total: invested };
}
