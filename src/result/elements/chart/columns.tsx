import { paintOf } from '../../charts/series.tsx';
import type { Drawn, Plot } from './plot.ts';
import { bandOf, middlesOf } from './positions.ts';
import { columnSpans } from './scales.ts';

/** Share of a point's width that its columns take. */
const FILLED = 0.75;
const MAX_WIDTH = 72;
/** Average width of a letter in axis labels, in pixels. */
const LETTER = 7;

/** Columns side by side or stacked at each point. */
export function Columns({ chart, plot }: { readonly chart: Drawn; readonly plot: Plot }) {
  const { shape, points, seriesLabels } = chart;
  const { labelY, toY, hatches } = plot;
  const isStacked = shape === 'stackedColumns';
  const spans = columnSpans(points, isStacked);
  const band = bandOf(chart, plot);
  const beside = isStacked ? 1 : seriesLabels.length;
  const column = Math.min((band * FILLED) / beside, MAX_WIDTH);
  const middles = middlesOf(chart, plot);
  const middle = (point: number) => middles[point] ?? 0;
  const longest = Math.max(...points.map(({ label }) => label.length));
  const every = Math.max(Math.ceil((longest * LETTER + LETTER) / band), 1);
  return (
    <>
      {points.map(({ label }, index) =>
        index % every === 0 ? (
          <text
            key={`${index}-${label}`}
            x={middle(index)}
            y={labelY}
            textAnchor="middle"
            className="fill-muted text-xs"
          >
            {label}
          </text>
        ) : null,
      )}
      <g className="stroke-surface" strokeWidth="1">
        {spans.flatMap((series, point) =>
          series.map(({ from, to }, index) => {
            const start = middle(point) - (column * beside) / 2 + (isStacked ? 0 : column * index);
            const [top, bottom] = [toY(Math.max(from, to)), toY(Math.min(from, to))];
            return (
              <rect
                key={`${point}-${seriesLabels[index]}`}
                x={start.toFixed(1)}
                y={top.toFixed(1)}
                width={column.toFixed(1)}
                height={(bottom - top).toFixed(1)}
                {...paintOf(index, hatches)}
              />
            );
          }),
        )}
      </g>
    </>
  );
}
