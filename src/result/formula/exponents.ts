/** Raised figures, and how they stand on the line. */
export const RAISED = '⁻⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ';
export const LEVEL = '−0123456789n';

/** `(1 + 1%)⁻³⁶⁰` for `(1 + 1%)^−360`; an exponent that is no whole number stays behind its caret. */
export function withRaisedExponents(text: string): string {
  return text.replaceAll(/\^(−?\d+(?:\.\d{3})*)(?![\d,])/g, (_, exponent: string) =>
    exponent.replaceAll('.', '').replaceAll(/./g, (sign) => RAISED[LEVEL.indexOf(sign)] ?? sign),
  );
}
