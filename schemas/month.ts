/** A month of a year: '2026-10' in data, '10/2026' as typed. */

/**
 * The sentence that refuses an invalid month.
 *
 * @param example an accepted month, as typed.
 */
export function notAMonth(example: string): string {
  return `Digite o mês como ${example}`;
}

/** A field for a month with an accepted example; `parseMonth` validates and reads the typed text. */
export function monthLike(example: string) {
  return {
    type: 'string',
    // Leaves room for invalid text, so that the sentence covers all of it.
    maxLength: 20,
    placeholder: example,
    messages: { maxLength: notAMonth(example) },
  } as const;
}

const EXAMPLE = '10/2026';

/** Refuses an invalid month, with a general example. */
export const NOT_A_MONTH = notAMonth(EXAMPLE);

/** A field for a month, with a general example. */
export const month = monthLike(EXAMPLE);
