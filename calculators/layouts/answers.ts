/** Builds a headline with an answer for each case. */

/**
 * The same headline for each case.
 *
 * @param byCase the answers by condition; one condition holds at a time.
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
