import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export function resolveText({ text }: ElementOf<'text'>, reading: Reading) {
  return { text: reading.sentence(text) };
}
