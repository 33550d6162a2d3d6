import { Results } from '../../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { firstReaching } from '../../formulas/first-reaching.ts';
import { asCompany, type OwnCompany } from './as-company.ts';

/** In reais a year: what the roundings of twelve months may take off a larger revenue. */
const ROUNDINGS = 0.4;

/** In reais a month: a larger tax has begun too far below to matter. */
const TAX_FAR_FROM_ITS_BEGIN = 20;

/** In reais a year: how far the net revenue falls where the least income tax begins to be withheld. */
const FALL_OF_THE_TAX = 121;

/** The smallest monthly revenue, in whole reais, with which a company leaves as much in a year; undefined where none does. */
export function equalRevenue(
  yearly: NamedQuantity,
  company: Omit<OwnCompany, 'revenue'>,
  most: number,
): Quantity | undefined {
  const ofRevenue = (revenue: number) => asCompany({ ...company, revenue: money(revenue) }, new Results());
  const search = {
    from: 1,
    to: most,
    valueAt: (revenue: number) => ofRevenue(revenue).liquidoPjAnual.shown,
    wanted: yearly.shown,
  };
  const rising = firstReaching({ ...search, fall: ROUNDINGS });
  const tax = rising === undefined ? 0 : ofRevenue(rising).irrfProLabore.shown;
  const mayFall = tax > 0 && tax <= TAX_FAR_FROM_ITS_BEGIN;
  const found = mayFall ? firstReaching({ ...search, to: rising ?? most, fall: FALL_OF_THE_TAX }) : rising;
  if (found === undefined) return undefined;
  // The search has no formula.
  return money(found).told(({ figure }) => {
    const amount = (value: Quantity | number) => figure(value, { format: 'money' });
    return `Menor faturamento, em reais inteiros, que deixa ${amount(yearly.shown)} ou mais por ano: ${amount(found)}`;
  });
}
