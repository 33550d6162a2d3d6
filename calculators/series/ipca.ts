/** IPCA, the consumer price index of IBGE and official measure of inflation. */
import data from './ipca.json' with { type: 'json' };
import { monthlySeries } from './monthly-series.ts';

export const IPCA = monthlySeries(data);
