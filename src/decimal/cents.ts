/** Amounts as whole numbers of cents, which plain arithmetic adds up exactly. */

/** Limit below which cents over 100 have at most fifteen digits, so that each is a distinct double. */
const MOST_CENTS = 1e15;

/**
 * The cents of an amount with at most two decimal places; undefined for others and for amounts too large.
 *
 * An amount of at most fifteen digits and its nearest double identify each other: if the cents over 100 equal the
 * double, they are the digits that were typed.
 */
export function centsIn(amount: number): number | undefined {
  const cents = Math.round(amount * 100);
  return Math.abs(cents) <= MOST_CENTS && cents / 100 === amount ? cents : undefined;
}

/** The sum of amounts in cents; undefined if one of them is not a whole number of cents. */
export function centsTogether(amounts: readonly number[]): number | undefined {
  let total = 0;
  for (const amount of amounts) {
    const cents = centsIn(amount);
    if (cents === undefined) return undefined;
    total += cents;
  }
  return Math.abs(total) <= MOST_CENTS ? total : undefined;
}
