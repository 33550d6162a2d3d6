/** The Selic accumulated in each month: interest on federal taxes paid late. */
import data from './selic.json' with { type: 'json' };
import { monthlySeries } from './monthly-series.ts';

export const SELIC = monthlySeries(data);
