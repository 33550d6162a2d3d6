/** What is still told apart in a picture. */
const MOST_PARTS = 24;
const MOST_BARS = 5;

/**
 * How many parts of each bar are filled, bar by bar: 7 of 4 fill one and three parts of another.
 *
 * @returns none where they cannot be drawn: no whole numbers, less than nothing, or too many to be told apart.
 */
export function barsOf(filled: number, of: number): readonly number[] {
  const isDrawn =
    Number.isInteger(filled) && Number.isInteger(of) && filled >= 0 && of >= 1 && of <= MOST_PARTS;
  const count = Math.max(1, Math.ceil(filled / of));
  if (!isDrawn || count > MOST_BARS) return [];
  return Array.from({ length: count }, (_, bar) => Math.min(of, filled - bar * of));
}
