/** Message to the visitor when the formula has no value for the input. */
export const CALCULATION_FAILED = 'Erro no cálculo. Verifique os valores inseridos.';

/** An error that only the formula itself can detect; `compute` throws it with a message to the visitor. */
export class CalculationError extends Error {
  override readonly name = 'CalculationError';
}
