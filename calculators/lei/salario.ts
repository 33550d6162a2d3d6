/** Monthly salary: the deducted share of the fares, and the family allowance added. */
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import type { CotaDoSalarioFamilia } from '../tabelas/salario-familia.ts';
import { PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE } from '../tabelas/vale-transporte.ts';

/** The rule of `descontoDoValeTransporte`. */
export const VALE_TRANSPORTE = regra(
  PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE.law,
  `O empregado paga até ${PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE} do salário básico, e a empresa paga o resto.`,
);

/** The rule of `salarioFamilia`. */
export const SALARIO_FAMILIA = regra(
  'Lei 8.213/1991, arts. 65 e 66',
  'Quem ganha até o limite recebe uma cota por filho de até 14 anos ou inválido.',
);

/** The deducted part of the monthly fares, exact: 6% of the salary, at most their cost (Lei nº 7.418/1985, art. 4º). */
export function descontoDoValeTransporte(salario: Quantity, passagens: Quantity): Quantity {
  return passagens.equals(0)
    ? money(0)
    : salario.times(PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE).atMost(passagens);
}

/**
 * The monthly salário-família, exact: an amount for each child up to 14 years or disabled, nothing above the limit (Lei
 * nº 8.213/1991, arts. 65 and 66).
 *
 * @param remuneracao monthly, in reais, to the cent.
 * @param filhos number of children.
 */
export function salarioFamilia(
  remuneracao: Quantity,
  filhos: Quantity,
  { porFilho, limiteDeRenda }: CotaDoSalarioFamilia,
): Quantity {
  if (filhos.equals(0)) return money(0);
  if (!remuneracao.isAbove(limiteDeRenda)) return filhos.times(money(porFilho));
  // State the reason, because there is nothing to calculate.
  return money(0).explainedAs(
    ({ figure }) => `Salário acima de ${figure(limiteDeRenda, { format: 'money' })}: sem direito`,
  );
}
