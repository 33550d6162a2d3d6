/** Climbs peaks and valleys near the target, because the function may meet it between the samples. */
import type { Memo, Point } from './memo.ts';

const MAX_PEAKS = 3;
/** Ratio of the golden-section search. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** A stretch in which a function turns round before it reaches the target. */
interface Peak {
  readonly from: number;
  readonly to: number;
  /** 1 for a peak below the target, -1 for a valley above it. */
  readonly side: 1 | -1;
  /** Distance from its top to the target. */
  readonly distance: number;
}

/** Tries points closer and closer to the top of a peak until the target is met or crossed. */
export function climb(peak: Peak, target: number, memo: Memo): void {
  let { from, to } = peak;
  const height = (at: number) => peak.side * ((memo.value(at) ?? Number.NaN) - target);
  while (to - from > 2) {
    const span = (to - from) * GOLDEN;
    const left = Math.max(Math.round(to - span), from + 1);
    const right = Math.min(Math.max(Math.round(from + span), left + 1), to - 1);
    const [one, other] = [height(left), height(right)];
    // Stop if the target is met or crossed, or the point is refused.
    if (!(one < 0 && other < 0)) return;
    if (one < other) from = left;
    else to = right;
    if (left === right) return;
  }
  height(from + 1);
}

/** Turning points towards the target among points ordered from left to right, the nearest first. */
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
  return peaks.toSorted((a, b) => a.distance - b.distance).slice(0, MAX_PEAKS);
}
