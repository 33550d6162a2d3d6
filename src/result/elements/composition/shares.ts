/**
 * Percentages of the sum of some amounts, rounded so that they add up to exactly 100: rounds down, then gives the
 * missing units to the largest remainders.
 *
 * @param amounts 0 or more, with a sum above 0.
 */
export function sharesOf(amounts: readonly number[], places: number): number[] {
  const unit = 10 ** places;
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const exact = amounts.map((amount) => (amount / sum) * 100 * unit);
  const whole = exact.map(Math.floor);
  const missing = 100 * unit - whole.reduce((total, share) => total + share, 0);
  const remainder = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0);
  const raised = new Set(
    [...exact.keys()].toSorted((one, other) => remainder(other) - remainder(one)).slice(0, missing),
  );
  return whole.map((share, index) => (share + (raised.has(index) ? 1 : 0)) / unit);
}
