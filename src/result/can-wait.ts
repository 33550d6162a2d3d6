import type { ShownElement } from './resolve-layout.ts';

/** What is drawn rather than told: none of their values has a hook. */
const PICTURES: ReadonlySet<ShownElement['kind']> = new Set([
  'chart',
  'drawing',
  'parabola',
  'parts',
  'calendar',
  'timeline',
]);

/** Whether an element may be drawn after the first frame of a result: what has a hook for tests and tools is there at once. */
export function canWait(element: ShownElement): boolean {
  if (element.kind === 'steps') return element.steps.every(({ hook }) => hook === undefined);
  return PICTURES.has(element.kind);
}
