import { type PointerEvent, type Ref } from 'react';
import { Hatches } from '../../charts/series.tsx';
import { Columns } from './columns.tsx';
import { Lines } from './lines.tsx';
import type { Drawn, Plot } from './plot.ts';
import { middlesOf, nearestTo, runsOverNumbers } from './positions.ts';
import { columnSpans, linearScale, niceTicks, stacked } from './scales.ts';
import { summaryOf } from './summary.ts';
import { ValueAxis } from './value-axis.tsx';

/** Height in pixels, equal to the placeholder's. */
export const HEIGHT = 280;
/** Margins around the plot, in pixels. */
export const MARGIN = { top: 26, right: 14, bottom: 44, left: 58 };
/** Position of the label of the horizontal axis. */
export const NAME_Y = HEIGHT - 6;

/** All values that the vertical axis must include. */
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

interface PictureProps {
  readonly chart: Drawn;
  readonly width: number;
  /** Index of the selected point, if any. */
  readonly marked: number | undefined;
  readonly onPoint: (index: number) => void;
  readonly ref: Ref<SVGSVGElement>;
  /** Id of the stripe patterns, shared with the legend. */
  readonly hatches: string;
}

/** Axes with lines, areas or columns; selects the point nearest to the pointer or finger. */
export function Picture({ chart, width, marked, onPoint, ref, hatches }: PictureProps) {
  const { xLabel, yLabel, seriesLabels } = chart;
  const heights = heightsOf(chart);
  const ticks = niceTicks(Math.min(...heights), Math.max(...heights), 4);
  const plot: Plot = {
    left: MARGIN.left,
    right: width - MARGIN.right,
    labelY: HEIGHT - 26,
    toY: linearScale(ticks[0] ?? 0, ticks.at(-1) ?? 1, HEIGHT - MARGIN.bottom, MARGIN.top),
    hatches,
  };
  const middles = middlesOf(chart, plot);
  const follow = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) =>
    onPoint(nearestTo(clientX - currentTarget.getBoundingClientRect().left, middles));
  const Drawing = runsOverNumbers(chart) ? Lines : Columns;
  const at = marked === undefined ? undefined : middles[marked];
  return (
    <svg
      ref={ref}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={summaryOf(chart)}
      className="block touch-pan-y print:h-auto print:max-w-full"
      onPointerDown={follow}
      onPointerMove={follow}
    >
      <Hatches id={hatches} count={seriesLabels.length} />
      <ValueAxis name={yLabel} {...{ ticks, plot }} />
      <Drawing chart={chart} plot={plot} />
      {at !== undefined && (
        <path
          d={`M${at.toFixed(1)} ${MARGIN.top}V${HEIGHT - MARGIN.bottom}`}
          className="stroke-ink print:hidden"
          strokeWidth="1.5"
          data-mark=""
        />
      )}
      <text x={(plot.left + plot.right) / 2} y={NAME_Y} textAnchor="middle" className="fill-muted text-xs">
        {xLabel}
      </text>
    </svg>
  );
}
