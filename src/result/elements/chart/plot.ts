/** Where a chart draws. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  /** Where the names of the points stand. */
  readonly labelY: number;
  readonly toY: (value: number) => number;
  /** Id of the stripes of series beyond the sixth. */
  readonly hatches: string;
}
