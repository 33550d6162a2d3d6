/** Insurance payments calculated by hand, and refused inputs. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { SEGURO_DESEMPREGO } from '../../tabelas/seguro-desemprego.ts';

export const examples = [
  {
    title: 'Média de R$ 2.900,00 e 14 meses de trabalho, no primeiro pedido',
    input: {
      salario1: 3000,
      salario2: 2800,
      salario3: 2900,
      mesesTrabalhados: 14,
      solicitacao: 'primeira',
      ano: 2026,
    },
    expected: {
      temDireito: true,
      mesesQueFaltam: 0,
      salarioMedio: 2900,
      valorParcela: 2116.66,
      valorParcelaArredondada: 2117,
      numeroParcelas: 4,
      valorTotal: 8466.64,
    },
    source:
      'Conta à mão: 8.700 ÷ 3 = 2.900; 1.777,74 + (2.900 − 2.222,17) × 50% = 2.116,655; de 12 a 23 meses, 4 parcelas; 2.116,66 × 4',
  },
  {
    title: 'Salário de R$ 2.000,00: a parcela é o salário mínimo',
    input: {
      salario1: 2000,
      salario2: 2000,
      salario3: 2000,
      mesesTrabalhados: 30,
      solicitacao: 'primeira',
      ano: 2026,
    },
    expected: {
      salarioMedio: 2000,
      valorParcela: 1621,
      valorParcelaArredondada: 1621,
      numeroParcelas: 5,
      valorTotal: 8105,
    },
    published: {
      source: 'Fatos 24h, com a tabela do Ministério do Trabalho',
      url: 'https://www.fatos24h.com.br/single-post/seguro-desemprego-tem-novos-valores-em-2026',
      values: ['valorParcela'],
    },
    source: 'Conta à mão: 2.000 × 80% = 1.600, menos que 1.621; 24 meses ou mais, 5 parcelas; 1.621 × 5',
  },
  {
    title: 'Salário de R$ 5.000,00 e 10 meses, no segundo pedido',
    input: {
      salario1: 5000,
      salario2: 5000,
      salario3: 5000,
      mesesTrabalhados: 10,
      solicitacao: 'segunda',
      ano: 2026,
    },
    expected: {
      salarioMedio: 5000,
      valorParcela: 2518.65,
      valorParcelaArredondada: 2519,
      numeroParcelas: 3,
      valorTotal: 7555.95,
    },
    published: {
      source: 'Fatos 24h, com a tabela do Ministério do Trabalho',
      url: 'https://www.fatos24h.com.br/single-post/seguro-desemprego-tem-novos-valores-em-2026',
      values: ['valorParcela'],
    },
    source: 'Conta à mão: acima de 3.703,99 vale 2.518,65; de 9 a 11 meses, 3 parcelas; 2.518,65 × 3',
  },
  {
    title: 'Onze meses no primeiro pedido: falta um',
    input: { salario1: 2500, mesesTrabalhados: 11, solicitacao: 'primeira', ano: 2026 },
    expected: {
      temDireito: false,
      mesesQueFaltam: 1,
      salarioMedio: 2500,
      valorParcela: 0,
      valorParcelaArredondada: 0,
      numeroParcelas: 0,
      valorTotal: 0,
    },
    source: 'Lei 7.998/1990, art. 3º, I, “a”: 12 meses; 12 − 11 = 1',
  },
  {
    title: 'Um mês sem salário fica fora da média, em 2025',
    input: { salario1: 2500, salario3: 2601, mesesTrabalhados: 6, solicitacao: 'terceira', ano: 2025 },
    expected: {
      salarioMedio: 2550.5,
      valorParcela: 1916.88,
      valorParcelaArredondada: 1917,
      numeroParcelas: 3,
      valorTotal: 5750.64,
    },
    source: 'Conta à mão: 5.101 ÷ 2 = 2.550,50; 1.711,01 + (2.550,50 − 2.138,76) × 50% = 1.916,88; × 3',
    testOnly: true,
  },
  {
    title: 'No primeiro limite de 2026',
    input: { salario1: 2222.17, ano: 2026 },
    expected: { valorParcela: 1777.74, valorParcelaArredondada: 1778, numeroParcelas: 5, valorTotal: 8888.7 },
    source: 'Conta à mão: 2.222,17 × 80% = 1.777,736; × 5 sobre o valor ao centavo',
    testOnly: true,
  },
  {
    title: 'A média não é arredondada antes das faixas',
    input: { salario1: 2600, salario2: 2600, salario3: 2601, ano: 2026 },
    expected: { salarioMedio: 2600.33, valorParcela: 1966.82, valorParcelaArredondada: 1967 },
    source: 'Conta à mão: 7.801 ÷ 3 = 2.600,333…; 1.777,74 + 378,16333… × 50% = 1.966,82166…',
    testOnly: true,
  },
  {
    title: 'Sem nenhum mês de trabalho',
    input: { salario1: 3000, solicitacao: 'primeira', ano: 2026, mesesTrabalhados: 0 },
    expected: { temDireito: false, mesesQueFaltam: 12 },
    source: 'Lei 7.998/1990, art. 3º, I, “a”: 12 meses; 12 − 0 = 12',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  { input: {}, field: 'salario1', message: 'Informe o salário' },
  { input: { salario1: 2500, ano: 2023 }, field: 'ano', message: SEGURO_DESEMPREGO.missingYearMessage(2023) },
];
