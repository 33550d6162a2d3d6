/** The discount of a debt that is paid early (CDC, art. 52, § 2º). */
import type { Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import { presentValue } from '../formulas/annuity.ts';

/** The rule of the discount, with its formula. */
export const QUITACAO_ANTECIPADA = regra(
  'CDC, art. 52, § 2º: V = P × [1 − (1 + i)⁻ⁿ] ÷ i',
  'Quem paga antes tem desconto dos juros e acréscimos do tempo que não vai passar.',
);

/**
 * The amount that pays off today the instalments that are left, in reais, exact.
 *
 * @param taxa of the contract, per month.
 * @param restantes whole, 1 or more; the next one is due in a month.
 */
export function valorParaQuitar(parcela: Quantity, taxa: Quantity, restantes: Quantity): Quantity {
  return presentValue(parcela, taxa, restantes);
}
