/** Horizontal positions of a chart's points; pure arithmetic. */
import type { Drawn, Plot } from './plot.ts';
import { linearScale } from './scales.ts';

type Points = Pick<Drawn, 'shape' | 'points'>;
type Extent = Pick<Plot, 'left' | 'right'>;

/** True if points are placed at their numbers; false if they are evenly spaced. */
export function runsOverNumbers({ shape }: Pick<Drawn, 'shape'>): boolean {
  return shape === 'line' || shape === 'area';
}

/** Scale from the numbers of lines and areas to pixels. */
export function numberScale(
  { points }: Pick<Drawn, 'points'>,
  { left, right }: Extent,
): (x: number) => number {
  return linearScale(points[0]?.x ?? 0, points.at(-1)?.x ?? 1, left, Math.max(right, left + 1));
}

/** Width of a point of columns, in pixels. */
export function bandOf({ points }: Pick<Drawn, 'points'>, { left, right }: Extent): number {
  return Math.max(right - left, 1) / points.length;
}

/** Middle of each point, in pixels. */
export function middlesOf(chart: Points, extent: Extent): number[] {
  const { points } = chart;
  if (runsOverNumbers(chart)) {
    const toX = numberScale(chart, extent);
    return points.map(({ x }) => toX(x));
  }
  const band = bandOf(chart, extent);
  return points.map((_, index) => extent.left + band * (index + 0.5));
}

/** Index of the point nearest to a position; `middles` are ascending. */
export function nearestTo(place: number, middles: readonly number[]): number {
  return middles.reduce(
    (best, middle, index) =>
      Math.abs(middle - place) < Math.abs((middles[best] ?? Infinity) - place) ? index : best,
    0,
  );
}
