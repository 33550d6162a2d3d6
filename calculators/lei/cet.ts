/**
 * The total cost of credit (Custo Efetivo Total, Resolução CMN nº 4.881/2020): the yearly rate r at which what is
 * received equals what is paid, each payment discounted over its days of a year of 365:
 *
 *   received = Σ payment ÷ (1 + r)^(days ÷ 365)
 *
 * An iteration, in plain numbers: their error, some 10⁻¹⁴ of the rate, is far below the places shown.
 */
import { decimal } from '../../src/decimal/decimal.ts';
import type { NamedQuantity } from '../../src/quantity/quantity.ts';
import { Quantity } from '../../src/quantity/quantity.ts';
import type { Results } from '../../src/quantity/declare.ts';

const DAYS_IN_YEAR = 365;
const MONTHS_IN_YEAR = 12;

/** Rates are looked for between these, exclusive: −99% and 10,000% a year. */
const LOWEST_GROWTH = 0.01;
const HIGHEST_GROWTH = 101;

/** The rate is found when a step of Newton's iteration changes the logarithm of 1 + r by no more than this. */
const TOLERANCE = 1e-12;
/** Far more steps than any case takes; halving the interval alone would do with 50. */
const MOST_STEPS = 200;

/** What the borrower pays on a day. */
export interface Payment {
  /** Days since the money was received, 0 or more. */
  readonly days: number;
  /** Reais, to the cent, 0 or more. */
  readonly amount: number;
}

/** The total cost of a loan. */
export interface TotalCost {
  /** Fraction a year. */
  readonly yearly: number;
  /** The same a month, of which there are twelve in a year: (1 + yearly)^(1 ÷ 12) − 1. */
  readonly monthly: number;
}

/**
 * The total cost of a loan; undefined where no rate between −99% and 10,000% a year makes both sides equal, as when
 * nothing is received or nothing paid back.
 *
 * @param received reais, on the day of the loan.
 * @param payments on that day or later, in any order.
 */
export function totalCost(received: number, payments: readonly Payment[]): TotalCost | undefined {
  const paid = payments.filter(({ amount }) => amount > 0);
  if (received <= 0 || paid.length === 0) return undefined;
  const growth = growthOf(received, paid);
  return growth === undefined
    ? undefined
    : { yearly: Math.expm1(growth), monthly: Math.expm1(growth / MONTHS_IN_YEAR) };
}

/**
 * ln(1 + r). The logarithm of the discounted payments falls with it, is convex, and is nearly straight, so that
 * Newton's iteration takes a handful of steps; a step that leaves the bracket is replaced by its middle.
 */
function growthOf(received: number, payments: readonly Payment[]): number | undefined {
  const target = Math.log(received);
  let low = Math.log(LOWEST_GROWTH);
  let high = Math.log(HIGHEST_GROWTH);
  if (discounted(payments, low).logarithm <= target + TOLERANCE) return undefined;
  if (discounted(payments, high).logarithm >= target - TOLERANCE) return undefined;
  let growth = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { logarithm, slope } = discounted(payments, growth);
    if (logarithm > target) low = growth;
    else high = growth;
    const newton = growth + (target - logarithm) / slope;
    if (Math.abs(newton - growth) <= TOLERANCE) return newton;
    growth = newton > low && newton < high ? newton : (low + high) / 2;
  }
  return growth;
}

/**
 * The logarithm of the payments discounted at a growth, and how fast it changes. The largest exponent is taken out
 * of the sum, which would otherwise be too large for a number at −99% over a century.
 */
function discounted(payments: readonly Payment[], growth: number): { logarithm: number; slope: number } {
  const exponents = payments.map(({ days }) => (-growth * days) / DAYS_IN_YEAR);
  const largest = exponents.reduce((most, exponent) => Math.max(most, exponent), -Infinity);
  let sum = 0;
  let weighted = 0;
  for (const [index, { days, amount }] of payments.entries()) {
    const value = amount * Math.exp((exponents[index] ?? 0) - largest);
    sum += value;
    weighted -= (value * days) / DAYS_IN_YEAR;
  }
  return { logarithm: largest + Math.log(sum), slope: weighted / sum };
}

const RULE = 'Resolução CMN 4.881/2020: recebido = Σ pago ÷ (1 + CET)^(dias ÷ 365)';

/** A rate of a month differs from the contract's in the third place: with two they are not to be compared. */
const AS_RATE_OF_MONTH = { decimals: 4 } as const;

/** The total cost a year and a month as results; both are left out where there is none. */
export interface TotalCostResults {
  readonly cet: NamedQuantity | undefined;
  readonly cetMensal: NamedQuantity | undefined;
}

/**
 * Declares the total cost.
 *
 * @param cost what `totalCost` gives.
 * @param note what it counts in, as a sentence.
 * @param monthlyNote of the rate a month, as a sentence.
 */
export function totalCostResults(
  cost: TotalCost | undefined,
  note: string,
  result: Results,
  monthlyNote?: string,
): TotalCostResults {
  if (cost === undefined) return { cet: undefined, cetMensal: undefined };
  const found = (rate: number, line: string, form = {}) =>
    new Quantity(decimal(rate), {
      kind: 'told',
      lines: ({ figure }) => [`${line} = ${figure(rate * 100, { format: 'percent', ...form })}`],
    });
  return {
    cet: result.percent(
      'CET ao ano',
      found(cost.yearly, 'a taxa que iguala o que se recebe e o que se paga, cada valor no seu dia'),
      { law: RULE, note },
    ),
    cetMensal: result.percent(
      'CET ao mês',
      found(cost.monthly, '(1 + CET ao ano)^(1 ÷ 12) − 1', AS_RATE_OF_MONTH),
      { ...AS_RATE_OF_MONTH, ...(monthlyNote === undefined ? {} : { note: monthlyNote }) },
    ),
  };
}
