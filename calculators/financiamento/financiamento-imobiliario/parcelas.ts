/** Declares the instalments of a home loan, and the bank's charges. */
import { column, type NamedRows, type Results } from '../../../src/quantity/declare.ts';
import { type Quantity, money, type NamedQuantity } from '../../../src/quantity/quantity.ts';
import type { ChargedInstalment } from '../../formulas/charged-instalments.ts';
import type { ScheduleRow } from '../../formulas/schedule.ts';

/** Declares the rows, without columns for parts that the loan does not have. */
export function declaraParcelas(
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
interface EncargosContratados {
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
export function declaraPrimeirosEncargos(charged: EncargosContratados, result: Results) {
  const seguroMipInicial = result.money(
    'Seguro MIP no 1º mês',
    parteDoValor(charged.firstBalance, charged.seguroMip),
  );
  const seguroDfiMensal = result.money(
    'Seguro DFI por mês',
    parteDoValor(charged.propertyValue, charged.seguroDfi),
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
function parteDoValor(whole: Quantity, share: Quantity): Quantity {
  return share.equals(0) ? money(0) : whole.times(share);
}
