/** Lists the instalments of a home loan with the bank's charges. */
import { decimal } from '../../../src/decimal/decimal.ts';
import { reais, sumReais } from '../../../src/decimal/money.ts';
import { column, type NamedRows, type Results } from '../../../src/quantity/declare.ts';
import { type Quantity, money, type NamedQuantity } from '../../../src/quantity/quantity.ts';
import { centsOf } from '../../formulas/fixed-point.ts';
import type { ScheduleRow } from '../../formulas/schedule.ts';
import type { RepaymentPlan } from '../../formulas/repayment-plan.ts';

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

/** Declares the rows, without columns for parts that the loan does not have. */
export function instalmentRows(
  rows: readonly ChargedInstalment[],
  result: Results,
): NamedRows<ScheduleRow & Partial<ChargedInstalment>> {
  const has = (cell: 'correction' | 'charges' | 'extra') => rows.some((row) => (row[cell] ?? 0) > 0);
  const [corrected, charged, extra] = [has('correction'), has('charges'), has('extra')];
  const columns = {
    month: column.count('Mês'),
    ...(corrected && { correction: column.money('Correção (TR)') }),
    payment: column.money('Parcela'),
    interest: column.money('Juros'),
    principal: column.money('Amortização'),
    ...(charged && {
      charges: column.money('Seguros e tarifa'),
      total: column.money('Parcela com seguros e tarifa'),
    }),
    ...(extra && { extra: column.money('Amortização extra') }),
    balance: column.money('Saldo devedor'),
  };
  const shown = rows.map((row) => ({
    month: row.month,
    payment: row.payment,
    interest: row.interest,
    principal: row.principal,
    balance: row.balance,
    ...(corrected && { correction: row.correction ?? 0 }),
    ...(charged && { charges: row.charges, total: row.total }),
    ...(extra && { extra: row.extra ?? 0 }),
  }));
  return result.rows('Parcelas mês a mês', columns, shown);
}

/** Rates of the charges, and their bases. */
interface Charged {
  readonly firstPayment: NamedQuantity;
  /** Balance before the first instalment, in reais. */
  readonly firstBalance: Quantity;
  /** Reais. */
  readonly propertyValue: Quantity;
  /** Share of the balance a month. */
  readonly seguroMip: Quantity;
  /** Share of the property's value a month. */
  readonly seguroDfi: Quantity;
  /** Fee in reais a month. */
  readonly tarifaAdministracao: Quantity;
}

/** Declares the charges of the first month, and the instalment including them. */
export function firstCharges(charged: Charged, result: Results) {
  const seguroMipInicial = result.money(
    'Seguro MIP no 1º mês',
    shareOf(charged.firstBalance, charged.seguroMip),
  );
  const seguroDfiMensal = result.money(
    'Seguro DFI por mês',
    shareOf(charged.propertyValue, charged.seguroDfi),
  );
  const tarifaMensal = result.money('Tarifa por mês', charged.tarifaAdministracao);
  return {
    seguroMipInicial,
    seguroDfiMensal,
    tarifaMensal,
    primeiraParcelaTotal: result.total(
      'Primeira parcela com seguros e tarifa',
      charged.firstPayment.plus(seguroMipInicial).plus(seguroDfiMensal).plus(tarifaMensal),
    ),
  };
}

/** A share of an amount; a share of 0 needs no explanation. */
function shareOf(whole: Quantity, share: Quantity): Quantity {
  return share.equals(0) ? money(0) : whole.times(share);
}
