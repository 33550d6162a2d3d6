/** Monthly salary by days (CLT art. 64; Lei nº 8.542/1992, art. 6º, § 1º). */
import { daysBetween, firstDayOfMonth, lastDayOfMonth, type IsoDate } from '../../src/calendar/calendar.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import { DIAS_DO_SALARIO } from '../tabelas/trabalho.ts';

/** The rule of `salarioDosDias`. */
export const SALARIO_DE_TRINTA_DIAS = regra(
  DIAS_DO_SALARIO.law,
  `O salário do mês paga ${DIAS_DO_SALARIO.number} dias.`,
);

/**
 * Paid days between two days of the same month, including both, 1 to 30: a whole calendar month counts as thirty,
 * regardless of its length.
 */
export function diasDeSaldo(primeiro: IsoDate, ultimo: IsoDate): number {
  const mesInteiro = primeiro === firstDayOfMonth(ultimo) && ultimo === lastDayOfMonth(ultimo);
  return mesInteiro
    ? DIAS_DO_SALARIO.number
    : Math.min(daysBetween(primeiro, ultimo) + 1, DIAS_DO_SALARIO.number);
}

/** Pay for a number of days, exact: salary ÷ 30 × days (CLT art. 64). */
export function salarioDosDias(salario: Quantity, dias: Quantity): Quantity {
  return salario.over(DIAS_DO_SALARIO).times(dias);
}
