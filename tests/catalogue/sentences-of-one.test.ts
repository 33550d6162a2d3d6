/**
 * Tests sentences in the cases of none, one or a part of an instalment, day or year, and of a discount, which other
 * cases do not show.
 */
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { loadDefinition } from '../../compiler/load.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { EXAMPLE_DAY } from '../../src/engine/example-input.ts';
import { sentencesOf } from './support/sentences.ts';

const headline = async (id: string, input: object) =>
  (await sentencesOf(id, { ...input }, { kind: 'headline' })).join(' ');

it('the weekly rest counts one working day in the singular', async () => {
  const month = { valor: 600, modoDias: 'informar', diasUteis: 1, diasDescanso: 1 };
  expect(await headline('trabalhista/dsr', month)).toContain('num mês de 1 dia útil e 1 de descanso.');
});

it('the anticipation of the FGTS mentions one withdrawal or several', async () => {
  const account = { modalidade: 'fgts', saldoFgts: 3000, mesAniversario: 5, interestRate: 1.6 };
  const answer = (quantidadeSaques: number) =>
    headline('financiamento/antecipacao-13', { ...account, quantidadeSaques });
  expect(await answer(1)).toMatch(/em troca de R\$ 500,00 do seu próximo saque\.$/u);
  expect(await answer(2)).toMatch(/em troca de R\$ 1\.000,00 dos seus próximos saques\.$/u);
});

it('a loan repaid at once states its amount once', async () => {
  // 500 × 1.10 = 550
  const loan = { loanAmount: 500, prazoEm: 'parcelas', parcelas: 1, interestRate: 10, cobrarIof: false };
  expect(await headline('financeira/emprestimo', loan)).toBe(
    'Parcela mensal: R$ 550,00. Para receber R$ 500,00 você paga R$ 550,00, em uma só parcela.',
  );
});

it('the IPVA states its discount beside the rate', async () => {
  // 80,000 × 3% = 2,400; − 30% = 1,680
  const car = { valorVeiculo: 80_000, anoFabricacao: 2023, estado: 'BA', ano: 2026 };
  expect(await headline('impostos/ipva', { ...car, isencoes: ['idoso'], metodo: 'simplificado' })).toContain(
    'Você paga R$ 1.680,00 de IPVA em 2026: 3% dos R$ 80.000,00 do veículo, com 30% de desconto.',
  );
});

it('vacation pay mentions the part of the 13th salary that comes with it', async () => {
  const answer = (adiantarDecimoTerceiro: boolean) =>
    headline('trabalhista/ferias', { salary: 3000, adiantarDecimoTerceiro });
  expect(await answer(true)).toContain('já com os descontos e a 1ª parcela do 13º, pelas tabelas');
  expect(await answer(false)).toContain('já com os descontos, pelas tabelas');
});

describe('a term of 0 years', () => {
  it.each([
    [
      'financeira/cdi',
      { investedAmount: 1000, cdiPercentage: 100, currentCDI: 13.75, years: 0 },
      'Sem tempo não há rendimento, e você fica com os mesmos R$ 1.000,00.',
    ],
    [
      'financeira/investimentos',
      { initialAmount: 1000, monthlyContribution: 500, annualReturn: 12, years: 0 },
      'Sem tempo não há rendimento, e você fica com os mesmos R$ 1.000,00.',
    ],
    [
      'financeira/juros-compostos',
      { principal: 1000, rate: 12, time: 0 },
      'Sem tempo não há juros, e você fica com os mesmos R$ 1.000,00.',
    ],
    [
      'financeira/poupanca',
      { initialAmount: 1000, monthlyContribution: 300, years: 0 },
      'Sem tempo não há rendimento, e você fica com os mesmos R$ 1.000,00.',
    ],
    [
      'financeira/inflacao',
      { initialValue: 1000, inflationRate: 4.5, years: 0 },
      'Sem tempo o preço não muda: continua R$ 1.000,00.',
    ],
  ])('brings nothing: %s', async (id, input, sentence) => {
    expect(await headline(id, input)).toContain(`R$ 1.000,00. ${sentence}`);
  });
});

describe('a term that ends within a month', () => {
  // 12.6 months: 1,000 × 0.02 ÷ (1 − 1.02⁻¹²·⁶) = 90.57
  it('states no part of an instalment of a loan', async () => {
    const loan = { metodo: 'simplificado', loanAmount: 1000, interestRate: 2, years: 1.05 };
    expect(await headline('financeira/emprestimo', loan)).toContain(
      'O prazo não dá meses inteiros: para receber R$ 1.000,00 você paga R$ 90,57 por mês, R$ 1.141,20 ao todo.',
    );
  });

  // 240,000 × r ÷ (1 − (1 + r)⁻¹²·⁶) = 20,088.65, with r = 9.5% ÷ 12
  it('states no part of an instalment of a financing', async () => {
    const loan = { propertyValue: 300_000, downPayment: 60_000, interestRate: 9.5, years: 1.05 };
    expect(await headline('financeira/financiamento', loan)).toContain(
      'O prazo não dá meses inteiros: pelos R$ 240.000,00 que financia você paga R$ 20.088,65 por mês',
    );
  });
});

