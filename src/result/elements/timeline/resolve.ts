import type { ElementOf } from '../../../engine/result-layout.ts';
import { valueAt } from '../../../engine/template.ts';
import type { Reading } from '../../reading.ts';
import { timelineOf } from './scale.ts';

export function resolve(element: ElementOf<'timeline'>, reading: Reading) {
  const { title, from, rows, month, label = reading.firstColumn(rows), reminder } = element;
  const events = reading
    .rows(rows)
    .map((row) => ({ label: String(valueAt(row, label)), month: String(valueAt(row, month)) }));
  return { title, reminder, ...timelineOf(String(reading.raw(from)), events) };
}
