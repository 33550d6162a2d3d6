/** A month of a year: '2026-10' in data, '10/2026' as it is typed. */

/** Refuses what is no month. */
export const NOT_A_MONTH = 'Digite o mês como 10/2026';

/** A field for a month; what is typed is judged and read with `parseMonth`. */
export const month = {
  type: 'string',
  maxLength: 10,
  placeholder: '10/2026',
  messages: { maxLength: NOT_A_MONTH },
} as const;
