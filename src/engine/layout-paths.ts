/** Which values of the result a layout shows. */
import type { ResultElement, ValueFormat } from './result-layout.ts';

/** A value that is shown: its path, `*` standing for the index of a row or sentence, and the format it must fit. */
export interface ShownPath {
  readonly path: string;
  readonly format: ValueFormat;
}

/** The values that an element shows: single ones, cells of rows (`schedule.*.payment`), lists of sentences. */
export function valuesShownBy(element: ResultElement): ShownPath[] {
  switch (element.kind) {
    case 'headline':
      return [{ path: element.value, format: element.format }];
    case 'scale':
      return [
        { path: element.value, format: element.format },
        ...(element.current === undefined ? [] : [{ path: element.current, format: 'text' as const }]),
      ];
    case 'figures':
      return element.items.map((item) => ({ path: item.value, format: item.format }));
    case 'table':
      return element.columns.map(({ value, format }) => ({ path: `${element.rows}.*.${value}`, format }));
    case 'lines':
      return [{ path: `${element.lines}.*`, format: 'text' }];
    case 'steps':
      return element.items.flatMap((item) =>
        'lines' in item ? [{ path: `${item.lines}.*`, format: 'text' as const }] : [],
      );
    case 'composition':
      return element.parts.map(({ value }) => ({ path: value, format: element.format }));
    case 'comparison':
      return element.bars.map(({ value }) => ({ path: value, format: element.format }));
    case 'ranges':
      return element.ranges
        .flatMap(({ min, max }) => [min, max])
        .map((path) => ({ path, format: element.format }));
    case 'rowComposition':
      return [
        { path: `${element.rows}.*.${element.label}`, format: 'text' },
        { path: `${element.rows}.*.${element.value}`, format: element.format },
      ];
    case 'chart':
      return [
        { path: `${element.rows}.*.${element.x.value}`, format: 'number' },
        ...element.series.map(({ value }) => ({
          path: `${element.rows}.*.${value}`,
          format: element.format,
        })),
      ];
    case 'notice':
    case 'text':
      return [];
  }
}
