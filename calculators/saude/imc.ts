import { height, heightRange, weight, weightRange } from '../../schemas/body.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { withoutNoise } from '../../src/engine/rounding.ts';
import { BODY_MASS_CLASSES, bodyMassClass, HEALTHY_INDEX } from '../formulas/body-mass.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { roundTo } from '../../src/decimal/money.ts';

const MISSING = 'Por favor, preencha peso e altura com valores válidos';

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

  compute(inputs) {
    // A measure worked out in binary, such as 25 × 1.6 × 1.6, means its decimal: an edge stays an edge.
    const centimetres = decimal(withoutNoise(inputs.height));
    const squareMetres = centimetres.times(centimetres).times(0.0001);
    const index = decimal(withoutNoise(inputs.weight)).div(squareMetres);
    const { label, risk, advice } = bodyMassClass(index);
    return {
      imc: roundTo(index, 1),
      classification: label,
      healthRisk: risk,
      idealWeightRange: {
        min: roundTo(squareMetres.times(HEALTHY_INDEX.from), 1),
        max: roundTo(squareMetres.times(HEALTHY_INDEX.to), 1),
      },
      recommendation: advice,
    };
  },
})
  .layout([
    { kind: 'headline', label: 'Seu IMC', value: 'imc', format: 'number', decimals: 1, unit: 'kg/m²' },
    {
      kind: 'figures',
      items: [
        { label: 'Classificação', value: 'classification', format: 'text' },
        { label: 'Risco para a saúde', value: 'healthRisk', format: 'text' },
      ],
    },
    {
      kind: 'scale',
      title: 'Onde o seu IMC está (kg/m²)',
      value: 'imc',
      current: 'classification',
      format: 'number',
      decimals: 1,
      unit: 'kg/m²',
      from: 15,
      classes: BODY_MASS_CLASSES.map(({ label, upTo, tone }) => ({ label, upTo, tone })),
    },
    {
      kind: 'notice',
      tone: 'info',
      when: ROUNDED_UP_TO_EDGE,
      text: 'O IMC aparece arredondado como {imc|number:1}, mas o valor exato é um pouco menor: por isso a faixa é "{classification|text}".',
    },
    {
      kind: 'figures',
      title: 'Peso saudável para a sua altura',
      items: [
        { label: 'De', value: 'idealWeightRange.min', format: 'number', decimals: 1, unit: 'kg' },
        { label: 'Até', value: 'idealWeightRange.max', format: 'number', decimals: 1, unit: 'kg' },
      ],
    },
    {
      kind: 'figures',
      title: 'Recomendação',
      items: [{ label: 'O que fazer', value: 'recommendation', format: 'text' }],
    },
    {
      kind: 'steps',
      items: [
        {
          label: 'Divida o peso pelo quadrado da altura em metros',
          text: '{weight|number:3} kg ÷ ({height|number:3} ÷ 100)² ≈ {imc|number:1} kg/m²',
          law: 'Organização Mundial da Saúde',
        },
        {
          label: 'Peso saudável: IMC de 18,5 a 24,9',
          text: '18,5 × ({height|number:3} ÷ 100)² ≈ {idealWeightRange.min|number:1} kg e 24,9 × ({height|number:3} ÷ 100)² ≈ {idealWeightRange.max|number:1} kg',
        },
      ],
    },
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
      { input: {}, field: 'weight', message: MISSING },
      { input: { weight: 70, height: -170 }, field: 'height', message: MISSING },
      { input: { weight: 10 }, field: 'height', message: MISSING },
      { input: { weight: 19.9, height: 170 }, field: 'weight', message: weightRange.message },
      { input: { weight: 500.1, height: 170 }, field: 'weight', message: weightRange.message },
      { input: { weight: 70, height: '1,70' }, field: 'height', message: heightRange.message },
      { input: { weight: 70, height: 251 }, field: 'height', message: heightRange.message },
    ],
    sources: [
      {
        label: 'Organização Mundial da Saúde: obesidade e sobrepeso',
        url: 'https://www.who.int/news-room/fact-sheets/detail/obesity-and-overweight',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Ministério da Saúde: linha de cuidado da obesidade no adulto',
        url: 'https://linhasdecuidado.saude.gov.br/portal/obesidade-no-adulto/',
        checkedOn: '2026-11-20',
      },
    ],
  });
