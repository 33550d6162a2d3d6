/** A search among whole numbers, for what has no formula: the gross salary of a net one. */

/** What is looked for. */
export interface Search {
  /** Whole. */
  readonly from: number;
  /** Whole, included. */
  readonly to: number;
  /** What a number comes to: it rises with the number, but for `fall`. */
  readonly valueAt: (number: number) => number;
  readonly wanted: number;
  /** The most by which a larger number may come to less, as by rounding; 0 or more. */
  readonly fall: number;
}

/**
 * The smallest whole number that comes to what is wanted, or more; undefined where none does. The interval is divided
 * where a straight line between its ends would reach, for most laws are made of a few straight lines; then those below
 * are tried that rounding may lift.
 */
export function firstReaching({ from, to, valueAt, wanted, fall }: Search): number | undefined {
  if (from > to) return undefined;
  const known = new Map<number, number>();
  const at = (number: number): number => {
    const value = known.get(number) ?? valueAt(number);
    known.set(number, value);
    return value;
  };
  const top = at(to) < wanted ? to : crossing(from, to, at, wanted);
  let first = at(top) < wanted ? undefined : top;
  for (let number = top - 1; number >= from && at(number) >= wanted - fall; number -= 1) {
    if (at(number) >= wanted) first = number;
  }
  return first;
}

/** A number that is enough, next to one that is not; the first of all, if that is enough. */
function crossing(from: number, to: number, at: (number: number) => number, wanted: number): number {
  if (at(from) >= wanted) return from;
  let [low, high] = [from, to];
  for (let halves = false; high - low > 1;) {
    const size = high - low;
    const share = halves ? 0.5 : (wanted - at(low)) / (at(high) - at(low));
    const middle = Math.min(high - 1, Math.max(low + 1, low + Math.ceil(share * size)));
    if (at(middle) >= wanted) high = middle;
    else low = middle;
    // Where a line leads nowhere, as before a bend, the next step takes the middle.
    halves = !halves && (high - low) * 2 > size;
  }
  return high;
}
