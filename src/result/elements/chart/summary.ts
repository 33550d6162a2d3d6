import { formatValue } from '../../../engine/format.ts';
import type { Drawn } from './plot.ts';

/**
 * Summarizes a chart in a sentence: the first and last value of each series, and any higher or lower values between
 * them.
 */
export function summaryOf({
  title,
  seriesLabels,
  formatting,
  xLabel,
  points,
}: Omit<Drawn, 'shape' | 'yLabel'>): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return title;
  const text = (value: number) => formatValue(value, formatting);
  if (points.length === 1) {
    const values = seriesLabels.map((label, index) => `${label}: ${text(first.values[index] ?? 0)}`);
    return `${title} (${xLabel}: ${first.label}). ${values.join('. ')}.`;
  }
  const courses = seriesLabels.map((label, index) => {
    const valueOf = (point: Drawn['points'][number]) => point.values[index] ?? 0;
    const [from, to] = [valueOf(first), valueOf(last)];
    const turns = [
      ['máximo', points.reduce((high, point) => (valueOf(point) > valueOf(high) ? point : high))],
      ['mínimo', points.reduce((low, point) => (valueOf(point) < valueOf(low) ? point : low))],
    ] as const;
    const between = turns
      .filter(([, point]) => valueOf(point) !== from && valueOf(point) !== to)
      .map(([name, point]) => `; ${name} de ${text(valueOf(point))} (${xLabel}: ${point.label})`);
    return `${label}: de ${text(from)} a ${text(to)}${between.join('')}`;
  });
  return `${title} (${xLabel}, de ${first.label} a ${last.label}). ${courses.join('. ')}.`;
}
