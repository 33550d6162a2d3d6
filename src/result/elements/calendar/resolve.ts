import type { ElementOf } from '../../../engine/result-layout.ts';
import { valueAt } from '../../../engine/template.ts';
import type { Reading } from '../../reading.ts';

const DEFAULT_FIRST = 4;

export type ShownCalendar = ReturnType<typeof resolve>;

export function resolve(element: ElementOf<'calendar'>, reading: Reading) {
  const { title, from, to, rows, date, label, first = DEFAULT_FIRST } = element;
  const daysOff = reading
    .rows(rows)
    .map((row) => [String(valueAt(row, date)), String(valueAt(row, label))] as const);
  return {
    title,
    from: String(reading.raw(from)),
    to: String(reading.raw(to)),
    daysOff: new Map(daysOff),
    first,
  };
}
