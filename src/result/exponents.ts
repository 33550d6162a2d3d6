/** Exponents as they stand in print, and as they are read out. */
const RAISED = '⁻⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ';
const LEVEL = '−0123456789n';

/** `(1 + 1%)⁻³⁶⁰` for `(1 + 1%)^−360`; an exponent that is no whole number stays behind its caret. */
export function withRaisedExponents(text: string): string {
  return text.replaceAll(/\^(−?\d+(?:\.\d{3})*)(?![\d,])/g, (_, exponent: string) =>
    exponent.replaceAll('.', '').replaceAll(/./g, (sign) => RAISED[LEVEL.indexOf(sign)] ?? sign),
  );
}

/** A piece of a formula: an exponent, with how it is read out, or what stands around one. */
interface FormulaPiece {
  readonly text: string;
  readonly spoken?: string;
}

/** A formula cut at its exponents; the square of a unit, as in m², is none. */
export function exponentsIn(text: string): FormulaPiece[] {
  return text
    .split(/((?<=[\d%)\]])[⁻⁰¹²³⁴-⁹ⁿ]+)/)
    .map((piece, index) =>
      index % 2 === 0
        ? { text: piece }
        : {
            text: piece,
            spoken: `elevado a ${piece.replaceAll(/./g, (sign) => LEVEL[RAISED.indexOf(sign)] ?? sign)}`,
          },
    )
    .filter(({ text: { length } }) => length > 0);
}
