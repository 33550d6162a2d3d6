/** Rounds the months of a repayment plan to instalments, and adds the monthly charges of the bank. */
import { decimal } from '../../src/decimal/decimal.ts';
import { reais, sumReais } from '../../src/decimal/money.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { centsOf } from './fixed-point.ts';
import type { RepaymentPlan } from './repayment-plan.ts';
import type { ScheduleRow } from './schedule.ts';

/** A displayed month, without the parts that a loan does not have. Amounts in reais, to the cent. */
export interface Instalment extends ScheduleRow {
  /** Correction of the balance by the TR. */
  readonly correction?: number;
  /** Extra payment after the instalment. */
  readonly extra?: number;
}

/** Monthly charges besides amortization and interest. */
export interface Charges {
  /** Insurance of death and disability (MIP): a share of the balance. */
  readonly lifeInsurance: Quantity;
  /** Insurance of the property (DFI), in reais. */
  readonly propertyInsurance: Quantity;
  /** Fee, in reais. */
  readonly fee: Quantity;
}

/**
 * The months of a plan, to the cent: in every row payment = interest + principal, and balance = previous balance +
 * correction - principal - extra. The interest absorbs the rounding difference.
 */
export function plannedInstalments({ loan, upfront, months }: RepaymentPlan): Instalment[] {
  let owed = centsOf(loan) - centsOf(upfront);
  return months.map((month, index) => {
    const [correction, extra] = [centsOf(month.correction), centsOf(month.extra)];
    const balance = centsOf(month.balance);
    const principal = owed + correction - extra - balance;
    const interest = Math.max(0, centsOf(month.payment) - principal);
    owed = balance;
    return {
      month: index + 1,
      payment: (interest + principal) / 100,
      interest: interest / 100,
      principal: principal / 100,
      balance: balance / 100,
      correction: correction / 100,
      extra: extra / 100,
    };
  });
}

/** An instalment with its insurance and fee. */
export interface ChargedInstalment extends Instalment {
  /** Insurance and fee. */
  readonly charges: number;
  /** The payment with its charges. */
  readonly total: number;
}

/** The instalments with their insurance and fee, each to the cent. */
export function chargedInstalments(rows: readonly Instalment[], charges: Charges): ChargedInstalment[] {
  const rate = charges.lifeInsurance.exact;
  const fixed = sumReais(reais(charges.propertyInsurance.exact), reais(charges.fee.exact));
  return rows.map((row) => {
    const owed = decimal(row.balance)
      .plus(row.principal)
      .plus(row.extra ?? 0);
    const charged = sumReais(reais(owed.times(rate)), fixed);
    return { ...row, charges: charged, total: sumReais(row.payment, charged) };
  });
}
