import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export function resolve(element: ElementOf<'headline'>, reading: Reading) {
  return { figure: reading.figure(element) };
}
