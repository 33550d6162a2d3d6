/** Worked examples of this card. */
import { LEI_DO_RESGATE } from '../../tabelas/fontes-dos-investimentos.ts';
export const EXAMPLES = [
  {
    title: 'PGBL de R$ 100.000,00 com 12 anos de plano, na tabela regressiva',
    input: {
      plano: 'pgbl',
      tabela: 'regressiva',
      saldo: 100_000,
      years: 12,
      rendaBrutaAnual: 120_000,
      contribuicaoAnual: 14_400,
      aliquotaIrpf: '27.5',
    },
    expected: {
      baseTributavel: 100_000,
      aliquota: 10,
      ir: 10_000,
      valorLiquido: 90_000,
      deducaoAnual: 14_400,
      economiaAnual: 3960,
    },
    published: {
      source: 'Lei nº 11.053/2004, art. 1º, VI',
      url: LEI_DO_RESGATE.url,
      values: ['aliquota'],
    },
    source:
      'Lei 11.053/2004, art. 1º, VI, e Lei 9.532/1997, art. 11, à mão: 100.000 × 10% = 10.000; 12% de 120.000 = 14.400; × 27,5% = 3.960',
  },
  {
    title: 'VGBL de R$ 100.000,00 com R$ 60.000,00 de contribuições e 5 anos de plano',
    input: { plano: 'vgbl', tabela: 'regressiva', saldo: 100_000, totalContribuido: 60_000, years: 5 },
    expected: {
      baseTributavel: 40_000,
      aliquota: 25,
      ir: 10_000,
      valorLiquido: 90_000,
      iofVgbl: 0,
      faixas: [
        { aliquota: 35, ir: 14_000, valorLiquido: 86_000 },
        { aliquota: 30, ir: 12_000, valorLiquido: 88_000 },
        { aliquota: 25, ir: 10_000, valorLiquido: 90_000 },
        { aliquota: 20, ir: 8000, valorLiquido: 92_000 },
        { aliquota: 15, ir: 6000, valorLiquido: 94_000 },
        { aliquota: 10, ir: 4000, valorLiquido: 96_000 },
      ],
    },
    published: {
      source: 'Lei nº 11.053/2004, art. 1º, III',
      url: LEI_DO_RESGATE.url,
      values: ['aliquota'],
    },
    source: 'Lei 11.053/2004, art. 1º, III, à mão: 100.000 − 60.000 = 40.000; × 25% = 10.000',
  },
  {
    title: 'PGBL de R$ 50.000,00 na tabela progressiva, com contribuição além do limite',
    input: {
      plano: 'pgbl',
      tabela: 'progressiva',
      saldo: 50_000,
      rendaBrutaAnual: 100_000,
      contribuicaoAnual: 20_000,
      aliquotaIrpf: '22.5',
    },
    expected: { aliquota: 15, ir: 7500, valorLiquido: 42_500, deducaoAnual: 12_000, economiaAnual: 2700 },
    source:
      'Lei 11.053/2004, art. 3º, à mão: 50.000 × 15% = 7.500; 12% de 100.000 = 12.000, menos que os 20.000; × 22,5% = 2.700',
  },
  {
    title: 'VGBL com R$ 700.000,00 de contribuições no ano',
    input: {
      plano: 'vgbl',
      tabela: 'progressiva',
      saldo: 720_000,
      totalContribuido: 700_000,
      contribuicaoAnual: 700_000,
    },
    expected: { baseTributavel: 20_000, aliquota: 15, ir: 3000, valorLiquido: 717_000, iofVgbl: 5000 },
    source:
      'Decreto 6.306/2007, art. 22, com o Decreto 12.499/2025, à mão: (700.000 − 600.000) × 5% = 5.000; 20.000 × 15% = 3.000',
  },
  {
    title: 'VGBL que vale menos do que se pôs nele',
    input: { plano: 'vgbl', tabela: 'regressiva', saldo: 40_000, totalContribuido: 50_000, years: 1 },
    expected: { baseTributavel: 0, aliquota: 35, ir: 0, valorLiquido: 40_000 },
    source: 'Sem rendimento não há o que tributar no VGBL: o imposto é sobre o saldo menos as contribuições',
    testOnly: true,
  },
  {
    title: 'PGBL de quem ganha R$ 100.000,00 no ano e contribui com R$ 12.000,00',
    input: {
      plano: 'pgbl',
      tabela: 'progressiva',
      saldo: 12_000,
      rendaBrutaAnual: 100_000,
      contribuicaoAnual: 12_000,
      aliquotaIrpf: '27.5',
    },
    expected: { deducaoAnual: 12_000, economiaAnual: 3300 },
    published: {
      source: 'Gustavo Cerbasi, Investimentos Inteligentes, citado em Iniciante na Bolsa',
      url: 'https://iniciantenabolsa.com/investimentos/previdencia-privada-2-pgbl-ou-vgbl-tributacao-progressiva-ou-regressiva',
      values: ['economiaAnual'],
    },
    source: 'Exemplo de Gustavo Cerbasi em Investimentos Inteligentes: 27,5% de R$ 12 mil são R$ 3.300',
    testOnly: true,
  },
  {
    title: 'No fim de um degrau vale ainda a alíquota dele, e o imposto se arredonda ao centavo',
    input: { plano: 'pgbl', tabela: 'regressiva', saldo: 12_345.67, years: 8 },
    expected: { aliquota: 20, ir: 2469.13, valorLiquido: 9876.54, deducaoAnual: 0, economiaAnual: 0 },
    source: 'Conta à mão: 12.345,67 × 20% = 2.469,134; 12.345,67 − 2.469,13 = 9.876,54',
    testOnly: true,
  },
  {
    title: 'No PGBL, o que se contribuiu não diminui a base, e os R$ 600 mil não contam',
    input: {
      plano: 'pgbl',
      tabela: 'regressiva',
      saldo: 10_000,
      totalContribuido: 9000,
      years: 2,
      contribuicaoAnual: 900_000,
    },
    expected: { baseTributavel: 10_000, aliquota: 35, ir: 3500, valorLiquido: 6500, economiaAnual: 0 },
    source: 'Lei 11.053/2004, art. 1º, I, à mão: 10.000 × 35% = 3.500',
    testOnly: true,
  },
  {
    title: 'A economia vem do limite exato, não do arredondado',
    input: {
      plano: 'pgbl',
      tabela: 'progressiva',
      saldo: 12_000,
      rendaBrutaAnual: 100_000.55,
      contribuicaoAnual: 20_000,
      aliquotaIrpf: '22.5',
    },
    expected: { deducaoAnual: 12_000.07, economiaAnual: 2700.01 },
    source:
      'Lei 9.532/1997, art. 11, à mão: 12% de 100.000,55 = 12.000,066, e não 12.000,07; × 22,5% = 2.700,01485',
    testOnly: true,
  },
] as const;
