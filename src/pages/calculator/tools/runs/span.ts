/** The points of an input that are compared: a sensible range around its present value. */
import type { Axis } from './axis.ts';

/** As many steps as a slider still moves over one by one. */
const MOST_STEPS = 40;
const NICE = [1, 2, 2.5, 5, 10];
/** Points to either side of a date. */
const DAYS_AROUND = 365;
/** What is shown of an input that has no value: up to a thousand reais, ten percent or ten months. */
const UP_TO = { money: 1000, other: 10 } as const;

function bounds(axis: Axis): readonly [from: number, to: number] {
  const { kind, present, from, to } = axis;
  const clip = (low: number, high: number) => [Math.max(low, from), Math.min(high, to)] as const;
  if (kind === 'date') {
    const middle = present ?? axis.landmarks[0]?.at ?? from;
    return clip(middle - DAYS_AROUND, middle + DAYS_AROUND);
  }
  if (!present) {
    // A thousand reais in points, whatever part of one is a point.
    const usual = Math.round(UP_TO[kind] / Number(axis.valueAt(1)));
    return clip(from < 0 ? -usual : 0, Math.max(usual, from + MOST_STEPS / 2));
  }
  return clip(Math.min(2 * present, 0), Math.max(2 * present, 0));
}

/** The smallest round step with which a range has no more than so many. */
function stepOf(range: number): number {
  const rough = Math.max(range / MOST_STEPS, 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (NICE.find((factor) => factor * magnitude >= rough) ?? 10);
  return Math.max(Math.round(step), 1);
}

/** Points from left to right, at round values, with the present one and the ends among them. */
export function pointsOf(axis: Axis): number[] {
  const { kind, present } = axis;
  const [from, to] = bounds(axis);
  const step = stepOf(to - from);
  // The first point above zero, a cent or a millimetre, is no amount to begin with.
  const points = new Set<number>(kind !== 'date' && from === 1 && step > 1 ? [to] : [from, to]);
  // Days are counted from the present one, and not from some day long ago.
  const origin = kind === 'date' ? (present ?? from) : 0;
  const first = origin + Math.ceil((from - origin) / step) * step;
  for (let point = first; point <= to; point += step) points.add(point);
  if (present !== undefined && present >= from && present <= to) points.add(present);
  return [...points].toSorted((a, b) => a - b);
}
