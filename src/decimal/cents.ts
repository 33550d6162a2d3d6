/** Amounts as whole numbers of cents, which plain arithmetic adds exactly. */

/** Maximum number of cents: over 100 they have at most fifteen digits, so each is a distinct double. */
const MAX_CENTS = 1e15;

/**
 * The cents of an amount with at most two decimal places; undefined for other amounts, and beyond `MAX_CENTS`.
 *
 * An amount of at most fifteen digits and its nearest double identify each other: if the cents over 100 equal the
 * double, their digits are those of the amount.
 */
export function centsIn(amount: number): number | undefined {
  const cents = Math.round(amount * 100);
  return Math.abs(cents) <= MAX_CENTS && cents / 100 === amount ? cents : undefined;
}

/** The sum of amounts in cents; undefined if an amount, or the sum, has no exact cents. */
export function centsTogether(amounts: readonly number[]): number | undefined {
  let total = 0;
  for (const amount of amounts) {
    const cents = centsIn(amount);
    if (cents === undefined) return undefined;
    total += cents;
  }
  return Math.abs(total) <= MAX_CENTS ? total : undefined;
}
