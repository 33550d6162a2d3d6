/** The legal monthly interest on debts whose contract sets none (Código Civil, art. 406; Lei nº 14.905/2024). */
import data from './taxa-legal.json' with { type: 'json' };
import { monthlySeries } from './monthly-series.ts';

export const LEGAL_RATE = monthlySeries(data);
