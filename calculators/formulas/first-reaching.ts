/** Searches whole numbers for a target value without a formula, such as the gross salary for a net one. */

/** The arguments of a search. */
export interface Search {
  /** First whole number. */
  readonly from: number;
  /** Last whole number, included. */
  readonly to: number;
  /** Value of a number; rises with the number except by `fall`. */
  readonly valueAt: (number: number) => number;
  readonly wanted: number;
  /** Maximum drop of the value between a number and a larger one, such as by rounding; 0 or more. */
  readonly fall: number;
}

/**
 * The smallest whole number with at least the wanted value; undefined if there is none. Divides the interval where
 * a straight line between its ends reaches the value, because most laws consist of a few straight lines; then
 * tries the numbers below that rounding may lift.
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

/** A number that reaches the target, next to one that does not; the first number if that one does. */
function crossing(from: number, to: number, at: (number: number) => number, wanted: number): number {
  if (at(from) >= wanted) return from;
  let [low, high] = [from, to];
  for (let halves = false; high - low > 1;) {
    const size = high - low;
    const share = halves ? 0.5 : (wanted - at(low)) / (at(high) - at(low));
    const middle = Math.min(high - 1, Math.max(low + 1, low + Math.ceil(share * size)));
    if (at(middle) >= wanted) high = middle;
    else low = middle;
    // Take the middle next if the line made little progress, as before a bend.
    halves = !halves && (high - low) * 2 > size;
  }
  return high;
}
