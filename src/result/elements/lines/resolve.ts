import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export function resolve({ title, lines, tone }: ElementOf<'lines'>, reading: Reading) {
  return { title, lines: reading.lines(lines), ...(tone === undefined ? {} : { tone }) };
}
