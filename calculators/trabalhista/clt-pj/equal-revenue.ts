import { Results } from '../../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { firstReaching } from '../../formulas/first-reaching.ts';
import { asCompany, type OwnCompany } from './as-company.ts';

/** In reais of revenue: what the least income tax that is withheld can hold the net revenue back. */
const STEP_OF_THE_TAX = 60;

/** The smallest monthly revenue, in whole reais, with which a company leaves as much in a year; undefined where none does. */
export function equalRevenue(
  yearly: NamedQuantity,
  company: Omit<OwnCompany, 'revenue'>,
  most: number,
): Quantity | undefined {
  const reaches = (revenue: number) =>
    asCompany({ ...company, revenue: money(revenue) }, new Results()).liquidoPjAnual.shown >= yearly.shown;
  const found = firstReaching({ from: 1, to: most, reaches, behind: STEP_OF_THE_TAX });
  if (found === undefined) return undefined;
  // The search has no formula.
  return money(found).told(({ figure }) => {
    const amount = (value: Quantity | number) => figure(value, { format: 'money' });
    return `Menor faturamento, em reais inteiros, que deixa ${amount(yearly.shown)} ou mais por ano: ${amount(found)}`;
  });
}
