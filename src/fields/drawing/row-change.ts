/** A visitor's change to a list of rows: one row added at the end, or one removed. */
export type RowChange =
  | { readonly kind: 'added' }
  /** `index` of the removed row; the rows behind it have moved up. */
  | { readonly kind: 'removed'; readonly index: number };

/**
 * The change to the rows, by their stable keys; undefined if nothing changed or all rows were replaced, as by an
 * example, because then the focus should not move.
 */
export function rowChange(before: readonly string[], after: readonly string[]): RowChange | undefined {
  const first = before.findIndex((key, index) => key !== after[index]);
  if (first < 0) return after.length === before.length + 1 ? { kind: 'added' } : undefined;
  const isGone =
    after.length === before.length - 1 &&
    before.slice(first + 1).every((key, index) => key === after[first + index]);
  return isGone ? { kind: 'removed', index: first } : undefined;
}
