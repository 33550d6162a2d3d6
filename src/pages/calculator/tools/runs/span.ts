/** Selects points of an input to compare: a sensible range around the current value. */
import type { Axis } from './axis.ts';

/** Maximum number of steps, so that a slider can still reach each. */
const MAX_STEPS = 40;
const NICE = [1, 2, 2.5, 5, 10];
/** Number of days on each side of a date. */
const DAYS_AROUND = 365;
/** End of the range if the input has no value: a thousand reais, ten percent or ten months. */
const UP_TO = { money: 1000, other: 10 } as const;

function bounds(axis: Axis): readonly [from: number, to: number] {
  const { kind, present, from, to } = axis;
  const clip = (low: number, high: number) => [Math.max(low, from), Math.min(high, to)] as const;
  if (kind === 'date') {
    const middle = present ?? axis.landmarks[0]?.at ?? from;
    return clip(middle - DAYS_AROUND, middle + DAYS_AROUND);
  }
  if (!present) {
    // Convert the value to a number of points, whose size depends on the input.
    const usual = Math.round(UP_TO[kind] / Number(axis.valueAt(1)));
    return clip(from < 0 ? -usual : 0, Math.max(usual, from + MAX_STEPS / 2));
  }
  return clip(Math.min(2 * present, 0), Math.max(2 * present, 0));
}

/** Smallest round step that divides a range into at most `MAX_STEPS`. */
function stepOf(range: number): number {
  const rough = Math.max(range / MAX_STEPS, 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (NICE.find((factor) => factor * magnitude >= rough) ?? 10);
  return Math.max(Math.round(step), 1);
}

/** Points in ascending order at round values, including the current value and both ends. */
export function pointsOf(axis: Axis): number[] {
  const { kind, present } = axis;
  const [from, to] = bounds(axis);
  const step = stepOf(to - from);
  // Skip a first point just above zero, such as a cent or a millimetre.
  const points = new Set<number>(kind !== 'date' && from === 1 && step > 1 ? [to] : [from, to]);
  // Count days from the current one.
  const origin = kind === 'date' ? (present ?? from) : 0;
  const first = origin + Math.ceil((from - origin) / step) * step;
  for (let point = first; point <= to; point += step) points.add(point);
  if (present !== undefined && present >= from && present <= to) points.add(present);
  return [...points].toSorted((a, b) => a - b);
}
