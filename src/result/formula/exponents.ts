/** Superscript characters and their counterparts on the line. */
export const RAISED = '⁻⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ';
export const LEVEL = '−0123456789n';

/** Converts `(1 + 1%)^−360` to `(1 + 1%)⁻³⁶⁰`; leaves an exponent that is not a whole number. */
export function withRaisedExponents(text: string): string {
  return text.replaceAll(/\^(−?\d+(?:\.\d{3})*)(?![\d.,]*\d)/g, (_, exponent: string) =>
    exponent.replaceAll('.', '').replaceAll(/./g, (sign) => RAISED[LEVEL.indexOf(sign)] ?? sign),
  );
}
