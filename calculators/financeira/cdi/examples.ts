/** CDI investments calculated by hand; visitors see those without `testOnly`. */
import type { Example } from '../../../src/engine/definition.ts';
import { LEI_DA_RENDA_FIXA } from '../../tabelas/fontes-dos-investimentos.ts';

/** The dates of an example. */
function dates(dataInicial: string, dataFinal: string) {
  return { dataInicial, dataFinal };
}

/** 365 days, including 252 bank days. */
const YEAR_2025 = dates('2025-01-02', '2026-01-02');

export const EXAMPLES = [
  {
    title: 'R$ 10.000,00 a 100% do CDI de 13,75% por 2 anos',
    input: { investedAmount: 10000, cdiPercentage: 100, years: 2, currentCDI: 13.75 },
    expected: {
      grossValue: 12939.06,
      grossReturn: 2939.06,
      irRate: 15,
      ir: 440.86,
      netReturn: 2498.2,
      netValue: 12498.2,
      effectiveRate: 13.75,
    },
    published: {
      source: 'Lei nº 11.033/2004, art. 1º, IV: acima de 720 dias',
      url: LEI_DA_RENDA_FIXA.url,
      values: ['irRate'],
    },
    source:
      'Conta à mão: 10.000 × 1,1375² = 12.939,0625; 2.939,0625 × 15% = 440,859; 2.939,06 − 440,86 = 2.498,20',
  },
  {
    title: 'R$ 10.000,00 a 110% do CDI por 3 anos',
    input: { investedAmount: 10000, cdiPercentage: 110, years: 3, currentCDI: 13.75 },
    expected: {
      effectiveRate: 15.125,
      grossValue: 15258.4,
      grossReturn: 5258.4,
      ir: 788.76,
      netReturn: 4469.64,
      netValue: 14469.64,
    },
    source: 'Conta à mão: 10.000 × 1,15125³ = 15.258,3979; 5.258,3979 × 15% = 788,7597',
  },
  {
    title: 'Um ano a 10%: já vale a alíquota de 17,5%',
    input: { investedAmount: 1000, cdiPercentage: 100, years: 1, currentCDI: 10 },
    expected: {
      grossValue: 1100,
      irRate: 17.5,
      ir: 17.5,
      netReturn: 82.5,
      netValue: 1082.5,
      evolucao: [
        { ano: 0, bruto: 1000, imposto: 0, liquido: 1000 },
        { ano: 1, bruto: 1100, imposto: 17.5, liquido: 1082.5 },
      ],
    },
    source: 'Conta à mão: 1.000 × 1,1 = 1.100; 100 × 17,5% = 17,50',
  },
  {
    title: 'Meio ano a 21%: já vale a alíquota de 20%',
    input: { investedAmount: 1000, cdiPercentage: 100, years: 0.5, currentCDI: 21 },
    expected: { grossValue: 1100, irRate: 20, ir: 20, netReturn: 80, netValue: 1080 },
    source: 'Conta à mão: 1.000 × √1,21 = 1.100; 100 × 20% = 20',
  },
  {
    title: 'CDB com datas: 365 dias, 252 deles úteis',
    input: { investedAmount: 10000, ...YEAR_2025 },
    expected: {
      diasCorridos: 365,
      diasUteis: 252,
      grossValue: 11375,
      grossReturn: 1375,
      iof: 0,
      irRate: 17.5,
      ir: 240.63,
      netReturn: 1134.37,
      netValue: 11134.37,
      effectiveRate: 13.75,
    },
    published: {
      source: 'Lei nº 11.033/2004, art. 1º, III: de 361 a 720 dias',
      url: LEI_DA_RENDA_FIXA.url,
      values: ['irRate'],
    },
    source:
      'Conta à mão: 261 dias de semana − 9 feriados bancários = 252, o ano do CDI; 10.000 × 1,1375 = 11.375; 365 dias, 17,5% de 1.375 = 240,625',
  },
  {
    title: 'Resgate em 14 dias, com IOF',
    input: { currentCDI: 13.65, ...dates('2026-03-02', '2026-03-16') },
    expected: {
      diasCorridos: 14,
      diasUteis: 10,
      grossValue: 10050.9,
      grossReturn: 50.9,
      iof: 26.98,
      irRate: 22.5,
      ir: 5.38,
      netReturn: 18.54,
      netValue: 10018.54,
    },
    source:
      'Conta à mão: 1,1365^(10/252) = 1,0050904269; rendimento 50,9043; IOF do 14º dia, 53% = 26,9793; 22,5% de 23,9250 = 5,3831; 50,90 − 26,98 − 5,38 = 18,54',
  },
  {
    title: 'LCI a 90% do CDI pelos mesmos 365 dias',
    input: { investedAmount: 10000, cdiPercentage: 90, produto: 'lci-lca', ...YEAR_2025 },
    expected: {
      grossValue: 11229.43,
      iof: 0,
      ir: 0,
      irRate: 0,
      netReturn: 1229.43,
      netValue: 11229.43,
      effectiveRate: 12.2942585185,
    },
    source:
      'Conta à mão: 1,1375^(1/252) − 1 = 0,0511372261%; × 90% = 0,0460235035%; (1 + 0,000460235035)^252 = 1,1229425852',
  },
  {
    title: 'Pouco antes de meio ano vale a primeira alíquota',
    input: { investedAmount: 1000, cdiPercentage: 0, years: 0.49, currentCDI: 13.75 },
    expected: { grossValue: 1000, irRate: 22.5, ir: 0, netReturn: 0, netValue: 1000, effectiveRate: 0 },
    source: 'Conta à mão: sem taxa não há rendimento nem imposto',
    testOnly: true,
  },
  {
    title: '110% do CDI pelos dias úteis: o percentual vale sobre a taxa de cada dia',
    input: {
      investedAmount: 10000,
      cdiPercentage: 110,
      ...YEAR_2025,
    },
    expected: { grossValue: 11522.45, ir: 266.43, netReturn: 1256.02, netValue: 11256.02 },
    source:
      'Conta à mão: 0,0511372261% × 110% = 0,0562509487%; 1,000562509487^252 = 1,1522453733; 1.522,4537 × 0,175 = 266,4294',
    testOnly: true,
  },
  {
    title: 'O 180º dia ainda é da primeira faixa',
    input: dates('2025-01-02', '2025-07-01'),
    expected: {
      diasCorridos: 180,
      diasUteis: 122,
      grossValue: 10643.58,
      irRate: 22.5,
      ir: 144.8,
      netValue: 10498.78,
    },
    published: {
      source: 'Lei nº 11.033/2004, art. 1º, I: até 180 dias',
      url: LEI_DA_RENDA_FIXA.url,
      values: ['irRate'],
    },
    source: 'Conta à mão: 1,1375^(122/252) = 1,0643576479; 643,5765 × 0,225 = 144,8047',
    testOnly: true,
  },
  {
    title: 'O 181º dia já é da segunda',
    input: dates('2025-01-02', '2025-07-02'),
    expected: {
      diasCorridos: 181,
      diasUteis: 123,
      grossValue: 10649.02,
      irRate: 20,
      ir: 129.8,
      netValue: 10519.22,
    },
    published: {
      source: 'Lei nº 11.033/2004, art. 1º, II: de 181 a 360 dias',
      url: LEI_DA_RENDA_FIXA.url,
      values: ['irRate'],
    },
    source: 'Conta à mão: 1,1375^(123/252) = 1,0649019309; 649,0193 × 0,2 = 129,8039',
    testOnly: true,
  },
  {
    title: 'O 29º dia é o último com IOF',
    input: dates('2026-06-01', '2026-06-30'),
    expected: {
      diasCorridos: 29,
      diasUteis: 20,
      grossReturn: 102.77,
      iof: 3.08,
      ir: 22.43,
      netReturn: 77.26,
    },
    source:
      'Conta à mão: 21 dias de semana − Corpus Christi = 20; 1,1375^(20/252) = 1,0102772833; 102,7728 × 0,03 = 3,0832; 99,6896 × 0,225 = 22,4302',
    testOnly: true,
  },
  {
    title: 'No 30º dia já não há IOF',
    input: dates('2026-06-01', '2026-07-01'),
    expected: {
      diasCorridos: 30,
      diasUteis: 21,
      grossReturn: 107.94,
      iof: 0,
      ir: 24.29,
      netReturn: 83.65,
    },
    source: 'Conta à mão: 1,1375^(21/252) = 1,0107939111; 107,9391 × 0,225 = 24,2863',
    testOnly: true,
  },
  {
    title: 'Num fim de semana nada rende',
    input: dates('2026-11-21', '2026-11-23'),
    expected: { diasCorridos: 2, diasUteis: 0, grossReturn: 0, iof: 0, ir: 0, netValue: 10000 },
    source: 'Calendário: 21/11/2026 é sábado, e o dia do resgate não conta',
    testOnly: true,
  },
  {
    title: 'Com as datas, o prazo em anos não conta',
    input: { years: 50, ...YEAR_2025 },
    expected: {
      netValue: 11134.37,
      evolucao: [
        { ano: 0, bruto: 10000, imposto: 0, liquido: 10000 },
        { ano: 1, bruto: 11375, imposto: 240.63, liquido: 11134.37 },
      ],
    },
    source: 'Conta de 02/01/2025 a 02/01/2026',
    testOnly: true,
  },
  {
    title: 'LCI por dois anos, sem datas',
    input: { investedAmount: 10000, produto: 'lci-lca', years: 2 },
    expected: { grossValue: 12939.06, irRate: 0, ir: 0, netReturn: 2939.06, netValue: 12939.06 },
    source: 'Conta do primeiro exemplo, sem imposto',
    testOnly: true,
  },
  {
    title: '18 meses a 21%: vale a alíquota de 17,5%',
    input: { investedAmount: 10000, cdiPercentage: 100, prazoEm: 'meses', meses: 18, currentCDI: 21 },
    expected: { grossValue: 13310, irRate: 17.5, ir: 579.25, netValue: 12730.75 },
    source: 'Conta à mão: 10.000 × 1,21^1,5 = 10.000 × 1,1³ = 13.310; 3.310 × 17,5% = 579,25',
    testOnly: true,
  },
  {
    title: 'Dezoito dias de um CDB, sem as datas: falta o IOF',
    input: { investedAmount: 1000, cdiPercentage: 100, years: 0.05, currentCDI: 10 },
    expected: { grossValue: 1004.78, irRate: 22.5, ir: 1.07, netValue: 1003.71 },
    source: 'Conta à mão: 1,1^0,05 = 1,0047769; 4,7769 × 22,5% = 1,0748; 1.004,78 − 1,07',
    testOnly: true,
  },
  {
    title: 'Prazo de 0 anos',
    input: { investedAmount: 1000, cdiPercentage: 100, years: 0, currentCDI: 13.75 },
    expected: { grossValue: 1000, ir: 0, netValue: 1000 },
    source: 'Conta à mão: 1.000 × 1,1375^0 = 1.000',
    testOnly: true,
  },
] as const satisfies readonly Example[];
