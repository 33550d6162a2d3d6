import type { ShownChart } from './resolve.ts';

/** The data of a chart that are drawn. */
export type Drawn = Omit<ShownChart, 'table' | 'isWithinAYear'>;

/** Drawing area of a chart. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  /** Position of the points' labels. */
  readonly labelY: number;
  readonly toY: (value: number) => number;
  readonly hatches: string;
}
