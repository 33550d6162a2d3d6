/** What the calculators of loans show alike. */
import type { TableElement } from '../../src/engine/result-layout.ts';
import type { ScheduleRow } from '../formulas/schedule.ts';

/** The rows of `priceSchedule` or `sacSchedule`, returned as `schedule`: spread it and add title and download. */
export const scheduleTable = {
  kind: 'table',
  rows: 'schedule',
  columns: [
    { label: 'Mês', value: 'month', format: 'integer' },
    { label: 'Parcela', value: 'payment', format: 'money' },
    { label: 'Juros', value: 'interest', format: 'money' },
    { label: 'Amortização', value: 'principal', format: 'money' },
    { label: 'Saldo devedor', value: 'balance', format: 'money' },
  ],
  first: 12,
} as const satisfies Omit<TableElement<'schedule', keyof ScheduleRow>, 'title'>;
