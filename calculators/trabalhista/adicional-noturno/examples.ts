/** Night work calculated by hand, and refused inputs. */
import type { Refusal } from '../../../src/engine/definition.ts';

export const examples = [
  {
    title: 'Salário de R$ 2.200,00 e 105 horas da noite',
    input: { salary: 2200, horas: 105 },
    expected: {
      valorHora: 10,
      horasComputadas: 120,
      adicional: 240,
      reflexoDsr: 48,
      reflexo13: 24,
      reflexoFerias: 32,
      reflexoFgts: 27.52,
      totalComReflexos: 371.52,
    },
    source:
      'Conta à mão: 2.200 ÷ 220 = 10; 105 × 60 ÷ 52,5 = 120; 120 × 10 × 20% = 240; ÷ 25 × 5 = 48; 288 ÷ 12 = 24; × 4 ÷ 3 = 32; 288 × 8% × 43 ÷ 36 = 27,52',
  },
  {
    title: 'Trabalho rural: 60 horas a 25%, sem hora reduzida',
    input: { salary: 1760, horas: 60, percentual: 25, horaReduzida: false },
    expected: {
      valorHora: 8,
      horasComputadas: 60,
      adicional: 120,
      reflexoDsr: 24,
      reflexo13: 12,
      reflexoFerias: 16,
      reflexoFgts: 13.76,
      totalComReflexos: 185.76,
    },
    source:
      'Conta à mão: Lei 5.889/1973, art. 7º; 1.760 ÷ 220 = 8; 60 × 8 × 25% = 120; ÷ 25 × 5 = 24; 144 ÷ 12; × 4 ÷ 3; 144 × 8% × 43 ÷ 36',
  },
  {
    title: 'Semana de 36 horas, convenção de 35% e 84 horas da noite',
    input: { salary: 3600, horas: 84, jornada: 36, percentual: 35, diasUteis: 26, diasDescanso: 4 },
    expected: {
      valorHora: 20,
      horasComputadas: 96,
      adicional: 672,
      reflexoDsr: 103.38,
      reflexo13: 64.62,
      reflexoFerias: 86.15,
      reflexoFgts: 74.09,
      totalComReflexos: 1000.24,
    },
    source:
      'Conta à mão: 3.600 ÷ 180 = 20; 84 × 60 ÷ 52,5 = 96; × 20 × 35% = 672; ÷ 26 × 4 = 103,3846…; 775,3846… ÷ 12 = 64,6153…; × 4 ÷ 3 = 86,1538…; 775,3846… × 8% × 43 ÷ 36 = 74,0923…',
  },
  {
    title: 'Uma só noite de sete horas',
    input: { salary: 2420, horas: 7 },
    expected: { valorHora: 11, horasComputadas: 8, adicional: 17.6, reflexoDsr: 3.52 },
    source: 'Conta à mão: 2.420 ÷ 220 = 11; 7 × 60 ÷ 52,5 = 8; 8 × 11 × 20% = 17,60; ÷ 25 × 5 = 3,52',
  },
  {
    title: 'O FGTS das férias com o terço: 56 horas da noite',
    input: { salary: 2200, horas: 56 },
    expected: {
      adicional: 128,
      reflexoDsr: 25.6,
      reflexo13: 12.8,
      reflexoFerias: 17.07,
      reflexoFgts: 14.68,
      totalComReflexos: 198.15,
    },
    source:
      'Conta à mão: 56 × 60 ÷ 52,5 = 64; × 10 × 20% = 128; ÷ 25 × 5 = 25,60; 153,60 ÷ 12; × 4 ÷ 3; 153,60 × 8% × 43 ÷ 36 = 14,6773…',
    testOnly: true,
  },
  {
    title: 'Nada se arredonda no caminho',
    input: { salary: 1621, horas: 10 },
    expected: { valorHora: 7.37, adicional: 16.84, reflexoDsr: 3.37, reflexo13: 1.68, reflexoFerias: 2.25 },
    source:
      'Conta à mão: 1.621 ÷ 220 = 7,36818…; 10 × 60 ÷ 52,5 = 11,42857…; 16,84155…; ÷ 25 × 5 = 3,36831…; 20,20987… ÷ 12 = 1,68415…; × 4 ÷ 3 = 2,24554…',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  { input: { horas: 10 }, field: 'salary', message: 'Informe o salário' },
  { input: { salary: 2200 }, field: 'horas', message: 'Informe as horas da noite' },
  {
    input: { salary: 2200, horas: 1, percentual: 19.99 },
    field: 'percentual',
    message: 'O adicional noturno é de pelo menos 20%',
  },
  {
    input: { salary: 2200, horas: 1, percentual: 200.01 },
    field: 'percentual',
    message: 'Digite um adicional de até 200%',
  },
  {
    input: { salary: 2200, horas: 1, diasUteis: 27 },
    field: 'diasDescanso',
    message: 'Dias úteis e de descanso não podem passar de 31',
  },
];
