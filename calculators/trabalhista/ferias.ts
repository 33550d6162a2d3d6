import { amount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { payForDays } from '../formulas/labour.ts';
import { CLT, CONSTITUTION } from '../tables/labour-laws.ts';

/** Days that are sold are called otherwise than days of rest. */
const CALLED = {
  integrais: 'Férias',
  proporcionais: 'Férias proporcionais',
  venda: 'Dias vendidos (abono)',
} as const;

const PAY_LAW = { integrais: 'CLT art. 142', proporcionais: 'CLT art. 142', venda: 'CLT art. 143' } as const;
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
        maximum: 30,
        default: 30,
        messages: {
          minimum: 'Informe os dias de férias, de 1 a 30',
          maximum: 'As férias têm no máximo 30 dias',
        },
      },
      type: {
        type: 'string',
        title: 'Tipo de férias',
        widget: 'cards',
        oneOf: [
          { const: 'integrais', title: 'Integrais', description: 'Depois de 12 meses de trabalho' },
          { const: 'proporcionais', title: 'Proporcionais', description: 'Menos de 12 meses de trabalho' },
          {
            const: 'venda',
            title: 'Venda de dias',
            description: 'Abono pecuniário, até um terço das férias',
          },
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
      when: 'type == "venda" and days > 10',
      text: 'A lei permite vender até um terço das férias: 10 dias de um período de 30 (CLT art. 143).',
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
    refusals: [
      { input: { days: 30 }, field: 'salary', message: 'Informe o salário' },
      { input: { salary: -1 }, field: 'salary', message: 'Digite um valor que não seja negativo' },
      { input: { salary: 2e12 }, field: 'salary', message: 'Digite um valor de até R$ 1 trilhão' },
      { input: { salary: 3000, days: 0 }, field: 'days', message: 'Informe os dias de férias, de 1 a 30' },
      { input: { salary: 3000, days: 31 }, field: 'days', message: 'As férias têm no máximo 30 dias' },
      { input: { salary: 3000, days: 10.5 }, field: 'days', message: 'Digite um número inteiro' },
      { input: { salary: 3000, type: '' }, field: 'type', message: 'Escolha o tipo de férias' },
      { input: { salary: 3000, type: 'dobro' }, field: 'type', message: 'Escolha uma das opções da lista' },
    ],
    sources: [CLT, CONSTITUTION],
  });
