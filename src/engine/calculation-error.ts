/** What the visitor reads when the formula has no value for the input. */
export const CALCULATION_FAILED = 'Erro no cálculo. Verifique os valores inseridos.';

/** Sentence of a prohibited case, thrown by `compute` where only the formula itself can find it out. */
export class CalculationError extends Error {
  override readonly name = 'CalculationError';
}
