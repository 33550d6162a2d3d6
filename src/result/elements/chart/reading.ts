import { formatValue } from '../../../engine/format.ts';
import type { Drawn } from './plot.ts';

/** Describes a point: its name, the value of each series, and both as a sentence. */
export function readingAt(
  {
    xLabel,
    seriesLabels,
    formatting,
    points,
  }: Pick<Drawn, 'xLabel' | 'seriesLabels' | 'formatting' | 'points'>,
  index: number,
) {
  const at = points[index];
  const point = `${xLabel}: ${at?.label ?? ''}`;
  const values = seriesLabels.map((label, series) => ({
    label,
    text: formatValue(at?.values[series] ?? 0, formatting),
  }));
  return {
    point,
    values,
    spoken: [point, ...values.map(({ label, text }) => `${label}: ${text}`)].join('. '),
  };
}
