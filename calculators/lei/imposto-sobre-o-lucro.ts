/** Taxes on a company's yearly profit, presumed or real (Lei nº 9.249/1995, art. 3º; Lei nº 7.689/1988, art. 3º). */
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import { CSLL, IRPJ, ADICIONAL_DO_IRPJ, LUCRO_SEM_ADICIONAL_DO_IRPJ } from '../tabelas/lucro-presumido.ts';

/** The IRPJ with its surcharge, and the surcharge alone, exact, on a profit in reais, 0 or more. */
export function irpjSobre(lucro: Quantity): { readonly irpj: Quantity; readonly adicional: Quantity } {
  const semAdicional = lucro.times(IRPJ);
  if (!lucro.isAbove(LUCRO_SEM_ADICIONAL_DO_IRPJ)) return { irpj: semAdicional, adicional: money(0) };
  const adicional = lucro.minus(LUCRO_SEM_ADICIONAL_DO_IRPJ).times(ADICIONAL_DO_IRPJ);
  return { irpj: semAdicional.plus(adicional), adicional };
}

/** The CSLL on a profit in reais, exact. */
export function csllSobre(lucro: Quantity): Quantity {
  return lucro.times(CSLL);
}
