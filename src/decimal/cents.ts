/** Amounts as whole numbers of cents, which plain arithmetic adds up exactly. */

/** Up to here every number of cents over 100 is a double of its own, of at most fifteen digits. */
const MOST_CENTS = 1e15;

/**
 * The cents of an amount that has at most two decimal places; undefined for any other, and for one too large.
 *
 * An amount of at most fifteen digits and its nearest double stand for each other: where the cents over 100 are the
 * double itself, they are the digits that it was written with.
 */
export function centsIn(amount: number): number | undefined {
  const cents = Math.round(amount * 100);
  return Math.abs(cents) <= MOST_CENTS && cents / 100 === amount ? cents : undefined;
}

/**
 * The sum of amounts, in cents; undefined where one of them has no whole number of cents.
 */
export function centsTogether(amounts: readonly number[]): number | undefined {
  let total = 0;
  for (const amount of amounts) {
    const cents = centsIn(amount);
    if (cents === undefined) return undefined;
    total += cents;
  }
  return Math.abs(total) <= MOST_CENTS ? total : undefined;
}
