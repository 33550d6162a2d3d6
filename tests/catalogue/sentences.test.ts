/** Tests sentences that once contradicted their figures. */
import { describe, expect, it } from 'vitest';
import { loadDefinition } from '../../compiler/load.ts';
import type { RawInputs } from '../../src/engine/definition.ts';
import { sentencesOf } from './support/sentences.ts';

describe('the annual income tax', () => {
  const year = { rendimentosTributaveis: 84000, ano: 2026, despesasMedicas: 30_000 };
  const notices = (input: object) => sentencesOf('impostos/irpf', { ...year, ...input }, { kind: 'notice' });

  // 84,000 − 16,754.34 = 67,245.66 and 84,000 − 30,000 = 54,000; × 22.5% − 8,054.97 = 4,095.03 or
  // 67,245.66 × 27.5% − 10,853.78 = 7,638.78, which is 3,543.75 more.
  it('praises the chosen model if it costs less', async () => {
    expect(await notices({ deducaoLegal: false })).toEqual([
      'success: Com estes números, o modelo escolhido, o completo, custa R$ 3.543,75 menos.',
    ]);
  });

  it('warns of the chosen model if the other costs less', async () => {
    expect(await notices({ deducaoLegal: true })).toEqual([
      'warning: Pelo modelo completo você pagaria R$ 3.543,75 a menos de imposto.',
    ]);
    // 84,000 × 27.5% − 10,853.78 = 12,246.22, less 7,638.78
    expect(await notices({ despesasMedicas: 0 })).toEqual([
      'warning: Pelo modelo simplificado você pagaria R$ 4.607,44 a menos de imposto.',
    ]);
  });
});

it('says that the minimum tax of high incomes is among what remains to pay', async () => {
  const input = { rendimentosTributaveis: 100_000, ano: 2027, rendimentosAltaRenda: 900_000 };
  // 900,000 × 5% = 45,000; 100,000 × 27.5% − 10,904.66 = 16,595.34, and 28,404.66 up to the minimum.
  expect(await sentencesOf('impostos/irpf', input, { kind: 'headline' })).toEqual([
    'A pagar: R$ 45.000,00. Na declaração de 2027, você tem R$ 45.000,00 a pagar, já com o complemento de R$ 28.404,66 da tributação mínima sobre a sua renda total, de R$ 900.000,00.',
  ]);
});

it('says that an income tax of less than R$ 10.00 is not paid', async () => {
  // 28,533.33 × 7.5% − 2,135.04 = 4.96
  const input = { rendimentosTributaveis: 28_533.33, ano: 2026 };
  expect(await sentencesOf('impostos/irpf', input, { kind: 'headline' })).toEqual([
    'A pagar: R$ 4,96. Na declaração de 2026, faltam R$ 4,96 de imposto, mas menos de R$ 10,00 não se paga por DARF.',
  ]);
});

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

it('congratulates on the first birthday in the singular', async () => {
  const notices = await sentencesOf(
    'util/idade',
    { dataNascimento: '2025-11-27', dataReferencia: '2026-11-27' },
    { kind: 'notice' },
  );
  expect(notices).toEqual(['success: É dia de aniversário: 1 ano. Parabéns!']);
});

