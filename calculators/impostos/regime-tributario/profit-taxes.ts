/** Taxes on a company's yearly profit, presumed or real (Lei nº 9.249/1995, art. 3º; Lei nº 7.689/1988, art. 3º). */
import { money, type Quantity } from '../../../src/quantity/quantity.ts';
import { CSLL, IRPJ, IRPJ_SURCHARGE, IRPJ_SURCHARGE_ABOVE } from '../../tabelas/presumed-profit.ts';

/** The IRPJ including its surcharge, and the surcharge alone, exact, on a profit in reais, 0 or more. */
export function irpjOf(profit: Quantity): { readonly irpj: Quantity; readonly surcharge: Quantity } {
  const withoutSurcharge = profit.times(IRPJ);
  if (!profit.isAbove(IRPJ_SURCHARGE_ABOVE)) return { irpj: withoutSurcharge, surcharge: money(0) };
  const surcharge = profit.minus(IRPJ_SURCHARGE_ABOVE).times(IRPJ_SURCHARGE);
  return { irpj: withoutSurcharge.plus(surcharge), surcharge };
}

/** The CSLL on a profit, exact. */
export function csllOf(profit: Quantity): Quantity {
  return profit.times(CSLL);
}
