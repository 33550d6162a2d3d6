import { useId } from 'react';
import { Hatches, Swatch } from '../../charts/series.tsx';
import { Columns } from './columns.tsx';
import { Lines } from './lines.tsx';
import type { Drawn, Plot } from './plot.ts';
import type { ShownChart } from './resolve.ts';
import { columnSpans, compactNumber, linearScale, niceTicks, stacked } from './scales.ts';
import { summaryOf } from './summary.ts';
import { View as Table } from '../table/view.tsx';
import { useWidth } from './use-width.ts';

const HEIGHT = 280;
const MARGIN = { top: 26, right: 14, bottom: 44, left: 58 };

/** Where the names of the axes stand: at the top of the vertical one, below the middle of the other. */
const NAMES = { top: 12, bottom: HEIGHT - 6 };

/** Every height that the chart reaches. */
function heightsOf({ shape, points }: Drawn): number[] {
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

/** Lines, areas or columns. A table of the layout has the same figures; where none does, it stands folded below. */
export function View({ table, ...chart }: ShownChart) {
  const { title, shape, seriesLabels, xLabel, yLabel, points } = chart;
  const { ref, width } = useWidth();
  const titleId = useId();
  if (points.length === 0) return null;

  const heights = heightsOf(chart);
  const ticks = niceTicks(Math.min(...heights), Math.max(...heights), 4);
  const plot: Plot = {
    left: MARGIN.left,
    right: width - MARGIN.right,
    labelY: HEIGHT - 26,
    toY: linearScale(ticks[0] ?? 0, ticks.at(-1) ?? 1, HEIGHT - MARGIN.bottom, MARGIN.top),
    hatches: titleId,
  };
  const Drawing = shape === 'line' || shape === 'area' ? Lines : Columns;

  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="font-semibold">
        {title}
      </figcaption>
      {seriesLabels.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {seriesLabels.map((label, index) => (
            <li key={label} className="flex items-center gap-2">
              <Swatch index={index} line={shape === 'line'} hatches={titleId} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div ref={ref} className="mt-2 h-70 w-full print:h-auto">
        {width > 0 && (
          <svg
            width={width}
            height={HEIGHT}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            role="img"
            aria-label={summaryOf(chart)}
            className="block print:h-auto print:max-w-full"
          >
            <Hatches id={titleId} count={seriesLabels.length} />
            <text x="0" y={NAMES.top} className="fill-muted text-xs">
              {yLabel}
            </text>
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
            <text
              x={(plot.left + plot.right) / 2}
              y={NAMES.bottom}
              textAnchor="middle"
              className="fill-muted text-xs"
            >
              {xLabel}
            </text>
          </svg>
        )}
      </div>
      {table && (
        <details className="mt-1 text-sm">
          <summary className="w-fit py-2 text-brand underline-offset-2 hover:underline">
            Ver os números do gráfico
          </summary>
          <Table {...table} />
        </details>
      )}
    </figure>
  );
}
