/** The contribution of employees to the INSS: each part of the salary at the rate of its band, up to the ceiling. */
import { progressive } from '../../src/quantity/progressive.ts';
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import type { InssTable } from '../tabelas/inss.ts';

/** The article that a result cites beside its figure. */
export const INSS_ARTICLE = 'Emenda Constitucional 103/2019, art. 28';

/**
 * The contribution for one month, exact: it is rounded once, where it is declared as a result. The month's salary, a
 * vacation and a thirteenth salary are each charged apart.
 *
 * @param pay reais, zero or more.
 * @param table the year's bands; above the ceiling nothing is charged.
 */
export function employeeContribution(pay: Quantity, { bands, ceiling }: InssTable): Quantity {
  return progressive(pay.atMost(money(ceiling)), bands);
}
