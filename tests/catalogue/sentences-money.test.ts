/** Tests sentences that once contradicted their figures. */
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './support/sentences.ts';

it.each([
  [{}, ': R$ 10.275,86 ao todo.'],
  [{ seguroMensal: 10 }, ', R$ 10.275,86 ao todo, e mais R$ 240,00 de seguro.'],
])('names the insurance of a personal loan: %j', async (input, end) => {
  const [answer] = await sentencesOf(
    'financeira/emprestimo',
    { interestRate: 0, ...input },
    { kind: 'headline' },
  );
  expect(answer?.endsWith(end), answer).toBe(true);
});

it('names the only payment of a personal loan once, also with insurance', async () => {
  const loan = { loanAmount: 1000, interestRate: 0, prazoEm: 'parcelas', parcelas: 1, cobrarIof: false };
  const [answer] = await sentencesOf(
    'financeira/emprestimo',
    { ...loan, seguroMensal: 5 },
    { kind: 'headline' },
  );
  expect(answer).toContain(
    'Para receber R$ 1.000,00 você paga R$ 1.000,00, em uma só parcela, e mais R$ 5,00 de seguro.',
  );
});

describe('the settlement of a debt', () => {
  it('names the debt that is paid off', async () => {
    const plan = { modo: 'prazo', saldoDevedor: 5000, interestRate: 12, pagamentoMensal: 800 };
    expect(await sentencesOf('financeira/quitacao-divida', plan)).toContain('Saldo devedor: R$ 5.000,00');
  });

  it.each([
    [2000, 'Antes do primeiro pagamento: R$ 1.000,00'],
    [800, 'Depois de um pagamento inteiro: R$ 320,00'],
    [500, 'Depois de 2 pagamentos inteiros: R$ 194,40'],
  ])('counts the whole payments of R$ %i before the last one', async (pagamentoMensal, step) => {
    // 1,000 × 1.12 − 800 = 320; 1,000 × 1.12 − 500 = 620, × 1.12 − 500 = 194.40
    const plan = { modo: 'prazo', saldoDevedor: 1000, interestRate: 12, pagamentoMensal };
    const steps = await sentencesOf('financeira/quitacao-divida', plan, { kind: 'steps' });
    expect(steps).toContain(`Saldo antes da última parcela: ${step}`);
  });

  it("attributes the saving to the lender's offer, if there is one", async () => {
    const loan = { modo: 'antecipar', parcela: 500, parcelasRestantes: 12, interestRate: 2 };
    const figures = (input: object) =>
      sentencesOf('financeira/quitacao-divida', { ...loan, ...input }, { kind: 'figures' });
    expect(await figures({})).toContain('Economia: R$ 712,33');
    // 12 × 500 − 4,800 = 1,200, which is 20% of 6,000
    expect(await figures({ propostaQuitacao: 4800 })).toEqual([
      'Proposta do credor: R$ 4.800,00',
      'Economia com a proposta: R$ 1.200,00',
      'Economia com a proposta em relação ao total: 20%',
    ]);
  });
});

describe('an offer to settle a debt', () => {
  // 500 × (1 − 1.03⁻¹²) ÷ 0.03 = 4,977.00
  const loan = { modo: 'antecipar', parcela: 500, parcelasRestantes: 12, interestRate: 3 };
  const headline = (propostaQuitacao: number) =>
    sentencesOf('financeira/quitacao-divida', { ...loan, propostaQuitacao }, { kind: 'headline' });

  it('is described as better than the law only if it costs less', async () => {
    expect(await headline(3000)).toEqual([
      'Valor para quitar hoje: R$ 4.977,00. A proposta de R$ 3.000,00 é melhor que a lei, que garante quitar hoje por R$ 4.977,00.',
    ]);
    expect(await headline(6000)).toEqual([
      'Valor para quitar hoje: R$ 4.977,00. Pela lei você quita hoje por R$ 4.977,00; o credor pede R$ 6.000,00.',
    ]);
  });
});

it('an LCI, which pays no tax, is not described as taxed', async () => {
  // 20,000 × (1 + 0.1375 × 0.88) = 22,420
  const lci = { investedAmount: 20_000, cdiPercentage: 88, years: 1, produto: 'lci-lca', currentCDI: 13.75 };
  expect(await sentencesOf('financeira/cdi', lci, { kind: 'headline' })).toEqual([
    'Valor líquido: R$ 22.420,00. Em 1 ano, R$ 20.000,00 viram R$ 22.420,00 líquidos.',
  ]);
});

