import { amount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { noticeDays, payForDays } from '../formulas/labour.ts';
import { reais } from '../../src/decimal/money.ts';
import { CLT, CONSTITUTION, NOTICE_LAW } from '../tables/labour-laws.ts';

const NO_SALARY = 'Informe o salário';
const LABELS = { trabalhado: 'Trabalhado', indenizado: 'Indenizado' } as const;

export default defineCalculator({
  id: 'trabalhista/aviso-previo',
  name: 'Aviso prévio',
  title: 'Calculadora de aviso prévio',
  description: 'Calcule quantos dias de aviso prévio o tempo de casa dá, e quanto eles valem.',
  keywords: 'aviso prévio, aviso prévio indenizado, aviso prévio trabalhado, dias de aviso, demissão, clt',
  icon: 'calendar-clock',
  blankNumbers: 'missing',

  inputs: {
    type: 'object',
    required: ['salary', 'years', 'type'],
    properties: {
      salary: {
        ...amount,
        title: 'Salário bruto mensal',
        messages: { ...amount.messages, required: NO_SALARY },
      },
      years: {
        type: 'integer',
        title: 'Anos completos na empresa',
        description: 'Com menos de um ano, digite 0.',
        unit: 'anos',
        minimum: 0,
        maximum: 100,
        messages: {
          required: 'Informe os anos completos na empresa',
          minimum: 'Os anos de trabalho não podem ser negativos',
          maximum: 'Digite até 100 anos de trabalho',
        },
      },
      type: {
        type: 'string',
        title: 'Tipo de aviso',
        widget: 'cards',
        oneOf: [
          { const: 'trabalhado', title: LABELS.trabalhado, description: 'Você trabalha durante o aviso' },
          { const: 'indenizado', title: LABELS.indenizado, description: 'A empresa paga e dispensa na hora' },
        ],
        default: 'trabalhado',
        messages: { required: 'Escolha o tipo de aviso' },
      },
    },
  },
  rules: [{ field: 'salary', assert: 'salary > 0', message: NO_SALARY }],

  compute({ salary, years, type }) {
    const { total, extra } = noticeDays(years);
    return {
      diasAviso: total,
      diasAdicionais: extra,
      valorAviso: reais(payForDays(salary, total)),
      tipoAviso: LABELS[type],
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'Valor do aviso prévio',
      value: 'valorAviso',
      format: 'money',
      note: 'Por {diasAviso|integer} dias de aviso.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Tipo de aviso', value: 'tipoAviso', format: 'text' },
        {
          label: 'Dias a mais pelo tempo de casa',
          value: 'diasAdicionais',
          format: 'integer',
          unit: 'dias',
          note: 'Três por ano completo, até 60.',
        },
        { label: 'Dias de aviso prévio', value: 'diasAviso', format: 'integer', unit: 'dias', total: true },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          text: '3 dias × {years|integer} = {diasAdicionais|integer} dias a mais',
          law: 'Lei 12.506/2011, art. 1º',
          when: 'years <= 20',
        },
        {
          text: '3 dias × {years|integer} passa do limite: {diasAdicionais|integer} dias a mais',
          law: 'Lei 12.506/2011, art. 1º',
          when: 'years > 20',
        },
        { text: '30 + {diasAdicionais|integer} = {diasAviso|integer} dias de aviso' },
        {
          text: '{salary|money} ÷ 30 × {diasAviso|integer} dias = {valorAviso|money}',
          law: 'CLT art. 487, § 1º',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      when: 'type == "trabalhado"',
      text: 'No aviso dado pela empresa você trabalha 2 horas a menos por dia ou falta 7 dias corridos, sem desconto (CLT art. 488).',
    },
    {
      kind: 'notice',
      tone: 'info',
      when: 'type == "indenizado"',
      text: 'O aviso indenizado é pago com as verbas da rescisão e conta como tempo de serviço (CLT art. 487, § 1º).',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Cinco anos de casa, com salário de R$ 3.000,00',
        input: { salary: 3000, years: 5, type: 'indenizado' },
        expected: { diasAviso: 45, diasAdicionais: 15, valorAviso: 4500, tipoAviso: 'Indenizado' },
        source: 'Conta à mão: 30 + 3 × 5 = 45 dias; 3.000 ÷ 30 × 45',
      },
      {
        title: 'Menos de um ano de casa, com salário de R$ 1.800,00',
        input: { salary: 1800, years: 0, type: 'trabalhado' },
        expected: { diasAviso: 30, diasAdicionais: 0, valorAviso: 1800, tipoAviso: 'Trabalhado' },
        source: 'Lei 12.506/2011, art. 1º: 30 dias até um ano de serviço',
      },
      {
        title: 'Vinte e cinco anos de casa: o limite de 90 dias',
        input: { salary: 4200, years: 25, type: 'indenizado' },
        expected: { diasAviso: 90, diasAdicionais: 60, valorAviso: 12600 },
        source: 'Lei 12.506/2011, art. 1º, parágrafo único: até 60 dias a mais, 90 ao todo; 4.200 × 3',
      },
      {
        title: 'Vinte anos: o primeiro que chega ao limite',
        input: { salary: 2345.67, years: 20 },
        expected: { diasAviso: 90, diasAdicionais: 60, valorAviso: 7037.01 },
        source: 'Conta à mão: 2.345,67 × 3',
        testOnly: true,
      },
      {
        title: 'Dezenove anos: três dias antes do limite',
        input: { salary: 2345.67, years: 19 },
        expected: { diasAviso: 87, diasAdicionais: 57, valorAviso: 6802.44 },
        source: 'Conta à mão: 2.345,67 ÷ 30 × 87 = 6.802,443',
        testOnly: true,
      },
    ],
    refusals: [
      { input: { years: 5 }, field: 'salary', message: NO_SALARY },
      { input: { salary: 0, years: 5 }, field: 'salary', message: NO_SALARY },
      { input: { salary: 3000, years: '' }, field: 'years', message: 'Informe os anos completos na empresa' },
      { input: { salary: -1 }, field: 'salary', message: 'Digite um valor que não seja negativo' },
      { input: { salary: 2e12 }, field: 'salary', message: 'Digite um valor de até R$ 1 trilhão' },
      { input: { years: -1 }, field: 'years', message: 'Os anos de trabalho não podem ser negativos' },
      { input: { years: 101 }, field: 'years', message: 'Digite até 100 anos de trabalho' },
      { input: { years: 2.5 }, field: 'years', message: 'Digite um número inteiro' },
      { input: { salary: 3000, type: '' }, field: 'type', message: 'Escolha o tipo de aviso' },
      { input: { type: 'outro' }, field: 'type', message: 'Escolha uma das opções da lista' },
    ],
    sources: [NOTICE_LAW, CLT, CONSTITUTION],
  });
