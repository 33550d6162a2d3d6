import { height, heightRange, weight, weightRange } from '../../schemas/body.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { withoutNoise } from '../formulas/typed-value.ts';
import { CUIDADO_DA_OBESIDADE, OMS_OBESIDADE } from '../tabelas/fontes-da-saude.ts';
import { IMC_SAUDAVEL } from '../tabelas/saude.ts';
import { CLASSES_DO_IMC, classeDoImc } from './imc/classes.ts';
import { EXAMPLES } from './imc/examples.ts';

const MISSING = 'Por favor, preencha peso e altura com valores válidos';
const CENTIMETROS_DO_METRO = 100;

const card = defineCalculator({
  id: 'saude/imc',
  name: 'IMC',
  title: 'Calculadora de IMC',
  description: 'Calcule o índice de massa corporal, veja a faixa da OMS e o peso saudável para a sua altura.',
  keywords:
    'imc, índice de massa corporal, peso ideal, obesidade, sobrepeso, altura, emagrecer, peso e altura, acima do peso, estou gordo, sobre peso',
  icon: 'weight',
  sources: [OMS_OBESIDADE, CUIDADO_DA_OBESIDADE],

  inputs: {
    type: 'object',
    required: ['weight', 'height'],
    properties: {
      weight: { ...weight, messages: { exclusiveMinimum: MISSING } },
      height: { ...height, messages: { exclusiveMinimum: MISSING } },
    },
  },
  // Check a range only if both measures are present.
  rules: [
    { field: 'weight', assert: `height <= 0 or ${weightRange.holds}`, message: weightRange.message },
    { field: 'height', assert: `weight <= 0 or ${heightRange.holds}`, message: heightRange.message },
  ],

  compute(inputs, result) {
    const metres = withoutNoise(inputs.height).over(CENTIMETROS_DO_METRO);
    const square = metres.power(2);
    const index = withoutNoise(inputs.weight).over(square);
    const { label, risk, advice, tone, upTo } = classeDoImc(index);
    const { from, to } = IMC_SAUDAVEL;
    const kilograms = { unit: 'kg', places: 1 };
    const imc = result.number('Seu IMC', index, {
      law: `Peso dividido pelo quadrado da altura em metros (${from.law})`,
      unit: 'kg/m²',
      places: 1,
    });
    return {
      imc,
      tone: result.text('Tom da faixa', tone),
      isRoundedUp: result.yesNo('Arredondado até a faixa seguinte', imc.shown === upTo),
      ...result.group('A sua faixa', {
        classification: result.text('Classificação', label),
        healthRisk: result.text('Risco para a saúde', risk),
      }),
      idealWeightRange: result.group('Peso saudável para a sua altura', {
        min: result.number('Menor peso saudável', from.times(square), {
          ...kilograms,
          law: `IMC saudável: a partir de ${from}`,
        }),
        max: result.number('Maior peso saudável', to.times(square), {
          ...kilograms,
          law: `IMC saudável: até ${to}`,
        }),
      }),
      ...result.group('Recomendação', { recommendation: result.text('O que fazer', advice) }),
    };
  },
}).layout([
  ...(['success', 'warning', 'danger'] as const).map((tone) => ({
    kind: 'headline' as const,
    value: 'imc' as const,
    tone,
    answer:
      'Com {weight} e {height}, você está na faixa “{classification}”; o peso saudável para a sua altura é de {idealWeightRange.min|number:1} a {idealWeightRange.max}.',
    when: `tone == "${tone}"`,
  })),
  {
    kind: 'scale',
    title: 'Onde o seu IMC está (kg/m²)',
    value: 'imc',
    current: 'classification',
    from: 15,
    classes: CLASSES_DO_IMC.map(({ label, upTo, tone }) => ({ label, upTo, tone })),
  },
  {
    kind: 'notice',
    when: 'isRoundedUp',
    text: 'O IMC aparece arredondado como {imc|number:1}, mas o valor exato é um pouco menor: por isso a faixa é “{classification}”.',
  },
  'Estas faixas valem para adultos. Crianças, adolescentes, gestantes e idosos têm referências próprias.',
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    { input: { weight: 19.9, height: 170 }, field: 'weight', message: weightRange.message },
    { input: { weight: 500.1, height: 170 }, field: 'weight', message: weightRange.message },
    { input: { weight: 70, height: '1,70' }, field: 'height', message: heightRange.message },
    { input: { weight: 70, height: 251 }, field: 'height', message: heightRange.message },
  ],
  // Omit these, because they only choose the headline and a notice.
  notShown: ['tone', 'isRoundedUp'],
} satisfies EvidenceOf<typeof card>;
