/** Edge cases of the CDI: no visitor reads them. */
import type { Example } from '../../../src/engine/definition.ts';

/** The dates of an example. */
export function dates(dataInicial: string, dataFinal: string) {
  return { dataInicial, dataFinal };
}

/** 365 days, of which 252 are bank days. */
export const YEAR_2025 = dates('2025-01-02', '2026-01-02');

export const EDGE_CASES = [
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
] as const satisfies readonly Example[];
