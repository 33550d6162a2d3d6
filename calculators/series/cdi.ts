/** The CDI accumulated in each month: what banks lend each other for, and most investments follow. */
import data from './cdi.json' with { type: 'json' };
import { monthlySeries } from './monthly-series.ts';

export const CDI = monthlySeries(data);
