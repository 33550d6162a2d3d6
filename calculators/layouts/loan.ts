/** Declares rows and texts that the loan calculators share. */
import { column, type NamedRows, type Results } from '../../src/quantity/declare.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { monthlyRateOf, type QuotedRate } from '../formulas/quoted-rate.ts';
import type { ScheduleRow } from '../formulas/schedule.ts';
import type { YearlyDebtRow } from '../formulas/yearly-debt.ts';

/**
 * Declares the rows of `priceSchedule` or `sacSchedule`.
 *
 * @param debt before the first payment, in reais: the start of a chart.
 */
export function monthlyRows(
  label: string,
  rows: readonly ScheduleRow[],
  debt: number,
  result: Results,
): NamedRows<ScheduleRow> {
  const columns = {
    month: column.count('Mês'),
    payment: column.money('Parcela'),
    interest: column.money('Juros'),
    principal: column.money('Amortização'),
    balance: column.money('Saldo devedor'),
  };
  return result.rows(label, columns, rows, { month: 0, balance: debt });
}

/** Declares the rows of `yearlyDebt`; the last year may be fractional. */
export function yearlyRows(
  label: string,
  rows: readonly YearlyDebtRow[],
  result: Results,
): NamedRows<YearlyDebtRow> {
  const columns = {
    ano: column.years('Ano'),
    pago: column.money('Já pago'),
    juros: column.money('Juros pagos'),
    amortizado: column.money('Amortizado'),
    saldoDevedor: column.money('Saldo devedor'),
  };
  return result.rows(label, columns, rows);
}

/** The monthly rate of a loan; adds the conversion of a yearly rate to the steps. */
export function workedMonthlyRate(quoted: QuotedRate, result: Results): Quantity {
  const rate = monthlyRateOf(quoted);
  if (quoted.kind === 'mensal') return rate;
  return result.working(result.percent('Taxa ao mês', rate, { decimals: 6 }));
}
