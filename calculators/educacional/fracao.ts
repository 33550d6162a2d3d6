import { option, signedNumber } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { quantity } from '../../src/quantity/quantity.ts';
import { curriculum, MATHEMATICS_PORTAL } from '../tables/school-sources.ts';
import { DECIMAL_PLACES, decimalOfFraction, fractionOfTypedDecimal } from './fracao/conversion.ts';

/** Decimal places shown of a decimal that was typed. */
const TYPED_PLACES = 12;

const NO_DENOMINATOR = 'Denominador não pode ser zero';

const term = {
  ...signedNumber,
  visibleWhen: 'modo == "fracao-decimal"',
  messages: { required: 'Digite valores válidos para numerador e denominador' },
} as const;

/** What the chosen mode gives stands first and is called plainly. */
const CALLED = {
  'fracao-decimal': { decimal: 'Número decimal', fracao: 'Fração', simplest: 'Fração simplificada' },
  'decimal-fracao': { decimal: 'Decimal', fracao: 'Fração sem simplificar', simplest: 'Fração' },
} as const;

export default defineCalculator({
  id: 'educacional/fracao',
  name: 'Frações',
  title: 'Conversor de frações e decimais',
  description: 'Converta fração em decimal e decimal em fração, já simplificada, com o passo a passo.',
  keywords: 'fração, frações, decimal, simplificar, numerador, denominador, mdc, dízima',
  icon: 'divide',
  blankNumbers: 'missing',

  inputs: {
    type: 'object',
    required: ['modo', 'numerador', 'denominador', 'decimal'],
    properties: {
      modo: {
        type: 'string',
        title: 'O que converter',
        widget: 'tabs',
        oneOf: [option('fracao-decimal', 'Fração → Decimal'), option('decimal-fracao', 'Decimal → Fração')],
        default: 'fracao-decimal',
        messages: { required: 'Escolha o que converter' },
      },
      numerador: { ...term, title: 'Numerador', description: 'O número de cima.', placeholder: '3' },
      denominador: { ...term, title: 'Denominador', description: 'O número de baixo.', placeholder: '4' },
      decimal: {
        ...signedNumber,
        title: 'Número decimal',
        description: 'Vale exatamente o que for digitado: 0,333 é 333/1000, e não 1/3.',
        placeholder: '0,75',
        visibleWhen: 'modo == "decimal-fracao"',
        messages: { required: 'Digite um valor decimal válido' },
      },
    },
  },
  rules: [{ field: 'denominador', assert: 'denominador != 0', message: NO_DENOMINATOR }],

  // What the chosen mode does not ask is hidden and absent; its stand-in is never used.
  compute({ modo, numerador = quantity(0), denominador = quantity(1), decimal = quantity(0) }, result) {
    const isDivision = modo === 'fracao-decimal';
    const conversion = isDivision
      ? decimalOfFraction(numerador, denominador)
      : fractionOfTypedDecimal(decimal);
    const called = CALLED[modo];
    return {
      decimal: result.number(
        called.decimal,
        conversion.decimal,
        isDivision ? { places: DECIMAL_PLACES } : { decimals: TYPED_PLACES },
      ),
      fracao: result.text(called.fracao, conversion.fracao),
      fracaoSimplificada: result.text(called.simplest, conversion.fracaoSimplificada),
      passos: conversion.passos,
    };
  },
})
  .layout([
    { kind: 'headline', value: 'decimal', when: 'modo == "fracao-decimal"' },
    { kind: 'headline', value: 'fracaoSimplificada', when: 'modo == "decimal-fracao"' },
    { kind: 'figures', when: 'modo == "fracao-decimal"', items: ['fracao', 'fracaoSimplificada'] },
    { kind: 'figures', when: 'modo == "decimal-fracao"', items: ['decimal', 'fracao'] },
    { kind: 'steps', lines: 'passos' },
    {
      kind: 'notice',
      tone: 'info',
      when: 'modo == "fracao-decimal"',
      text: `O decimal é arredondado para ${DECIMAL_PLACES} casas.`,
    },
    {
      kind: 'notice',
      tone: 'info',
      when: 'modo == "decimal-fracao"',
      text: 'Uma dízima digitada com algumas casas vale só essas casas: 0,333 é 333/1000, um pouco menos que 1/3.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Quanto é 6/8 em decimal',
        input: { modo: 'fracao-decimal', numerador: 6, denominador: 8 },
        expected: {
          decimal: 0.75,
          fracao: '6/8',
          fracaoSimplificada: '3/4',
          passos: [
            'Divida os dois termos por 2: 6/8 = 3/4',
            'Divida o numerador pelo denominador: 6 ÷ 8 = 0,75',
          ],
        },
        source: 'Conta à mão: o mdc de 6 e 8 é 2; 6 ÷ 8 = 0,75',
      },
      {
        title: 'Que fração é 0,625',
        input: { modo: 'decimal-fracao', decimal: '0,625' },
        expected: {
          decimal: 0.625,
          fracao: '625/1000',
          fracaoSimplificada: '5/8',
          passos: [
            'Com 3 casas decimais, o denominador é 1000: 625/1000',
            'Divida os dois termos por 125: 625/1000 = 5/8',
          ],
        },
        source: 'Conta à mão: o mdc de 625 e 1000 é 125; 625 ÷ 125 = 5 e 1000 ÷ 125 = 8',
      },
      {
        title: 'Uma dízima periódica: 2/3',
        input: { modo: 'fracao-decimal', numerador: 2, denominador: 3 },
        expected: {
          decimal: 0.666667,
          fracao: '2/3',
          fracaoSimplificada: '2/3',
          passos: [
            '2/3 já está na forma mais simples',
            'Divida o numerador pelo denominador: 2 ÷ 3 ≈ 0,666667',
            'A divisão não termina: é uma dízima periódica, mostrada com 6 casas decimais',
          ],
        },
        source: 'Conta à mão: 2 ÷ 3 = 0,6666…, que sobe na sexta casa',
      },
      {
        title: 'Decimal como digitado: 0,333',
        input: { modo: 'decimal-fracao', decimal: '0,333' },
        expected: { decimal: 0.333, fracao: '333/1000', fracaoSimplificada: '333/1000' },
        source: '333 = 3² × 37 e 1000 = 2³ × 5³ não têm divisor comum',
      },
      {
        title: 'O sinal fica no numerador e o denominador 1 não se escreve',
        input: { modo: 'fracao-decimal', numerador: 8, denominador: -4 },
        expected: { decimal: -2, fracao: '-8/4', fracaoSimplificada: '-2' },
        source: 'Conta à mão: 8 ÷ (−4) = −2',
        testOnly: true,
      },
      {
        title: 'Termos decimais viram inteiros',
        input: { modo: 'fracao-decimal', numerador: '1,5', denominador: '0,25' },
        expected: { decimal: 6, fracao: '150/25', fracaoSimplificada: '6' },
        source: 'Conta à mão: 1,5 ÷ 0,25 = 150 ÷ 25 = 6',
        testOnly: true,
      },
      {
        title: 'Decimal negativo com parte inteira',
        input: { modo: 'decimal-fracao', decimal: -2.125 },
        expected: { decimal: -2.125, fracao: '-2125/1000', fracaoSimplificada: '-17/8' },
        source: 'Conta à mão: 2,125 = 2125/1000; o mdc é 125',
        testOnly: true,
      },
      {
        title: 'Um número inteiro',
        input: { modo: 'decimal-fracao', decimal: 2 },
        expected: { decimal: 2, fracao: '2/1', fracaoSimplificada: '2' },
        source: 'Um inteiro é uma fração de denominador 1',
        testOnly: true,
      },
    ],
    refusals: [{ input: { numerador: 3, denominador: 0 }, field: 'denominador', message: NO_DENOMINATOR }],
    sources: [curriculum('frações e números decimais'), MATHEMATICS_PORTAL],
  });
