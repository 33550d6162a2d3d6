/** Notices calculated by hand, and refused inputs. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { LEI_DO_AVISO_PREVIO } from '../../tabelas/leis-trabalhistas.ts';

export const examples = [
  {
    title: 'Cinco anos de casa, com salário de R$ 3.000,00',
    input: { salary: 3000, years: 5, type: 'indenizado' },
    expected: {
      diasAviso: 45,
      diasAdicionais: 15,
      valorAviso: 4500,
      tipoAviso: 'Indenizado',
      diasTrabalhados: 0,
      diasIndenizados: 45,
      valorIndenizado: 4500,
      valorDesconto: 0,
    },
    source: 'Conta à mão: 30 + 3 × 5 = 45 dias; 3.000 ÷ 30 × 45',
  },
  {
    title: 'Menos de um ano de casa, com salário de R$ 1.800,00',
    input: { salary: 1800, years: 0, type: 'trabalhado' },
    expected: {
      diasAviso: 30,
      diasAdicionais: 0,
      valorAviso: 1800,
      tipoAviso: 'Trabalhado',
      diasTrabalhados: 30,
      diasIndenizados: 0,
      valorIndenizado: 0,
    },
    published: { source: 'Lei nº 12.506/2011, art. 1º', url: LEI_DO_AVISO_PREVIO.url, values: ['diasAviso'] },
    source: 'Lei 12.506/2011, art. 1º: 30 dias até um ano de serviço',
  },
  {
    title: 'Vinte e cinco anos de casa: o limite de 90 dias',
    input: { salary: 4200, years: 25, type: 'indenizado' },
    expected: { diasAviso: 90, diasAdicionais: 60, valorAviso: 12600 },
    published: {
      source: 'Lei nº 12.506/2011, art. 1º, parágrafo único',
      url: LEI_DO_AVISO_PREVIO.url,
      values: ['diasAdicionais', 'diasAviso'],
    },
    source: 'Lei 12.506/2011, art. 1º, parágrafo único: até 60 dias a mais, 90 ao todo; 4.200 × 3',
  },
  {
    title: 'Acordo depois de quatro anos, com R$ 300,00 de adicionais',
    input: { salary: 2700, years: 4, type: 'indenizado', iniciativa: 'acordo', mediaAdicionais: 300 },
    expected: {
      diasAviso: 42,
      valorAviso: 4200,
      diasIndenizados: 42,
      valorIndenizado: 2100,
      tipoAviso: 'Indenizado',
    },
    published: {
      source: 'Gera Cálculos, tabela do aviso prévio por anos de casa',
      url: 'https://geracalculos.com/?p=10244',
      values: ['diasAviso'],
    },
    source: 'Conta à mão: 30 + 3 × 4 = 42; 3.000 ÷ 30 × 42 = 4.200; a metade, 2.100 (CLT art. 484-A)',
  },
  {
    title: 'Pedido de demissão depois de oito anos, sem cumprir o aviso',
    input: {
      salary: 2500,
      years: 8,
      type: 'indenizado',
      iniciativa: 'empregado',
      mediaAdicionais: 500,
      dataAviso: '2026-03-10',
    },
    expected: {
      diasAviso: 30,
      diasAdicionais: 0,
      valorAviso: 3000,
      tipoAviso: 'Não cumprido',
      diasTrabalhados: 0,
      diasIndenizados: 0,
      valorIndenizado: 0,
      valorDesconto: 2500,
      dataFim: '2026-03-10',
    },
    source: 'CLT art. 487, § 2º: o salário do prazo, sem médias; (2.500 + 500) ÷ 30 × 30 = 3.000',
  },
  {
    title: 'Aviso de 48 dias, contado do dia seguinte',
    input: { salary: 3000, years: 6, type: 'trabalhado', dataAviso: '2016-07-04' },
    expected: {
      diasAviso: 48,
      diasTrabalhados: 30,
      diasIndenizados: 18,
      valorIndenizado: 1800,
      dataFim: '2016-08-21',
    },
    published: { source: 'TRT da 17ª Região, processo 0000619-08.2017.5.17.0010', values: ['dataFim'] },
    source:
      'TRT da 17ª Região, processo 0000619-08.2017.5.17.0010: de 04/07/2016, 48 dias terminam em 21/08/2016; 3.000 ÷ 30 × 18',
  },
  {
    title: 'Acordo com aviso indenizado de 39 dias: contam 19',
    input: {
      salary: 3000,
      years: 3,
      type: 'indenizado',
      iniciativa: 'acordo',
      dataAviso: '2026-10-20',
    },
    expected: { diasAviso: 39, valorIndenizado: 1950, dataFim: '2026-11-08' },
    source:
      'Conta à mão: 39 ÷ 2 = 19,5, dos quais 19 dias; de 20/10 são 11 até o fim do mês e mais 8; 3.900 ÷ 2',
    testOnly: true,
  },
  {
    title: 'Acordo com aviso trabalhado: trinta dias e a metade dos outros',
    input: { salary: 3000, years: 3, type: 'trabalhado', iniciativa: 'acordo', dataAviso: '2026-10-20' },
    expected: { diasTrabalhados: 30, diasIndenizados: 9, valorIndenizado: 450, dataFim: '2026-11-23' },
    source: 'Conta à mão: 9 ÷ 2 = 4,5, dos quais 4 dias; 34 dias depois de 20/10; 100 × 9 ÷ 2',
    testOnly: true,
  },
  {
    title: 'Vinte anos: o primeiro que chega ao limite',
    input: { salary: 2345.67, years: 20 },
    expected: {
      diasAviso: 90,
      diasAdicionais: 60,
      valorAviso: 7037.01,
      diasIndenizados: 60,
      valorIndenizado: 4691.34,
    },
    source: 'Conta à mão: 2.345,67 × 3; 2.345,67 × 2',
    testOnly: true,
  },
  {
    title: 'Dezenove anos: três dias antes do limite',
    input: { salary: 2345.67, years: 19 },
    expected: { diasAviso: 87, diasAdicionais: 57, valorAviso: 6802.44 },
    source: 'Conta à mão: 2.345,67 ÷ 30 × 87 = 6.802,443',
    testOnly: true,
  },
  {
    title: 'Pedido de demissão com aviso cumprido: trinta dias',
    input: { salary: 2500, years: 8, type: 'trabalhado', iniciativa: 'empregado', dataAviso: '2026-01-31' },
    expected: {
      diasAviso: 30,
      diasTrabalhados: 30,
      tipoAviso: 'Trabalhado',
      valorDesconto: 0,
      dataFim: '2026-03-02',
    },
    source: 'Conta à mão: de 31 de janeiro, 28 dias levam ao fim de fevereiro, e mais dois a 2 de março',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  { input: { salary: 0, years: 5 }, field: 'salary', message: 'Informe o salário' },
  {
    input: { salary: 2500, years: 5, iniciativa: 'acordo', dataAviso: '2017-11-10' },
    field: 'dataAviso',
    message: 'O acordo para encerrar o contrato existe desde 11/11/2017',
  },
];
