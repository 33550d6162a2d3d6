/** Year of a yearly tax (IPTU, IPVA), by default the current one. Visitors may type years that are not in the list. */

const OUT_OF_RANGE = 'Informe o ano do imposto, de 1950 a 2200';

/** Number of past years in the list. */
const PAST_YEARS = 5;

function yearOf(today: string): number {
  return Number(today.slice(0, 4));
}

/** Years from next year, whose bills arrive in December, back to five years ago. */
function yearsAround(today: string): number[] {
  return Array.from({ length: PAST_YEARS + 2 }, (_, index) => yearOf(today) + 1 - index);
}

export const taxYear = {
  type: 'integer',
  title: 'Ano do imposto',
  minimum: 1950,
  maximum: 2200,
  defaultOn: yearOf,
  suggestions: yearsAround,
  messages: { minimum: OUT_OF_RANGE, maximum: OUT_OF_RANGE, required: OUT_OF_RANGE },
} as const;
