import { amount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { fgtsDeposits } from '../formulas/labour.ts';
import { percentOf, reais, sumReais } from '../../src/decimal/money.ts';
import { CLT, FGTS_LAW } from '../tables/labour-laws.ts';

/** A round estimate of what the account yields, once, on all deposits. */
const YIELD_PERCENT = 3;
/** The employer's fine for dismissal without cause (Lei 8.036/1990, art. 18, § 1º). */
const FINE_PERCENT = 40;

/** All deposits, as the steps show them: nothing in them is rounded. */
const DEPOSITS = '{salary|money} × 8% × {months|integer} meses';

export default defineCalculator({
  id: 'trabalhista/fgts',
  name: 'FGTS',
  title: 'Calculadora de FGTS',
  description:
    'Estime os depósitos, o rendimento e o saldo do FGTS, e a multa de 40% da demissão sem justa causa.',
  keywords: 'fgts, fundo de garantia, multa de 40%, saldo do fgts, depósito, saque, demissão',
  icon: 'piggy-bank',

  inputs: {
    type: 'object',
    required: ['salary', 'months'],
    properties: {
      salary: { ...amount, title: 'Salário bruto mensal' },
      months: {
        type: 'integer',
        title: 'Meses trabalhados',
        unit: 'meses',
        minimum: 1,
        maximum: 1200,
        messages: { minimum: 'Informe os meses trabalhados', maximum: 'Digite até 1.200 meses (100 anos)' },
      },
    },
  },
  rules: [{ field: 'salary', assert: 'salary > 0', message: 'Informe o salário' }],

  compute({ salary, months }) {
    const deposits = fgtsDeposits(salary, months);
    const yielded = percentOf(deposits, YIELD_PERCENT);

    const saldoTotal = reais(deposits);
    const rendimento = reais(yielded);
    return {
      depositoMensal: reais(fgtsDeposits(salary, 1)),
      saldoTotal,
      rendimento,
      saldoComRendimento: sumReais(saldoTotal, rendimento),
      multaRescisoria: reais(percentOf(deposits.plus(yielded), FINE_PERCENT)),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'Saldo estimado do FGTS',
      value: 'saldoComRendimento',
      format: 'money',
      note: 'Depois de {months|integer} meses de depósitos, com o rendimento.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Depósito mensal (8%)', value: 'depositoMensal', format: 'money' },
        { label: 'Total depositado', value: 'saldoTotal', format: 'money' },
        { label: 'Rendimento estimado (3%)', value: 'rendimento', format: 'money' },
        { label: 'Saldo com rendimento', value: 'saldoComRendimento', format: 'money', total: true },
      ],
    },
    {
      kind: 'figures',
      title: 'Na demissão sem justa causa',
      items: [
        {
          label: 'Multa de 40%',
          value: 'multaRescisoria',
          format: 'money',
          note: 'Paga pela empresa, além do saldo.',
        },
      ],
    },
    {
      kind: 'composition',
      title: 'De que se compõe o saldo',
      format: 'money',
      parts: [
        { label: 'Depósitos', value: 'saldoTotal' },
        { label: 'Rendimento', value: 'rendimento' },
      ],
    },
    {
      kind: 'steps',
      items: [
        { text: '{salary|money} × 8% = {depositoMensal|money} por mês', law: 'Lei 8.036/1990, art. 15' },
        { text: `${DEPOSITS} = {saldoTotal|money}` },
        { text: `${DEPOSITS} × 3% = {rendimento|money} de rendimento` },
        { text: '{saldoTotal|money} + {rendimento|money} = {saldoComRendimento|money}' },
        {
          text: `${DEPOSITS} × (1 + 3%) × 40% = {multaRescisoria|money} de multa`,
          law: 'Lei 8.036/1990, art. 18, § 1º',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'Estimativa com o mesmo salário em todos os meses e rendimento de 3% sobre o total depositado. O saldo exato está no extrato da Caixa.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Dois anos com salário de R$ 3.000,00',
        input: { salary: 3000, months: 24 },
        expected: {
          depositoMensal: 240,
          saldoTotal: 5760,
          rendimento: 172.8,
          saldoComRendimento: 5932.8,
          multaRescisoria: 2373.12,
        },
        source: 'Conta à mão: 240 × 24 = 5.760; × 3% = 172,80; 5.932,80 × 40% = 2.373,12',
      },
      {
        title: 'Um ano com salário de R$ 1.518,33',
        input: { salary: 1518.33, months: 12 },
        expected: {
          depositoMensal: 121.47,
          saldoTotal: 1457.6,
          rendimento: 43.73,
          saldoComRendimento: 1501.33,
          multaRescisoria: 600.53,
        },
        source:
          'Conta à mão: 1.518,33 × 8% = 121,4664; × 12 = 1.457,5968; × 3% = 43,727904; 1.501,324704 × 40% = 600,5298816; ' +
          'o saldo soma os valores já arredondados',
      },
      {
        title: 'Cinco anos com salário de R$ 2.200,00',
        input: { salary: 2200, months: 60 },
        expected: {
          depositoMensal: 176,
          saldoTotal: 10560,
          rendimento: 316.8,
          saldoComRendimento: 10876.8,
          multaRescisoria: 4350.72,
        },
        source: 'Conta à mão: 176 × 60 = 10.560; × 3% = 316,80; 10.876,80 × 40% = 4.350,72',
      },
      {
        title: 'Um mês: o menor prazo',
        input: { salary: 1621, months: 1 },
        expected: {
          depositoMensal: 129.68,
          saldoTotal: 129.68,
          rendimento: 3.89,
          saldoComRendimento: 133.57,
          multaRescisoria: 53.43,
        },
        source: 'Conta à mão: 1.621 × 8% = 129,68; × 3% = 3,8904; 133,5704 × 40% = 53,42816',
        testOnly: true,
      },
    ],
    refusals: [
      { input: { months: 12 }, field: 'salary', message: 'Informe o salário' },
      {
        input: { salary: -1, months: 12 },
        field: 'salary',
        message: 'Digite um valor que não seja negativo',
      },
      { input: { salary: 2e12 }, field: 'salary', message: 'Digite um valor de até R$ 1 trilhão' },
      { input: { salary: 3000 }, field: 'months', message: 'Informe os meses trabalhados' },
      {
        input: { salary: 3000, months: 1201 },
        field: 'months',
        message: 'Digite até 1.200 meses (100 anos)',
      },
      { input: { salary: 3000, months: 2.5 }, field: 'months', message: 'Digite um número inteiro' },
    ],
    sources: [FGTS_LAW, CLT],
  });
