/** The CDI accumulated in each month: the rate between banks, which most investments follow. */
import data from './cdi.json' with { type: 'json' };
import { monthlySeries } from './monthly-series.ts';

export const CDI = monthlySeries(data);