it('promises no saving by the other model if the minimum tax offsets it', async () => {
  // 10% of 1,500,000 is due by either model: 17,244.34 + 132,755.66, or 22,095.34 + 127,904.66.
  const rich = { rendimentosTributaveis: 120_000, ano: 2027, rendimentosAltaRenda: 1_500_000 };
  for (const deducaoLegal of [true, false]) {
    const notices = await sentencesOf('impostos/irpf', { ...rich, deducaoLegal }, { kind: 'notice' });
    expect(notices.filter((line) => line.includes('modelo'))).toEqual([
      'info: O imposto do modelo simplificado é R$ 4.851,00 menor, mas o complemento da tributação mínima cobre essa diferença, no todo ou em parte: compare o total a pagar.',
    ]);
  }
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

it('interest for one day is not charged "por 1 dias"', async () => {
  const bill = { valorOriginal: 1234.56, dataVencimento: '2026-11-19', dataPagamento: '2026-11-20' };
  const lines = await sentencesOf(
    'impostos/multa-atraso',
    { ...bill, tipoDebito: 'condominio' },
    { kind: 'lines' },
  );
  // 1,234.56 × 1% ÷ 30 = 0.41
  expect(lines).toContain('Juros de 1% ao mês por 1 dia: R$ 0,41');
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

it('days without a business day are not counted as "0 úteis"', async () => {
  const headline = (dataInicial: string, dataFinal: string) =>
    sentencesOf('util/dias-entre-datas', { dataInicial, dataFinal }, { kind: 'headline' });
  // 28 and 29 November 2026 are a Saturday and a Sunday.
  expect(await headline('2026-11-27', '2026-11-28')).toEqual([
    'Dias corridos: 1 dia. Você conta 1 dia de 27/11/2026 a 28/11/2026, que não é útil.',
  ]);
  expect(await headline('2026-11-27', '2026-11-29')).toEqual([
    'Dias corridos: 2 dias. Você conta 2 dias de 27/11/2026 a 29/11/2026, nenhum deles útil.',
  ]);
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

it('the termination of a contract states how many days of pay an unserved notice may cost', async () => {
  const resignation = {
    salario: 2500,
    dataAdmissao: '2025-06-10',
    dataRescisao: '2026-11-09',
    tipoRescisao: 'pedido-demissao',
  };
  expect((await sentencesOf('trabalhista/rescisao-trabalhista', resignation)).join(' ')).toContain(
    'a empresa pode descontar até 30 dias de salário',
  );
});

it('the cost of an employee compares the regimes of a company, but not the only one of a household', async () => {
  const charts = (regime: string) =>
    sentencesOf('trabalhista/custo-funcionario', { salario: 1800, regime }, { kind: 'chart' });
  expect(await charts('mei')).toHaveLength(1);
  expect(await charts('domestico')).toEqual([]);
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
      'Pague primeiro: Cartão. Comece por Cartão. R$ 500,00 por mês até o mês 3; depois Loja (até o mês 3). Você fica livre das dívidas em 3 meses. Nesta ordem você paga R$ 61,54 a menos de juros que começando pela de menor saldo.',
    ]);
  });
});

describe('overtime', () => {
  const headline = (input: object) =>
    sentencesOf('trabalhista/horas-extras', { salary: 2640, hours: 21, ...input }, { kind: 'headline' });

  // 2,640 ÷ 220 = 12; × 1.5 × 1.2 = 21.60; 21 × 60 ÷ 52.5 = 24; × 21.60 = 518.40
  it('states how many night hours are paid', async () => {
    expect(await headline({ type: 'noturna' })).toEqual([
      'Total das horas extras: R$ 518,40. Por 21 horas de relógio à noite você recebe 24 horas de R$ 21,60, com 80% de acréscimo: R$ 518,40.',
    ]);
  });

  it('does not mention night hours by day, or if they are not shorter', async () => {
    expect(await headline({ type: 'normal' })).toEqual([
      'Total das horas extras: R$ 378,00. Por 21 horas de trabalho extra você recebe R$ 378,00: R$ 18,00 por hora, com 50% de acréscimo.',
    ]);
    expect(await headline({ type: 'noturna', metodo: 'simplificado' })).toEqual([
      'Total das horas extras: R$ 302,40. Por 21 horas de trabalho extra você recebe R$ 302,40: R$ 14,40 por hora, com 20% de acréscimo.',
    ]);
  });
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

describe('the contribution period', () => {
  const headline = (input: RawInputs) =>
    sentencesOf('previdencia/tempo-contribuicao', input, { kind: 'headline', today: '2026-11-22' });

  it('states if and by which rule one may retire', async () => {
    const met = { sexo: 'mulher', dataNascimento: '1967-05-10', anosContribuicao: 31 };
    expect(await headline(met)).toEqual([
      'Regra que você já cumpre: Idade progressiva. Você já pode se aposentar, aos 59 anos; compare as regras, porque outra pode pagar mais.',
    ]);
    const unmet = { sexo: 'homem', dataNascimento: '1985-07-01', anosContribuicao: 15 };
    expect(await headline(unmet)).toEqual([
      'Falta para se aposentar: 23 anos e 8 meses. Você pode se aposentar em julho de 2050, aos 65 anos.',
    ]);
    // 60% + 2% × (38 − 20) = 96%; 5,000 × 96% = 4,800
    expect(await headline({ ...unmet, mediaSalarios: 5000 })).toEqual([
      'Falta para se aposentar: 23 anos e 8 meses. Você pode se aposentar em julho de 2050, aos 65 anos, com cerca de R$ 4.800,00 por mês.',
    ]);
  });

  it('names each field of its two periods individually', async () => {
    const { inputs } = await loadDefinition('previdencia/tempo-contribuicao');
    const titles = Object.values(inputs.properties).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Meses'))).toEqual([
      'Meses de contribuição até hoje',
      'Meses de contribuição em 13/11/2019',
    ]);
    // A shared result lists "title: value".
    expect(titles.filter((title) => title.includes(':'))).toEqual([]);
  });
});

describe('CLT or PJ', () => {
  const steps = (salarioClt: number) =>
    sentencesOf('trabalhista/clt-pj', { salarioClt, faturamentoPj: 12_000, ano: 2026 }, { kind: 'steps' });

  it('shows every deduction before the pay that it reduces', async () => {
    const lines = await steps(6000);
    // The figures of the year are those of the examples.
    const expected = [
      'Um terço constitucional: R$ 6.000,00 ÷ 3 = R$ 2.000,00',
      'Férias líquidas: R$ 8.000,00 − R$ 921,51 − R$ 1.037,85 = R$ 6.040,64',
      'Redução do imposto de renda do 13º: R$ 978,62 − 0,133145 × R$ 6.000,00 = R$ 179,75',
      'Imposto de renda do 13º: R$ 564,85 − R$ 179,75 = R$ 385,10',
      '13º salário líquido: R$ 6.000,00 − R$ 641,51 − R$ 385,10 = R$ 4.973,39',
    ];
    expect(lines.filter((line) => expected.includes(line))).toEqual(expected);
  });

  it('explains the reduction that cancels the tax', async () => {
    expect(await steps(5000)).toContain(
      'Redução do imposto de renda do 13º: Rendimento de até R$ 5.000,00: redução de até R$ 312,89',
    );
  });
});

describe('the end of a contract', () => {
  const contract = { salario: 2500, dataAdmissao: '2026-02-02', dataRescisao: '2026-09-15' };
  const lines = (input: object) => sentencesOf('trabalhista/rescisao-trabalhista', { ...contract, ...input });
  const DRAWN = /multa depositada|a sacar|liberado para saque|sacados do FGTS/i;

  it.each(['pedido-demissao', 'demissao-justa-causa'])(
    'mentions neither fine nor withdrawal in the headline after %s',
    async (tipoRescisao) => {
      for (const metodo of ['oficial', 'simplificado']) {
        const shown = await lines({ tipoRescisao, metodo });
        expect(shown[0]).not.toMatch(DRAWN);
        expect(shown[0]).toContain('o saldo do FGTS fica na conta, sem saque nem multa.');
      }
    },
  );

  it.each(['demissao-sem-justa-causa', 'acordo-mutuo'])('mentions both after %s', async (tipoRescisao) => {
    for (const metodo of ['oficial', 'simplificado']) {
      const shown = await lines({ tipoRescisao, metodo });
      expect(shown.filter((line) => DRAWN.test(line)).length).toBeGreaterThan(3);
    }
  });
});

it('the night surcharge states its base', async () => {
  const [headline] = await sentencesOf('trabalhista/adicional-noturno', { salary: 2200, horas: 105 });
  // 2,200 ÷ 220 = 10; 105 × 60 ÷ 52.5 = 120; × 10 × 20% = 240
  expect(headline).toBe(
    'Adicional noturno do mês: R$ 240,00. Por 105 horas da noite você recebe R$ 240,00 a mais: contam 120 horas, cada uma a 20% de R$ 10,00.',
  );
});

describe('the monthly payment of a MEI', () => {
  const year = { activity: 'servicos', ano: 2026 };
  const answer = (faturamentoAno: number) =>
    sentencesOf('impostos/mei-das', { ...year, faturamentoAno }, { kind: 'headline' });

  // 90,000 − 81,000 = 9,000, × 6% = 540; tolerated up to 97,200.
  it('states the tax on a tolerated excess of revenue', async () => {
    expect((await answer(90_000)).join(' ')).toContain(
      'você paga R$ 86,05 de DAS por mês e, com o DAS de janeiro, mais R$ 540,00 pelos R$ 9.000,00 acima do limite.',
    );
  });

  it('states that the regime ends beyond the tolerance', async () => {
    expect((await answer(100_000)).join(' ')).toContain(
      'Com R$ 100.000,00 no ano, você passa R$ 19.000,00 do limite e deixa de ser MEI',
    );
  });
});

it('the Simples Nacional states the annex selected by the fator R', async () => {
  const services = { anexo: 'V', tipoEntrada: 'percentual', valor: 100, sujeitoFatorR: true };
  const company = { faturamento12Meses: 100_000, faturamentoMensal: 10_000, anexos: [services] };
  const answer = async (folha12Meses: number) =>
    (
      await sentencesOf('impostos/simples-nacional', { ...company, folha12Meses }, { kind: 'headline' })
    ).join();
  expect(await answer(28_000)).toContain(
    'Com o fator R de 28%, vale o anexo III: sobre os R$ 10.000,00 do mês',
  );
  expect(await answer(27_000)).toContain(
    'Com o fator R de 27%, vale o anexo V: sobre os R$ 10.000,00 do mês',
  );
});

it('a progression of one term has the sum of one term', async () => {
  const one = { tipo: 'pa', primeiroTermo: 3, razao: 2, n: 1 };
  expect(await sentencesOf('educacional/progressao', one)).toContain('Soma de 1 termo (S₁): 3');
});

it('the taxes within a DAS that do not add up to it explain why', async () => {
  // 360,000 × 7.3% − 5,940 = 20,340, or 5.65%; 30,000 × 5.65% = 1,695.00, but its six parts make 1,695.01.
  const shop = { faturamento12Meses: 360_000, faturamentoMensal: 30_000 };
  const lines = await sentencesOf('impostos/simples-nacional', shop);
  expect(lines.join(' ')).toContain('a soma deles pode diferir do DAS em centavos');
});

it('a note on the headline is not repeated in the sum below it', async () => {
  const night = { salary: 3850, horas: 84 };
  const sum = await sentencesOf('trabalhista/adicional-noturno', night, { kind: 'sum' });
  expect(sum.join(' ')).toContain('Adicional noturno do mês');
  expect(sum.join(' ')).toContain('Um doze avos por mês');
  expect(sum.join(' ')).not.toContain('É só o acréscimo');
});
