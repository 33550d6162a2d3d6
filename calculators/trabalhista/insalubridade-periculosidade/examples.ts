/** Additional pay calculated by hand, and refused inputs. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { SALARIO_MINIMO } from '../../tabelas/salario-minimo.ts';

export const examples = [
  {
    title: 'Insalubridade de grau médio, sobre o salário mínimo',
    input: { tipo: 'insalubridade', grau: 20, ano: 2026 },
    expected: {
      baseConsiderada: 1621,
      adicional: 324.2,
      reflexo13: 27.02,
      reflexoFerias: 36.02,
      reflexoFgts: 30.98,
    },
    source:
      'Conta à mão: 1.621 × 20% = 324,20; ÷ 12 = 27,0166…; × 4 ÷ 3 = 36,0222…; 324,20 × 8% × 43 ÷ 36 = 30,9791…',
  },
  {
    title: 'Periculosidade com salário básico de R$ 3.000,00',
    input: { tipo: 'periculosidade', salario: 3000 },
    expected: { adicional: 900, reflexo13: 75, reflexoFerias: 100, reflexoFgts: 86 },
    source: 'Conta à mão: 3.000 × 30% = 900; ÷ 12 = 75; × 4 ÷ 3 = 100; 900 × 8% × 43 ÷ 36 = 86',
  },
  {
    title: 'Grau máximo sobre um piso de R$ 2.100,00',
    input: { tipo: 'insalubridade', grau: 40, base: 2100, ano: 2026 },
    expected: {
      baseConsiderada: 2100,
      adicional: 840,
      reflexo13: 70,
      reflexoFerias: 93.33,
      reflexoFgts: 80.27,
    },
    source: 'Conta à mão: 2.100 × 40% = 840; ÷ 12 = 70; × 4 ÷ 3 = 93,333…; 840 × 8% × 43 ÷ 36 = 80,2666…',
  },
  {
    title: 'Grau mínimo em 2024',
    input: { tipo: 'insalubridade', grau: 10, ano: 2024 },
    expected: { baseConsiderada: 1412, adicional: 141.2, reflexo13: 11.77 },
    source: 'Conta à mão: 1.412 × 10% = 141,20; ÷ 12 = 11,7666…',
    testOnly: true,
  },
  {
    title: 'O meio centavo arredonda para longe do zero',
    input: { tipo: 'periculosidade', salario: 1000.35 },
    expected: { adicional: 300.11, reflexo13: 25.01, reflexoFerias: 33.35, reflexoFgts: 28.68 },
    source:
      'Conta à mão: 1.000,35 × 30% = 300,105; ÷ 12 = 25,00875; × 4 ÷ 3 = 33,345, que arredonda para 33,35; 300,105 × 8% × 43 ÷ 36 = 28,6767',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  { input: { tipo: 'periculosidade' }, field: 'salario', message: 'Informe o salário' },
  {
    input: { tipo: 'insalubridade', ano: 2023 },
    field: 'ano',
    message: SALARIO_MINIMO.missingYearMessage(2023),
  },
];
