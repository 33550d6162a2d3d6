import { formatValue } from '../../../engine/format.ts';
import type { ShownChart } from './resolve.ts';

/** A sentence that says what the picture shows: where each series begins and ends. */
export function summaryOf({ title, seriesLabels, formatting, xLabel, points }: ShownChart): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return title;
  const text = (value = 0) => formatValue(value, formatting);
  const isOne = points.length === 1;
  const ends = seriesLabels.map((label, index) =>
    isOne
      ? `${label}: ${text(first.values[index])}`
      : `${label}: de ${text(first.values[index])} a ${text(last.values[index])}`,
  );
  const span = isOne ? `${xLabel}: ${first.label}` : `${xLabel}, de ${first.label} a ${last.label}`;
  return `${title} (${span}). ${ends.join('. ')}.`;
}
