import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export type ShownScale = ReturnType<typeof resolve>;

export function resolve(element: ElementOf<'scale'>, reading: Reading) {
  const { title, from, classes, value } = element;
  const position = reading.number(value);
  return {
    title,
    from,
    classes,
    value: reading.show(value),
    position,
    current: currentClass(element, position, reading),
  };
}

/** The class that the result names, or the first one that ends above the value. */
function currentClass({ classes, current }: ElementOf<'scale'>, position: number, reading: Reading) {
  if (current !== undefined) return String(reading.raw(current));
  return (classes.find(({ upTo }) => position < upTo) ?? classes.at(-1))?.label;
}
