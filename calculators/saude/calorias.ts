import { age, ageRange, height, heightRange, weight, weightRange } from '../../schemas/body.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatNumber } from '../../src/engine/format.ts';
import type { Decimal } from '../../src/decimal/decimal.ts';
import { ACTIVITY_FACTOR, BASAL_COEFFICIENTS, basalMetabolism, type Activity } from '../formulas/energy.ts';
import { roundTo } from '../../src/decimal/money.ts';

/** Daily kcal fewer for losing weight, and more for gaining it. */
const DEFICIT = 500;
const SURPLUS = 300;
/** Below this a diet should be accompanied by a professional. */
const RESTRICTIVE = 1200;

const MISSING = 'Por favor, preencha todos os campos';
const INCOMPLETE = 'weight <= 0 or height <= 0 or age <= 0 or not given(sex) or not given(activity)';
const IMPOSSIBLE = 'Não há cálculo para essa combinação. Confira o peso, a altura e a idade';

const ADVICE: Readonly<Record<Activity, string>> = {
  sedentario:
    'Comece a se mover aos poucos: a OMS recomenda ao menos 150 minutos de atividade moderada por semana.',
  leve: 'Aumente aos poucos a frequência: a meta da OMS é de ao menos 150 minutos de atividade moderada por semana.',
  moderado: 'Mantenha a regularidade dos treinos e inclua exercícios de força em dois dias da semana.',
  intenso: 'Treinos frequentes pedem sono, hidratação e dias de recuperação.',
  'muito-intenso': 'Com tanto esforço, um nutricionista ajuda a repor energia e proteína na medida certa.',
};

const kcal = (value: Decimal): number => roundTo(value, 0);
const figure = (value: number): string => formatNumber(value, 3);

const basalSteps = (['masculino', 'feminino'] as const).map((sex) => {
  const { constant, perKilogram, perCentimetre, perYear } = BASAL_COEFFICIENTS[sex];
  const text = `${figure(constant)} + ${figure(perKilogram)} × {weight|number} kg + ${figure(perCentimetre)} × {height|number} cm − ${figure(perYear)} × {age|number} anos ≈ {metabolismoBasal|integer} kcal`;
  return {
    label: 'Metabolismo basal',
    text,
    law: 'Harris-Benedict revisada (1984)',
    when: `sex == "${sex}"`,
  };
});

