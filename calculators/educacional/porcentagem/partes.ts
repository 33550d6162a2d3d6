/** Answers the four everyday questions about percentages, with the steps of the calculation. */
import { Quantity } from '../../../src/quantity/quantity.ts';
import { exactText } from '../../formulas/exact-text.ts';
import { figure, Lesson, worked } from '../../layouts/lesson.ts';

/** Decimal places of a variation in percent. */
export const VARIATION_PLACES = 2;

/** `porcentagem` of a value, exact. */
export function parteDoValor(valor: Quantity, porcentagem: Quantity) {
  const typed = figure(porcentagem.times(100));
  const lesson = new Lesson()
    .say(`${exactText(typed)}% = ${exactText(typed)} ÷ 100`)
    .line(worked(valor.times(typed).over(100)));
  return { part: valor.times(porcentagem), lesson };
}

/** A value after adding or subtracting `porcentagem` of it, and that part of it, both exact. */
export function valorAlterado(valor: Quantity, porcentagem: Quantity, tipo: 'acrescimo' | 'desconto') {
  const { part, lesson } = parteDoValor(valor, porcentagem);
  const changed = (change: Quantity) => (tipo === 'acrescimo' ? valor.plus(change) : valor.minus(change));
  return { part, total: changed(part), lesson: lesson.line(worked(changed(figure(part)))) };
}

/**
 * The change of a value, as a share of it, exact.
 *
 * @param valor the initial value, not 0.
 */
export function variacaoDoValor(valor: Quantity, valorFinal: Quantity) {
  const difference = valorFinal.minus(valor);
  const inPercent = worked(figure(difference).over(valor).times(100), {
    places: VARIATION_PLACES,
    unit: '%',
  });
  const direction = difference.isAbove(0) ? 'aumentou' : 'diminuiu';
  return {
    // Explains the share in percent, as the steps do.
    part: new Quantity(difference.over(valor).exact, inPercent.formula),
    lesson: new Lesson()
      .line(worked(difference))
      .line(inPercent)
      .say(
        difference.equals(0)
          ? 'O valor não mudou'
          : `O valor ${direction} de ${exactText(valor)} para ${exactText(valorFinal)}`,
      ),
  };
}
