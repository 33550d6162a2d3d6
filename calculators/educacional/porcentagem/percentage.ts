/** Answers the four everyday questions about percentages, with the steps of the calculation in words. */
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { equalsText, exactText, operandText } from '../../formulas/exact-text.ts';

/** Decimal places of a variation in percent. */
export const VARIATION_PLACES = 2;

/** A share of a value, exact. */
export interface Share {
  readonly part: Quantity;
  readonly explicacao: readonly string[];
}

/** A value after adding or subtracting a share of it, exact. */
export interface Change extends Share {
  readonly total: Quantity;
}

/** `porcentagem` of a value. */
export function shareOf(valor: Quantity, porcentagem: Quantity): Share {
  const part = valor.times(porcentagem);
  const typed = porcentagem.times(100);
  return {
    part,
    explicacao: [
      `${exactText(typed)}% é o mesmo que ${exactText(typed)} ÷ 100`,
      `${exactText(valor)} × ${operandText(typed)} ÷ 100 = ${exactText(part)}`,
    ],
  };
}

/** A value after adding or subtracting `porcentagem` of it. */
export function changedBy(valor: Quantity, porcentagem: Quantity, tipo: 'acrescimo' | 'desconto'): Change {
  const { part, explicacao } = shareOf(valor, porcentagem);
  const total = tipo === 'acrescimo' ? valor.plus(part) : valor.minus(part);
  const operator = tipo === 'acrescimo' ? '+' : '−';
  const line = `${exactText(valor)} ${operator} ${operandText(part)} = ${exactText(total)}`;
  return { part, total, explicacao: [...explicacao, line] };
}

/**
 * The change of a value, as a share of it, exact.
 *
 * @param valor the initial value, not 0.
 */
export function variation(valor: Quantity, valorFinal: Quantity): Share {
  const difference = valorFinal.minus(valor);
  const share = difference.over(valor);
  const inPercent = difference.times(100).over(valor);
  const division = `${exactText(difference)} ÷ ${operandText(valor)} × 100 ${equalsText(inPercent, VARIATION_PLACES)}%`;
  const direction = difference.isAbove(0) ? 'aumentou' : 'diminuiu';
  return {
    // Writes the step like a lesson, which distinguishes an exact percentage from a rounded one.
    part: share.explainedAs(() => division),
    explicacao: [
      `${exactText(valorFinal)} − ${operandText(valor)} = ${exactText(difference)}`,
      division,
      difference.equals(0)
        ? 'O valor não mudou'
        : `O valor ${direction} de ${exactText(valor)} para ${exactText(valorFinal)}`,
    ],
  };
}
