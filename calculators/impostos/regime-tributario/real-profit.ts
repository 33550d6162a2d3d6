/** Calculates the yearly taxes under the Lucro Real from the profit margin. */
import { formatMoney } from '../../../src/engine/format.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { one, type Quantity } from '../../../src/quantity/quantity.ts';
import { NON_CUMULATIVE_COFINS, NON_CUMULATIVE_PIS } from '../../tabelas/company-taxes.ts';
import { CSLL, IRPJ } from '../../tabelas/presumed-profit.ts';
import { together, type PaidApart, type RegimeTaxes } from './company.ts';
import { csllOf, irpjOf } from './profit-taxes.ts';

/** Rates as fractions. */
export interface Profitability {
  /** Profit as a share of revenue. */
  readonly margin: Quantity;
  /** Purchases with credits of PIS and COFINS, as a share of revenue. */
  readonly credits: Quantity;
}

/** All taxes of the year, each rounded to the cent; `irpj` includes the surcharge. */
export function lucroReal(
  revenue: Quantity,
  { margin, credits }: Profitability,
  { iss, icms, cpp }: PaidApart,
  result: Results,
): RegimeTaxes & PaidApart {
  const profit = result.money('Lucro real', revenue.times(margin));
  result.working(profit);
  const irpj = result.money('IRPJ sobre o lucro real', irpjOf(profit).irpj, IRPJ.law);
  const csll = result.money('CSLL sobre o lucro real', csllOf(profit), CSLL.law);
  const taxed = credits.equals(0) ? revenue : revenue.times(one.minus(credits));
  const pis = result.money('PIS não cumulativo', taxed.times(NON_CUMULATIVE_PIS), NON_CUMULATIVE_PIS.law);
  const cofins = result.money(
    'COFINS não cumulativa',
    taxed.times(NON_CUMULATIVE_COFINS),
    NON_CUMULATIVE_COFINS.law,
  );
  const total = result.total('Lucro Real', together(irpj, [csll, pis, cofins, iss, icms, cpp]));
  return {
    ...result.group('De que é feito o Lucro Real', { irpj, csll, pis, cofins, iss, icms, cpp, total }),
    detalhes: [
      `Lucro do ano: ${formatMoney(profit.shown)}`,
      'PIS e COFINS não cumulativos, com crédito sobre as compras informadas',
    ],
  };
}
