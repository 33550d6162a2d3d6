/** IGP-M, the price index of FGV, which most rents follow. */
import data from './igpm.json' with { type: 'json' };
import { monthlySeries } from './monthly-series.ts';

export const IGPM = monthlySeries(data);
