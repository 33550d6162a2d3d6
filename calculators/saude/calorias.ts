import { age, ageRange, height, heightRange, weight, weightRange } from '../../schemas/body.ts';
import { option } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatNumber } from '../../src/engine/format.ts';
import { count } from '../../src/quantity/quantity.ts';
import { HARRIS_BENEDICT_STUDY, WHO_PHYSICAL_ACTIVITY } from '../tables/health-sources.ts';
import { BASAL_METABOLISM } from '../tables/health.ts';
import { advice } from './calorias/advice.ts';
import { ACTIVITY_FACTOR, basalMetabolism, type Activity, type Sex } from './calorias/energy.ts';

/** Daily kcal fewer for losing weight, and more for gaining it. */
const DEFICIT = count(500, 'kcal');
const SURPLUS = count(300, 'kcal');
/** Below these kcal a day a diet should be accompanied by a professional. */
const RESTRICTIVE = 1200;

const MISSING = 'Por favor, preencha todos os campos';
const INCOMPLETE = 'weight <= 0 or height <= 0 or age <= 0 or not given(sex) or not given(activity)';
const IMPOSSIBLE = 'Não há cálculo para essa combinação. Confira o peso, a altura e a idade';

/** A person in the examples. */
function person(
  sex: Sex,
  kilograms: number | string,
  centimetres: number,
  years: number,
  activity: Activity,
) {
  return { weight: kilograms, height: centimetres, age: years, sex, activity };
}

