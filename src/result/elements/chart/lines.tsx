import { paintOf, SERIES } from '../../charts/series.tsx';
import type { Plot } from './plot.ts';
import type { ShownChart } from './resolve.ts';
import { compactNumber, linearScale, stacked, wholeTicks } from './scales.ts';

/** Lines or stacked areas over numbers. */
export function Lines({
  chart: { shape, points, seriesLabels },
  plot: { left, right, labelY, toY, hatches },
}: {
  readonly chart: ShownChart;
  readonly plot: Plot;
}) {
  const isArea = shape === 'area';
  const tops = isArea ? stacked(points) : points.map(({ values }) => [...values]);
  const xs = points.map(({ x }) => x);
  const [xFrom, xTo] = [xs[0] ?? 0, xs.at(-1) ?? 1];
  const toX = linearScale(xFrom, xTo, left, Math.max(right, left + 1));
  const at = (index: number, value: number) => `${toX(xs[index] ?? 0).toFixed(1)} ${toY(value).toFixed(1)}`;
  const line = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${at(index, value)}`).join('');
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
      {seriesLabels.map((label, index) =>
        isArea ? (
          <path key={label} d={area(index)} {...paintOf(index, hatches)} />
        ) : (
          <path
            key={label}
            d={line(tops.map((values) => values[index] ?? 0))}
            fill="none"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeDasharray={SERIES[index % SERIES.length]?.dash}
            className={SERIES[index % SERIES.length]?.stroke}
          />
        ),
      )}
    </>
  );
}
