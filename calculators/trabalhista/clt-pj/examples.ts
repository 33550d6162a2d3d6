/** Comparisons calculated by hand, and refused inputs. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { INSS } from '../../tabelas/inss.ts';

export const examples = [
  {
    title: 'R$ 8.000,00 com carteira ou R$ 12.000,00 em notas',
    input: { salarioClt: 8000, faturamentoPj: 12_000, ano: 2026 },
    expected: {
      salarioLiquidoClt: 6040.64,
      salariosClt: 66_447.04,
      feriasClt: 7925.7,
      decimoTerceiroClt: 6040.64,
      fgtsClt: 8533.33,
      totalCltAnual: 88_946.71,
      totalCltMensal: 7412.23,
      proLaboreConsiderado: 3360,
      anexo: 'III',
      das: 720,
      inssProLabore: 369.6,
      irrfProLabore: 0,
      liquidoPj: 10_910.4,
      liquidoPjAnual: 130_924.8,
      diferencaAnual: 41_978.09,
      maisVantajoso: 'PJ',
      faturamentoEquivalente: 8153,
    },
    source:
      'Conta à mão: INSS 921,51; 7.078,49 × 27,5% − 908,73 = 1.037,85; férias 10.666,67 − 988,09 − 1.752,88; FGTS 8.000 × 8% × 40 ÷ 3. PJ: 12.000 × 28% = 3.360; × 11% = 369,60; 12.000 × 6% = 720; 2.752,80 × 7,5% − 182,16 = 24,30, que a redução zera. Com 8.153: 8.153 − 489,18 − 251,11 = 7.412,71; com 8.152, 7.411,80',
  },
  {
    title: 'R$ 5.000,00 com R$ 900,00 de benefícios, ou R$ 7.000,00 como PJ',
    input: { salarioClt: 5000, faturamentoPj: 7000, beneficiosClt: 900, contador: 300, ano: 2026 },
    expected: {
      salarioLiquidoClt: 4498.49,
      feriasClt: 5300.29,
      fgtsClt: 5333.33,
      beneficiosAnuais: 10_800,
      totalCltAnual: 75_415.5,
      totalCltMensal: 6284.63,
      proLaboreConsiderado: 1960,
      das: 420,
      inssProLabore: 215.6,
      liquidoPj: 6064.4,
      liquidoPjAnual: 72_772.8,
      diferencaAnual: -2642.7,
      maisVantajoso: 'CLT',
      faturamentoEquivalente: 7243,
    },
    source:
      'Conta à mão: férias 6.666,67 − 734,85 − (722,5205 − 90,99 = 631,53); 49.483,39 + 5.300,29 + 4.498,49 + 5.333,33 + 10.800; PJ 7.000 − 420 − 215,60 − 300. Com 7.243: 7.243 − 434,58 − 223,08 − 300 = 6.285,34; com 7.242, 6.284,43',
  },
  {
    title: 'Pró-labore de um salário mínimo: a empresa vai para o anexo V',
    input: { salarioClt: 6000, faturamentoPj: 9000, proLabore: 1621, ano: 2026 },
    expected: {
      anexo: 'V',
      das: 1395,
      inssProLabore: 178.31,
      liquidoPj: 7426.69,
      totalCltAnual: 72_121.32,
      diferencaAnual: 16_998.96,
      maisVantajoso: 'PJ',
    },
    source:
      'Conta à mão: 1.621 ÷ 9.000 = 18%, menos que 28%; 9.000 × 15,5% = 1.395; 1.621 × 11% = 178,31; CLT 11 × 4.973,39 + 6.040,64 + 4.973,39 + 6.400',
  },
  {
    title: 'R$ 15.000,00 com carteira ou R$ 20.000,00 em notas, com dois dependentes',
    input: {
      salarioClt: 15_000,
      faturamentoPj: 20_000,
      dependentes: 2,
      contador: 500,
      beneficiosClt: 1500,
      ano: 2026,
    },
    expected: {
      salarioLiquidoClt: 11_171.64,
      feriasClt: 14_796.64,
      fgtsClt: 16_000,
      totalCltAnual: 182_856.32,
      proLaboreConsiderado: 5600,
      das: 1460,
      inssProLabore: 616,
      irrfProLabore: 127.59,
      liquidoPj: 17_296.41,
      diferencaAnual: 24_700.6,
    },
    source:
      'Conta à mão: 13.632,73 × 27,5% − 908,73 = 2.840,27; férias 20.000 − 988,09 − 4.215,27; (240.000 × 11,2% − 9.360) ÷ 12 = 1.460; 5.600 × 11% = 616; 4.604,82 × 22,5% − 675,49 − (978,62 − 0,133145 × 5.600) = 127,5865',
  },
  {
    title: 'No limite: um salário mínimo dos dois lados',
    input: { salarioClt: 1621, faturamentoPj: 1621, ano: 2026 },
    expected: {
      salarioLiquidoClt: 1499.42,
      proLaboreConsiderado: 1621,
      anexo: 'III',
      das: 97.26,
      inssProLabore: 178.31,
      liquidoPj: 1345.43,
      maisVantajoso: 'CLT',
    },
    source: 'Conta à mão: 1.621 × 6% = 97,26; 1.621 × 11% = 178,31; 1.621 − 97,26 − 178,31',
    testOnly: true,
  },
  {
    title: 'O maior faturamento do Simples, com pró-labore de 28%',
    input: { salarioClt: 30_000, faturamentoPj: 400_000, proLabore: 112_000, ano: 2026 },
    expected: {
      anexo: 'III',
      das: 78_000,
      issForaDoDas: 20_000,
      inssProLabore: 932.31,
      irrfProLabore: 29_634.88,
      liquidoPj: 271_432.81,
    },
    source:
      'Conta à mão: 112.000 ÷ 400.000 = 28%; (4.800.000 × 33% − 648.000) ÷ 12 = 78.000; 400.000 × 5% = 20.000; 8.475,55 × 11% = 932,3105; (112.000 − 932,31) × 27,5% − 908,73 = 29.634,88475',
    testOnly: true,
  },
  {
    title: 'Acima de R$ 300 mil por mês, o ISS é pago fora do DAS',
    input: { salarioClt: 30_000, faturamentoPj: 301_000, ano: 2026 },
    expected: {
      proLaboreConsiderado: 84_280,
      das: 45_330,
      issForaDoDas: 15_050,
      inssProLabore: 932.31,
      irrfProLabore: 22_011.88,
      liquidoPj: 217_675.81,
    },
    source:
      'Conta à mão: (3.612.000 × 33% − 648.000) ÷ 12 = 45.330; 301.000 × 5% = 15.050; 301.000 × 28% = 84.280; (84.280 − 932,31) × 27,5% − 908,73 = 22.011,88475; 301.000 − 45.330 − 15.050 − 932,31 − 22.011,88',
    testOnly: true,
  },
  {
    title: 'Com R$ 300 mil por mês, o ISS ainda está no DAS',
    input: { salarioClt: 30_000, faturamentoPj: 300_000, ano: 2026 },
    expected: { das: 52_530, liquidoPj: 224_602.81 },
    source:
      'Conta à mão: (3.600.000 × 21% − 125.640) ÷ 12 = 52.530; (84.000 − 932,31) × 27,5% − 908,73 = 21.934,88; 300.000 − 52.530 − 932,31 − 21.934,88',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  { input: { faturamentoPj: 9000 }, field: 'salarioClt', message: 'Informe o salário' },
  { input: { salarioClt: 5000 }, field: 'faturamentoPj', message: 'Informe o faturamento' },
  {
    input: { salarioClt: 5000, faturamentoPj: 400_000.01 },
    field: 'faturamentoPj',
    message: 'Acima de R$ 400.000,00 por mês a empresa sai do Simples Nacional',
  },
  {
    input: { salarioClt: 5000, faturamentoPj: 5000, proLabore: 5000.01 },
    field: 'proLabore',
    message: 'O pró-labore não pode passar do faturamento',
  },
  {
    input: { salarioClt: 5000, faturamentoPj: 5000, contador: 4600 },
    field: 'contador',
    message: 'Os custos passam do faturamento',
  },
  {
    input: { salarioClt: 5000, faturamentoPj: 7000, ano: 2023 },
    field: 'ano',
    message: INSS.missingYearMessage(2023),
  },
];
