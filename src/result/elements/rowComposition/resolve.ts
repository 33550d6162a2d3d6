import type { ElementOf } from '../../../engine/result-layout.ts';
import { valueAt } from '../../../engine/template.ts';
import { numberAt, type Reading } from '../../reading.ts';

export function resolve(element: ElementOf<'rowComposition'>, reading: Reading) {
  const { rows, label = reading.firstColumn(rows), value } = element;
  const parts = reading.rows(rows).map((row, index) => ({
    label: String(valueAt(row, label)),
    amount: numberAt(row, value),
    value: reading.show(`${rows}.${index}.${value}`),
  }));
  return { title: reading.titleOf(element), parts };
}
