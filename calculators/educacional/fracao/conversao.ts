/** Converts fractions and decimals into each other, with the steps of the calculation. */
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { exactText, operandText } from '../../formulas/exact-text.ts';
import {
  fraction,
  fractionOfDecimal,
  fractionText,
  fullFractionText,
  gcd,
  simplify,
  terminates,
  type Fraction,
} from '../../formulas/fractions.ts';
import { figure, Lesson, worked } from '../../layouts/lesson.ts';

/** Decimal places of a fraction's value. */
export const DECIMAL_PLACES = 6;
/** Number of digits that a typed number certainly keeps. */
const SURE_DIGITS = 15;

/**
 * The decimal of a fraction.
 *
 * @param denominador not 0.
 */
export function decimalDaFracao(numerador: Quantity, denominador: Quantity) {
  const written = fraction(numerador.number, denominador.number);
  const division = worked(figure(numerador.over(denominador)), {
    formula: asProse(`${written.numerator} ÷ ${written.denominator}`),
    places: DECIMAL_PLACES,
  });
  const isAsTyped =
    Number.isInteger(numerador.number) && Number.isInteger(denominador.number) && denominador.isAbove(0);
  const lesson = new Lesson();
  if (!isAsTyped) {
    const typed = `${exactText(numerador)}/${operandText(denominador)}`;
    lesson.say(
      `Escreva com termos inteiros e o sinal no numerador: ${typed} = ${asProse(fullFractionText(written))}`,
    );
  }
  lesson.say(passoDaSimplificacao(written)).line(division, 'Divida o numerador pelo denominador: ');
  if (!terminates(written)) {
    lesson.say(
      `A divisão não termina: é uma dízima periódica, mostrada com ${DECIMAL_PLACES} casas decimais`,
    );
  }
  return { decimal: division, ...textosDaFracao(written), passos: lesson.lines };
}

/** Converts a typed decimal to a fraction: 0.333 is 333/1000. The decimal itself is not rounded. */
export function fracaoDoDecimal(typed: Quantity) {
  const written = fractionOfDecimal(typed.number);
  const places = String(written.denominator).length - 1;
  const start =
    places === 0
      ? 'Um número inteiro é uma fração de denominador 1'
      : `Com ${places} ${places === 1 ? 'casa decimal' : 'casas decimais'}, o denominador é ${written.denominator}`;
  const lesson = new Lesson()
    .say(`${start}: ${asProse(fullFractionText(written))}`)
    .say(passoDaSimplificacao(written));
  const digits = String(written.numerator).replace('-', '').length;
  if (digits > SURE_DIGITS) {
    lesson.say(`Atenção: os algarismos depois do ${SURE_DIGITS}º podem ter sido arredondados`);
  }
  return { decimal: typed, ...textosDaFracao(written), passos: lesson.lines };
}

/** The fraction as typed and in lowest terms, and those terms as numbers: large ones lose digits, but are not drawn. */
function textosDaFracao(written: Fraction) {
  const simplest = simplify(written);
  return {
    fracao: fullFractionText(written),
    fracaoSimplificada: fractionText(simplest),
    simplest: { numerator: Number(simplest.numerator), denominator: Number(simplest.denominator) },
  };
}

function passoDaSimplificacao(written: Fraction): string {
  const divisor = gcd(written.numerator, written.denominator);
  const text = asProse(fullFractionText(written));
  return divisor === 1n
    ? `${text} já está na forma mais simples`
    : `Divida os dois termos por ${divisor}: ${text} = ${asProse(fractionText(simplify(written)))}`;
}

/** Replaces the hyphen before a number by a minus sign, as in prose. */
function asProse(text: string): string {
  return text.replace('-', '−');
}
