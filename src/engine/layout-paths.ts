/** Which values of the result a layout shows. */
import type { ResultElement } from './result-layout.ts';

/** A list of paths, `*` standing for the index of a row or sentence, and for every declared column of rows. */
type Shown = readonly string[];

const valueOf = (item: string | { readonly value: string }): string =>
  typeof item === 'string' ? item : item.value;

/** The values that an element shows: single ones, cells of rows (`schedule.*.payment`), lists of sentences. */
export function valuesShownBy(element: ResultElement): Shown {
  switch (element.kind) {
    case 'headline':
      return [element.value];
    case 'scale':
      return [element.value, ...(element.current === undefined ? [] : [element.current])];
    case 'figures':
      return element.items.map(valueOf);
    case 'table':
      return (element.columns ?? ['*']).map((column) => `${element.rows}.*.${valueOf(column)}`);
    case 'lines':
      return [`${element.lines}.*`];
    case 'steps':
      return element.lines === undefined ? [] : [`${element.lines}.*`];
    case 'composition':
      return element.parts.map(valueOf);
    case 'comparison':
      return element.bars.map(valueOf);
    case 'ranges':
      return element.ranges.flatMap(({ min, max }) => [min, max]);
    case 'rowComposition':
      return [element.label, element.value].map((cell) => `${element.rows}.*.${cell}`);
    case 'chart':
      return [element.x, ...element.series.map(valueOf)].map((cell) => `${element.rows}.*.${cell}`);
    case 'notice':
    case 'text':
      return [];
  }
}
