/** Vacations calculated by hand, and refused inputs. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { INSS } from '../../tabelas/inss.ts';
import { CLT } from '../../tabelas/leis-trabalhistas.ts';

export const examples = [
  {
    title: 'Férias integrais de quem ganha R$ 3.000,00',
    input: { salary: 3000, days: 30, type: 'integrais', ano: 2026 },
    expected: {
      valorFerias: 3000,
      tercoConstitucional: 1000,
      total: 4000,
      diasDireito: 30,
      totalBruto: 4000,
      inss: 368.6,
      irrf: 0,
      liquido: 3631.4,
      fgts: 320,
    },
    source:
      'Conta à mão: 3.000 + 3.000 ÷ 3; INSS 121,575 + 115,3656 + 1.097,16 × 12% = 368,5998; (4.000 − 607,20) × 15% − 394,16 = 114,76, que a redução de 312,89 zera',
  },
  {
    title: 'Vinte dias de quem ganha R$ 2.500,00',
    input: { salary: 2500, days: 20, type: 'proporcionais', ano: 2026 },
    expected: {
      valorFerias: 1666.67,
      tercoConstitucional: 555.56,
      total: 2222.23,
      inss: 175.69,
      irrf: 0,
      liquido: 2046.54,
      fgts: 177.78,
    },
    source:
      'Conta à mão: 2.500 ÷ 30 × 20 = 1.666,67; ÷ 3 = 555,56; INSS 121,575 + 601,23 × 9% = 175,6857; 2.222,23 − 607,20 = 1.615,03, isento; × 8% = 177,7784',
  },
  {
    title: 'Venda de dez dias de quem ganha R$ 4.500,00',
    input: { salary: 4500, days: 10, type: 'venda' },
    expected: { valorFerias: 1500, tercoConstitucional: 500, total: 2000 },
    source: 'Conta à mão: 4.500 ÷ 30 × 10 = 1.500; ÷ 3 = 500',
  },
  {
    title: 'Vinte dias, dez vendidos e a 1ª parcela do 13º, com um dependente',
    input: {
      salary: 6000,
      days: 20,
      diasVendidos: 10,
      adiantarDecimoTerceiro: true,
      dependentes: 1,
      ano: 2026,
    },
    expected: {
      total: 5333.33,
      abono: 2000,
      tercoAbono: 666.67,
      adiantamento13: 3000,
      totalBruto: 11000,
      inss: 548.18,
      irrf: 358.63,
      liquido: 10093.19,
      fgts: 426.67,
    },
    source:
      'Conta à mão: 4.000 + 1.333,33; INSS 411,1122 + 979,06 × 14% = 548,1806; 5.333,33 + 666,67 = 6.000; base 6.000 − 548,18 − 189,59 = 5.262,23; × 27,5% − 908,73 = 538,38325; redução 978,62 − 0,133145 × 6.000 = 179,75; 358,63325',
  },
  {
    title: 'Vinte dias e dez vendidos: o INSS deixa de fora o terço do abono',
    input: { salary: 3000, days: 20, diasVendidos: 10, ano: 2026 },
    expected: { total: 2666.67, abono: 1000, tercoAbono: 333.33, inss: 215.69, irrf: 0 },
    source: 'Conta à mão: 2.000 + 666,67; INSS 121,575 + 1.045,67 × 9% = 215,6853',
    testOnly: true,
  },
  {
    title: 'Dez faltas: 24 dias de férias',
    input: { salary: 2800, mediaAdicionais: 200, days: 24, faltas: 10, ano: 2026 },
    expected: {
      diasDireito: 24,
      valorFerias: 2400,
      tercoConstitucional: 800,
      total: 3200,
      inss: 272.6,
      irrf: 0,
      liquido: 2927.4,
    },
    published: { source: 'CLT, art. 130, II', url: CLT.url, values: ['diasDireito'] },
    source:
      'Conta à mão: CLT art. 130, II; 3.000 ÷ 30 × 24 = 2.400; INSS 236,9406 + 297,16 × 12% = 272,5998; 2.592,80 × 7,5% − 182,16 = 12,30, que a redução zera',
  },
  {
    title: 'O meio centavo arredonda para longe do zero',
    input: { salary: 1000.35, days: 1, ano: 2026 },
    expected: {
      valorFerias: 33.35,
      tercoConstitucional: 11.12,
      total: 44.47,
      inss: 3.34,
      liquido: 41.13,
    },
    source:
      'Conta à mão: 1.000,35 ÷ 30 = 33,345, que arredonda para 33,35; 33,345 ÷ 3 = 11,115, para 11,12; 44,47 × 7,5% = 3,33525',
    testOnly: true,
  },
  {
    title: 'Abril de 2025: a tabela antes da de maio',
    input: { salary: 2400, ano: 2025, mes: 4 },
    expected: { total: 3200, inss: 277.41, irrf: 28.2, liquido: 2894.39 },
    source:
      'Conta à mão: INSS 113,85 + 114,8292 + 406,12 × 12% = 277,4136; (3.200 − 564,80) × 7,5% − 169,44 = 28,20',
    testOnly: true,
  },
  {
    title: 'Maio de 2025: a tabela nova',
    input: { salary: 2400, ano: 2025, mes: 5 },
    expected: { inss: 277.41, irrf: 12.3, liquido: 2910.29 },
    source: 'Conta à mão: (3.200 − 607,20) × 7,5% − 182,16 = 12,30',
    testOnly: true,
  },
  {
    title: 'Imposto de menos de R$ 10,00, que não se retém',
    input: { salary: 2330.4, ano: 2025, mes: 5 },
    expected: { total: 3107.2, inss: 266.28, irrf: 0, liquido: 2840.92 },
    source:
      'Conta à mão: INSS 228,6792 + 313,32 × 12% = 266,2776; (3.107,20 − 607,20) × 7,5% − 182,16 = 5,34; Lei 9.430/1996, art. 67',
    testOnly: true,
  },
  {
    title: 'Trinta e duas faltas e quatro dias vendidos: o que resta do direito',
    input: { salary: 9000, days: 8, faltas: 32, diasVendidos: 4, ano: 2026 },
    expected: {
      diasDireito: 12,
      total: 3200,
      abono: 1200,
      tercoAbono: 400,
      totalBruto: 4800,
      inss: 272.6,
      irrf: 0,
      liquido: 4527.4,
    },
    published: { source: 'CLT, art. 130, IV', url: CLT.url, values: ['diasDireito'] },
    source:
      'Conta à mão: CLT arts. 130, IV, e 143; 9.000 ÷ 30 × 8 = 2.400 e 800; 1.200 e 400; (3.600 − 607,20) × 15% − 394,16 = 54,76, que a redução zera',
    testOnly: true,
  },
  {
    title: 'Só 10 dias de férias divididas',
    input: { salary: 3000, days: 10, ano: 2026 },
    expected: { total: 1333.33, inss: 100, irrf: 0, liquido: 1233.33 },
    source: 'Conta à mão: 3.000 ÷ 30 × 10 × 4 ÷ 3 = 1.333,33; × 7,5% = 100,00',
    testOnly: true,
  },
  {
    title: 'Cinco dias de férias coletivas',
    input: { salary: 3000, days: 5, type: 'proporcionais', ano: 2026 },
    expected: { total: 666.67, inss: 50, irrf: 0, liquido: 616.67 },
    source: 'Conta à mão: 3.000 ÷ 30 × 5 × 4 ÷ 3 = 666,67; × 7,5% = 50,00',
    testOnly: true,
  },
  {
    title: 'Venda de mais dias do que a lei permite',
    input: { salary: 3000, days: 15, type: 'venda', ano: 2026 },
    expected: { total: 2000 },
    source: 'Conta à mão: 3.000 ÷ 30 × 15 × 4 ÷ 3 = 2.000',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  { input: { days: 30 }, field: 'salary', message: 'Informe o salário' },
  {
    input: { salary: 3000, faltas: 10 },
    field: 'days',
    message: 'Com 10 faltas injustificadas, o direito é de 24 dias de férias',
  },
  {
    input: { salary: 3000, days: 19, diasVendidos: 11 },
    field: 'diasVendidos',
    message: 'Você pode vender até um terço das férias: 10 dias',
  },
  {
    input: { salary: 3000, days: 10, faltas: 15, diasVendidos: 7 },
    field: 'diasVendidos',
    message: 'Você pode vender até um terço das férias: 6 dias',
  },
  {
    input: { salary: 3000, days: 21, diasVendidos: 10 },
    field: 'diasVendidos',
    message: 'Os dias de férias e os vendidos não podem passar de 30',
  },
  {
    input: { salary: 3000, days: 12, faltas: 33 },
    field: 'faltas',
    message: 'Com mais de 32 faltas injustificadas não há direito a férias',
  },
  { input: { salary: 3000, ano: 2023 }, field: 'ano', message: INSS.missingYearMessage(2023) },
  { input: { salary: 3000, ano: 2025, mes: 0 }, field: 'mes', message: 'Digite o mês, de 1 a 12' },
  { input: { salary: 3000, ano: 2025, mes: 13 }, field: 'mes', message: 'Digite o mês, de 1 a 12' },
];
