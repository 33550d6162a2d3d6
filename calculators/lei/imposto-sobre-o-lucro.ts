/** Taxes on a company's yearly profit, presumed or real (Lei nº 9.249/1995, art. 3º; Lei nº 7.689/1988, art. 3º). */
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import { CSLL, IRPJ, IRPJ_SURCHARGE, IRPJ_SURCHARGE_ABOVE } from '../tabelas/presumed-profit.ts';

/** The IRPJ with its surcharge, and the surcharge alone, exact, on a profit in reais, 0 or more. */
export function irpjSobre(lucro: Quantity): { readonly irpj: Quantity; readonly adicional: Quantity } {
  const semAdicional = lucro.times(IRPJ);
  if (!lucro.isAbove(IRPJ_SURCHARGE_ABOVE)) return { irpj: semAdicional, adicional: money(0) };
  const adicional = lucro.minus(IRPJ_SURCHARGE_ABOVE).times(IRPJ_SURCHARGE);
  return { irpj: semAdicional.plus(adicional), adicional };
}

/** The CSLL on a profit in reais, exact. */
export function csllSobre(lucro: Quantity): Quantity {
  return lucro.times(CSLL);
}
