/** Overtime calculated by hand, and refused inputs. */
import type { Refusal } from '../../../src/engine/definition.ts';

export const examples = [
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
      reflexoFgts: 17.2,
      totalComReflexos: 232.2,
    },
    source:
      'Conta à mão: 2.200 ÷ 220 × 1,5 × 10 = 150; ÷ 25 × 5 = 30; 180 ÷ 12 = 15; × 4 ÷ 3 = 20; 180 × 8% × 43 ÷ 36 = 17,20',
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
      reflexoFgts: 27.52,
      totalComReflexos: 371.52,
    },
    source:
      'Conta à mão: 3.300 ÷ 220 × 2 × 8 = 240; ÷ 25 × 5 = 48; 288 ÷ 12 = 24; × 4 ÷ 3 = 32; 288 × 8% × 43 ÷ 36 = 27,52',
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
      reflexoFgts: 59.44,
      totalComReflexos: 802.48,
    },
    source:
      'Conta à mão: 2.640 ÷ 220 = 12; × 1,5 × 1,2 = 21,60; 21 × 60 ÷ 52,5 = 24; × 21,60 = 518,40; × 5 ÷ 25; 622,08 ÷ 12; × 4 ÷ 3; 622,08 × 8% × 43 ÷ 36 = 59,4432',
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
      reflexoFgts: 26.46,
      totalComReflexos: 357.23,
    },
    source:
      'Conta à mão: 3.000 ÷ 200 = 15; × 1,6 = 24; 240 ÷ 26 × 4 = 36,9230…; 276,9230… ÷ 12 = 23,0769…; × 4 ÷ 3 = 30,7692…; 276,9230… × 8% × 43 ÷ 36 = 26,4615…',
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
      reflexoFgts: 12.67,
      totalComReflexos: 171.08,
    },
    source:
      'Conta à mão: 1.621 ÷ 220 × 2 × 7,5 = 110,5227…; ÷ 25 × 5 = 22,1045…; 132,6272… ÷ 12 = 11,0522…; × 4 ÷ 3 = 14,7363…; 132,6272… × 8% × 43 ÷ 36 = 12,6732…',
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
  {
    title: 'Duas horas noturnas de quem ganha R$ 22.000,00',
    input: { salary: 22000, hours: 2, type: 'noturna' },
    expected: { valorHoraNormal: 100, valorHoraExtra: 180, valorTotal: 411.43, reflexoDsr: 82.29 },
    published: {
      source: 'Prova do TRT da 3ª Região (2012), resolvida em SóProvas',
      url: 'https://soprovas.com/questoes/664642',
      values: ['valorHoraNormal', 'valorHoraExtra'],
    },
    source:
      'Prova do TRT da 3ª Região (2012): R$ 100,00 por hora, R$ 180,00 com os dois acréscimos; 2 × 60 ÷ 52,5 × 180 = 411,4285…; ÷ 25 × 5 = 82,2857…',
    testOnly: true,
  },
  {
    title: 'Conta simples de dez horas normais, com salário de R$ 2.200,00',
    input: { metodo: 'simplificado', salary: 2200, hours: 10, type: 'normal' },
    expected: {
      valorHoraNormal: 10,
      percentualAcrescimo: 50,
      valorHoraExtra: 15,
      valorTotal: 150,
      reflexoFerias: 50,
      reflexo13: 12.5,
    },
    source: 'Conta à mão: 2.200 ÷ 220 = 10; 10 + 50% = 15; 15 × 10 = 150; 150 ÷ 3; 150 ÷ 12',
    testOnly: true,
  },
  {
    title: 'Conta simples de sete horas e meia em feriado, sem arredondar no caminho',
    input: { metodo: 'simplificado', salary: 1621, hours: 7.5, type: 'feriado' },
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
    title: 'Conta simples: meio centavo arredonda para longe do zero',
    input: { metodo: 'simplificado', salary: 220.55, hours: 0.5, type: 'domingo' },
    expected: { valorHoraNormal: 1, valorHoraExtra: 2.01, valorTotal: 1 },
    source: 'Conta à mão: 220,55 ÷ 220 = 1,0025; × 2 = 2,005, que arredonda para 2,01; × 0,5 = 1,0025',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
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
];
