import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export type ShownRanges = ReturnType<typeof resolve>;

export function resolve({ title, ranges }: ElementOf<'ranges'>, reading: Reading) {
  return {
    title,
    ranges: ranges.map(({ label, note, min, max }) => ({
      label,
      note,
      from: reading.number(min),
      to: reading.number(max),
      min: reading.show(min),
      max: reading.show(max),
    })),
  };
}
