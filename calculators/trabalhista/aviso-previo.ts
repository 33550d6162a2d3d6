import { amount, option } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { noticeDays, noticeForYears, payForDays } from '../formulas/labour.ts';
import { CLT, CONSTITUTION, NOTICE_LAW } from '../tables/labour-laws.ts';
import {
  BASE_NOTICE,
  MOST_NOTICE_FOR_YEARS,
  NOTICE_DAYS_OFF,
  NOTICE_FOR_EACH_YEAR,
  NOTICE_HOURS_OFF,
} from '../tables/labour.ts';

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
          option('trabalhado', LABELS.trabalhado, 'Você trabalha durante o aviso'),
          option('indenizado', LABELS.indenizado, 'A empresa paga e dispensa na hora'),
        ],
        default: 'trabalhado',
        messages: { required: 'Escolha o tipo de aviso' },
      },
    },
  },
  rules: [{ field: 'salary', assert: 'salary > 0', message: NO_SALARY }],

  compute({ salary, years, type }, result) {
    const diasAdicionais = result.count('Dias a mais pelo tempo de casa', noticeForYears(years), {
      law: NOTICE_FOR_EACH_YEAR.law,
      unit: 'dias',
      note: `${NOTICE_FOR_EACH_YEAR} por ano completo, até ${MOST_NOTICE_FOR_YEARS}.`,
    });
    const diasAviso = result.count('Dias de aviso prévio', noticeDays(diasAdicionais), {
      law: BASE_NOTICE.law,
      unit: 'dias',
      isTotal: true,
    });
    return {
      diasAviso,
      diasAdicionais,
      valorAviso: result.money('Valor do aviso prévio', payForDays(salary, diasAviso), 'CLT art. 487, § 1º'),
      tipoAviso: result.text('Tipo de aviso', LABELS[type]),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'valorAviso', note: 'Por {diasAviso} de aviso.' },
    { kind: 'figures', items: ['tipoAviso', 'diasAdicionais', 'diasAviso'] },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      when: 'type == "trabalhado"',
      text: `No aviso dado pela empresa você trabalha ${NOTICE_HOURS_OFF} a menos por dia ou falta ${NOTICE_DAYS_OFF} corridos, sem desconto (CLT art. 488).`,
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
    refusals: [{ input: { salary: 0, years: 5 }, field: 'salary', message: NO_SALARY }],
    sources: [NOTICE_LAW, CLT, CONSTITUTION],
  });
