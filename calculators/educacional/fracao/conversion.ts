/** Converts fractions and decimals into each other, with the steps of the calculation. */
import { decimal } from '../../../src/decimal/decimal.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { equalsText, exactText, operandText, workedOut } from '../../formulas/exact-text.ts';
import {
  fraction,
  fractionOfDecimal,
  fractionText,
  gcd,
  simplify,
  type Fraction,
} from '../../formulas/fractions.ts';

/** Decimal places of a fraction's value. */
export const DECIMAL_PLACES = 6;
/** Digits that a typed number keeps for certain. */
const SURE_DIGITS = 15;

/** The fraction as typed, including a denominator of 1. */
function fullText({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

/** Replaces the hyphen before a number by the minus sign of prose. */
function asProse(step: string): string {
  return step.replaceAll(/-(?=\d)/g, '−');
}

function simplifyingStep(written: Fraction): string {
  const divisor = gcd(written.numerator, written.denominator);
  return divisor === 1n
    ? `${fullText(written)} já está na forma mais simples`
    : `Divida os dois termos por ${divisor}: ${fullText(written)} = ${fractionText(simplify(written))}`;
}

/**
 * True for a finite decimal: a simplified fraction has one exactly when its denominator has no prime factors but 2
 * and 5.
 */
function terminates({ denominator }: Fraction): boolean {
  let rest = denominator;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

/** The terms as numbers for the drawing; large ones lose digits, but are not drawn. */
function terms({ numerator, denominator }: Fraction): Conversion['simplest'] {
  return { numerator: Number(numerator), denominator: Number(denominator) };
}

function isWhole({ number }: Quantity): boolean {
  return Number.isInteger(number);
}

/** A converted fraction or decimal, with its steps in words. */
export interface Conversion {
  /** Exact. */
  readonly decimal: Quantity;
  /** Not simplified, including a denominator of 1. */
  readonly fracao: string;
  readonly fracaoSimplificada: string;
  readonly passos: readonly string[];
  /** Its terms without a common divisor, for the drawing. */
  readonly simplest: { readonly numerator: number; readonly denominator: number };
}

/**
 * The decimal of a fraction.
 *
 * @param denominador not 0.
 */
export function decimalOfFraction(numerador: Quantity, denominador: Quantity): Conversion {
  const written = fraction(numerador.number, denominador.number);
  const simplest = simplify(written);
  const value = decimal(String(written.numerator)).div(String(written.denominator));
  const division = `${written.numerator} ÷ ${written.denominator} ${equalsText(value, DECIMAL_PLACES)}`;
  const typed = `${exactText(numerador)}/${operandText(denominador)}`;
  const isAsTyped = [numerador, denominador].every(isWhole) && denominador.isAbove(0);
  return {
    decimal: workedOut(value, asProse(division)),
    fracao: fullText(written),
    fracaoSimplificada: fractionText(simplest),
    simplest: terms(simplest),
    passos: [
      ...(isAsTyped
        ? []
        : [`Escreva com termos inteiros e o sinal no numerador: ${typed} = ${fullText(written)}`]),
      simplifyingStep(written),
      `Divida o numerador pelo denominador: ${division}`,
      ...(terminates(simplest)
        ? []
        : [`A divisão não termina: é uma dízima periódica, mostrada com ${DECIMAL_PLACES} casas decimais`]),
    ].map(asProse),
  };
}

/** The fraction that a decimal spells: 0.333 is 333/1000. The decimal itself is not rounded. */
export function fractionOfTypedDecimal(typed: Quantity): Conversion {
  const written = fractionOfDecimal(typed.number);
  const places = String(written.denominator).length - 1;
  const simplest = simplify(written);
  const digits = String(written.numerator).replace('-', '').length;
  return {
    decimal: typed,
    fracao: fullText(written),
    fracaoSimplificada: fractionText(simplest),
    simplest: terms(simplest),
    passos: [
      places === 0
        ? `Um número inteiro é uma fração de denominador 1: ${fullText(written)}`
        : `Com ${places} ${places === 1 ? 'casa decimal' : 'casas decimais'}, o denominador é ${written.denominator}: ${fullText(written)}`,
      simplifyingStep(written),
      ...(digits > SURE_DIGITS
        ? [`Atenção: os algarismos depois do ${SURE_DIGITS}º podem ter sido arredondados`]
        : []),
    ].map(asProse),
  };
}
