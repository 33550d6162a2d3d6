import { positiveAmount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { percentOf, reais } from '../../src/decimal/money.ts';
import { CLT, CONSTITUTION, REST_DAY_LAW } from '../tables/labour-laws.ts';

/** Hours that a monthly salary pays in a week of 44: 44 ÷ 6 × 30. */
const HOURS_IN_PAYROLL_MONTH = 220;

/** What is added to the normal hour, in percent. */
const SURCHARGE = {
  normal: 50, // Constituição, art. 7º, XVI
  noturna: 20, // CLT art. 73
  domingo: 100, // Lei 605/1949, art. 9º
  feriado: 100,
} as const;

/** The whole sum, as the steps show it: nothing in it is rounded. */
const TOTAL = '{salary|money} ÷ 220 × (1 + {percentualAcrescimo|percent}) × {hours|number:4} horas';

export default defineCalculator({
  id: 'trabalhista/horas-extras',
  name: 'Horas extras',
  title: 'Calculadora de horas extras',
  description:
    'Calcule o valor das horas extras normais, noturnas, de domingo ou feriado, e os seus reflexos.',
  keywords: 'horas extras, hora extra 50%, hora extra 100%, adicional noturno, domingo, feriado, reflexos',
  icon: 'clock-plus',

  inputs: {
    type: 'object',
    required: ['salary', 'hours', 'type'],
    properties: {
      salary: {
        ...positiveAmount,
        title: 'Salário bruto mensal',
        messages: { ...positiveAmount.messages, exclusiveMinimum: 'Por favor, digite um salário válido' },
      },
      hours: {
        type: 'number',
        title: 'Horas extras',
        description: 'Meia hora é 0,5: para 2 horas e 30 minutos, digite 2,5.',
        unit: 'horas',
        exclusiveMinimum: 0,
        maximum: 10_000,
        messages: {
          exclusiveMinimum: 'Por favor, digite a quantidade de horas',
          maximum: 'Digite até 10.000 horas',
        },
      },
      type: {
        type: 'string',
        title: 'Tipo de hora',
        widget: 'cards',
        oneOf: [
          { const: 'normal', title: 'Normal', description: 'Dia útil ou sábado: 50% a mais' },
          { const: 'noturna', title: 'Noturna', description: 'Das 22h às 5h: 20% a mais' },
          { const: 'domingo', title: 'Domingo', description: '100% a mais' },
          { const: 'feriado', title: 'Feriado', description: '100% a mais' },
        ],
        default: 'normal',
        messages: { required: 'Escolha o tipo de hora' },
      },
    },
  },
  rules: [],

  compute({ salary, hours, type }) {
    const percentualAcrescimo = SURCHARGE[type];
    const normalHour = decimal(salary).div(HOURS_IN_PAYROLL_MONTH);
    const extraHour = normalHour.plus(percentOf(normalHour, percentualAcrescimo));
    const total = extraHour.times(hours);
    return {
      valorHoraNormal: reais(normalHour),
      percentualAcrescimo,
      valorHoraExtra: reais(extraHour),
      valorTotal: reais(total),
      reflexoFerias: reais(total.div(3)),
      reflexo13: reais(total.div(12)),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'Total das horas extras',
      value: 'valorTotal',
      format: 'money',
      note: '{hours|number:4} horas com {percentualAcrescimo|percent} de acréscimo.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Hora normal', value: 'valorHoraNormal', format: 'money' },
        { label: 'Acréscimo', value: 'percentualAcrescimo', format: 'percent' },
        { label: 'Hora extra', value: 'valorHoraExtra', format: 'money' },
        { label: 'Total das horas extras', value: 'valorTotal', format: 'money', total: true },
      ],
    },
    {
      kind: 'figures',
      title: 'Reflexos estimados',
      items: [
        { label: 'Nas férias', value: 'reflexoFerias', format: 'money', note: 'Um terço do total.' },
        { label: 'No 13º salário', value: 'reflexo13', format: 'money', note: 'Um doze avos do total.' },
      ],
    },
    {
      kind: 'comparison',
      title: 'A hora normal e a hora extra',
      format: 'money',
      bars: [
        { label: 'Hora normal', value: 'valorHoraNormal' },
        { label: 'Hora extra', value: 'valorHoraExtra' },
      ],
    },
    {
      kind: 'steps',
      items: [
        { text: '{salary|money} ÷ 220 horas = {valorHoraNormal|money} por hora', law: 'CLT art. 64' },
        {
          text: '{salary|money} ÷ 220 × (1 + 50%) = {valorHoraExtra|money} por hora extra',
          law: 'Constituição, art. 7º, XVI',
          when: 'type == "normal"',
        },
        {
          text: '{salary|money} ÷ 220 × (1 + 20%) = {valorHoraExtra|money} por hora noturna',
          law: 'CLT art. 73',
          when: 'type == "noturna"',
        },
        {
          text: '{salary|money} ÷ 220 × (1 + 100%) = {valorHoraExtra|money} por hora extra',
          law: 'Lei 605/1949, art. 9º',
          when: 'type == "domingo" or type == "feriado"',
        },
        {
          text: `${TOTAL} = {valorTotal|money}`,
        },
        {
          text: `${TOTAL} ÷ 3 = {reflexoFerias|money} nas férias`,
        },
        {
          text: `${TOTAL} ÷ 12 = {reflexo13|money} no 13º`,
        },
      ],
    },
    { kind: 'notice', tone: 'info', text: 'A lei permite até 2 horas extras por dia (CLT art. 59).' },
    {
      kind: 'notice',
      tone: 'info',
      when: 'type == "noturna"',
      text: 'Das 22h às 5h, a hora de trabalho dura 52 minutos e 30 segundos. Hora extra à noite soma os dois acréscimos.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Dez horas normais de quem ganha R$ 2.200,00',
        input: { salary: 2200, hours: 10, type: 'normal' },
        expected: {
          valorHoraNormal: 10,
          percentualAcrescimo: 50,
          valorHoraExtra: 15,
          valorTotal: 150,
          reflexoFerias: 50,
          reflexo13: 12.5,
        },
        source: 'Conta à mão: 2.200 ÷ 220 = 10; 10 + 50% = 15; 15 × 10 = 150; 150 ÷ 3; 150 ÷ 12',
      },
      {
        title: 'Oito horas de domingo de quem ganha R$ 3.300,00',
        input: { salary: 3300, hours: 8, type: 'domingo' },
        expected: {
          valorHoraNormal: 15,
          percentualAcrescimo: 100,
          valorHoraExtra: 30,
          valorTotal: 240,
          reflexoFerias: 80,
          reflexo13: 20,
        },
        source: 'Conta à mão: 3.300 ÷ 220 = 15; 15 × 2 = 30; 30 × 8 = 240',
      },
      {
        title: 'Vinte horas noturnas de quem ganha R$ 2.640,00',
        input: { salary: 2640, hours: 20, type: 'noturna' },
        expected: {
          valorHoraNormal: 12,
          percentualAcrescimo: 20,
          valorHoraExtra: 14.4,
          valorTotal: 288,
          reflexoFerias: 96,
          reflexo13: 24,
        },
        source: 'Conta à mão: 2.640 ÷ 220 = 12; 12 × 1,2 = 14,40; 14,40 × 20 = 288',
      },
      {
        title: 'Sete horas e meia em feriado, sem arredondar no caminho',
        input: { salary: 1621, hours: 7.5, type: 'feriado' },
        expected: {
          valorHoraNormal: 7.37,
          valorHoraExtra: 14.74,
          valorTotal: 110.52,
          reflexoFerias: 36.84,
          reflexo13: 9.21,
        },
        source:
          'Conta à mão: 1.621 ÷ 220 = 7,36818…; × 2 = 14,73636…; × 7,5 = 110,5227…; ÷ 3 = 36,84; ÷ 12 = 9,21',
        testOnly: true,
      },
      {
        title: 'Meio centavo arredonda para longe do zero',
        input: { salary: 220.55, hours: 0.5, type: 'domingo' },
        expected: { valorHoraNormal: 1, valorHoraExtra: 2.01, valorTotal: 1 },
        source: 'Conta à mão: 220,55 ÷ 220 = 1,0025; × 2 = 2,005, que arredonda para 2,01; × 0,5 = 1,0025',
        testOnly: true,
      },
    ],
    refusals: [
      { input: { hours: 10 }, field: 'salary', message: 'Por favor, digite um salário válido' },
      { input: { salary: 2200 }, field: 'hours', message: 'Por favor, digite a quantidade de horas' },
      { input: { salary: 2e12 }, field: 'salary', message: 'Digite um valor de até R$ 1 trilhão' },
      { input: { hours: 10_000.5 }, field: 'hours', message: 'Digite até 10.000 horas' },
      { input: { salary: 2200, hours: 10, type: '' }, field: 'type', message: 'Escolha o tipo de hora' },
      { input: { type: 'outra' }, field: 'type', message: 'Escolha uma das opções da lista' },
    ],
    sources: [CLT, CONSTITUTION, REST_DAY_LAW],
  });
