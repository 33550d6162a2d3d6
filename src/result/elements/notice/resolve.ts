import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export function resolve({ tone = 'info', text }: ElementOf<'notice'>, reading: Reading) {
  return { tone, text: reading.sentence(reading.ofCase(text) ?? '') };
}
