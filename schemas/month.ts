/** A month of a year: '2026-10' in data, '10/2026' as it is typed. */

/**
 * The sentence that refuses what is no month.
 *
 * @param example a month as it is typed, which the field must take.
 */
export function notAMonth(example: string): string {
  return `Digite o mês como ${example}`;
}

/** A field for a month with an example that it takes; what is typed is judged and read with `parseMonth`. */
export function monthLike(example: string) {
  return {
    type: 'string',
    // Room for what is no month, so that the sentence stands under all of it.
    maxLength: 20,
    placeholder: example,
    messages: { maxLength: notAMonth(example) },
  } as const;
}

const EXAMPLE = '10/2026';

/** Refuses what is no month, where any will do. */
export const NOT_A_MONTH = notAMonth(EXAMPLE);

/** A field for a month, where any will do. */
export const month = monthLike(EXAMPLE);
