/** The pay that the owner of a company takes for the work done there (pró-labore). */
import { money, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import type { InssTable } from '../tabelas/inss.ts';
import { PRO_LABORE_INSS } from '../tabelas/own-company.ts';
import { PAYROLL_FOR_ANNEX_III } from '../tabelas/simples-nacional.ts';

/**
 * The least pró-labore with which a company without employees is taxed by annex III of the Simples: 28% of revenue, up
 * to the next cent, and no less than the minimum wage (LC 123/2006, art. 18, § 5º-J).
 *
 * @param revenue of a month, in reais.
 * @param minimumWage reais a month.
 */
export function leastForAnnexIII(revenue: Quantity, minimumWage: number): Quantity {
  const share = revenue.times(PAYROLL_FOR_ANNEX_III);
  const cents = share.times(100).roundedUp().number;
  // Cents that are rounded up read better in words, and so does the limit that takes their place.
  return minimumWage * 100 >= cents
    ? money(minimumWage).told(
        ({ figure }) =>
          `Salário mínimo, de ${figure(minimumWage, { format: 'money' })}: já é ao menos ${PAYROLL_FOR_ANNEX_III} do faturamento`,
      )
    : share.equals(cents / 100)
      ? share
      : money(cents / 100).told(
          ({ formula, figure }) =>
            `${formula(share)}, arredondado para cima ao centavo = ${figure(cents / 100, { format: 'money' })}`,
        );
}

/** The INSS withheld of a pró-labore, exact: one rate, up to the ceiling. */
export function contributionOfOwner(proLabore: NamedQuantity, { ceiling }: InssTable): Quantity {
  const charged = proLabore.isAbove(ceiling) ? money(ceiling) : proLabore.asShown();
  return charged.times(PRO_LABORE_INSS);
}
