/** INPC, the consumer price index of IBGE for families of one to five minimum wages. */
import data from './inpc.json' with { type: 'json' };
import { monthlySeries } from './monthly-series.ts';

export const INPC = monthlySeries(data);
