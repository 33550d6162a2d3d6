/** Worked examples of this card. */
import { INSS } from '../../tabelas/inss.ts';

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
] as const;

/** Refused inputs. */
export const REFUSALS = [
  { input: {}, field: 'salarioBruto', message: 'Por favor, digite um salário válido' },
  {
    input: { salarioBruto: 99.99 },
    field: 'salarioBruto',
    message: 'Por favor, digite um salário realista (acima de R$ 100)',
  },
  { input: { salarioBruto: 3000, ano: 2023 }, field: 'ano', message: INSS.missingYearMessage(2023) },
] as const;
