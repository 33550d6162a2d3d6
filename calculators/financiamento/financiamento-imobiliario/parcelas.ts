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
  const [comCorrecao, comEncargos, comExtra] = [has('correction'), has('charges'), has('extra')];
  const columns = {
    month: column.count('Mês'),
    ...(comCorrecao && { correction: column.money('Correção (TR)') }),
    payment: column.money('Parcela'),
    interest: column.money('Juros'),
    principal: column.money('Amortização'),
    ...(comEncargos && {
      charges: column.money('Seguros e tarifa'),
      total: column.money('Parcela com seguros e tarifa'),
    }),
    ...(comExtra && { extra: column.money('Amortização extra') }),
    balance: column.money('Saldo devedor'),
  };
  const shown = rows.map((row) => ({
    month: row.month,
    payment: row.payment,
    interest: row.interest,
    principal: row.principal,
    balance: row.balance,
    ...(comCorrecao && { correction: row.correction ?? 0 }),
    ...(comEncargos && { charges: row.charges, total: row.total }),
    ...(comExtra && { extra: row.extra ?? 0 }),
  }));
  return result.rows('Parcelas mês a mês', columns, shown);
}

/** Rates of the charges, and their bases. */
interface EncargosContratados {
  readonly primeiraParcela: NamedQuantity;
  /** Balance before the first instalment, in reais. */
  readonly saldoInicial: Quantity;
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
export function declaraPrimeirosEncargos(contratados: EncargosContratados, result: Results) {
  const seguroMipInicial = result.money(
    'Seguro MIP no 1º mês',
    parteDoValor(contratados.saldoInicial, contratados.seguroMip),
  );
  const seguroDfiMensal = result.money(
    'Seguro DFI por mês',
    parteDoValor(contratados.propertyValue, contratados.seguroDfi),
  );
  const tarifaMensal = result.money('Tarifa por mês', contratados.tarifaAdministracao);
  return {
    seguroMipInicial,
    seguroDfiMensal,
    tarifaMensal,
    primeiraParcelaTotal: result.total(
      'Primeira parcela com seguros e tarifa',
      contratados.primeiraParcela.plus(seguroMipInicial).plus(seguroDfiMensal).plus(tarifaMensal),
    ),
  };
}

/** A share of an amount; a share of 0 needs no explanation. */
function parteDoValor(valor: Quantity, parte: Quantity): Quantity {
  return parte.equals(0) ? money(0) : valor.times(parte);
}
