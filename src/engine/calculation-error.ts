/** Sentence for the visitor when the formula has no value for the input. */
export const CALCULATION_FAILED = 'Erro no cálculo. Verifique os valores inseridos.';

/** Refusal that only the formula itself can find; `compute` throws it with its sentence. */
export class CalculationError extends Error {
  override readonly name = 'CalculationError';
}
