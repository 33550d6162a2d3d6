/** Maximum numbers of parts and bars that can be distinguished. */
const MAX_PARTS = 24;
const MAX_BARS = 5;

/**
 * Number of filled parts in each bar: 7 of 4 fill one bar, and three parts of another.
 *
 * @returns empty for numbers that are fractional, negative, or too large
 */
export function barsOf(filled: number, of: number): readonly number[] {
  const isDrawn =
    Number.isInteger(filled) && Number.isInteger(of) && filled >= 0 && of >= 1 && of <= MAX_PARTS;
  const count = Math.max(1, Math.ceil(filled / of));
  if (!isDrawn || count > MAX_BARS) return [];
  return Array.from({ length: count }, (_, bar) => Math.min(of, filled - bar * of));
}
