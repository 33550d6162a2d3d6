/** Tests that the longest possible calculations end within the server's time limit. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIST } from '../../build/paths.ts';
import { openSite, type OpenSite } from '../../server/site/testing/open-site.ts';

/** Mortgage over 35 years, the longest term, with insurance, fees, TR and extra amortizations. */
const HOUSE = {
  propertyValue: 500_000,
  downPayment: 100_000,
  interestRate: 10.5,
  years: 35,
  seguroMip: 0.03,
  seguroDfi: 0.01,
  tarifaAdministracao: 25,
  trMensal: 0.1,
  amortizacoesExtras: [
    { mes: 12, valor: 5000, modo: 'prazo' },
    { mes: 60, valor: 10_000, modo: 'parcela' },
  ],
};

const SAVED = { initialAmount: 1000, monthlyContribution: 300 };
const INVESTED = { ...SAVED, annualReturn: 12, tributacao: 'regressiva' };
const RETIREMENT = { desiredMonthlyIncome: 5000, expectedReturn: 8, inflacao: 4, aliquotaIr: 15 };

const LONG: readonly (readonly [id: string, title: string, input: object])[] = [
  ['financeira/financiamento', '420 meses', { interestRate: 9.5, years: 35 }],
  ['financiamento/financiamento-imobiliario', '420 meses, Price', { ...HOUSE, system: 'price' }],
  ['financiamento/financiamento-imobiliario', '420 meses, SAC', { ...HOUSE, system: 'sac' }],
  ['financiamento/financiamento-veicular', '96 meses', { years: 8 }],
  ['financeira/emprestimo', '1.200 meses', { loanAmount: 100_000, interestRate: 1.5, years: 100 }],
  ['financeira/poupanca', '100 anos', { ...SAVED, years: 100, selic: 8, trMensal: 0.1 }],
  ['financeira/poupanca', '99,99 anos', { ...SAVED, years: 99.99, selic: 8, trMensal: 0.1 }],
  ['financeira/cdi', '100 anos', { years: 100, cdiPercentage: 110 }],
  [
    'financeira/cdi',
    'um século por datas',
    { dataInicial: '2026-01-02', dataFinal: '2125-12-31', cdiPercentage: 110 },
  ],
  ['financeira/investimentos', '100 anos', { ...INVESTED, years: 100 }],
  ['financeira/investimentos', '99,99 anos', { ...INVESTED, years: 99.99 }],
  [
    'financeira/juros-compostos',
    '100 anos, taxa efetiva',
    { principal: 1000, rate: 12, time: 100, monthlyContribution: 300, tipoTaxa: 'efetiva' },
  ],
  ['financeira/inflacao', '100 anos', { years: 100 }],
  [
    'previdencia/aposentadoria',
    'dos 18 aos 100 anos',
    { ...RETIREMENT, currentAge: 18, retirementAge: 65, lifeExpectancy: 100 },
  ],
  [
    'impostos/multa-atraso',
    'tributo federal desde 1997',
    { valorOriginal: 1000, dataVencimento: '1997-01-31', tipoDebito: 'tributo-federal' },
  ],
  ['trabalhista/fgts', '1.200 meses', { salary: 5000, months: 1200, tr: 0.1 }],
];

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ root: DIST, env: {} });
});
afterAll(() => site.close());

it.each(LONG)('a long calculation of %s (%s) ends in time', async (id, _title, input) => {
  const answer = await fetch(`${site.address}/api/calc/${id}?hoje=2026-11-20`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(answer.status, await answer.text()).toBe(200);
});
