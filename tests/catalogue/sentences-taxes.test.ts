/** Tests sentences that once contradicted their figures. */
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './support/sentences.ts';

describe('the annual income tax', () => {
  const year = { rendimentosTributaveis: 84000, ano: 2026, despesasMedicas: 30_000 };
  const notices = (input: object) => sentencesOf('impostos/irpf', { ...year, ...input }, { kind: 'notice' });

  // 84,000 − 16,754.34 = 67,245.66 and 84,000 − 30,000 = 54,000; × 22.5% − 8,054.97 = 4,095.03 or
  // 67,245.66 × 27.5% − 10,853.78 = 7,638.78, which is 3,543.75 more.
  it('praises the chosen model if it costs less', async () => {
    expect(await notices({ deducaoLegal: false })).toEqual([
      'success: Com estes números, o modelo escolhido, o completo, custa R$ 3.543,75 a menos.',
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

  const DECLARATION = 'warning: Entregue a declaração anual (DASN-SIMEI) de 2026 até 31/05.';
  // Resolução CGSN 140/2018, art. 109: until the last day of May of the next year.
  it.each([
    ['2027-01-01', DECLARATION],
    ['2027-05-31', DECLARATION],
    ['2027-06-01', undefined],
    ['2028-03-01', undefined],
    [
      '2026-12-31',
      'warning: Pague o DAS até o dia 20 de cada mês e entregue a declaração anual (DASN-SIMEI) até 31/05.',
    ],
  ])('reminds of the yearly declaration on %s', async (today, reminder) => {
    const notices = await sentencesOf('impostos/mei-das', year, { kind: 'notice', today });
    expect(notices.find((notice) => notice.includes('DASN'))).toBe(reminder);
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

it('the taxes within a DAS that do not add up to it explain why', async () => {
  // 360,000 × 7.3% − 5,940 = 20,340, or 5.65%; 30,000 × 5.65% = 1,695.00, but its six parts make 1,695.01.
  const shop = { faturamento12Meses: 360_000, faturamentoMensal: 30_000 };
  const lines = await sentencesOf('impostos/simples-nacional', shop);
  expect(lines.join(' ')).toContain('a soma deles pode diferir do DAS em centavos');
});
