import { weight as weightField, weightRange } from '../../schemas/body.ts';
import { option } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { count, quantity } from '../../src/quantity/quantity.ts';
import { withoutNoise } from '../formulas/typed-value.ts';
import { GUIA_DE_AGUA } from '../tabelas/fontes-da-saude.ts';
import { orientacoesParaBeberAgua } from './hidratacao/orientacoes.ts';

/** Customary factors; the official dietary guide gives none, because the need varies from person to person. */
const AGUA_POR_QUILO = count(35, 'ml/kg');
const FATOR_DA_ATIVIDADE = { baixa: quantity(1), moderada: quantity(1.2), intensa: quantity(1.5) } as const;
const FATOR_DO_CLIMA = { frio: quantity(0.9), temperado: quantity(1), quente: quantity(1.2) } as const;
const HORAS_ACORDADO = count(16, 'horas');
const COPO = count(200, 'ml');

const MISSING = 'Por favor, preencha todos os campos';

const card = defineCalculator({
  id: 'saude/hidratacao',
  name: 'Hidratação',
  title: 'Calculadora de água por dia',
  description: 'Descubra quanta água beber por dia conforme o peso, a atividade física e o clima.',
  keywords:
    'água, hidratação, litros por dia, copos de água, quanto beber, ml por kg, beber água, tomar água, água por dia',
  icon: 'glass-water',
  sources: [GUIA_DE_AGUA],

  inputs: {
    type: 'object',
    required: ['weight', 'activity', 'climate'],
    properties: {
      weight: { ...weightField, messages: { exclusiveMinimum: MISSING } },
      activity: {
        type: 'string',
        title: 'Atividade física',
        widget: 'cards',
        oneOf: [
          option('baixa', 'Baixa', 'Pouco ou nenhum exercício'),
          option('moderada', 'Moderada', 'Exercício alguns dias por semana'),
          option('intensa', 'Intensa', 'Treino pesado quase todo dia'),
        ],
        messages: { required: MISSING },
      },
      climate: {
        type: 'string',
        title: 'Clima',
        widget: 'cards',
        oneOf: [option('frio', 'Frio'), option('temperado', 'Temperado'), option('quente', 'Quente')],
        messages: { required: MISSING },
      },
    },
  },
  // Check the range only if nothing is missing.
  rules: [
    {
      field: 'weight',
      assert: `not given(activity) or not given(climate) or ${weightRange.holds}`,
      message: weightRange.message,
    },
  ],

  compute({ weight, activity, climate }, result) {
    const aguaPorDia = result.count(
      'Água por dia',
      withoutNoise(weight)
        .times(AGUA_POR_QUILO)
        .times(FATOR_DA_ATIVIDADE[activity])
        .times(FATOR_DO_CLIMA[climate]),
      { unit: 'ml', law: 'Peso × água por quilo × atividade × clima' },
    );
    return {
      aguaPorDia,
      ...result.group('Ao longo do dia', {
        copos: result.count(`Copos de ${COPO.number} ml`, aguaPorDia.over(COPO).roundedUp(), {
          unit: 'copos',
          note: 'Arredondado para cima.',
        }),
        aguaPorHora: result.count('Por hora, sem contar o sono', aguaPorDia.over(HORAS_ACORDADO), {
          unit: 'ml',
          note: `Contando ${HORAS_ACORDADO.number} horas por dia.`,
        }),
      }),
      recomendacoes: orientacoesParaBeberAgua(activity, climate),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'aguaPorDia',
    answer: `Com {weight}, você precisa de cerca de {aguaPorDia} de água por dia: {copos} de ${COPO.number} ml.`,
  },
  { kind: 'lines', title: 'Recomendações', lines: 'recomendacoes' },
  {
    kind: 'notice',
    tone: 'warning',
    text: 'Quem tem doença dos rins, do coração ou do fígado pode precisar limitar a água: siga a orientação do seu médico.',
  },
]);
export default card;

export const evidence = {
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
  ],
} satisfies EvidenceOf<typeof card>;
