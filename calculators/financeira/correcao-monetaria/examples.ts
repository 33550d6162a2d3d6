/** Cases worked out by hand from the published percentages, and refusals. */
import { notAMonth } from '../../../schemas/month.ts';
import { formatMonth } from '../../../src/calendar/month.ts';
import { IGPM } from '../../series/igpm.ts';
import { IPCA } from '../../series/ipca.ts';
import { ULTIMO_MES_CONHECIDO } from './periodo.ts';
import { PRECOS_AO_CONSUMIDOR } from '../../tabelas/fontes-dos-investimentos.ts';

export const EXAMPLES = [
  {
    title: 'R$ 1.000,00 pelo IPCA por doze meses',
    input: { valor: 1000, mesInicial: '12/2014', mesFinal: '12/2015' },
    expected: {
      meses: 12,
      periodo: '01/2015 a 12/2015',
      variacao: 10.6734979956,
      valorCorrigido: 1106.73,
      correcao: 106.73,
    },
    source:
      'IBGE: IPCA de 10,67% em 2015; com os doze meses que publicou, 1,0124 × 1,0122 × 1,0132 × 1,0071 × 1,0074 × 1,0079 × 1,0062 × 1,0022 × 1,0054 × 1,0082 × 1,0101 × 1,0096 = 1,106734979956',
  },
  {
    title: 'Aluguel de R$ 1.500,00 reajustado pelo IGP-M de doze meses',
    input: { valor: 1500, indice: 'igpm', mesInicial: '09/2025', mesFinal: '09/2026' },
    expected: { meses: 12, variacao: 3.3483781728, valorCorrigido: 1550.23, correcao: 50.23 },
    source:
      'Conta à mão com os índices da FGV: 0,9964 × 1,0027 × 0,9999 × 1,0041 × 0,9927 × 1,0052 × 1,0273 × 1,0084 × 0,995 × 0,9884 × 0,9978 × 1,0157 = 1,033483781728; 1.500 × 1,03348378 = 1.550,2257',
  },
  {
    title: 'R$ 1.000,00 pela Selic por nove meses',
    input: { valor: 1000, indice: 'selic', mesInicial: '12/2025', mesFinal: '09/2026' },
    expected: { meses: 9, fator: 1.1004, variacao: 10.04, valorCorrigido: 1100.4, correcao: 100.4 },
    source:
      'Conta à mão com as taxas do Banco Central: 1,16 + 1 + 1,21 + 1,09 + 1,07 + 1,12 + 1,22 + 1,09 + 1,08 = 10,04%; 1.000 × 1,1004',
  },
  {
    title: 'R$ 800,00 pelo INPC por três meses',
    input: { valor: 800, indice: 'inpc', mesInicial: '12/2025', mesFinal: '03/2026' },
    expected: { meses: 3, variacao: 1.8708488744, valorCorrigido: 814.97, correcao: 14.97 },
    source:
      'Conta à mão com os índices do IBGE: 1,0039 × 1,0056 × 1,0091 = 1,018708488744; 800 × 1,018708488744 = 814,9668',
  },
  {
    title: 'Contado o mês inicial, o de janeiro entra',
    input: { valor: 1000, mesInicial: '01/2015', mesFinal: '12/2015', incluirMesInicial: true },
    expected: { meses: 12, periodo: '01/2015 a 12/2015', variacao: 10.6734979956, valorCorrigido: 1106.73 },
    source: 'IBGE: IPCA de 10,67% de janeiro a dezembro de 2015; o mesmo produto do primeiro exemplo',
    testOnly: true,
  },
  {
    title: 'Índices negativos diminuem o valor',
    input: { valor: 2000, indice: 'igpm', mesInicial: '2026-05', mesFinal: '2026-08' },
    expected: {
      meses: 3,
      fator: 0.9812943924,
      variacao: -1.87056076,
      valorCorrigido: 1962.59,
      correcao: -37.41,
      evolucao: [
        { numero: 1, mes: '06/2026', indiceDoMes: -0.5, corrigido: 1990 },
        { numero: 2, mes: '07/2026', indiceDoMes: -1.16, corrigido: 1966.92 },
        { numero: 3, mes: '08/2026', indiceDoMes: -0.22, corrigido: 1962.59 },
      ],
    },
    source:
      'Conta à mão com os índices da FGV: 2.000 × 0,995 = 1.990; × 0,9884 = 1.966,916; × 0,9978 = 1.962,5888; 0,995 × 0,9884 × 0,9978 = 0,9812943924',
    testOnly: true,
  },
  {
    title: 'Três meses pelo CDI',
    input: { valor: 10_000, indice: 'cdi', mesInicial: '04/2026', mesFinal: '07/2026' },
    expected: { meses: 3, variacao: 3.4469108609, valorCorrigido: 10_344.69 },
    source:
      'Conta à mão com as taxas do Banco Central: 1,010734 × 1,011195 × 1,012152 = 1,034469108609; × 10.000 = 10.344,6911',
    testOnly: true,
  },
  {
    title: 'CDI até outubro de 2026',
    input: { valor: 10_000, indice: 'cdi', mesInicial: '07/2026', mesFinal: '10/2026' },
    expected: { meses: 3, variacao: 3.2820646727, valorCorrigido: 10_328.21 },
    source:
      'Conta à mão com as taxas do Banco Central: 1,010931 × 1,010817 × 1,01072 = 1,032820646727; × 10.000 = 10.328,2065',
    testOnly: true,
  },
  {
    title: 'No mesmo mês nada se conta',
    input: { valor: 100, mesInicial: '09/2026', mesFinal: '09/2026' },
    expected: { meses: 0, periodo: 'nenhum', fator: 1, variacao: 0, valorCorrigido: 100, correcao: 0 },
    source: 'Definição: contam os meses depois do inicial até o final; aqui não há nenhum',
    testOnly: true,
  },
  {
    title: 'O mesmo mês, contado',
    input: { valor: 100, mesInicial: '09/2026', mesFinal: '09/2026', incluirMesInicial: true },
    expected: { meses: 1, variacao: 0.82, valorCorrigido: 100.82 },
    published: {
      source: 'IBGE, IPCA de setembro de 2026: 0,82%',
      url: PRECOS_AO_CONSUMIDOR.url,
      values: ['variacao'],
    },
    source: 'IBGE: IPCA de 0,82% em setembro de 2026; 100 × 1,0082',
    testOnly: true,
  },
  {
    title: 'Dez anos de IPCA',
    input: { valor: 5000, mesInicial: '2016-09', mesFinal: '2026-09' },
    expected: { meses: 120, variacao: 62.3398811298, valorCorrigido: 8116.99, correcao: 3116.99 },
    source: 'Conta à mão com os 120 índices do IBGE: o produto é 1,623398811298; × 5.000 = 8.116,994',
    testOnly: true,
  },
  {
    title: 'Seis anos de Selic, somados',
    input: { valor: 100, indice: 'selic', mesInicial: '2020-06', mesFinal: '2026-10' },
    expected: { meses: 76, variacao: 64.33, valorCorrigido: 164.33 },
    source: 'Conta à mão: as 76 taxas do Banco Central somam 64,33%',
    testOnly: true,
  },
] as const;