const activitySteps = Object.entries(ACTIVITY_FACTOR).map(([activity, factor]) => ({
  label: 'Gasto total: o metabolismo basal vezes o fator da atividade',
  text: `{metabolismoBasal|integer} × ${figure(factor)} ≈ {gastoTotal|integer} kcal`,
  when: `activity == "${activity}"`,
}));

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
        oneOf: [
          { const: 'masculino', title: 'Masculino' },
          { const: 'feminino', title: 'Feminino' },
        ],
        messages: { required: MISSING },
      },
      activity: {
        type: 'string',
        title: 'Nível de atividade física',
        wide: true,
        oneOf: [
          { const: 'sedentario', title: 'Sedentário: pouco ou nenhum exercício' },
          { const: 'leve', title: 'Leve: exercício de 1 a 3 dias por semana' },
          { const: 'moderado', title: 'Moderado: exercício de 3 a 5 dias por semana' },
          { const: 'intenso', title: 'Intenso: exercício de 6 a 7 dias por semana' },
          { const: 'muito-intenso', title: 'Muito intenso: trabalho pesado ou dois treinos por dia' },
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

  compute({ weight: kilograms, height: centimetres, age: years, sex, activity }) {
    const basal = basalMetabolism(sex, kilograms, centimetres, years);
    const total = basal.times(ACTIVITY_FACTOR[activity]);
    return {
      metabolismoBasal: kcal(basal),
      gastoTotal: kcal(total),
      paraPerderPeso: kcal(total.minus(DEFICIT)),
      paraGanharPeso: kcal(total.plus(SURPLUS)),
      recomendacoes: [
        ADVICE[activity],
        'Prefira alimentos in natura ou minimamente processados e distribua as calorias ao longo do dia.',
        'Mude o peso devagar: meio quilo por semana é um ritmo que costuma se manter.',
        'Refaça a conta quando o peso ou a rotina mudar.',
      ],
    };
  },
})
  .layout([
    { kind: 'headline', label: 'Gasto diário total', value: 'gastoTotal', format: 'integer', unit: 'kcal' },
    {
      kind: 'figures',
      items: [
        {
          label: 'Metabolismo basal',
          value: 'metabolismoBasal',
          format: 'integer',
          unit: 'kcal',
          note: 'O que o corpo gasta em repouso.',
        },
        { label: 'Para perder peso', value: 'paraPerderPeso', format: 'integer', unit: 'kcal' },
        { label: 'Para ganhar peso', value: 'paraGanharPeso', format: 'integer', unit: 'kcal' },
      ],
    },
    {
      kind: 'comparison',
      title: 'Calorias por dia',
      format: 'integer',
      unit: 'kcal',
      bars: [
        { label: 'Em repouso', value: 'metabolismoBasal' },
        { label: 'Para perder peso', value: 'paraPerderPeso' },
        { label: 'Para manter o peso', value: 'gastoTotal' },
        { label: 'Para ganhar peso', value: 'paraGanharPeso' },
      ],
    },
    {
      kind: 'notice',
      tone: 'warning',
      when: `paraPerderPeso < ${RESTRICTIVE}`,
      text: `Comer menos de ${figure(RESTRICTIVE)} kcal por dia só é seguro com acompanhamento de médico ou nutricionista.`,
    },
    {
      kind: 'notice',
      tone: 'warning',
      when: 'age < 18',
      text: 'A fórmula foi feita para adultos. Crianças e adolescentes não devem fazer dieta sem orientação profissional.',
    },
    { kind: 'lines', title: 'Recomendações', lines: 'recomendacoes' },
    {
      kind: 'steps',
      items: [
        ...basalSteps,
        ...activitySteps,
        {
          label: 'Para perder peso',
          text: `{gastoTotal|integer} − ${DEFICIT} = {paraPerderPeso|integer} kcal`,
        },
        {
          label: 'Para ganhar peso',
          text: `{gastoTotal|integer} + ${SURPLUS} = {paraGanharPeso|integer} kcal`,
        },
      ],
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Mulher de 30 anos, 62 kg e 1,65 m, com atividade leve',
        input: { weight: 62, height: 165, age: 30, sex: 'feminino', activity: 'leve' },
        expected: { metabolismoBasal: 1402, gastoTotal: 1928, paraPerderPeso: 1428, paraGanharPeso: 2228 },
        source: 'Conta à mão: 447,593 + 573,314 + 511,17 − 129,9 = 1.402,177; × 1,375 = 1.927,993…',
      },
      {
        title: 'Homem de 40 anos, 80 kg e 1,78 m, sedentário',
        input: { weight: 80, height: 178, age: 40, sex: 'masculino', activity: 'sedentario' },
        expected: { metabolismoBasal: 1787, gastoTotal: 2145, paraPerderPeso: 1645, paraGanharPeso: 2445 },
        source: 'Conta à mão: 88,362 + 1.071,76 + 854,222 − 227,08 = 1.787,264; × 1,2 = 2.144,7168',
      },
      {
        title: 'Homem de 25 anos, 72,5 kg e 1,81 m, muito ativo',
        input: { weight: '72,5', height: 181, age: 25, sex: 'masculino', activity: 'muito-intenso' },
        expected: { metabolismoBasal: 1786, gastoTotal: 3394, paraPerderPeso: 2894, paraGanharPeso: 3694 },
        source: 'Conta à mão: 88,362 + 971,2825 + 868,619 − 141,925 = 1.786,3385; × 1,9 = 3.394,04315',
      },
      {
        title: 'Mulher nos menores limites, com aviso de dieta restritiva',
        input: { weight: 20, height: 50, age: 10, sex: 'feminino', activity: 'sedentario' },
        expected: { metabolismoBasal: 744, gastoTotal: 893, paraPerderPeso: 393, paraGanharPeso: 1193 },
        source: 'Conta à mão: 447,593 + 184,94 + 154,9 − 43,3 = 744,133; × 1,2 = 892,9596',
        testOnly: true,
      },
      {
        title: 'Cada valor se arredonda a partir do exato',
        input: { weight: 100, height: 200, age: 50, sex: 'masculino', activity: 'moderado' },
        expected: { metabolismoBasal: 2104, gastoTotal: 3261, paraPerderPeso: 2761, paraGanharPeso: 3561 },
        source: 'Conta à mão: 88,362 + 1.339,7 + 959,8 − 283,85 = 2.104,012; × 1,55 = 3.261,2186',
        testOnly: true,
      },
      {
        title: 'O gasto parte do metabolismo exato, não do arredondado',
        input: { weight: 60, height: 160, age: 35, sex: 'feminino', activity: 'intenso' },
        expected: { metabolismoBasal: 1347, gastoTotal: 2323, paraPerderPeso: 1823, paraGanharPeso: 2623 },
        source: 'Conta à mão: 447,593 + 554,82 + 495,68 − 151,55 = 1.346,543; × 1,725 = 2.322,786…',
        testOnly: true,
      },
    ],
    refusals: [
      { input: {}, field: 'weight', message: MISSING },
      {
        input: { weight: 70, height: 0, age: 30, sex: 'feminino', activity: 'leve' },
        field: 'height',
        message: MISSING,
      },
      {
        input: { weight: 70, height: 170, age: '', sex: 'feminino', activity: 'leve' },
        field: 'age',
        message: MISSING,
      },
      { input: { weight: 10, height: 170, age: 30, activity: 'leve' }, field: 'sex', message: MISSING },
      { input: { weight: 70, height: 170, age: 30, sex: 'feminino' }, field: 'activity', message: MISSING },
      {
        input: { weight: 19, height: 170, age: 30, sex: 'feminino', activity: 'leve' },
        field: 'weight',
        message: weightRange.message,
      },
      {
        input: { weight: 70, height: 251, age: 30, sex: 'feminino', activity: 'leve' },
        field: 'height',
        message: heightRange.message,
      },
      {
        input: { weight: 70, height: 170, age: 9, sex: 'feminino', activity: 'leve' },
        field: 'age',
        message: ageRange.message,
      },
      {
        input: { weight: 20, height: 50, age: 120, sex: 'masculino', activity: 'leve' },
        field: '',
        message: IMPOSSIBLE,
      },
      {
        input: { weight: 70, height: 170, age: 30, sex: 'outro', activity: 'leve' },
        field: 'sex',
        message: 'Escolha uma das opções da lista',
      },
    ],
    sources: [
      {
        label: 'Roza e Shizgal, The Harris Benedict equation reevaluated (1984)',
        url: 'https://doi.org/10.1093/ajcn/40.1.168',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Organização Mundial da Saúde: atividade física',
        url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
        checkedOn: '2026-11-20',
      },
    ],
  });