export default defineCalculator({
  id: 'saude/calorias',
  name: 'Calorias diárias',
  title: 'Calculadora de calorias diárias',
  description:
    'Estime o metabolismo basal, o gasto total e quantas calorias comer para perder ou ganhar peso.',
  keywords: 'calorias, metabolismo basal, tmb, gasto calórico, dieta, emagrecer, ganhar peso, kcal',
  icon: 'flame',

  inputs: {
    type: 'object',
    required: ['weight', 'height', 'age', 'sex', 'activity'],
    properties: {
      weight: { ...weight, messages: { exclusiveMinimum: MISSING } },
      height: { ...height, messages: { exclusiveMinimum: MISSING } },
      age: { ...age, messages: { exclusiveMinimum: MISSING } },
      sex: {
        type: 'string',
        title: 'Sexo',
        widget: 'cards',
        oneOf: [option('masculino', 'Masculino'), option('feminino', 'Feminino')],
        messages: { required: MISSING },
      },
      activity: {
        type: 'string',
        title: 'Nível de atividade física',
        wide: true,
        oneOf: [
          option('sedentario', 'Sedentário: pouco ou nenhum exercício'),
          option('leve', 'Leve: exercício de 1 a 3 dias por semana'),
          option('moderado', 'Moderado: exercício de 3 a 5 dias por semana'),
          option('intenso', 'Intenso: exercício de 6 a 7 dias por semana'),
          option('muito-intenso', 'Muito intenso: trabalho pesado ou dois treinos por dia'),
        ],
        messages: { required: MISSING },
      },
    },
  },
  // A range is judged only when nothing is missing.
  rules: [
    { field: 'weight', assert: `${INCOMPLETE} or ${weightRange.holds}`, message: weightRange.message },
    { field: 'height', assert: `${INCOMPLETE} or ${heightRange.holds}`, message: heightRange.message },
    { field: 'age', assert: `${INCOMPLETE} or ${ageRange.holds}`, message: ageRange.message },
    { field: '', assert: 'metabolismoBasal > 0', message: IMPOSSIBLE },
  ],

  compute({ sex, activity, ...body }, result) {
    const kcal = { unit: 'kcal' };
    const metabolismoBasal = result.count('Metabolismo basal', basalMetabolism(sex, body), {
      ...kcal,
      law: BASAL_METABOLISM[sex].constant.law,
      note: 'O que o corpo gasta em repouso.',
    });
    const gastoTotal = result.count('Gasto diário total', metabolismoBasal.times(ACTIVITY_FACTOR[activity]), {
      ...kcal,
      law: 'Metabolismo basal vezes o fator da atividade',
    });
    return {
      metabolismoBasal,
      gastoTotal,
      paraPerderPeso: result.count('Para perder peso', gastoTotal.minus(DEFICIT), kcal),
      paraGanharPeso: result.count('Para ganhar peso', gastoTotal.plus(SURPLUS), kcal),
      recomendacoes: advice(activity),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'gastoTotal' },
    { kind: 'figures', items: ['metabolismoBasal', 'paraPerderPeso', 'paraGanharPeso'] },
    {
      kind: 'comparison',
      title: 'Calorias por dia',
      bars: [
        { label: 'Em repouso', value: 'metabolismoBasal' },
        'paraPerderPeso',
        { label: 'Para manter o peso', value: 'gastoTotal' },
        'paraGanharPeso',
      ],
    },
    {
      kind: 'notice',
      tone: 'warning',
      when: `paraPerderPeso < ${RESTRICTIVE}`,
      text: `Comer menos de ${formatNumber(RESTRICTIVE)} kcal por dia só é seguro com acompanhamento de médico ou nutricionista.`,
    },
    {
      kind: 'notice',
      tone: 'warning',
      when: 'age < 18',
      text: 'A fórmula foi feita para adultos. Crianças e adolescentes não devem fazer dieta sem orientação profissional.',
    },
    { kind: 'lines', title: 'Recomendações', lines: 'recomendacoes' },
    { kind: 'steps' },
  ])
  .evidence({
    examples: [
      {
        title: 'Mulher de 30 anos, 62 kg e 1,65 m, com atividade leve',
        input: person('feminino', 62, 165, 30, 'leve'),
        expected: { metabolismoBasal: 1402, gastoTotal: 1928, paraPerderPeso: 1428, paraGanharPeso: 2228 },
        source: 'Conta à mão: 447,593 + 573,314 + 511,17 − 129,9 = 1.402,177; × 1,375 = 1.927,993…',
      },
      {
        title: 'Homem de 40 anos, 80 kg e 1,78 m, sedentário',
        input: person('masculino', 80, 178, 40, 'sedentario'),
        expected: { metabolismoBasal: 1787, gastoTotal: 2145, paraPerderPeso: 1645, paraGanharPeso: 2445 },
        source: 'Conta à mão: 88,362 + 1.071,76 + 854,222 − 227,08 = 1.787,264; × 1,2 = 2.144,7168',
      },
      {
        title: 'Homem de 25 anos, 72,5 kg e 1,81 m, muito ativo',
        input: person('masculino', '72,5', 181, 25, 'muito-intenso'),
        expected: { metabolismoBasal: 1786, gastoTotal: 3394, paraPerderPeso: 2894, paraGanharPeso: 3694 },
        source: 'Conta à mão: 88,362 + 971,2825 + 868,619 − 141,925 = 1.786,3385; × 1,9 = 3.394,04315',
      },
      {
        title: 'Mulher nos menores limites, com aviso de dieta restritiva',
        input: person('feminino', 20, 50, 10, 'sedentario'),
        expected: { metabolismoBasal: 744, gastoTotal: 893, paraPerderPeso: 393, paraGanharPeso: 1193 },
        source: 'Conta à mão: 447,593 + 184,94 + 154,9 − 43,3 = 744,133; × 1,2 = 892,9596',
        testOnly: true,
      },
      {
        title: 'Cada valor se arredonda a partir do exato',
        input: person('masculino', 100, 200, 50, 'moderado'),
        expected: { metabolismoBasal: 2104, gastoTotal: 3261, paraPerderPeso: 2761, paraGanharPeso: 3561 },
        source: 'Conta à mão: 88,362 + 1.339,7 + 959,8 − 283,85 = 2.104,012; × 1,55 = 3.261,2186',
        testOnly: true,
      },
      {
        title: 'O gasto parte do metabolismo exato, não do arredondado',
        input: person('feminino', 60, 160, 35, 'intenso'),
        expected: { metabolismoBasal: 1347, gastoTotal: 2323, paraPerderPeso: 1823, paraGanharPeso: 2623 },
        source: 'Conta à mão: 447,593 + 554,82 + 495,68 − 151,55 = 1.346,543; × 1,725 = 2.322,786…',
        testOnly: true,
      },
    ],
    refusals: [
      { input: person('feminino', 19, 170, 30, 'leve'), field: 'weight', message: weightRange.message },
      { input: person('feminino', 70, 251, 30, 'leve'), field: 'height', message: heightRange.message },
      { input: person('feminino', 70, 170, 9, 'leve'), field: 'age', message: ageRange.message },
      { input: person('masculino', 20, 50, 120, 'leve'), field: '', message: IMPOSSIBLE },
    ],
    sources: [HARRIS_BENEDICT_STUDY, WHO_PHYSICAL_ACTIVITY],
  });
