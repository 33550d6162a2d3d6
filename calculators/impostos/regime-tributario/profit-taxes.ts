/** Taxes on a company's profit of a year, presumed or real (Lei nº 9.249/1995, art. 3º; Lei nº 7.689/1988, art. 3º). */
import { money, type Quantity } from '../../../src/quantity/quantity.ts';
import { CSLL, IRPJ, IRPJ_SURCHARGE, IRPJ_SURCHARGE_ABOVE } from '../../tabelas/presumed-profit.ts';

/** The IRPJ with its surcharge, and the surcharge alone, exact, of a profit in reais, 0 or more. */
export function irpjOf(profit: Quantity): { readonly irpj: Quantity; readonly surcharge: Quantity } {
  const withoutSurcharge = profit.times(IRPJ);
  if (!profit.isAbove(IRPJ_SURCHARGE_ABOVE)) return { irpj: withoutSurcharge, surcharge: money(0) };
  const surcharge = profit.minus(IRPJ_SURCHARGE_ABOVE).times(IRPJ_SURCHARGE);
  return { irpj: withoutSurcharge.plus(surcharge), surcharge };
}

/** The CSLL, exact. */
export function csllOf(profit: Quantity): Quantity {
  return profit.times(CSLL);
}
