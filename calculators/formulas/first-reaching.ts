/** A search among whole numbers, for what has no formula: the gross salary of a net one. */

/** What is looked for. */
export interface Search {
  /** Whole. */
  readonly from: number;
  /** Whole, included. */
  readonly to: number;
  /** Whether a number is enough; of two of them the larger, but for `behind` numbers at most. */
  readonly reaches: (number: number) => boolean;
  /** How many numbers below the first that is surely enough are tried one by one: rounding lets some of them reach, too. */
  readonly behind: number;
}

/** The smallest whole number that is enough; undefined where none is. Halves the interval, then tries those below. */
export function firstReaching({ from, to, reaches, behind }: Search): number | undefined {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle + 1;
  }
  for (let number = Math.max(from, high - behind); number <= high; number += 1) {
    if (reaches(number)) return number;
  }
  return undefined;
}
