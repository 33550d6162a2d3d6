/** The salary of a month: the share of the fares that is deducted from it, and the family allowance that is added. */
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import type { FamilyAllowance } from '../tabelas/family-allowance.ts';
import { TRANSPORT_SHARE } from '../tabelas/transport-voucher.ts';

/** The rule of `descontoDoValeTransporte`. */
export const VALE_TRANSPORTE = regra(
  TRANSPORT_SHARE.law,
  `O empregado paga até ${TRANSPORT_SHARE} do salário básico, e a empresa paga o resto.`,
);

/** The part of a month's fares that is deducted, exact: 6% of the salary, no more than they cost (Lei nº 7.418/1985, art. 4º). */
export function descontoDoValeTransporte(salario: Quantity, passagens: Quantity): Quantity {
  return passagens.equals(0) ? money(0) : salario.times(TRANSPORT_SHARE).atMost(passagens);
}

/**
 * The salário-família of a month, exact: an amount for each child up to 14 years or disabled, nothing above the limit
 * (Lei nº 8.213/1991, arts. 65 and 66).
 *
 * @param remuneracao of the month in reais, to the cent.
 * @param filhos how many.
 */
export function salarioFamilia(
  remuneracao: Quantity,
  filhos: Quantity,
  { perChild, incomeLimit }: FamilyAllowance,
): Quantity {
  if (filhos.equals(0)) return money(0);
  if (!remuneracao.isAbove(incomeLimit)) return filhos.times(money(perChild));
  // There is nothing to calculate, but a reason to give.
  return money(0).told(
    ({ figure }) => `Salário acima de ${figure(incomeLimit, { format: 'money' })}: sem direito`,
  );
}
