import { option, positiveAmount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { one } from '../../src/quantity/quantity.ts';
import { CLT, CONSTITUTION, REST_DAY_LAW } from '../tables/labour-laws.ts';
import {
  MOST_OVERTIME_A_DAY,
  NIGHT_SURCHARGE,
  OVERTIME_SURCHARGE,
  PAYROLL_HOURS,
  REST_DAY_SURCHARGE,
} from '../tables/labour.ts';

/** What is added to the normal hour. */
const SURCHARGE = {
  normal: OVERTIME_SURCHARGE,
  noturna: NIGHT_SURCHARGE,
  domingo: REST_DAY_SURCHARGE,
  feriado: REST_DAY_SURCHARGE,
} as const;

export default defineCalculator({
  id: 'trabalhista/horas-extras',
  name: 'Horas extras',
  title: 'Calculadora de horas extras',
  description:
    'Calcule o valor das horas extras normais, noturnas, de domingo ou feriado, e os seus reflexos.',
  keywords: `horas extras, hora extra ${OVERTIME_SURCHARGE}, hora extra ${REST_DAY_SURCHARGE}, adicional noturno, domingo, feriado, reflexos`,
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
          option('normal', 'Normal', `Dia útil ou sábado: ${OVERTIME_SURCHARGE} a mais`),
          option('noturna', 'Noturna', `Das 22h às 5h: ${NIGHT_SURCHARGE} a mais`),
          option('domingo', 'Domingo', `${REST_DAY_SURCHARGE} a mais`),
          option('feriado', 'Feriado', `${REST_DAY_SURCHARGE} a mais`),
        ],
        default: 'normal',
        messages: { required: 'Escolha o tipo de hora' },
      },
    },
  },
  rules: [],

  compute({ salary, hours, type }, result) {
    const { law } = SURCHARGE[type];
    const valorHoraNormal = result.money('Hora normal', salary.over(PAYROLL_HOURS), PAYROLL_HOURS.law);
    const percentualAcrescimo = result.percent('Acréscimo', SURCHARGE[type]);
    const valorHoraExtra = result.money(
      'Hora extra',
      valorHoraNormal.times(one.plus(percentualAcrescimo)),
      law,
    );
    const valorTotal = result.total('Total das horas extras', valorHoraExtra.times(hours));
    return {
      valorHoraNormal,
      percentualAcrescimo,
      valorHoraExtra,
      valorTotal,
      reflexoFerias: result.money('Reflexo nas férias', valorTotal.over(3), { note: 'Um terço do total.' }),
      reflexo13: result.money('Reflexo no 13º salário', valorTotal.over(12), {
        note: 'Um doze avos do total.',
      }),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'valorTotal', note: '{hours} com {percentualAcrescimo} de acréscimo.' },
    { kind: 'figures', items: ['valorHoraNormal', 'percentualAcrescimo', 'valorHoraExtra', 'valorTotal'] },
    {
      kind: 'figures',
      title: 'Reflexos estimados',
      items: [
        { value: 'reflexoFerias', label: 'Nas férias' },
        { value: 'reflexo13', label: 'No 13º salário' },
      ],
    },
    {
      kind: 'comparison',
      title: 'A hora normal e a hora extra',
      bars: ['valorHoraNormal', 'valorHoraExtra'],
    },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      text: `A lei permite até ${MOST_OVERTIME_A_DAY} extras por dia (CLT art. 59).`,
    },
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
    refusals: [],
    sources: [CLT, CONSTITUTION, REST_DAY_LAW],
  });