const NOT_A_MONTH = notAMonth(ULTIMO_MES_CONHECIDO);
const VALID = { valor: 100, mesInicial: '2020-01', mesFinal: '2020-12' } as const;
/** Computed from the series, because its last month changes with every update. */
const IPCA_SPAN = `O índice vai de 01/1995 a ${formatMonth(IPCA.last)}`;

export const REFUSALS = [
  { input: { ...VALID, valor: 0 }, field: 'valor', message: 'Informe o valor' },
  { input: { ...VALID, mesInicial: 'janeiro' }, field: 'mesInicial', message: NOT_A_MONTH },
  { input: { ...VALID, mesFinal: '13/2020' }, field: 'mesFinal', message: NOT_A_MONTH },
  {
    input: { ...VALID, mesFinal: '12/2019' },
    field: 'mesFinal',
    message: 'O mês final não pode ser antes do inicial',
  },
  { input: { ...VALID, mesInicial: '12/1994' }, field: 'mesInicial', message: IPCA_SPAN },
  { input: { ...VALID, mesFinal: '12/2094' }, field: 'mesFinal', message: IPCA_SPAN },
  {
    input: { ...VALID, indice: 'igpm', mesInicial: '12/1999' },
    field: 'mesInicial',
    message: `O índice vai de 01/2000 a ${formatMonth(IGPM.last)}`,
  },
] as const;
