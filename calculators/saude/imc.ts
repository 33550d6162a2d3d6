import { height, heightRange, weight, weightRange } from '../../schemas/body.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { withoutNoise } from '../formulas/typed-value.ts';
import { OBESITY_CARE, WHO_OBESITY } from '../tables/health-sources.ts';
import { HEALTHY_BODY_MASS } from '../tables/health.ts';
import { BODY_MASS_CLASSES, bodyMassClass } from './imc/classes.ts';

const MISSING = 'Por favor, preencha peso e altura com valores válidos';
const CENTIMETRES_IN_METRE = 100;

/** Holds where rounding lifts the index shown to an edge that the exact one does not reach. */
const ROUNDED_UP_TO_EDGE = BODY_MASS_CLASSES.slice(0, -1)
  .map(({ label, upTo }) => `(imc == ${upTo} and classification == "${label}")`)
  .join(' or ');

export default defineCalculator({
  id: 'saude/imc',
  name: 'IMC',
  title: 'Calculadora de IMC',
  description: 'Calcule o índice de massa corporal, veja a faixa da OMS e o peso saudável para a sua altura.',
  keywords: 'imc, índice de massa corporal, peso ideal, obesidade, sobrepeso, altura, emagrecer',
  icon: 'weight',

  inputs: {
    type: 'object',
    required: ['weight', 'height'],
    properties: {
      weight: { ...weight, messages: { exclusiveMinimum: MISSING } },
      height: { ...height, messages: { exclusiveMinimum: MISSING } },
    },
  },
  // A range is judged only when both measures are there.
  rules: [
    { field: 'weight', assert: `height <= 0 or ${weightRange.holds}`, message: weightRange.message },
    { field: 'height', assert: `weight <= 0 or ${heightRange.holds}`, message: heightRange.message },
  ],

  compute(inputs, result) {
    const metres = withoutNoise(inputs.height).over(CENTIMETRES_IN_METRE);
    const square = metres.power(2);
    const index = withoutNoise(inputs.weight).over(square);
    const { label, risk, advice } = bodyMassClass(index);
    const { from, to } = HEALTHY_BODY_MASS;
    const kilograms = { unit: 'kg', places: 1 };
    return {
      imc: result.number('Seu IMC', index, {
        law: `Peso dividido pelo quadrado da altura em metros (${from.law})`,
        unit: 'kg/m²',
        places: 1,
      }),
      classification: result.text('Classificação', label),
      healthRisk: result.text('Risco para a saúde', risk),
      idealWeightRange: {
        min: result.number('Menor peso saudável', from.times(square), {
          ...kilograms,
          law: `IMC saudável: a partir de ${from}`,
        }),
        max: result.number('Maior peso saudável', to.times(square), {
          ...kilograms,
          law: `IMC saudável: até ${to}`,
        }),
      },
      recommendation: result.text('O que fazer', advice),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'imc' },
    { kind: 'figures', items: ['classification', 'healthRisk'] },
    {
      kind: 'scale',
      title: 'Onde o seu IMC está (kg/m²)',
      value: 'imc',
      current: 'classification',
      from: 15,
      classes: BODY_MASS_CLASSES.map(({ label, upTo, tone }) => ({ label, upTo, tone })),
    },
    {
      kind: 'notice',
      tone: 'info',
      when: ROUNDED_UP_TO_EDGE,
      text: 'O IMC aparece arredondado como {imc|number:1}, mas o valor exato é um pouco menor: por isso a faixa é "{classification}".',
    },
    {
      kind: 'figures',
      title: 'Peso saudável para a sua altura',
      items: [
        { value: 'idealWeightRange.min', label: 'De' },
        { value: 'idealWeightRange.max', label: 'Até' },
      ],
    },
    { kind: 'figures', title: 'Recomendação', items: ['recommendation'] },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      text: 'Estas faixas valem para adultos. Crianças, adolescentes, gestantes e idosos têm referências próprias.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Uma pessoa de 70 kg e 1,75 m',
        input: { weight: 70, height: 175 },
        expected: {
          imc: 22.9,
          classification: 'Peso normal',
          healthRisk: 'Normal',
          idealWeightRange: { min: 56.7, max: 76.3 },
        },
        source:
          'Conta à mão: 1,75² = 3,0625; 70 ÷ 3,0625 = 22,857…; 18,5 × 3,0625 = 56,65625; 24,9 × 3,0625 = 76,25625',
      },
      {
        title: 'Exatamente 25: 64 kg e 1,60 m',
        input: { weight: 64, height: 160 },
        expected: {
          imc: 25,
          classification: 'Sobrepeso',
          healthRisk: 'Moderado',
          idealWeightRange: { min: 47.4, max: 63.7 },
        },
        source: 'Conta à mão: 1,60² = 2,56; 64 ÷ 2,56 = 25; 18,5 × 2,56 = 47,36; 24,9 × 2,56 = 63,744',
      },
      {
        title: 'Uma pessoa de 95 kg e 1,70 m',
        input: { weight: 95, height: 170 },
        expected: { imc: 32.9, classification: 'Obesidade Grau I', healthRisk: 'Alto' },
        source: 'Conta à mão: 95 ÷ 2,89 = 32,871…',
      },
      {
        title: 'Exatamente 18,5: 74 kg e 2,00 m',
        input: { weight: 74, height: 200 },
        expected: { imc: 18.5, classification: 'Peso normal', healthRisk: 'Normal' },
        source: 'Conta à mão: 74 ÷ 4 = 18,5',
        testOnly: true,
      },
      {
        title: 'Um grama abaixo de 18,5',
        input: { weight: '73,999', height: 200 },
        expected: { imc: 18.5, classification: 'Abaixo do peso', healthRisk: 'Baixo' },
        source: 'Conta à mão: 73,999 ÷ 4 = 18,49975, que se arredonda para 18,5',
        testOnly: true,
      },
      {
        title: 'Exatamente 30: 120 kg e 2,00 m',
        input: { weight: 120, height: 200 },
        expected: { imc: 30, classification: 'Obesidade Grau I', healthRisk: 'Alto' },
        source: 'Conta à mão: 120 ÷ 4 = 30',
        testOnly: true,
      },
      {
        title: 'Exatamente 35: 140 kg e 2,00 m',
        input: { weight: 140, height: 200 },
        expected: { imc: 35, classification: 'Obesidade Grau II', healthRisk: 'Muito Alto' },
        source: 'Conta à mão: 140 ÷ 4 = 35',
        testOnly: true,
      },
      {
        title: 'Exatamente 40: 160 kg e 2,00 m',
        input: { weight: 160, height: 200 },
        expected: {
          imc: 40,
          classification: 'Obesidade Grau III (Mórbida)',
          healthRisk: 'Extremamente Alto',
        },
        source: 'Conta à mão: 160 ÷ 4 = 40',
        testOnly: true,
      },
    ],
    refusals: [
      { input: { weight: 19.9, height: 170 }, field: 'weight', message: weightRange.message },
      { input: { weight: 500.1, height: 170 }, field: 'weight', message: weightRange.message },
      { input: { weight: 70, height: '1,70' }, field: 'height', message: heightRange.message },
      { input: { weight: 70, height: 251 }, field: 'height', message: heightRange.message },
    ],
    sources: [WHO_OBESITY, OBESITY_CARE],
  });
