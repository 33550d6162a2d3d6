/** Tests sentences in the cases of one instalment, day or withdrawal, and of a discount, which other cases do not show. */
import { expect, it } from 'vitest';
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
