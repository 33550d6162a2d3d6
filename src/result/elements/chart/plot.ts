import type { ShownChart } from './resolve.ts';

/** The drawn part of a chart. */
export type Drawn = Omit<ShownChart, 'table'>;

/** Drawing area of a chart. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  /** Position of the points' names. */
  readonly labelY: number;
  readonly toY: (value: number) => number;
  readonly hatches: string;
}
