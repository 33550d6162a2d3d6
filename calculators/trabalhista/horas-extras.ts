import { option, positiveAmount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { addedUp } from '../formulas/annuity.ts';
import { countedNightHours, monthlyHours, overtimeReflexes } from '../law/overtime.ts';
import { restDays, weeklyHours, workingDays, workingTimeRule } from '../rules/working-time.ts';
import { CLT, CONSTITUTION, FGTS_LAW, REST_DAY_LAW } from '../tables/labour-laws.ts';
import {
  MOST_OVERTIME_A_DAY,
  NIGHT_SURCHARGE,
  OVERTIME_SURCHARGE,
  REST_DAY_SURCHARGE,
} from '../tables/labour.ts';
import { NIGHT_HOUR } from '../tables/working-hours.ts';
import { simpleOvertime } from './horas-extras/simple.ts';
import { fixedExtrasField, surchargeField, surchargeOf, surchargeRules } from './horas-extras/surcharge.ts';

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
          option('noturna', 'Noturna', `Das 22h às 5h: ${NIGHT_SURCHARGE} a mais pela noite`),
          option('domingo', 'Domingo', `${REST_DAY_SURCHARGE} a mais`),
          option('feriado', 'Feriado', `${REST_DAY_SURCHARGE} a mais`),
        ],
        default: 'normal',
        messages: { required: 'Escolha o tipo de hora' },
      },
      jornada: weeklyHours,
      adicional: surchargeField,
      adicionais: fixedExtrasField,
      diasUteis: workingDays,
      diasDescanso: restDays,
    },
  },
  rules: [...surchargeRules, workingTimeRule],

  compute({ salary, hours, type, jornada, adicional, adicionais, diasUteis, diasDescanso }, result) {
    const isAtNight = type === 'noturna';
    const surcharge = surchargeOf(type, adicional);
    const divisor = result.working(
      result.count('Horas pagas no mês', monthlyHours(jornada), { law: 'CLT art. 64', unit: 'horas' }),
    );
    const valorHoraNormal = result.money(
      'Hora normal',
      addedUp(salary, adicionais).over(divisor),
      'CLT art. 64',
    );
    const percentualAcrescimo = result.percent('Acréscimo', surcharge.added, surcharge.law);
    const valorHoraExtra = result.money('Hora extra', valorHoraNormal.times(surcharge.factor), surcharge.law);
    const horasComputadas = result.number('Horas computadas', isAtNight ? countedNightHours(hours) : hours, {
      unit: 'horas',
      ...(isAtNight ? { law: NIGHT_HOUR.law } : {}),
    });
    const valorTotal = result.total('Total das horas extras', valorHoraExtra.times(horasComputadas));
    return {
      valorHoraNormal,
      percentualAcrescimo,
      valorHoraExtra,
      horasComputadas,
      valorTotal,
      ...overtimeReflexes(valorTotal, { working: diasUteis, rest: diasDescanso }, result),
    };
  },
  simple: simpleOvertime,
})
  .layout([
    { kind: 'headline', value: 'valorTotal', note: '{hours} com {percentualAcrescimo} de acréscimo.' },
    {
      kind: 'figures',
      items: [
        'valorHoraNormal',
        'percentualAcrescimo',
        'valorHoraExtra',
        { value: 'horasComputadas', when: 'type == "noturna"' },
        'valorTotal',
      ],
    },
    {
      kind: 'figures',
      title: 'Se as horas se repetem todo mês',
      items: [
        { value: 'reflexoDsr', label: 'No descanso semanal' },
        { value: 'reflexo13', label: 'No 13º salário' },
        { value: 'reflexoFerias', label: 'Nas férias' },
        { value: 'reflexoFgts', label: 'No FGTS' },
        'totalComReflexos',
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
    { kind: 'notice', tone: 'info', when: "metodo == 'simplificado'", text: simpleOvertime.because },
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
          reflexoDsr: 30,
          reflexo13: 15,
          reflexoFerias: 20,
          reflexoFgts: 15.6,
          totalComReflexos: 230.6,
        },
        source:
          'Conta à mão: 2.200 ÷ 220 × 1,5 × 10 = 150; ÷ 25 × 5 = 30; 180 ÷ 12 = 15; × 4 ÷ 3 = 20; 180 × 8% × 13 ÷ 12 = 15,60',
      },
      {
        title: 'Oito horas de domingo de quem ganha R$ 3.300,00',
        input: { salary: 3300, hours: 8, type: 'domingo' },
        expected: {
          valorHoraNormal: 15,
          percentualAcrescimo: 100,
          valorHoraExtra: 30,
          valorTotal: 240,
          reflexoDsr: 48,
          reflexo13: 24,
          reflexoFerias: 32,
          reflexoFgts: 24.96,
          totalComReflexos: 368.96,
        },
        source:
          'Conta à mão: 3.300 ÷ 220 × 2 × 8 = 240; ÷ 25 × 5 = 48; 288 ÷ 12 = 24; × 4 ÷ 3 = 32; 288 × 8% × 13 ÷ 12 = 24,96',
      },
      {
        title: 'Vinte e uma horas noturnas de quem ganha R$ 2.640,00',
        input: { salary: 2640, hours: 21, type: 'noturna' },
        expected: {
          valorHoraNormal: 12,
          percentualAcrescimo: 80,
          valorHoraExtra: 21.6,
          horasComputadas: 24,
          valorTotal: 518.4,
          reflexoDsr: 103.68,
          reflexo13: 51.84,
          reflexoFerias: 69.12,
          reflexoFgts: 53.91,
          totalComReflexos: 796.95,
        },
        source:
          'Conta à mão: 2.640 ÷ 220 = 12; × 1,5 × 1,2 = 21,60; 21 × 60 ÷ 52,5 = 24; × 21,60 = 518,40; × 5 ÷ 25; 622,08 ÷ 12; × 4 ÷ 3; 622,08 × 8% × 13 ÷ 12 = 53,9136',
      },
      {
        title: 'Semana de 40 horas, com adicional de 60% e R$ 300,00 de adicionais',
        input: {
          salary: 2700,
          hours: 10,
          jornada: 40,
          adicional: 60,
          adicionais: 300,
          diasUteis: 26,
          diasDescanso: 4,
        },
        expected: {
          valorHoraNormal: 15,
          percentualAcrescimo: 60,
          valorHoraExtra: 24,
          valorTotal: 240,
          reflexoDsr: 36.92,
          reflexo13: 23.08,
          reflexoFerias: 30.77,
          reflexoFgts: 24,
          totalComReflexos: 354.77,
        },
        source:
          'Conta à mão: 3.000 ÷ 200 = 15; × 1,6 = 24; 240 ÷ 26 × 4 = 36,9230…; 276,9230… ÷ 12 = 23,0769…; × 4 ÷ 3 = 30,7692…; 276,9230… × 8% × 13 ÷ 12 = 24',
      },
      {
        title: 'Sete horas e meia em feriado, sem arredondar no caminho',
        input: { salary: 1621, hours: 7.5, type: 'feriado' },
        expected: {
          valorHoraNormal: 7.37,
          valorHoraExtra: 14.74,
          valorTotal: 110.52,
          reflexoDsr: 22.1,
          reflexo13: 11.05,
          reflexoFerias: 14.74,
          reflexoFgts: 11.49,
          totalComReflexos: 169.9,
        },
        source:
          'Conta à mão: 1.621 ÷ 220 × 2 × 7,5 = 110,5227…; ÷ 25 × 5 = 22,1045…; 132,6272… ÷ 12 = 11,0522…; × 4 ÷ 3 = 14,7363…; 132,6272… × 8% × 13 ÷ 12 = 11,4943…',
        testOnly: true,
      },
      {
        title: 'Conta simples: oito horas de domingo de quem ganha R$ 3.300,00',
        input: { metodo: 'simplificado', salary: 3300, hours: 8, type: 'domingo' },
        expected: {
          valorHoraNormal: 15,
          valorHoraExtra: 30,
          valorTotal: 240,
          reflexoFerias: 80,
          reflexo13: 20,
        },
        source: 'Conta à mão: 3.300 ÷ 220 = 15; 15 × 2 = 30; 30 × 8 = 240; 240 ÷ 3; 240 ÷ 12',
      },
      {
        title: 'Conta simples: vinte horas noturnas de quem ganha R$ 2.640,00',
        input: { metodo: 'simplificado', salary: 2640, hours: 20, type: 'noturna' },
        expected: {
          percentualAcrescimo: 20,
          valorHoraExtra: 14.4,
          valorTotal: 288,
          reflexoFerias: 96,
          reflexo13: 24,
        },
        source: 'Conta à mão: 2.640 ÷ 220 = 12; 12 × 1,2 = 14,40; 14,40 × 20 = 288; ÷ 3; ÷ 12',
      },
    ],
    refusals: [
      {
        input: { salary: 2200, hours: 1, adicional: 49.99 },
        field: 'adicional',
        message: 'O adicional mínimo da hora extra é de 50%',
      },
      {
        input: { salary: 2200, hours: 1, type: 'feriado', adicional: 99 },
        field: 'adicional',
        message: 'O adicional mínimo em domingo ou feriado é de 100%',
      },
      {
        input: { salary: 2200, hours: 1, diasUteis: 27 },
        field: 'diasDescanso',
        message: 'Dias úteis e de descanso não podem passar de 31',
      },
    ],
    sources: [CLT, CONSTITUTION, REST_DAY_LAW, FGTS_LAW],
  });
