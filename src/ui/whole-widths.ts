/**
 * Marks the items of a two-column layout that take the full width: those that want it, and those that would be alone on
 * a line.
 */
export function wholeWidths(wants: readonly boolean[]): boolean[] {
  let halves = 0;
  return wants.map((wide, index) => {
    halves = wide ? 0 : halves + 1;
    const startsLine = halves % 2 === 1;
    const isAlone = startsLine && (wants[index + 1] ?? true);
    return wide || isAlone;
  });
}
