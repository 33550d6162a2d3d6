/**
 * Simulates a home loan month by month, with its balance corrected by the TR and with extra payments, for which
 * there is no formula.
 *
 * Each month the balance, and with it the amortization (SAC) or the payment (Price), grows by the TR; interest is
 * charged on the corrected balance. An extra payment either keeps the amortization or payment, so that the loan
 * ends sooner, or keeps the remaining months and spreads the rest over them again. The last instalment is the
 * rest.
 */
import { quantity, type Quantity } from '../../src/quantity/quantity.ts';
import { pricePayment } from './annuity.ts';
import { centsOf, fixedPoint, timesFixed, type FixedPoint } from './fixed-point.ts';

export type System = 'price' | 'sac';

/** An extra payment. */
export interface Extra {
  /** The instalment after which it is first paid; 0 for before the first one. */
  readonly month: number;
  /** Months until it is repeated while there is debt; 0 for once. */
  readonly every: number;
  /** Reais, 0 or more; at most the balance is paid. */
  readonly amount: Quantity;
  /** True if the loan ends sooner; otherwise its instalments get smaller. */
  readonly isShortening: boolean;
}

/** The terms of the loan. */
export interface PlanTerms {
  readonly system: System;
  /** Reais, to the cent. */
  readonly loan: Quantity;
  /** Rate per month. */
  readonly monthlyRate: Quantity;
  /** Whole, 1 or more. */
  readonly months: number;
  /** The TR per month, 0 or more. */
  readonly correction: Quantity;
  /** In any order; those of one month are paid in list order. */
  readonly extras: readonly Extra[];
}

/** A month; amounts in reais, unrounded. */
export interface PlanMonth {
  /** Correction of the balance by the TR. */
  readonly correction: FixedPoint;
  readonly interest: FixedPoint;
  /** The instalment: amortization and interest. */
  readonly payment: FixedPoint;
  /** Extra payment after the instalment. */
  readonly extra: FixedPoint;
  /** Balance after both. */
  readonly balance: FixedPoint;
}

/** The months of the loan until it is paid off. */
export interface RepaymentPlan {
  readonly loan: FixedPoint;
  /** Amount of extra payments before the first instalment. */
  readonly upfront: FixedPoint;
  readonly months: readonly PlanMonth[];
}

/** Tolerance for rounding to whole months, because the term comes from plain numbers. */
const WHOLE_MONTHS = 1e-6;

/** Simulates the loan month by month, until its balance is 0. */
export function repaymentPlan(terms: PlanTerms): RepaymentPlan {
  const running = new RunningLoan(terms);
  const upfront = running.payExtras(0);
  const months: PlanMonth[] = [];
  while (running.balance > 0n) {
    const instalment = running.payInstalment();
    const extra = running.payExtras(months.length + 1);
    months.push({ ...instalment, extra, balance: running.balance });
  }
  return { loan: fixedPoint(terms.loan.exact), upfront, months };
}

function isDue({ month: first, every }: Extra, month: number): boolean {
  return month === first || (every > 0 && month > first && (month - first) % every === 0);
}

/** A loan during repayment: its balance, and the remaining terms. */
class RunningLoan {
  balance: FixedPoint;
  readonly #terms: PlanTerms;
  readonly #rate: FixedPoint;
  readonly #correction: FixedPoint;
  /** Months until the last instalment. */
  #left: number;
  /** The amortization by SAC, the payment by Price. */
  #regular: FixedPoint;
  /** True if that repays the balance in exactly the remaining months, without a smaller last instalment. */
  #isEven = true;

  constructor(terms: PlanTerms) {
    this.#terms = terms;
    this.#rate = fixedPoint(terms.monthlyRate.exact);
    this.#correction = fixedPoint(terms.correction.exact);
    this.balance = fixedPoint(terms.loan.exact);
    this.#left = terms.months;
    this.#regular = this.#spread();
  }

  payInstalment(): Pick<PlanMonth, 'correction' | 'interest' | 'payment'> {
    const correction = timesFixed(this.balance, this.#correction);
    this.#regular += timesFixed(this.#regular, this.#correction);
    const owed = this.balance + correction;
    const interest = timesFixed(owed, this.#rate);
    const regular = this.#terms.system === 'sac' ? this.#regular : this.#regular - interest;
    const amortization = this.#left === 1 || regular > owed ? owed : regular;
    this.balance = owed - amortization;
    this.#left -= 1;
    return { correction, interest, payment: amortization + interest };
  }

  /** Pays the extras after an instalment; returns the amount. */
  payExtras(month: number): FixedPoint {
    const before = this.balance;
    for (const extra of this.#terms.extras) {
      if (!isDue(extra, month) || this.balance === 0n) continue;
      const amount = fixedPoint(extra.amount.exact);
      const owed = this.balance;
      const rest = owed - amount;
      // Count an extra that pays the displayed balance, to the cent, as paying off the loan.
      this.balance = centsOf(rest) > 0 ? rest : 0n;
      if (this.balance === 0n) continue;
      if (extra.isShortening) {
        this.#left = this.#monthsToPay();
        this.#isEven = false;
      } else {
        // Scale with the balance, which avoids the powers of the formula.
        this.#regular = this.#isEven ? (this.#regular * this.balance) / owed : this.#spread();
        this.#isEven = true;
      }
    }
    return before - this.balance;
  }

  /** The amortization or payment that repays the balance in the remaining months. */
  #spread(): FixedPoint {
    if (this.#terms.system === 'sac') return this.balance / BigInt(this.#left);
    const factor = pricePayment(quantity(1), this.#terms.monthlyRate, quantity(this.#left));
    return timesFixed(this.balance, fixedPoint(factor.exact));
  }

  /** The number of months in which the unchanged amortization or payment repays the balance. */
  #monthsToPay(): number {
    const share = Number(this.balance) / Number(this.#regular);
    const rate = this.#terms.monthlyRate.number;
    const months = this.#terms.system === 'sac' ? share : -Math.log1p(-share * rate) / Math.log1p(rate);
    return Math.max(1, Math.ceil(months - WHOLE_MONTHS));
  }
}
