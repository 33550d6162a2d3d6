/** What the visitor did to a list of rows: one row added at the end, or one removed. */
export type RowChange =
  | { readonly kind: 'added' }
  /** `index` of the row that went; the rows behind it have moved up. */
  | { readonly kind: 'removed'; readonly index: number };

/**
 * What was done to the rows, by their lasting keys; undefined where nothing was, or where all of them were replaced,
 * as by an example: nobody is taken away from what they are doing then.
 */
export function rowChange(before: readonly string[], after: readonly string[]): RowChange | undefined {
  const first = before.findIndex((key, index) => key !== after[index]);
  if (first < 0) return after.length === before.length + 1 ? { kind: 'added' } : undefined;
  const isGone =
    after.length === before.length - 1 &&
    before.slice(first + 1).every((key, index) => key === after[first + index]);
  return isGone ? { kind: 'removed', index: first } : undefined;
}