it('savings are neither taxed nor compared with themselves', async () => {
  // 1,000 × 1.005 = 1,005
  const savings = {
    initialAmount: 1000,
    monthlyContribution: 0,
    prazoEm: 'meses',
    meses: 1,
    investmentType: 'Poupança',
    annualReturn: 6,
  };
  expect(await sentencesOf('financeira/investimentos', savings, { kind: 'headline' })).toEqual([
    'Valor final: R$ 1.005,00. Em 1 mês você junta R$ 1.005,00 na poupança, que é isenta de imposto.',
  ]);
});

describe('several debts', () => {
  const debts = {
    modo: 'varias',
    dividas: [
      { nome: 'Cartão', saldo: 1000, taxa: 10, minimo: 50 },
      { nome: 'Loja', saldo: 500, taxa: 2, minimo: 100 },
    ],
    pagamentoMensal: 600,
  };

  // The card first costs 200.56 of interest, the shop first 262.10.
  it('state which one to pay first, until when, and the saving', async () => {
    expect(await sentencesOf('financeira/quitacao-divida', debts, { kind: 'headline' })).toEqual([
      'Pague primeiro: Cartão. Comece por Cartão: R$ 500,00 por mês até o mês 3; depois Loja (até o mês 3). Você fica livre das dívidas em 3 meses. Nesta ordem você paga R$ 61,54 a menos de juros que começando pela de menor saldo.',
    ]);
  });
});

it('a term of half a year is said in months', async () => {
  // 1,000 × 1.08^0.5 = 1,039.23
  const prices = { initialValue: 1000, inflationRate: 8, years: 0.5 };
  const headline = (years: number) =>
    sentencesOf('financeira/inflacao', { ...prices, years }, { kind: 'headline' });
  expect((await headline(0.5)).join()).toContain('deve custar R$ 1.039,23 daqui a 6 meses, com 8%');
  // 1,000 × 1.08^1.5 = 1,122.37
  expect((await headline(1.5)).join()).toContain('R$ 1.122,37 daqui a 1 ano e 6 meses, com 8%');
  expect((await headline(2)).join()).toContain('R$ 1.166,40 daqui a 2 anos, com 8%');
});

describe('a mortgage', () => {
  const figures = (input: object) =>
    sentencesOf(
      'financiamento/financiamento-imobiliario',
      { propertyValue: 300_000, downPayment: 60_000, interestRate: 10.5, years: 30, ...input },
      { kind: 'figures' },
    );

  // 10.5% ÷ 12 = 0.875%; 12 payments a year of 365.25 days, counted in years of 365: about 1.00875^(365 ÷ 365.25) − 1.
  it('shows the monthly rate and the total cost with enough decimals to distinguish them', async () => {
    expect(await figures({})).toEqual(
      expect.arrayContaining(['Taxa ao mês: 0,875%', 'CET ao mês: 0,8745%']) as unknown,
    );
  });

  // 240,000 ÷ 360 + 240,000 × 0.875% = 2,766.67; + 240,000 × 0.03% + 25 = 2,863.67
  it('states the first instalment with insurance and fee, if there are any', async () => {
    const loan = {
      propertyValue: 300_000,
      downPayment: 60_000,
      interestRate: 10.5,
      years: 30,
      system: 'sac',
    };
    const headline = async (input: object) =>
      (
        await sentencesOf(
          'financiamento/financiamento-imobiliario',
          { ...loan, ...input },
          { kind: 'headline' },
        )
      ).join();
    const charged = await headline({ seguroMip: 0.03, tarifaAdministracao: 25 });
    expect(charged).toContain('Você começa pagando R$ 2.766,67');
    expect(charged).toContain('na última de 360. Com seguros e tarifa, a primeira é de R$ 2.863,67.');
    expect(await headline({})).not.toContain('Com seguros');
  });

  // Saves 33 of 360 instalments, and 553,052.00 − 457,793.52 of interest.
  it('states in the headline how much an extra payment saves', async () => {
    const extra = {
      propertyValue: 400_000,
      downPayment: 80_000,
      interestRate: 11.49,
      years: 30,
      system: 'sac',
      amortizacoesExtras: [{ mes: 12, valor: 30_000, modo: 'prazo' }],
    };
    const lines = await sentencesOf('financiamento/financiamento-imobiliario', extra, { kind: 'headline' });
    expect(lines.join()).toContain('você poupa R$ 95.258,48 de juros e 33 parcelas');
  });

  it('shows the monthly total cost only once, even if it is below the rate', async () => {
    for (const input of [{}, { tarifaMensal: 25 }]) {
      const lines = await figures(input);
      expect(lines.filter((line) => line.startsWith('CET ao mês'))).toHaveLength(1);
    }
  });
});
