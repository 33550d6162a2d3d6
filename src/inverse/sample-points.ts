/** First samples of a function: dense around usual values, sparse elsewhere. */

/** A point with samples around it at distances that grow by a constant factor. */
export interface Landmark {
  readonly at: number;
  /** Points per tenfold distance on each side. */
  readonly perDecade: number;
}

/** A range of whole numbers, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Size up to which every point of a range is sampled. */
const ALL = 128;
/** Number of evenly spaced points over the range. */
const EVEN = 24;

/** A landmark and the points around it in a range, at growing distances. */
export function pointsAround({ at, perDecade }: Landmark, { from, to }: Range): number[] {
  const points = [at];
  for (let exponent = 0; 10 ** (exponent / perDecade) <= to - from; exponent += 1) {
    const distance = Math.round(10 ** (exponent / perDecade));
    points.push(at - distance, at + distance);
  }
  return points.filter((point) => point >= from && point <= to);
}

/** Points of a range from left to right: its ends, its landmarks, the points around those, and evenly spaced ones. */
export function samplePoints({ from, to }: Range, landmarks: readonly Landmark[]): number[] {
  if (to - from < ALL) return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const points = new Set<number>([from, to]);
  for (let index = 1; index < EVEN; index += 1) points.add(Math.round(from + ((to - from) / EVEN) * index));
  for (const landmark of landmarks)
    for (const point of pointsAround(landmark, { from, to })) points.add(point);
  return [...points].toSorted((a, b) => a - b);
}
