/** Arithmetic of axes. */
import { decimals } from '../../../decimal/notation.ts';
import { roundHalfAway } from '../../../decimal/rounding.ts';

const STEPS = [1, 2, 2.5, 5, 10];
const WHOLE_STEPS = [1, 2, 5, 10];

/**
 * Round ticks from 0 (or below) to the largest value or above.
 *
 * @param count approximate number of intervals, at least 1
 */
export function niceTicks(smallest: number, largest: number, count: number): number[] {
  const span = Math.max(largest, 0) - Math.min(smallest, 0);
  if (!(span > 0)) return [0, 1];
  const rough = span / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (STEPS.find((candidate) => candidate * magnitude >= rough) ?? 10);
  const first = Math.floor(Math.min(smallest, 0) / step);
  const last = Math.ceil(Math.max(largest, 0) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * Whole ticks for an axis of years or months, from the first to the last value.
 *
 * @param count approximate number of intervals, at least 1
 */
export function wholeTicks(first: number, last: number, count: number): number[] {
  const rough = Math.max((last - first) / count, 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (WHOLE_STEPS.find((candidate) => candidate * magnitude >= rough) ?? 10);
  const from = Math.ceil(first / step);
  return Array.from({ length: Math.floor(last / step) - from + 1 }, (_, index) => (from + index) * step);
}

/** Returns a function that maps a range of values linearly onto a range of pixels. */
export function linearScale(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** Cumulative sums of each point's series, for stacked areas. */
export function stacked(points: readonly { readonly values: readonly number[] }[]): number[][] {
  return points.map(({ values }) => {
    let sum = 0;
    return values.map((value) => (sum += value));
  });
}

/** Start and end of a column or a part of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Columns of each point: side by side from 0, or stacked, with negative ones downwards. */
export function columnSpans(
  points: readonly { readonly values: readonly number[] }[],
  isStacked: boolean,
): Span[][] {
  return points.map(({ values }) => {
    let above = 0;
    let below = 0;
    return values.map((value) => {
      if (!isStacked) return { from: 0, to: value };
      const from = value < 0 ? below : above;
      const to = from + value;
      if (value < 0) below = to;
      else above = to;
      return { from, to };
    });
  });
}

/** Portuguese names of powers of a thousand, ascending. */
const THOUSANDS = ['mil', 'mi', 'bi', 'tri'];

/** Abbreviates an amount for an axis: `1,5 mi`. */
export function compactNumber(value: number): string {
  let scaled = value;
  let name = '';
  for (const next of THOUSANDS) {
    if (Math.abs(roundHalfAway(scaled, 1)) < 1000) break;
    scaled /= 1000;
    name = ` ${next}`;
  }
  const text = decimals(scaled, 0, 1);
  // Drop the separator of four-digit numbers, as short forms do in Portuguese.
  return (Math.abs(roundHalfAway(scaled, 1)) < 10_000 ? text.replace('.', '') : text) + name;
}
