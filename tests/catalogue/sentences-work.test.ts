/** Tests sentences that once contradicted their figures. */
import { describe, expect, it } from 'vitest';
import { loadDefinition } from '../../compiler/load.ts';
import type { RawInputs } from '../../src/engine/definition.ts';
import { sentencesOf } from './support/sentences.ts';

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

  it('says that another rule may pay more only where one may', async () => {
    const met = { sexo: 'homem', dataNascimento: '1958-01-10', anosContribuicao: 40 };
    // 60% + 2% × (40 − 20) = 100% of the average, and at most the ceiling of 2026
    const sentences = await Promise.all(
      [{ mediaSalarios: 4000 }, { mediaSalarios: 4000, anosEm2019: 33 }, { mediaSalarios: 15_000 }].map(
        (input) => headline({ ...met, ...input }),
      ),
    );
    const start = 'Regra que você já cumpre: Pontos. Você já pode se aposentar, aos 68 anos, com cerca de';
    expect(sentences.flat()).toEqual([
      `${start} R$ 4.000,00 por mês; outra regra pode pagar mais.`,
      `${start} R$ 4.000,00 por mês. Nenhuma outra regra paga mais.`,
      `${start} R$ 8.475,55 por mês. Nenhuma outra regra paga mais.`,
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
