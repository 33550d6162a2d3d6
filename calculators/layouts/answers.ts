/** A headline whose answer depends on the case. */

/**
 * The same headline for each case.
 *
 * @param byCase the answers by their conditions; one condition holds at a time.
 */
export function answers<const Headline extends { readonly value: string }>(
  headline: Headline,
  byCase: Readonly<Record<string, string>>,
) {
  return Object.entries(byCase).map(([when, answer]) => ({
    kind: 'headline' as const,
    ...headline,
    when,
    answer,
  }));
}
