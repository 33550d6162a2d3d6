/** Raised figures and their counterparts on the line. */
export const RAISED = '⁻⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ';
export const LEVEL = '−0123456789n';

/** Writes `(1 + 1%)^−360` as `(1 + 1%)⁻³⁶⁰`; an exponent that is not a whole number keeps its caret. */
export function withRaisedExponents(text: string): string {
  return text.replaceAll(/\^(−?\d+(?:\.\d{3})*)(?![\d,])/g, (_, exponent: string) =>
    exponent.replaceAll('.', '').replaceAll(/./g, (sign) => RAISED[LEVEL.indexOf(sign)] ?? sign),
  );
}
