import { age, ageRange, height, heightRange, weight, weightRange } from '../../schemas/body.ts';
import { option } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { formatNumber } from '../../src/engine/format.ts';
import { count } from '../../src/quantity/quantity.ts';
import { ESTUDO_DE_HARRIS_E_BENEDICT, OMS_ATIVIDADE_FISICA } from '../tabelas/fontes-da-saude.ts';
import { METABOLISMO_BASAL } from '../tabelas/saude.ts';
import { orientacoesParaComer } from './calorias/orientacoes.ts';
import { FATOR_DA_ATIVIDADE, metabolismoDoCorpo } from './calorias/metabolismo.ts';
import { examples, refusals } from './calorias/examples.ts';

/** Change in daily kcal for losing and for gaining weight. */
const DEFICIT = count(500, 'kcal');
const EXCEDENTE = count(300, 'kcal');
/** Daily kcal below which a diet needs professional supervision. */
const DIETA_RESTRITIVA = 1200;

const MISSING = 'Por favor, preencha todos os campos';
const INCOMPLETE = 'weight <= 0 or height <= 0 or age <= 0 or not given(sex) or not given(activity)';
const IMPOSSIBLE = 'Não há cálculo para essa combinação. Confira o peso, a altura e a idade';

const card = defineCalculator({
  id: 'saude/calorias',
  name: 'Calorias diárias',
  title: 'Calculadora de calorias diárias',
  description:
    'Estime o metabolismo basal, o gasto total e quantas calorias comer para perder ou ganhar peso.',
  keywords:
    'calorias, metabolismo basal, tmb, gasto calórico, dieta, emagrecer, ganhar peso, kcal, taxa metabólica basal, déficit calórico, calorias por dia, quantas calorias comer',
  icon: 'flame',
  sources: [ESTUDO_DE_HARRIS_E_BENEDICT, OMS_ATIVIDADE_FISICA],

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
  // Check a range only if nothing is missing.
  rules: [
    { field: 'weight', assert: `${INCOMPLETE} or ${weightRange.holds}`, message: weightRange.message },
    { field: 'height', assert: `${INCOMPLETE} or ${heightRange.holds}`, message: heightRange.message },
    { field: 'age', assert: `${INCOMPLETE} or ${ageRange.holds}`, message: ageRange.message },
    { field: '', assert: 'metabolismoBasal > 0', message: IMPOSSIBLE },
    {
      field: '',
      warn: `paraPerderPeso < ${DIETA_RESTRITIVA}`,
      message: `Comer menos de ${formatNumber(DIETA_RESTRITIVA)} kcal por dia só é seguro com acompanhamento de médico ou nutricionista`,
    },
    {
      field: '',
      warn: 'not given(paraPerderPeso)',
      message: `Um gasto tão baixo não permite cortar ${DEFICIT.number} kcal por dia: procure um médico ou nutricionista`,
    },
    {
      field: 'age',
      warn: 'age < 18',
      message:
        'A fórmula foi feita para adultos: crianças e adolescentes não devem fazer dieta sem orientação profissional',
    },
  ],

  compute({ sex, activity, ...body }, result) {
    const kcal = { unit: 'kcal' };
    const metabolismoBasal = result.count('Metabolismo basal', metabolismoDoCorpo(sex, body), {
      ...kcal,
      law: METABOLISMO_BASAL[sex].constant.law,
      note: 'O que o corpo gasta em repouso.',
    });
    const gastoTotal = result.count(
      'Gasto diário total',
      metabolismoBasal.times(FATOR_DA_ATIVIDADE[activity]),
      {
        ...kcal,
        law: 'Metabolismo basal vezes o fator da atividade',
      },
    );
    const isEnoughToCut = gastoTotal.isAbove(DEFICIT);
    return {
      ...result.group('Em repouso e para mudar de peso', {
        metabolismoBasal,
        paraPerderPeso: isEnoughToCut
          ? result.count('Para perder peso', gastoTotal.minus(DEFICIT), kcal)
          : undefined,
        paraGanharPeso: result.count('Para ganhar peso', gastoTotal.plus(EXCEDENTE), kcal),
      }),
      gastoTotal,
      recomendacoes: orientacoesParaComer(activity),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'gastoTotal',
    answer:
      'Para manter o peso, você precisa de cerca de {gastoTotal} por dia, das quais {metabolismoBasal} só em repouso.',
  },
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
  { kind: 'lines', title: 'Recomendações', lines: 'recomendacoes' },
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
