/** Worked examples of this card. */
import { INSS_DESDE_2020 } from '../../regras/folha-desde-2020.ts';
import { INSS } from '../../tabelas/inss.ts';
import { missingYear } from '../../tabelas/table.ts';

export const EXAMPLES = [
  {
    title: 'Salário de R$ 3.500,00 na tabela de 2026',
    input: { salarioBruto: 3500, ano: 2026 },
    expected: {
      salarioBruto: 3500,
      contribuicaoINSS: 308.6,
      salarioLiquido: 3191.4,
      tetoINSS: 8475.55,
      isAcimaDoTeto: false,
      parcelasCalculo: [
        { salarioFaixa: 1621, aliquota: 7.5, contribuicao: 121.58 },
        { salarioFaixa: 1281.84, aliquota: 9, contribuicao: 115.37 },
        { salarioFaixa: 597.16, aliquota: 12, contribuicao: 71.65 },
      ],
    },
    source:
      'Conta à mão: 1.621 × 7,5% = 121,575; 1.281,84 × 9% = 115,3656; 597,16 × 12% = 71,6592; soma 308,5998; ' +
      'a última faixa fica com a diferença de centavo',
  },
  {
    title: 'Salário mínimo de 2026',
    input: { salarioBruto: 1621, ano: 2026 },
    expected: { contribuicaoINSS: 121.58, salarioLiquido: 1499.42, aliquotaAplicada: 7.5 },
    source: 'Conta à mão: 1.621 × 7,5% = 121,575, que arredonda para 121,58',
  },
  {
    title: 'Salário acima do teto, em 2026',
    input: { salarioBruto: 10000, ano: 2026 },
    expected: {
      contribuicaoINSS: 988.09,
      salarioLiquido: 9011.91,
      tetoINSS: 8475.55,
      isAcimaDoTeto: true,
    },
    published: {
      source: 'Portaria Interministerial MPS/MF nº 13/2026',
      url: INSS.forYear(2026).source.url,
      values: ['tetoINSS'],
    },
    source: 'Contribuição máxima de 2026 (Portaria Interministerial MPS/MF nº 13/2026): R$ 988,09',
  },
  {
    title: 'Teto de 2024, em cima do limite',
    input: { salarioBruto: 7786.02, ano: 2024 },
    expected: { contribuicaoINSS: 908.86, salarioLiquido: 6877.16, isAcimaDoTeto: false },
    source: 'Contribuição máxima de 2024 (Portaria Interministerial MPS/MF nº 2/2024): R$ 908,86',
    testOnly: true,
  },
  {
    title: 'Teto de 2025, um centavo acima',
    input: { salarioBruto: 8157.42, ano: 2025 },
    expected: { contribuicaoINSS: 951.63, salarioLiquido: 7205.79, isAcimaDoTeto: true },
    source: 'Contribuição máxima de 2025 (Portaria Interministerial MPS/MF nº 6/2025): R$ 951,63',
    testOnly: true,
  },
  {
    title: 'R$ 3.000,00 na tabela de 2024',
    input: { salarioBruto: 3000, ano: 2024 },
    expected: { contribuicaoINSS: 258.82, salarioLiquido: 2741.18 },
    source: 'Conta com a parcela a deduzir de 2024: 3.000 × 12% − 101,18 = 258,82',
    testOnly: true,
  },
  {
    title: 'Teto de 2020, no primeiro mês da tabela progressiva',
    input: { salarioBruto: 7000, ano: 2020, mes: 3 },
    expected: { contribuicaoINSS: 713.1, salarioLiquido: 6286.9, tetoINSS: 6101.06, isAcimaDoTeto: true },
    source:
      'Conta à mão: 1.045 × 7,5% = 78,375; 1.044,60 × 9% = 94,014; 1.044,80 × 12% = 125,376; 2.966,66 × 14% = 415,3324; soma 713,0974',
    testOnly: true,
  },
  {
    title: 'Teto de 2021',
    input: { salarioBruto: 6433.57, ano: 2021 },
    expected: { contribuicaoINSS: 751.99, tetoINSS: 6433.57, isAcimaDoTeto: false },
    source:
      'Conta à mão: 1.100 × 7,5% = 82,50; 1.103,48 × 9% = 99,3132; 1.101,74 × 12% = 132,2088; 3.128,35 × 14% = 437,969; soma 751,991',
    testOnly: true,
  },
  {
    title: 'Teto de 2022, um centavo acima',
    input: { salarioBruto: 7087.23, ano: 2022 },
    expected: { contribuicaoINSS: 828.39, tetoINSS: 7087.22, isAcimaDoTeto: true },
    source:
      'Conta à mão: 1.212 × 7,5% = 90,90; 1.215,35 × 9% = 109,3815; 1.213,68 × 12% = 145,6416; 3.446,19 × 14% = 482,4666; soma 828,3897',
    testOnly: true,
  },
  {
    title: 'Teto de 2023, de janeiro a abril',
    input: { salarioBruto: 8000, ano: 2023, mes: 4 },
    expected: { contribuicaoINSS: 877.24, tetoINSS: 7507.49, isAcimaDoTeto: true },
    source:
      'Conta à mão: 1.302 × 7,5% = 97,65; 1.269,29 × 9% = 114,2361; 1.285,65 × 12% = 154,278; 3.650,55 × 14% = 511,077; soma 877,2411',
    testOnly: true,
  },
  {
    title: 'Teto de 2023, desde maio',
    input: { salarioBruto: 8000, ano: 2023, mes: 5 },
    expected: { contribuicaoINSS: 876.97, tetoINSS: 7507.49, isAcimaDoTeto: true },
    source:
      'Conta à mão: 1.320 × 7,5% = 99; 1.251,29 × 9% = 112,6161; 1.285,65 × 12% = 154,278; 3.650,55 × 14% = 511,077; soma 876,9711',
    testOnly: true,
  },
  {
    title: 'Sem o mês, a tabela de dezembro de 2023',
    input: { salarioBruto: 1310, ano: 2023 },
    expected: { contribuicaoINSS: 98.25, salarioLiquido: 1211.75 },
    source: 'Conta à mão: 1.310 × 7,5% = 98,25; em abril seriam 97,65 + 8 × 9% = 98,37',
    testOnly: true,
  },
] as const;

/** Refused inputs. */
export const REFUSALS = [
  { input: {}, field: 'salarioBruto', message: 'Por favor, digite um salário válido' },
  {
    input: { salarioBruto: 99.99 },
    field: 'salarioBruto',
    message: 'Por favor, digite um salário realista (acima de R$ 100)',
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
  { input: { salarioBruto: 3000, ano: 2023, mes: 13 }, field: 'mes', message: 'Digite o mês, de 1 a 12' },
] as const;
