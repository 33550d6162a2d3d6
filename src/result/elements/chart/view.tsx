import { useId } from 'react';
import { Hatches, Swatch } from '../../charts/series.tsx';
import { Columns } from './columns.tsx';
import { Lines } from './lines.tsx';
import type { Plot } from './plot.ts';
import type { ShownChart } from './resolve.ts';
import { columnSpans, compactNumber, linearScale, niceTicks, stacked } from './scales.ts';
import { summaryOf } from './summary.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 260;
const MARGIN = { top: 12, right: 14, bottom: 34, left: 58 };

/** Every height that the chart reaches. */
function heightsOf({ shape, points }: ShownChart): number[] {
  switch (shape) {
    case 'line':
      return points.flatMap(({ values }) => values);
    case 'area':
      return stacked(points).flat();
    case 'columns':
    case 'stackedColumns':
      return columnSpans(points, shape === 'stackedColumns')
        .flat()
        .map(({ to }) => to);
  }
}

/** Lines, areas or columns. The table of the same rows is its full text alternative. */
export function View(chart: ShownChart) {
  const { title, shape, seriesLabels, xLabel, formatting, points } = chart;
  const { ref, width } = useWidth();
  const titleId = useId();
  if (points.length === 0) return null;

  const heights = heightsOf(chart);
  const ticks = niceTicks(Math.min(...heights), Math.max(...heights), 4);
  const plot: Plot = {
    left: MARGIN.left,
    right: width - MARGIN.right,
    labelY: HEIGHT - 16,
    toY: linearScale(ticks[0] ?? 0, ticks.at(-1) ?? 1, HEIGHT - MARGIN.bottom, MARGIN.top),
    hatches: titleId,
  };
  const Drawing = shape === 'line' || shape === 'area' ? Lines : Columns;

  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="font-semibold">
        {title}
      </figcaption>
      <ul className="my-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {seriesLabels.map((label, index) => (
          <li key={label} className="flex items-center gap-2">
            <Swatch index={index} line={shape === 'line'} hatches={titleId} />
            {label}
          </li>
        ))}
      </ul>
      <div ref={ref} className="h-65 w-full">
        {width > 0 && (
          <svg width={width} height={HEIGHT} role="img" aria-label={summaryOf(chart)} className="block">
            <Hatches id={titleId} count={seriesLabels.length} />
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  x1={plot.left}
                  x2={plot.right}
                  y1={plot.toY(tick)}
                  y2={plot.toY(tick)}
                  className="stroke-line"
                  strokeWidth="1"
                />
                <text
                  x={plot.left - 8}
                  y={plot.toY(tick) + 4}
                  textAnchor="end"
                  className="fill-muted text-xs"
                >
                  {compactNumber(tick)}
                </text>
              </g>
            ))}
            <Drawing chart={chart} plot={plot} />
            <text x={plot.right} y={HEIGHT - 2} textAnchor="end" className="fill-muted text-xs">
              {xLabel}
            </text>
          </svg>
        )}
      </div>
      <p className="text-xs text-muted">{formatting.format === 'money' ? 'Valores em reais (R$)' : ''}</p>
    </figure>
  );
}
