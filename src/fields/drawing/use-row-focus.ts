import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';

/** A visitor's change to a list of rows: one row added at the end, or one removed. */
type RowChange =
  | { readonly kind: 'added' }
  /** `index` of the removed row; later rows have moved up. */
  | { readonly kind: 'removed'; readonly index: number };

/**
 * Detects a change to the rows by their stable keys; undefined if nothing changed, or if an example replaced all rows,
 * because the focus should then not move.
 */
export function rowChange(before: readonly string[], after: readonly string[]): RowChange | undefined {
  const first = before.findIndex((key, index) => key !== after[index]);
  if (first < 0) return after.length === before.length + 1 ? { kind: 'added' } : undefined;
  const isGone =
    after.length === before.length - 1 &&
    before.slice(first + 1).every((key, index) => key === after[first + index]);
  return isGone ? { kind: 'removed', index: first } : undefined;
}

const CONTROL = 'input, select';

/** Number of remaining rows, in words. */
function remainingRows(count: number): string {
  if (count === 0) return 'Não resta nenhuma linha.';
  return count === 1 ? 'Resta 1 linha.' : `Restam ${count} linhas.`;
}

/**
 * Moves the focus when rows change: to an added row, or to the row in place of a removed one (otherwise to the last
 * row, or to the add button if none remains). Returns the announcement of a removal for screen readers.
 */
export function useRowFocus(
  items: readonly ReactElement[],
  list: RefObject<HTMLElement | null>,
  addButton: RefObject<HTMLElement | null>,
): string {
  const [message, setMessage] = useState('');
  const keys = items.map(({ key }) => String(key));
  const previous = useRef(keys);
  const joined = keys.join(' ');
  useEffect(() => {
    const now = joined === '' ? [] : joined.split(' ');
    const change = rowChange(previous.current, now);
    previous.current = now;
    if (change === undefined) {
      setMessage('');
      return;
    }
    const { activeElement, body } = document;
    // Keep the focus if it is elsewhere, because an example fills in rows, too.
    if (activeElement !== body && !list.current?.parentElement?.contains(activeElement)) return;
    const at = change.kind === 'added' ? now.length - 1 : Math.min(change.index, now.length - 1);
    const neighbour = list.current?.children[at]?.querySelector<HTMLElement>(CONTROL);
    (neighbour ?? addButton.current)?.focus();
    setMessage(
      change.kind === 'added' ? '' : `Linha ${change.index + 1} removida. ${remainingRows(now.length)}`,
    );
  }, [joined, list, addButton]);
  return message;
}
