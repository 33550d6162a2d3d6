/** Builds sentences about a term typed in years or in months. */

/**
 * One sentence for each unit of the term.
 *
 * @param sentence `{prazo}` is the term.
 * @param years name of the field in years.
 */
export function inEitherUnit(sentence: string, years = 'years') {
  return {
    "prazoEm == 'anos'": sentence.replaceAll('{prazo}', `{${years}}`),
    "prazoEm == 'meses'": sentence.replaceAll('{prazo}', '{meses}'),
  };
}
