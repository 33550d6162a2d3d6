import { paintOf, seriesAt } from '../../charts/series.tsx';
import type { Drawn, Plot } from './plot.ts';
import { middlesOf, numberScale } from './positions.ts';
import { compactNumber, stacked, wholeTicks } from './scales.ts';

/** Approximate number of marks per line. */
const MARKS = 6;

/** Lines or stacked areas over a numeric axis. */
export function Lines({ chart, plot }: { readonly chart: Drawn; readonly plot: Plot }) {
  const { shape, points, seriesLabels } = chart;
  const { left, right, labelY, toY, hatches } = plot;
  const isArea = shape === 'area';
  const tops = isArea ? stacked(points) : points.map(({ values }) => [...values]);
  const xs = points.map(({ x }) => x);
  const [xFrom, xTo] = [xs[0] ?? 0, xs.at(-1) ?? 1];
  const toX = numberScale(chart, plot);
  const middles = middlesOf(chart, plot);
  const at = (index: number, value: number) => `${(middles[index] ?? 0).toFixed(1)} ${toY(value).toFixed(1)}`;
  const line = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${at(index, value)}`).join('');
  const every = Math.ceil(points.length / MARKS);
  const below = (series: number) => tops.map((values) => (series === 0 ? 0 : (values[series - 1] ?? 0)));
  const area = (series: number) => {
    const back = below(series)
      .map((value, index) => `L${at(index, value)}`)
      .toReversed()
      .join('');
    return `${line(tops.map((values) => values[series] ?? 0))}${back}Z`;
  };
  return (
    <>
      {wholeTicks(xFrom, xTo, right - left < 350 ? 4 : 8).map((x) => (
        <text key={x} x={toX(x)} y={labelY} textAnchor="middle" className="fill-muted text-xs">
          {compactNumber(x)}
        </text>
      ))}
      {seriesLabels.map((label, index) => {
        if (isArea) return <path key={label} d={area(index)} {...paintOf(index, hatches)} />;
        const values = tops.map((point) => point[index] ?? 0);
        const { stroke, fill, dash, mark } = seriesAt(index);
        // Stagger the marks of different lines, which might otherwise hide each other.
        const marks = values.map((value, point) =>
          seriesLabels.length > 1 && (point + index) % every === 0 ? `M${at(point, value)}${mark}` : '',
        );
        return (
          <g key={label}>
            <path
              d={line(values)}
              fill="none"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeDasharray={dash}
              className={stroke}
            />
            <path d={marks.join('')} className={fill} />
          </g>
        );
      })}
    </>
  );
}
