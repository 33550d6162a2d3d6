/** Builds sentences with a term typed in years or in months. */

interface Answering<Value extends string> {
  readonly kind: 'headline';
  readonly value: Value;
  readonly label?: string;
  readonly when?: string;
  /** `{prazo}` is the term. */
  readonly answer: string;
}

/**
 * Makes two headlines, one for each unit of the term.
 *
 * @param years name of the field in years.
 */
export function inEitherUnit<const Value extends string>(
  years: string,
  headline: Answering<Value>,
): Answering<Value>[] {
  const { when, answer } = headline;
  return [
    ['anos', years],
    ['meses', 'meses'],
  ].map(([unit, name]) => ({
    ...headline,
    when: `${when === undefined ? '' : `${when} and `}prazoEm == '${unit}'`,
    answer: answer.replaceAll('{prazo}', `{${name}}`),
  }));
}
