/**
 * The middle one of some figures; of an even number, the mean of the two in the middle.
 *
 * @throws Error without figures
 */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('No figures: no median.');
  return (lower + upper) / 2;
}
