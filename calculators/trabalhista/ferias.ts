import { amount, option } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { payForDays } from '../formulas/labour.ts';
import { CLT, CONSTITUTION } from '../tables/labour-laws.ts';
import { MOST_VACATION_DAYS_SOLD, VACATION_DAYS } from '../tables/labour.ts';

/** Days that are sold are called otherwise than days of rest. */
const CALLED = {
  integrais: 'Férias',
  proporcionais: 'Férias proporcionais',
  venda: 'Dias vendidos (abono)',
} as const;

const PAY_LAW = {
  integrais: 'CLT art. 142',
  proporcionais: 'CLT art. 142',
  venda: MOST_VACATION_DAYS_SOLD.law,
} as const;
const THIRD_LAW = 'Constituição, art. 7º, XVII';

export default defineCalculator({
  id: 'trabalhista/ferias',
  name: 'Férias',
  title: 'Calculadora de férias',
  description:
    'Calcule o valor das férias com o adicional de um terço, integrais, proporcionais ou com venda de dias.',
  keywords: 'férias, terço constitucional, abono pecuniário, vender férias, descanso, clt',
  icon: 'palmtree',

  inputs: {
    type: 'object',
    required: ['salary', 'type'],
    properties: {
      salary: { ...amount, title: 'Salário bruto mensal' },
      days: {
        type: 'integer',
        title: 'Dias de férias',
        unit: 'dias',
        minimum: 1,
        maximum: VACATION_DAYS.number,
        default: VACATION_DAYS.number,
        messages: {
          minimum: `Informe os dias de férias, de 1 a ${VACATION_DAYS.number}`,
          maximum: `As férias têm no máximo ${VACATION_DAYS}`,
        },
      },
      type: {
        type: 'string',
        title: 'Tipo de férias',
        widget: 'cards',
        oneOf: [
          option('integrais', 'Integrais', 'Depois de 12 meses de trabalho'),
          option('proporcionais', 'Proporcionais', 'Menos de 12 meses de trabalho'),
          option('venda', 'Venda de dias', 'Abono pecuniário, até um terço das férias'),
        ],
        default: 'integrais',
        messages: { required: 'Escolha o tipo de férias' },
      },
    },
  },
  rules: [{ field: 'salary', assert: 'salary > 0', message: 'Informe o salário' }],

  compute({ salary, days, type }, result) {
    const valorFerias = result.money(CALLED[type], payForDays(salary, days), PAY_LAW[type]);
    const tercoConstitucional = result.money('Um terço constitucional', valorFerias.over(3), THIRD_LAW);
    const total = result.total('Total bruto das férias', valorFerias.plus(tercoConstitucional));
    return { valorFerias, tercoConstitucional, total };
  },
})
  .layout([
    { kind: 'headline', value: 'total', note: '{days}, com o adicional de um terço.' },
    { kind: 'figures', items: ['valorFerias', 'tercoConstitucional', { value: 'total', label: 'Total' }] },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'warning',
      when: `type == "venda" and days > ${MOST_VACATION_DAYS_SOLD.number}`,
      text: `A lei permite vender até um terço das férias: ${MOST_VACATION_DAYS_SOLD} de um período de ${VACATION_DAYS.number} (${MOST_VACATION_DAYS_SOLD.law}).`,
    },
    {
      kind: 'notice',
      tone: 'info',
      when: 'type == "venda"',
      text: 'Este é o valor dos dias vendidos; os dias de descanso são pagos à parte.',
    },
    { kind: 'notice', tone: 'info', text: 'Valor bruto, antes dos descontos de INSS e imposto de renda.' },
  ])
  .evidence({
    examples: [
      {
        title: 'Férias integrais de quem ganha R$ 3.000,00',
        input: { salary: 3000, days: 30, type: 'integrais' },
        expected: { valorFerias: 3000, tercoConstitucional: 1000, total: 4000 },
        source: 'Conta à mão: 3.000 + 3.000 ÷ 3',
      },
      {
        title: 'Vinte dias de quem ganha R$ 2.500,00',
        input: { salary: 2500, days: 20, type: 'proporcionais' },
        expected: { valorFerias: 1666.67, tercoConstitucional: 555.56, total: 2222.23 },
        source: 'Conta à mão: 2.500 ÷ 30 × 20 = 1.666,67; ÷ 3 = 555,56',
      },
      {
        title: 'Venda de dez dias de quem ganha R$ 4.500,00',
        input: { salary: 4500, days: 10, type: 'venda' },
        expected: { valorFerias: 1500, tercoConstitucional: 500, total: 2000 },
        source: 'Conta à mão: 4.500 ÷ 30 × 10 = 1.500; ÷ 3 = 500',
      },
      {
        title: 'O meio centavo arredonda para longe do zero',
        input: { salary: 1000.35, days: 1 },
        expected: { valorFerias: 33.35, tercoConstitucional: 11.12, total: 44.47 },
        source:
          'Conta à mão: 1.000,35 ÷ 30 = 33,345, que arredonda para 33,35; 33,345 ÷ 3 = 11,115, para 11,12',
        testOnly: true,
      },
    ],
    refusals: [{ input: { days: 30 }, field: 'salary', message: 'Informe o salário' }],
    sources: [CLT, CONSTITUTION],
  });
