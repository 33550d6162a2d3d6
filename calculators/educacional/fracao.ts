import { option, signedNumber } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { quantity } from '../../src/quantity/quantity.ts';
import { roundedTo } from '../layouts/lesson.ts';
import { curriculum, PORTAL_DE_MATEMATICA } from '../tabelas/fontes-do-ensino.ts';
import { DECIMAL_PLACES, decimalDaFracao, fracaoDoDecimal } from './fracao/conversao.ts';
import { EXAMPLES } from './fracao/examples.ts';

/** Decimal places shown for a typed decimal. */
const TYPED_PLACES = 12;

const AS_TYPED =
  'Uma dízima digitada com algumas casas vale só essas casas: 0,333 é 333/1000, um pouco menos que 1/3.';
const NO_DENOMINATOR = 'Denominador não pode ser zero';

const campoDoTermo = {
  ...signedNumber,
  visibleWhen: 'modo == "fracao-decimal"',
  messages: { required: 'Digite valores válidos para numerador e denominador' },
} as const;

/** Labels by mode; the result of the chosen mode comes first, with a short name. */
const LABELS = {
  'fracao-decimal': { decimal: 'Número decimal', fracao: 'Fração', simplest: 'Fração simplificada' },
  'decimal-fracao': { decimal: 'Decimal', fracao: 'Fração sem simplificar', simplest: 'Fração' },
} as const;

const card = defineCalculator({
  id: 'educacional/fracao',
  name: 'Frações',
  title: 'Conversor de frações e decimais',
  description: 'Converta fração em decimal e decimal em fração, já simplificada, com o passo a passo.',
  keywords: 'fração, frações, decimal, simplificar, numerador, denominador, mdc, dízima, dízima periódica',
  icon: 'divide',
  blankNumbers: 'missing',
  sources: [curriculum('frações e números decimais'), PORTAL_DE_MATEMATICA],

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
      numerador: { ...campoDoTermo, title: 'Numerador', description: 'O número de cima.', placeholder: '3' },
      denominador: {
        ...campoDoTermo,
        title: 'Denominador',
        description: 'O número de baixo.',
        placeholder: '4',
      },
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

  // Placeholders for fields of other modes, which are hidden and absent; never used.
  compute({ modo, numerador = quantity(0), denominador = quantity(1), decimal = quantity(0) }, result) {
    const isDivision = modo === 'fracao-decimal';
    const conversion = isDivision ? decimalDaFracao(numerador, denominador) : fracaoDoDecimal(decimal);
    const called = LABELS[modo];
    const places = isDivision ? roundedTo(DECIMAL_PLACES, conversion.decimal) : { decimals: TYPED_PLACES };
    const note = isDivision ? {} : { note: AS_TYPED };
    return {
      ...result.group('O mesmo número', {
        decimal: result.number(called.decimal, conversion.decimal, places),
        fracao: result.text(called.fracao, conversion.fracao),
        fracaoSimplificada: result.text(called.simplest, conversion.fracaoSimplificada, note),
      }),
      passos: conversion.passos,
      partes: {
        contadas: result.number('Partes preenchidas', conversion.simplest.numerator),
        total: result.number('Partes de cada inteiro', conversion.simplest.denominator),
      },
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'decimal',
    when: 'modo == "fracao-decimal"',
    answer: 'Dividindo {numerador} por {denominador}, você chega a {decimal}.',
  },
  {
    kind: 'headline',
    value: 'fracaoSimplificada',
    answer: 'O decimal {decimal} é o mesmo que a fração {fracaoSimplificada}.',
  },
  { kind: 'parts', title: 'A fração simplificada', filled: 'partes.contadas', of: 'partes.total' },
  { kind: 'steps', lines: 'passos' },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [{ input: { numerador: 3, denominador: 0 }, field: 'denominador', message: NO_DENOMINATOR }],
} satisfies EvidenceOf<typeof card>;
