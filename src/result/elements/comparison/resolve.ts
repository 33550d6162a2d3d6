import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export function resolve({ title, bars }: ElementOf<'comparison'>, reading: Reading) {
  return { title, bars: reading.amounts(bars).filter(({ value }) => value.raw !== undefined) };
}
