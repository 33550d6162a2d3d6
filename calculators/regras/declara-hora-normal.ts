/** Declares the normal hour of a monthly salary. */
import type { Results } from '../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../src/quantity/quantity.ts';
import { HORA_NORMAL, horasDoMes } from '../lei/horas-extras.ts';

/**
 * Declares the value of an hour in reais, with the hours that divide the pay among the steps.
 *
 * @param mensal pay of a month, in reais.
 * @param jornadaSemanal hours of a normal week, more than 0.
 */
export function declaraHoraNormal(mensal: Quantity, jornadaSemanal: number, result: Results): NamedQuantity {
  const divisor = result.working(
    result.count('Horas pagas no mês', horasDoMes(jornadaSemanal), { ...HORA_NORMAL, unit: 'horas' }),
  );
  return result.money('Hora normal', mensal.over(divisor), HORA_NORMAL);
}
