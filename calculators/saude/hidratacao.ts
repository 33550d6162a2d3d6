import { weight, weightRange } from '../../schemas/body.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatNumber } from '../../src/engine/format.ts';
import { withoutNoise } from '../../src/engine/rounding.ts';
import { ceil, decimal } from '../../src/decimal/decimal.ts';
import { roundTo } from '../../src/decimal/money.ts';

/** Millilitres a day for each kilogram of body weight. */
const PER_KILOGRAM = 35;
const ACTIVITY_FACTOR = { baixa: 1, moderada: 1.2, intensa: 1.5 } as const;
const CLIMATE_FACTOR = { frio: 0.9, temperado: 1, quente: 1.2 } as const;
const WAKING_HOURS = 16;
const GLASS = 200;

type Activity = keyof typeof ACTIVITY_FACTOR;
type Climate = keyof typeof CLIMATE_FACTOR;

const MISSING = 'Por favor, preencha todos os campos';

const ACTIVITY_ADVICE: Readonly<Record<Activity, string>> = {
  baixa: 'Deixe uma garrafa por perto e beba aos poucos, sem esperar a sede.',
  moderada: 'Beba um pouco antes, durante e depois do exercício.',
  intensa: 'Em treinos com mais de uma hora, reponha também os sais que o suor leva.',
};

const CLIMATE_ADVICE: Readonly<Record<Climate, string>> = {
  frio: 'No frio a sede diminui, mas o corpo continua perdendo água: chás sem açúcar também contam.',
  temperado: 'Observe a cor da urina: amarelo-claro é sinal de boa hidratação.',
  quente: 'No calor, beba com mais frequência e evite o sol nas horas mais quentes.',
};

const dailySteps = Object.entries(ACTIVITY_FACTOR).flatMap(([activity, byActivity]) =>
  Object.entries(CLIMATE_FACTOR).map(([climate, byClimate]) => ({
    label: 'Peso, atividade e clima',
    text: `{weight|number} kg × ${PER_KILOGRAM} ml × ${formatNumber(byActivity)} × ${formatNumber(byClimate)} ≈ {aguaPorDia|integer} ml por dia`,
    when: `activity == "${activity}" and climate == "${climate}"`,
  })),
);

