import { Results } from '../../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { firstReaching, type Search } from '../../formulas/first-reaching.ts';
import { STATE_AND_CITY_LIMIT } from '../../tabelas/simples-nacional.ts';
import { asCompany, type OwnCompany } from './as-company.ts';

/** In reais a year: the most by which a larger revenue may net less, because of the roundings of twelve months. */
const ROUNDINGS = 0.4;

/** In reais a month: with a larger tax, the revenue at which the tax starts lies too far below to matter. */
const TAX_FAR_ABOVE_ITS_START = 20;

/** In reais a year: the fall in net revenue at which the smallest income tax starts to be withheld. */
const FALL_AT_START_OF_TAX = 121;

/** In reais a month: above it the ISS leaves the DAS, and the net revenue falls. */
const END_OF_FIRST_STRETCH = STATE_AND_CITY_LIMIT.number / 12;

/**
 * The smallest monthly revenue, in whole reais, with which a company nets as much in a year; undefined if none does.
 */
export function equalRevenue(
  yearly: NamedQuantity,
  empresa: Omit<OwnCompany, 'faturamento'>,
  most: number,
): Quantity | undefined {
  const ofRevenue = (revenue: number) =>
    asCompany({ ...empresa, faturamento: money(revenue) }, new Results());
  const within = (from: number, to: number) => firstWithin({ from, to, wanted: yearly.shown }, ofRevenue);
  const found = within(1, END_OF_FIRST_STRETCH) ?? within(END_OF_FIRST_STRETCH + 1, most);
  if (found === undefined) return undefined;
  // The search has no formula.
  return money(found).explainedAs(({ figure }) => {
    const amount = (value: Quantity | number) => figure(value, { format: 'money' });
    return `Menor faturamento, em reais inteiros, que deixa ${amount(yearly.shown)} ou mais por ano: ${amount(found)}`;
  });
}

/**
 * The smallest such revenue in a stretch where the net revenue rises except for roundings and the start of the
 * income tax.
 */
function firstWithin(
  stretch: Pick<Search, 'from' | 'to' | 'wanted'>,
  ofRevenue: (revenue: number) => ReturnType<typeof asCompany>,
): number | undefined {
  const search = { ...stretch, valueAt: (revenue: number) => ofRevenue(revenue).liquidoPjAnual.shown };
  const rising = firstReaching({ ...search, fall: ROUNDINGS });
  const tax = rising === undefined ? 0 : ofRevenue(rising).irrfProLabore.shown;
  const mayFall = tax > 0 && tax <= TAX_FAR_ABOVE_ITS_START;
  return mayFall
    ? firstReaching({ ...search, to: rising ?? stretch.to, fall: FALL_AT_START_OF_TAX })
    : rising;
}
