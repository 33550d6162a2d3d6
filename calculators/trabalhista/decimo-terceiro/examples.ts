/** Worked examples of this card. */
import { INSS } from '../../tabelas/inss.ts';

export const EXAMPLES = [
  {
    title: 'Ano inteiro com salário de R$ 3.000,00',
    input: { salary: 3000, months: 12, ano: 2026 },
    expected: {
      valorBruto: 3000,
      inss: 248.6,
      ir: 0,
      valorLiquido: 2751.4,
      primeiraParcela: 1500,
      segundaParcela: 1251.4,
    },
    source:
      'Conta à mão: 1.621 × 7,5% + 1.281,84 × 9% + 97,16 × 12% = 248,5998; 3.000 − 607,20 = 2.392,80, abaixo de 2.428,80, isento',
  },
  {
    title: 'Salário de R$ 6.000,00, com parte da redução do imposto',
    input: { salary: 6000, ano: 2026 },
    expected: { inss: 641.51, ir: 385.1, valorLiquido: 4973.39, segundaParcela: 1973.39 },
    source:
      'Conta à mão: INSS 121,575 + 115,3656 + 174,1716 + 1.645,73 × 14% = 641,5144; base 5.358,49 × 27,5% − 908,73 = 564,85475; redução 978,62 − 0,133145 × 6.000 = 179,75; 385,10475',
  },
  {
    title: 'Salário de R$ 8.000,00 e dois dependentes',
    input: { salary: 8000, dependentes: 2, ano: 2026 },
    expected: {
      inss: 921.51,
      ir: 933.58,
      valorLiquido: 6144.91,
      primeiraParcela: 4000,
      segundaParcela: 2144.91,
    },
    source:
      'Conta à mão: INSS 411,1122 + 3.645,73 × 14% = 921,5144; base 8.000 − 921,51 − 379,18 = 6.699,31; × 27,5% − 908,73 = 933,58025',
  },
  {
    title: 'Sete meses em 2024, com salário de R$ 2.300,00 e R$ 200,00 de adicionais',
    input: { salary: 2300, mediaAdicionais: 200, months: 7, ano: 2024 },
    expected: {
      valorBruto: 1458.33,
      inss: 110.07,
      ir: 0,
      valorLiquido: 1348.26,
      primeiraParcela: 729.17,
      segundaParcela: 619.09,
    },
    source:
      'Conta à mão: 2.500 × 7 ÷ 12 = 1.458,333…; 1.412 × 7,5% + 46,33 × 9% = 110,0697; metade 729,1666…; 1.348,26 − 729,17',
    testOnly: true,
  },
  {
    title: 'Imposto de menos de R$ 10,00: no 13º não se dispensa',
    input: { salary: 2900, ano: 2024 },
    expected: { inss: 246.82, ir: 5.7, valorLiquido: 2647.48 },
    source:
      'Conta à mão: INSS 105,90 + 112,9212 + 233,32 × 12% = 246,8196; base 2.900 − 564,80 = 2.335,20; × 7,5% − 169,44 = 5,70',
    testOnly: true,
  },
  {
    title: 'Conta simples: ano inteiro com salário de R$ 3.000,00',
    input: { metodo: 'simplificado', salary: 3000, months: 12 },
    expected: {
      valorBruto: 3000,
      inss: 330,
      ir: 225,
      valorLiquido: 2445,
      primeiraParcela: 1500,
      segundaParcela: 945,
    },
    source:
      'Conta à mão: 3.000 × 11% = 330; 3.000 × 7,5% = 225; 3.000 − 330 − 225 = 2.445; 2.445 − 1.500 = 945',
  },
  {
    title: 'Conta simples: sete meses com salário de R$ 2.500,00',
    input: { metodo: 'simplificado', salary: 2500, months: 7 },
    expected: {
      valorBruto: 1458.33,
      inss: 160.42,
      ir: 0,
      valorLiquido: 1297.91,
      primeiraParcela: 729.17,
      segundaParcela: 568.74,
    },
    source:
      'Conta à mão: 2.500 × 7 ÷ 12 = 1.458,333…; × 11% = 160,4166…; 1.458,33 − 160,42; metade 729,1666…',
  },
  {
    title: 'Conta simples de R$ 1.903,98: em cima do limite, sem imposto de renda',
    input: { metodo: 'simplificado', salary: 1903.98, months: 12 },
    expected: { valorBruto: 1903.98, inss: 209.44, ir: 0, valorLiquido: 1694.54 },
    source: 'Conta à mão: 1.903,98 × 11% = 209,4378; não passa de 1.903,98',
    testOnly: true,
  },
  {
    title: 'Conta simples de R$ 1.903,99: um centavo acima do limite',
    input: { metodo: 'simplificado', salary: 1903.99 },
    expected: { valorBruto: 1903.99, inss: 209.44, ir: 142.8, valorLiquido: 1551.75 },
    source: 'Conta à mão: 1.903,99 × 11% = 209,4389; × 7,5% = 142,79925; 1.903,99 − 209,44 − 142,80',
    testOnly: true,
  },
] as const;

/** Refused inputs. */
export const REFUSALS = [
  { input: {}, field: 'salary', message: 'Informe o salário' },
  { input: { salary: 3000, ano: 2023 }, field: 'ano', message: INSS.missingYearMessage(2023) },
] as const;
