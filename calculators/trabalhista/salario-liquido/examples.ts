/** Pay slips calculated by hand, and refused inputs. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { INSS_DESDE_2020 } from '../../regras/folha-desde-2020.ts';
import { INSS } from '../../tabelas/inss.ts';
import { IMPOSTO_MENSAL } from '../../tabelas/irrf-mensal.ts';
import { missingYear } from '../../tabelas/table.ts';

export const examples = [
  {
    title: 'Salário de R$ 3.000,00, sem outros descontos',
    input: { modo: 'bruto', salarioBruto: 3000, ano: 2026 },
    expected: {
      inss: 248.6,
      irrf: 0,
      modeloIrrf: 'simplificado',
      baseIrrf: 2392.8,
      totalDescontos: 248.6,
      salarioLiquido: 2751.4,
      fgts: 240,
    },
    source:
      'Conta à mão: 1.621 × 7,5% + 1.281,84 × 9% + 97,16 × 12% = 248,5998; 3.000 − 607,20 = 2.392,80, até 2.428,80, isento; 3.000 × 8% = 240',
  },
  {
    title: 'Salário de R$ 6.000,00, dois dependentes, R$ 220,00 de passagens e plano de saúde',
    input: {
      modo: 'bruto',
      salarioBruto: 6000,
      dependentes: 2,
      custoValeTransporte: 220,
      planoSaude: 180,
      ano: 2026,
    },
    expected: {
      inss: 641.51,
      irrf: 280.83,
      modeloIrrf: 'completo',
      baseIrrf: 4979.31,
      impostoTabela: 460.58,
      reducao: 179.75,
      valeTransporte: 220,
      totalDescontos: 1322.34,
      salarioLiquido: 4677.66,
    },
    source:
      'Conta à mão: INSS 411,1122 + 1.645,73 × 14% = 641,5144; base 6.000 − 641,51 − 379,18 = 4.979,31; × 27,5% − 908,73 = 460,58025; redução 978,62 − 0,133145 × 6.000 = 179,75; 280,83025; passagens abaixo de 6.000 × 6% = 360; 641,51 + 280,83 + 220 + 180',
  },
  {
    title: 'Para receber R$ 3.000,00 líquidos',
    input: { modo: 'liquido', salarioLiquidoDesejado: 3000, ano: 2026 },
    expected: { salarioBruto: 3282.5, inss: 282.5, irrf: 0, salarioLiquido: 3000 },
    source:
      'Conta à mão: 0,88 × bruto + 111,4002 = 3.000 dá 3.282,4998; INSS 236,9406 + 379,66 × 12% = 282,4998; com 3.282,49 sobrariam 2.999,99',
  },
  {
    title: 'Salário de R$ 1.900,00, dois filhos e R$ 200,00 de passagens',
    input: { modo: 'bruto', salarioBruto: 1900, filhos: 2, custoValeTransporte: 200, ano: 2026 },
    expected: {
      inss: 146.69,
      irrf: 0,
      valeTransporte: 114,
      salarioFamilia: 135.08,
      totalDescontos: 260.69,
      salarioLiquido: 1774.39,
    },
    source:
      'Conta à mão: 121,575 + 279 × 9% = 146,685; 1.900 × 6% = 114, menos que 200; 2 × 67,54 = 135,08; 1.900 − 260,69 + 135,08',
  },
  {
    title: 'Salário de R$ 10.000,00, com pensão alimentícia e previdência privada',
    input: {
      modo: 'bruto',
      salarioBruto: 10_000,
      pensaoAlimenticia: 1500,
      previdenciaPrivada: 500,
      ano: 2026,
    },
    expected: {
      inss: 988.09,
      baseIrrf: 7011.91,
      irrf: 1019.55,
      reducao: 0,
      totalDescontos: 4007.64,
      salarioLiquido: 5992.36,
    },
    source:
      'Conta à mão: INSS do teto, 411,1122 + 4.121,28 × 14% = 988,0914; 10.000 − 988,09 − 2.000 = 7.011,91; × 27,5% − 908,73 = 1.019,54525, que se arredonda; 988,09 + 1.019,55 + 2.000',
  },
  {
    title: 'Salário mínimo: o meio centavo do INSS arredonda para cima',
    input: { salarioBruto: 1621, ano: 2026 },
    expected: { inss: 121.58, irrf: 0, salarioLiquido: 1499.42, fgts: 129.68 },
    source: 'Conta à mão: 1.621 × 7,5% = 121,575; 1.621 − 121,58; 1.621 × 8%',
    testOnly: true,
  },
  {
    title: 'R$ 5.000,00: o fim da redução inteira',
    input: { salarioBruto: 5000, ano: 2026 },
    expected: { inss: 501.51, impostoTabela: 312.89, reducao: 312.89, irrf: 0, salarioLiquido: 4498.49 },
    published: {
      source: 'Lei nº 15.270/2025: até R$ 5.000,00 no mês',
      url: IMPOSTO_MENSAL.forMonth(2026, 1).source.url,
      values: ['reducao', 'irrf'],
    },
    source:
      'Conta à mão: INSS 411,1122 + 645,73 × 14% = 501,5144; 4.392,80 × 22,5% − 675,49 = 312,89; Lei 15.270/2025',
    testOnly: true,
  },
  {
    title: 'No limite do salário-família',
    input: { salarioBruto: 1980.38, filhos: 1, ano: 2026 },
    expected: { inss: 153.92, salarioFamilia: 67.54, salarioLiquido: 1894 },
    published: {
      source: 'Portaria Interministerial MPS/MF nº 13/2026',
      url: INSS.forYear(2026).source.url,
      values: ['salarioFamilia'],
    },
    source: 'Conta à mão: 121,575 + 359,38 × 9% = 153,9192; 1.980,38 − 153,92 + 67,54',
    testOnly: true,
  },
  {
    title: 'Um centavo acima do limite do salário-família',
    input: { salarioBruto: 1980.39, filhos: 1, ano: 2026 },
    expected: { inss: 153.92, salarioFamilia: 0, salarioLiquido: 1826.47 },
    source: 'Conta à mão: 121,575 + 359,39 × 9% = 153,9201; 1.980,39 − 153,92',
    testOnly: true,
  },
  {
    title: 'Para receber R$ 1.894,01 com um filho, passa-se do limite do salário-família',
    input: { modo: 'liquido', salarioLiquidoDesejado: 1894.01, filhos: 1, ano: 2026 },
    expected: { salarioBruto: 2054.61, inss: 160.6, salarioFamilia: 0, salarioLiquido: 1894.01 },
    source:
      'Conta à mão: 1.980,38 dá 1.894,00; acima dele 0,91 × bruto + 24,315 = 1.894,01 dá 2.054,60989; INSS 121,575 + 433,61 × 9% = 160,5999',
    testOnly: true,
  },
  {
    title: 'O último imposto que não se retém, em 2025',
    input: { salarioBruto: 3169.39, ano: 2025, mes: 6 },
    expected: { inss: 273.74, impostoTabela: 10, irrf: 0, salarioLiquido: 2895.65 },
    source:
      'Conta à mão: INSS 228,6792 + 375,51 × 12% = 273,7404; (3.169,39 − 607,20) × 7,5% − 182,16 = 10,00425, até R$ 10,00; Lei 9.430/1996, art. 67',
    testOnly: true,
  },
  {
    title: 'Um centavo a mais, e o imposto é retido',
    input: { salarioBruto: 3169.4, ano: 2025, mes: 6 },
    expected: { inss: 273.74, irrf: 10.01, salarioLiquido: 2885.65 },
    source: 'Conta à mão: 2.562,20 × 7,5% − 182,16 = 10,005, que arredonda para 10,01',
    testOnly: true,
  },
  {
    title: 'Abril de 2025: a tabela antes da de maio',
    input: { salarioBruto: 3390, ano: 2025, mes: 4 },
    expected: { inss: 300.21, irrf: 42.45, salarioLiquido: 3047.34 },
    source: 'Conta à mão: INSS 228,6792 + 596,12 × 12% = 300,2136; (3.390 − 564,80) × 7,5% − 169,44 = 42,45',
    testOnly: true,
  },
  {
    title: 'Março de 2020: sem desconto simplificado',
    input: { salarioBruto: 5000, ano: 2020, mes: 3 },
    expected: {
      inss: 558.95,
      modeloIrrf: 'completo',
      baseIrrf: 4441.05,
      irrf: 363.11,
      salarioLiquido: 4077.94,
    },
    source:
      'Conta à mão: INSS 78,375 + 94,014 + 125,376 + 1.865,60 × 14% = 558,949; 4.441,05 × 22,5% − 636,13 = 363,10625',
    testOnly: true,
  },
  {
    title: 'Para receber R$ 2.000,00 líquidos em 2021: o imposto de R$ 7,20 não é retido',
    input: { modo: 'liquido', salarioLiquidoDesejado: 2000, ano: 2021 },
    expected: { salarioBruto: 2179.67, inss: 179.67, impostoTabela: 7.2, irrf: 0, salarioLiquido: 2000 },
    source:
      'Conta à mão: 0,91 × bruto + 16,50 = 2.000 dá 2.179,67; INSS 82,50 + 1.079,67 × 9% = 179,6703; 2.000 × 7,5% − 142,80 = 7,20; com 2.179,66 sobrariam 1.999,99',
    testOnly: true,
  },
  {
    title: '2022, com um dependente; os filhos não contam',
    input: { salarioBruto: 3000, dependentes: 1, filhos: 2, ano: 2022 },
    expected: {
      inss: 269,
      modeloIrrf: 'completo',
      baseIrrf: 2541.41,
      irrf: 47.81,
      salarioFamilia: 0,
      salarioLiquido: 2683.19,
    },
    source:
      'Conta à mão: INSS 90,90 + 109,3815 + 572,65 × 12% = 268,9995; base 3.000 − 269 − 189,59 = 2.541,41; × 7,5% − 142,80 = 47,80575',
    testOnly: true,
  },
  {
    title: 'Abril de 2023, o último mês sem desconto simplificado',
    input: { salarioBruto: 5000, ano: 2023, mes: 4 },
    expected: {
      inss: 526.19,
      modeloIrrf: 'completo',
      baseIrrf: 4473.81,
      irrf: 370.48,
      salarioLiquido: 4103.33,
    },
    source:
      'Conta à mão: INSS 97,65 + 114,2361 + 154,278 + 1.143,06 × 14% = 526,1925; 4.473,81 × 22,5% − 636,13 = 370,47725',
    testOnly: true,
  },
  {
    title: 'Maio de 2023: outra tabela do INSS e outra do imposto',
    input: { salarioBruto: 5000, ano: 2023, mes: 5 },
    expected: {
      inss: 525.92,
      modeloIrrf: 'simplificado',
      baseIrrf: 4472,
      irrf: 354.47,
      salarioLiquido: 4119.61,
    },
    source:
      'Conta à mão: INSS 99 + 112,6161 + 154,278 + 1.143,06 × 14% = 525,9225, menos que 528; 4.472 × 22,5% − 651,73 = 354,47',
    testOnly: true,
  },
  {
    title: 'Janeiro de 2024: o INSS do ano novo, e a tabela do imposto de 2023',
    input: { salarioBruto: 5000, ano: 2024, mes: 1 },
    expected: { inss: 518.82, modeloIrrf: 'simplificado', irrf: 354.47, salarioLiquido: 4126.71 },
    source:
      'Conta à mão: INSS 105,90 + 112,9212 + 160,002 + 999,97 × 14% = 518,819; 4.472 × 22,5% − 651,73 = 354,47',
    testOnly: true,
  },
  {
    title: 'Fevereiro de 2024: outra tabela do imposto',
    input: { salarioBruto: 5000, ano: 2024, mes: 2 },
    expected: { inss: 518.82, baseIrrf: 4435.2, irrf: 335.15, salarioLiquido: 4146.03 },
    source: 'Conta à mão: 5.000 − 564,80 = 4.435,20; × 22,5% − 662,77 = 335,15',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  { input: {}, field: 'salarioBruto', message: 'Informe o salário bruto' },
  {
    input: { modo: 'liquido' },
    field: 'salarioLiquidoDesejado',
    message: 'Informe o salário líquido desejado',
  },
  {
    input: { salarioBruto: 1000, outrosDescontos: 925.01, ano: 2026 },
    field: 'outrosDescontos',
    message: 'Os descontos passam do salário',
  },
  {
    input: { salarioBruto: 3000, ano: 2019 },
    field: 'ano',
    message: missingYear('do INSS', INSS_DESDE_2020.years, 2019),
  },
  {
    input: { salarioBruto: 3000, ano: 2020, mes: 2 },
    field: 'mes',
    message: 'Há tabelas do INSS a partir de março de 2020',
  },
];
