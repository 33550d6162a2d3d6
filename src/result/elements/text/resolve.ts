import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export function resolve({ text }: ElementOf<'text'>, reading: Reading) {
  return { text: reading.sentence(text) };
}
