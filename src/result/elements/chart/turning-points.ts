/** Finds notable points of a chart. */

/** A point with the values of its series. */
interface Point {
  readonly values: readonly number[];
}

const gapAt = ({ values: [first = 0, second = 0] }: Point) => first - second;

/** Index at which the first two series are furthest apart; the last index for a single series. */
export function widestPoint(points: readonly Point[]): number {
  const last = points.length - 1;
  if ((points[0]?.values.length ?? 0) < 2) return last;
  const gaps = points.map((point) => Math.abs(gapAt(point)));
  const widest = Math.max(...gaps);
  return widest === 0 ? last : gaps.lastIndexOf(widest);
}

/** First index after the first two series have crossed; undefined if they never do. */
export function crossing(points: readonly Point[]): number | undefined {
  const start = points.findIndex((point) => gapAt(point) !== 0);
  const first = points[start];
  if (!first || first.values.length < 2) return undefined;
  const found = points.findIndex((point, index) => index > start && gapAt(point) * gapAt(first) < 0);
  return found < 0 ? undefined : found;
}
