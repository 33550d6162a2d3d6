/** Climbs peaks and valleys close to a value that no sample has, because the value may be met there. */
import type { Memo, Point } from './course.ts';

const MOST_PEAKS = 3;
/** Ratio of the golden-section search. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** A stretch in which a function turns round short of the wanted value. */
interface Peak {
  readonly from: number;
  readonly to: number;
  /** 1 for a peak below the value, -1 for a valley above it. */
  readonly side: 1 | -1;
  /** Distance from its top to the value. */
  readonly distance: number;
}

/** Tries points closer and closer to the top of a peak until the value is met or passed. */
export function climb(peak: Peak, target: number, memo: Memo): void {
  let { from, to } = peak;
  const height = (at: number) => peak.side * ((memo.value(at) ?? Number.NaN) - target);
  while (to - from > 2) {
    const span = (to - from) * GOLDEN;
    const left = Math.max(Math.round(to - span), from + 1);
    const right = Math.min(Math.max(Math.round(from + span), left + 1), to - 1);
    const [one, other] = [height(left), height(right)];
    // Stop if the value is met or passed, or the point is refused.
    if (!(one < 0 && other < 0)) return;
    if (one < other) from = left;
    else to = right;
    if (left === right) return;
  }
  height(from + 1);
}

/** The turning points towards a value among points ordered from left to right, the nearest first. */
export function peaksTowards(target: number, run: readonly Point[]): Peak[] {
  const peaks = run.flatMap((point, index): Peak[] => {
    const [left, right] = [run[index - 1], run[index + 1]];
    if (!left || !right || point.value === target) return [];
    const side = point.value < target ? 1 : -1;
    const rises = [left, right].map(({ value }) => side * (point.value - value));
    const isTurn = rises.every((rise) => rise >= 0) && rises.some((rise) => rise > 0);
    if (!isTurn || right.at - left.at <= 2) return [];
    return [{ from: left.at, to: right.at, side, distance: Math.abs(target - point.value) }];
  });
  return peaks.toSorted((a, b) => a.distance - b.distance).slice(0, MOST_PEAKS);
}
