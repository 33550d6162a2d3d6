/** Limits beyond which parts and bars can no longer be distinguished. */
const MOST_PARTS = 24;
const MOST_BARS = 5;

/**
 * Number of filled parts in each bar: 7 of 4 fill one bar and three parts of another.
 *
 * @returns empty for numbers that are not whole, negative, or too large to distinguish the parts.
 */
export function barsOf(filled: number, of: number): readonly number[] {
  const isDrawn =
    Number.isInteger(filled) && Number.isInteger(of) && filled >= 0 && of >= 1 && of <= MOST_PARTS;
  const count = Math.max(1, Math.ceil(filled / of));
  if (!isDrawn || count > MOST_BARS) return [];
  return Array.from({ length: count }, (_, bar) => Math.min(of, filled - bar * of));
}
