/** The four everyday questions about percentages, with the steps of the calculation. */
import { compare, decimal } from '../../src/decimal/decimal.ts';
import { equalsText, exactText, operandText } from './exact-text.ts';
import { percentOf, roundTo } from '../../src/decimal/money.ts';

/** Decimal places of a variation in percent. */
export const VARIATION_PLACES = 2;

/** What was asked, the changed value where there is one, and the steps in words. */
export interface Percentage {
  readonly resultado: number;
  readonly valorFinal?: number;
  readonly explicacao: readonly string[];
}

/** `porcentagem` per cent of a value, exact. */
export function shareOf(valor: number, porcentagem: number): Percentage {
  const part = percentOf(valor, porcentagem);
  return {
    resultado: part.toNumber(),
    explicacao: [
      `${exactText(porcentagem)}% é o mesmo que ${exactText(porcentagem)} ÷ 100`,
      `${exactText(valor)} × ${operandText(porcentagem)} ÷ 100 = ${exactText(part)}`,
    ],
  };
}

/** A value with `porcentagem` per cent of it added or taken off, exact. */
export function changedBy(valor: number, porcentagem: number, tipo: 'acrescimo' | 'desconto'): Percentage {
  const part = percentOf(valor, porcentagem);
  const total = tipo === 'acrescimo' ? decimal(valor).plus(part) : decimal(valor).minus(part);
  const operator = tipo === 'acrescimo' ? '+' : '−';
  const { resultado, explicacao } = shareOf(valor, porcentagem);
  return {
    resultado,
    valorFinal: total.toNumber(),
    explicacao: [...explicacao, `${exactText(valor)} ${operator} ${operandText(part)} = ${exactText(total)}`],
  };
}

/**
 * How much a value changed, in percent rounded to two places.
 *
 * @param valor the initial value, not 0.
 */
export function variation(valor: number, valorFinal: number): Percentage {
  const difference = decimal(valorFinal).minus(valor);
  const percent = difference.times(100).div(valor);
  const direction = compare(difference, 0) > 0 ? 'aumentou' : 'diminuiu';
  return {
    resultado: roundTo(percent, VARIATION_PLACES),
    explicacao: [
      `${exactText(valorFinal)} − ${operandText(valor)} = ${exactText(difference)}`,
      `${exactText(difference)} ÷ ${operandText(valor)} × 100 ${equalsText(percent, VARIATION_PLACES)}%`,
      compare(difference, 0) === 0
        ? 'O valor não mudou'
        : `O valor ${direction} de ${exactText(valor)} para ${exactText(valorFinal)}`,
    ],
  };
}
