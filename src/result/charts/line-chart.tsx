import { useId } from 'react';
import { formatValue } from '../../engine/format.ts';
import type { ShownElement } from '../resolve-layout.ts';
import { compactNumber, linearScale, niceTicks, stacked, wholeTicks } from './scales.ts';
import { SERIES, Swatch } from './series.tsx';
import { useWidth } from './use-width.ts';

type Chart = Extract<ShownElement, { kind: 'chart' }>;

const HEIGHT = 260;
const MARGIN = { top: 12, right: 14, bottom: 34, left: 58 };

/** A sentence that says what the picture shows: where each series begins and ends. */
function summary({ title, seriesLabels, formatting, xLabel, points }: Chart): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return title;
  const ends = seriesLabels.map((label, index) => {
    const [from, to] = [first.values[index] ?? 0, last.values[index] ?? 0].map((value) =>
      formatValue(value, formatting),
    );
    return `${label}: de ${from} a ${to}`;
  });
  const span = `${xLabel}, de ${first.x} a ${last.x}`;
  return `${title} (${span}). ${ends.join('. ')}.`;
}

/** Lines or stacked areas over time. The table of the same rows is its full text alternative. */
export function LineChart({ chart }: { readonly chart: Chart }) {
  const { title, shape, seriesLabels, xLabel, formatting, points } = chart;
  const { ref, width } = useWidth();
  const titleId = useId();
  if (points.length < 2) return null;

  const isArea = shape === 'area';
  const tops = isArea ? stacked(points) : points.map(({ values }) => [...values]);
  const all = tops.flat();
  const ticks = niceTicks(Math.min(...all), Math.max(...all), 4);
  const xs = points.map(({ x }) => x);
  const [xFrom, xTo] = [xs[0] ?? 0, xs.at(-1) ?? 1];
  const toX = linearScale(xFrom, xTo, MARGIN.left, Math.max(width - MARGIN.right, MARGIN.left + 1));
  const toY = linearScale(ticks[0] ?? 0, ticks.at(-1) ?? 1, HEIGHT - MARGIN.bottom, MARGIN.top);
  const line = (values: readonly number[]) =>
    values
      .map(
        (value, index) =>
          `${index === 0 ? 'M' : 'L'}${toX(xs[index] ?? 0).toFixed(1)} ${toY(value).toFixed(1)}`,
      )
      .join('');
  const below = (series: number) => tops.map((values) => (series === 0 ? 0 : (values[series - 1] ?? 0)));
  const area = (series: number) => {
    const back = below(series)
      .map((value, index) => `L${toX(xs[index] ?? 0).toFixed(1)} ${toY(value).toFixed(1)}`)
      .toReversed()
      .join('');
    return `${line(tops.map((values) => values[series] ?? 0))}${back}Z`;
  };
  const xTicks = wholeTicks(xFrom, xTo, width < 420 ? 4 : 8);

  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="font-semibold">
        {title}
      </figcaption>
      <ul className="my-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {seriesLabels.map((label, index) => (
          <li key={label} className="flex items-center gap-2">
            <Swatch index={index} line={!isArea} />
            {label}
          </li>
        ))}
      </ul>
      <div ref={ref} className="h-65 w-full">
        {width > 0 && (
          <svg width={width} height={HEIGHT} role="img" aria-label={summary(chart)} className="block">
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  x1={MARGIN.left}
                  x2={width - MARGIN.right}
                  y1={toY(tick)}
                  y2={toY(tick)}
                  className="stroke-line"
                  strokeWidth="1"
                />
                <text x={MARGIN.left - 8} y={toY(tick) + 4} textAnchor="end" className="fill-muted text-xs">
                  {compactNumber(tick)}
                </text>
              </g>
            ))}
            {xTicks.map((x) => (
              <text key={x} x={toX(x)} y={HEIGHT - 16} textAnchor="middle" className="fill-muted text-xs">
                {compactNumber(x)}
              </text>
            ))}
            <text x={width - MARGIN.right} y={HEIGHT - 2} textAnchor="end" className="fill-muted text-xs">
              {xLabel}
            </text>
            {seriesLabels.map((label, index) =>
              isArea ? (
                <path key={label} d={area(index)} className={SERIES[index % SERIES.length]?.fill} />
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
          </svg>
        )}
      </div>
      <p className="text-xs text-muted">{formatting.format === 'money' ? 'Valores em reais (R$)' : ''}</p>
    </figure>
  );
}