export default defineCalculator({
  id: 'saude/hidratacao',
  name: 'Hidratação',
  title: 'Calculadora de água por dia',
  description: 'Descubra quanta água beber por dia conforme o peso, a atividade física e o clima.',
  keywords: 'água, hidratação, litros por dia, copos de água, quanto beber, ml por kg',
  icon: 'glass-water',

  inputs: {
    type: 'object',
    required: ['weight', 'activity', 'climate'],
    properties: {
      weight: { ...weight, messages: { exclusiveMinimum: MISSING } },
      activity: {
        type: 'string',
        title: 'Atividade física',
        widget: 'cards',
        oneOf: [
          { const: 'baixa', title: 'Baixa', description: 'Pouco ou nenhum exercício' },
          { const: 'moderada', title: 'Moderada', description: 'Exercício alguns dias por semana' },
          { const: 'intensa', title: 'Intensa', description: 'Treino pesado quase todo dia' },
        ],
        messages: { required: MISSING },
      },
      climate: {
        type: 'string',
        title: 'Clima',
        widget: 'cards',
        oneOf: [
          { const: 'frio', title: 'Frio' },
          { const: 'temperado', title: 'Temperado' },
          { const: 'quente', title: 'Quente' },
        ],
        messages: { required: MISSING },
      },
    },
  },
  // The range is judged only when nothing is missing.
  rules: [
    {
      field: 'weight',
      assert: `not given(activity) or not given(climate) or ${weightRange.holds}`,
      message: weightRange.message,
    },
  ],

  compute({ weight: kilograms, activity, climate }) {
    // A weight worked out in binary means its decimal: ten full glasses stay ten.
    const daily = decimal(withoutNoise(kilograms))
      .times(PER_KILOGRAM)
      .times(ACTIVITY_FACTOR[activity])
      .times(CLIMATE_FACTOR[climate]);
    return {
      aguaPorDia: roundTo(daily, 0),
      aguaPorHora: roundTo(daily.div(WAKING_HOURS), 0),
      copos: ceil(daily.div(GLASS)),
      recomendacoes: [
        ACTIVITY_ADVICE[activity],
        CLIMATE_ADVICE[climate],
        'Frutas, verduras, sopas e leite também trazem água; refrigerantes e bebidas adoçadas não são boa fonte.',
      ],
    };
  },
})
  .layout([
    { kind: 'headline', label: 'Água por dia', value: 'aguaPorDia', format: 'integer', unit: 'ml' },
    {
      kind: 'figures',
      items: [
        {
          label: `Copos de ${GLASS} ml`,
          value: 'copos',
          format: 'integer',
          unit: 'copos',
          note: 'Arredondado para cima.',
        },
        {
          label: 'Por hora acordado',
          value: 'aguaPorHora',
          format: 'integer',
          unit: 'ml',
          note: `Contando ${WAKING_HOURS} horas por dia.`,
        },
      ],
    },
    { kind: 'lines', title: 'Recomendações', lines: 'recomendacoes' },
    {
      kind: 'steps',
      items: [
        ...dailySteps,
        {
          label: 'Por hora',
          text: `{aguaPorDia|integer} ml ÷ ${WAKING_HOURS} horas ≈ {aguaPorHora|integer} ml`,
        },
        {
          label: 'Em copos',
          text: `{aguaPorDia|integer} ml ÷ ${GLASS} ml, arredondado para cima: {copos|integer}`,
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'warning',
      text: 'Quem tem doença dos rins, do coração ou do fígado pode precisar limitar a água: siga a orientação do seu médico.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Pessoa de 70 kg, atividade moderada, clima quente',
        input: { weight: 70, activity: 'moderada', climate: 'quente' },
        expected: { aguaPorDia: 3528, aguaPorHora: 221, copos: 18 },
        source: 'Conta à mão: 70 × 35 = 2.450; × 1,2 × 1,2 = 3.528; ÷ 16 = 220,5; ÷ 200 = 17,64',
      },
      {
        title: 'Pessoa de 60 kg, pouca atividade, clima temperado',
        input: { weight: 60, activity: 'baixa', climate: 'temperado' },
        expected: { aguaPorDia: 2100, aguaPorHora: 131, copos: 11 },
        source: 'Conta à mão: 60 × 35 = 2.100; ÷ 16 = 131,25; ÷ 200 = 10,5',
      },
      {
        title: 'Atleta de 82,5 kg no frio',
        input: { weight: '82,5', activity: 'intensa', climate: 'frio' },
        expected: { aguaPorDia: 3898, aguaPorHora: 244, copos: 20 },
        source: 'Conta à mão: 82,5 × 35 = 2.887,5; × 1,5 × 0,9 = 3.898,125; ÷ 16 = 243,63…; ÷ 200 = 19,49…',
      },
      {
        title: 'Copos exatos: 40 kg são 7 copos',
        input: { weight: 40, activity: 'baixa', climate: 'temperado' },
        expected: { aguaPorDia: 1400, aguaPorHora: 88, copos: 7 },
        source: 'Conta à mão: 40 × 35 = 1.400 = 7 × 200; ÷ 16 = 87,5, que sobe para 88',
        testOnly: true,
      },
      {
        title: 'Um pouco além de dez copos são onze',
        input: { weight: '47,62', activity: 'moderada', climate: 'temperado' },
        expected: { aguaPorDia: 2000, aguaPorHora: 125, copos: 11 },
        source: 'Conta à mão: 47,62 × 35 × 1,2 = 2.000,04; ÷ 200 = 10,0002',
        testOnly: true,
      },
    ],
    refusals: [
      { input: {}, field: 'weight', message: MISSING },
      { input: { weight: -70, activity: 'baixa', climate: 'frio' }, field: 'weight', message: MISSING },
      { input: { weight: 10, climate: 'frio' }, field: 'activity', message: MISSING },
      { input: { weight: 70, activity: 'baixa' }, field: 'climate', message: MISSING },
      {
        input: { weight: 19, activity: 'baixa', climate: 'frio' },
        field: 'weight',
        message: weightRange.message,
      },
      {
        input: { weight: 501, activity: 'baixa', climate: 'frio' },
        field: 'weight',
        message: weightRange.message,
      },
      {
        input: { weight: 70, activity: 'alta', climate: 'frio' },
        field: 'activity',
        message: 'Escolha uma das opções da lista',
      },
    ],
    sources: [
      {
        label: 'UNA-SUS: a água no Guia Alimentar para a População Brasileira',
        url: 'https://www.unasus.gov.br/noticia/quantidade-de-agua-necessaria-para-cada-pessoa-e-variavel',
        checkedOn: '2026-11-20',
      },
    ],
  });
