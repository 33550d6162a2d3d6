import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export function resolve({ title, parts }: ElementOf<'composition'>, reading: Reading) {
  return { title, parts: reading.amounts(parts) };
}
