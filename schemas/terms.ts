/** Terms as choices: the number for the calculation, and its label. */

/** One term of a choice. */
interface Term {
  readonly const: number;
  readonly title: string;
}

/** Whole years from 1 to `most`, with their number of instalments: "5 anos (60 parcelas)". */
export function yearTerms(most: number): Term[] {
  return upTo(most).map((years) => ({
    const: years,
    title: `${years} ${years === 1 ? 'ano' : 'anos'} (${years * 12} parcelas)`,
  }));
}

/** Whole months from 1 to `most`: "1 mês", "2 meses". */
export function monthTerms(most: number): Term[] {
  return upTo(most).map((months) => ({ const: months, title: months === 1 ? '1 mês' : `${months} meses` }));
}

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}
