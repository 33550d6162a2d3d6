/** A month of a year: '2026-10' in data, '10/2026' as typed. */

/**
 * Message that refuses an invalid month.
 *
 * @param example a valid month, as typed
 */
export function notAMonth(example: string): string {
  return `Digite o mês como ${example}`;
}

/** A field for a month, with an example; `parseMonth` validates and parses the typed text. */
export function monthLike(example: string) {
  return {
    type: 'string',
    // Leave room for invalid text, so that the message about months is shown instead of one about its length.
    maxLength: 20,
    placeholder: example,
    messages: { maxLength: notAMonth(example) },
  } as const;
}

const EXAMPLE = '10/2026';

/** Message that refuses an invalid month, with a general example. */
export const NOT_A_MONTH = notAMonth(EXAMPLE);

/** A field for a month, with a general example. */
export const month = monthLike(EXAMPLE);
