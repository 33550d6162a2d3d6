/** Builds sentences about a term typed in years or in months. */

/**
 * One sentence for each unit of the term. Half a year is said as 6 months.
 *
 * @param sentence `{prazo}` is the term.
 * @param withoutTerm sentence for 0 years.
 * @param years name of the field in years.
 */
export function inEitherUnit(sentence: string, withoutTerm: string, years = 'years') {
  return {
    [`prazoEm == 'anos' and ${years} == 0`]: withoutTerm,
    [`prazoEm == 'anos' and ${years} != floor(${years}) and ${years} * 12 == floor(${years} * 12)`]:
      sentence.replaceAll('{prazo}', `{${years}|years}`),
    "prazoEm == 'anos'": sentence.replaceAll('{prazo}', `{${years}}`),
    "prazoEm == 'meses'": sentence.replaceAll('{prazo}', '{meses}'),
  };
}