it('a single instalment of the IPTU is compared with the discounted one', async () => {
  // 100,000 × 0.7% = 700; − 5% = 665
  const house = { valorVenal: 100_000, aliquota: 0.7, quantidadeParcelas: 1, ano: 2026 };
  const answer = (descontoCotaUnica: number) => headline('impostos/iptu', { ...house, descontoCotaUnica });
  expect(await answer(5)).toContain('Você paga R$ 700,00 de IPTU em 2026, ou R$ 665,00 na cota única.');
  expect(await answer(0)).toContain('Você paga R$ 700,00 de IPTU em 2026, em uma só parcela.');
});

it('a payroll loan repaid at once has one instalment', async () => {
  const loan = { salary: 3000, publico: 'inss', interestRate: 1.8, prazoMeses: 1 };
  expect(await headline('financiamento/credito-consignado', loan)).toContain(', em uma só parcela de R$');
});

it('a mortgage that an extra payment settles at once has no first instalment', async () => {
  const loan = { propertyValue: 13_000, downPayment: 1000, interestRate: 12, years: 1, seguroMip: 1 };
  const amortizacoesExtras = [{ mes: 0, valor: 50_000, modo: 'parcela' }];
  expect(await headline('financiamento/financiamento-imobiliario', { ...loan, amortizacoesExtras })).toMatch(
    /quita a dívida antes da primeira parcela\.$/u,
  );
});

it.each([
  [0, 'Sem nenhum mês de trabalho, você não tem direito: para este pedido, precisa de 12 meses com salário.'],
  [1, 'Com 1 mês de trabalho, você não tem direito: para este pedido, precisa de mais 11 meses com salário.'],
])('the unemployment benefit counts %i months of work', async (mesesTrabalhados, sentence) => {
  const worker = { salario1: 3000, solicitacao: 'primeira', ano: 2026, mesesTrabalhados };
  expect(await headline('trabalhista/seguro-desemprego', worker)).toContain(sentence);
});

it('a month without days of rest pays no weekly rest', async () => {
  const month = { valor: 600, modoDias: 'informar', diasUteis: 25, diasDescanso: 0 };
  expect(await headline('trabalhista/dsr', month)).toContain(
    'Num mês sem dias de descanso, você não recebe descanso semanal sobre os R$ 600,00.',
  );
});

it('no day passes from a date to itself', async () => {
  const same = { dataInicial: '2026-05-05', dataFinal: '2026-05-05' };
  expect(await headline('util/dias-entre-datas', same)).toContain(
    'As duas datas são o mesmo dia: sem contar o primeiro, não há nenhum.',
  );
  const birth = { dataNascimento: '2026-11-22', dataReferencia: '2026-11-22' };
  expect(await headline('util/idade', birth)).toContain(
    '22/11/2026 é o dia do nascimento: ainda não se passou nenhum dia.',
  );
});

it('a percentage that changes nothing says so', async () => {
  const none = { porcentagem: 0, valor: 200 };
  expect(await headline('educacional/porcentagem', { ...none, tipo: 'acrescimo' })).toContain(
    'Com 0% de acréscimo, 200 não muda.',
  );
  expect(await headline('educacional/porcentagem', { ...none, tipo: 'desconto' })).toContain(
    'Com 0% de desconto, 200 não muda.',
  );
});

it('tax regimes one cent apart name the second one', async () => {
  // 0.50 × 4% = 0.02 in the Simples; each tax of the Lucro Presumido is rounded by itself
  const company = { metodo: 'simplificado', faturamentoAnual: 0.5 };
  expect(await headline('impostos/regime-tributario', company)).toContain('R$ 0,01 a menos que no Lucro');
});

describe('a termination that leaves nothing of one part', () => {
  const dismissal = { salario: 3000, tipoRescisao: 'demissao-sem-justa-causa' };

  it('names only the FGTS if the deductions take all that the company owes', async () => {
    const dates = { dataAdmissao: '2026-07-01', dataRescisao: '2026-07-16', adiantamento13: 50_000 };
    expect(await headline('trabalhista/rescisao-trabalhista', { ...dismissal, ...dates })).toContain(
      'Os descontos consomem tudo o que a empresa deve a você; do FGTS você saca R$',
    );
  });

  it('has no FGTS to withdraw after a few days, by the simple account', async () => {
    const dates = { dataAdmissao: '2024-01-01', dataRescisao: '2024-01-05', metodo: 'simplificado' };
    expect(await headline('trabalhista/rescisao-trabalhista', { ...dismissal, ...dates })).toMatch(
      /da empresa; no FGTS ainda não há o que sacar\.$/u,
    );
  });
});

it('a financing without a down payment costs the instalments', async () => {
  const loan = { propertyValue: 300_000, interestRate: 9.5, years: 30 };
  const noteOf = async (downPayment: number) => {
    const calculator = compileCalculator(await loadDefinition('financeira/financiamento'));
    const outcome = evaluate(calculator, { ...loan, downPayment }, { today: EXAMPLE_DAY });
    return outcome.ok && outcome.trace.about('totalCost')?.note;
  };
  expect(await noteOf(0)).toBe('Só as parcelas, sem entrada.');
  expect(await noteOf(60_000)).toBe('Parcelas mais a entrada de {entrada.downPayment}.');
});
