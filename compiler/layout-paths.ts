/** Finds the values that a layout shows. */
import { elements } from '../src/vocabulary/element-kinds.ts';
import { textsIn, type Found } from '../src/vocabulary/walk.ts';
import type { ResultElement } from '../src/engine/result-layout.ts';

export interface ShownPath extends Pick<Found, 'place' | 'within'> {
  /**
   * Dotted path, with `*` for the index of a row or sentence (`schedule.*.payment`). The last part is `*` for all
   * declared columns (`schedule.*.*`), or `0` for the first one (`schedule.*.0`).
   */
  readonly path: string;
  /** True if the element shows the value without a label. */
  readonly needsNoLabel: boolean;
}

/** Lists the names, conditions and sentences in an element. */
export function textsInElement(element: ResultElement, place: string): Found[] {
  return Object.hasOwn(elements, element.kind) ? textsIn(elements[element.kind].shape, element, place) : [];
}

/** Lists the values that an element shows. */
export function valuesShownBy(element: ResultElement, place = ''): ShownPath[] {
  return textsInElement(element, place).flatMap((found) => {
    const path = pathOf(found);
    if (path === undefined) return [];
    const needsNoLabel = found.shape.bare === true || found.shape.names === 'lines';
    return [{ path, place: found.place, needsNoLabel, ...(found.within ? { within: found.within } : {}) }];
  });
}

function pathOf({ text, shape, rows }: Found): string | undefined {
  switch (shape.names) {
    case 'value':
      return text;
    case 'lines':
      return `${text}.*`;
    case 'cell':
      return `${rows}.*.${text}`;
    case 'rows':
    case undefined:
      return undefined;
  }
}
