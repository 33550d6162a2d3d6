import type { ShownChart } from './resolve.ts';

/** What is drawn of a chart. */
export type Drawn = Omit<ShownChart, 'table'>;

/** Where a chart draws. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  /** Where the names of the points stand. */
  readonly labelY: number;
  readonly toY: (value: number) => number;
  /** Id of the stripes. */
  readonly hatches: string;
}
