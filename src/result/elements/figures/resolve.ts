import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export function resolve({ title, items }: ElementOf<'figures'>, reading: Reading) {
  const figures = items
    .map((item) => (typeof item === 'string' ? { value: item } : item))
    .filter(
      ({ value, when }: { value: string; when?: string }) =>
        reading.raw(value) !== undefined && reading.isTrue(when),
    )
    .map((item) => reading.figure(item));
  return { figures, ...(title === undefined ? {} : { title }) };
}
