import { amount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { fgtsDeposits } from '../formulas/labour.ts';
import { CLT, FGTS_LAW } from '../tables/labour-laws.ts';
import { FGTS_DEPOSIT, FGTS_FINE, FGTS_YIELD } from '../tables/labour.ts';

export default defineCalculator({
  id: 'trabalhista/fgts',
  name: 'FGTS',
  title: 'Calculadora de FGTS',
  description: `Estime os depósitos, o rendimento e o saldo do FGTS, e a multa de ${FGTS_FINE} da demissão sem justa causa.`,
  keywords: `fgts, fundo de garantia, multa de ${FGTS_FINE}, saldo do fgts, depósito, saque, demissão`,
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

  compute({ salary, months }, result) {
    const depositoMensal = result.money(
      `Depósito mensal (${FGTS_DEPOSIT})`,
      salary.times(FGTS_DEPOSIT),
      FGTS_DEPOSIT.law,
    );
    const saldoTotal = result.money('Total depositado', fgtsDeposits(salary, months));
    // A round estimate: a year's yield, once, on all deposits.
    const rendimento = result.money(`Rendimento estimado (${FGTS_YIELD})`, saldoTotal.times(FGTS_YIELD));
    const saldoComRendimento = result.total('Saldo com rendimento', saldoTotal.plus(rendimento));
    const multaRescisoria = result.money(`Multa de ${FGTS_FINE}`, saldoComRendimento.times(FGTS_FINE), {
      law: FGTS_FINE.law,
      note: 'Paga pela empresa, além do saldo.',
    });
    return { depositoMensal, saldoTotal, rendimento, saldoComRendimento, multaRescisoria };
  },
})
  .layout([
    {
      kind: 'headline',
      value: 'saldoComRendimento',
      label: 'Saldo estimado do FGTS',
      note: 'Depois de {months} de depósitos, com o rendimento.',
    },
    { kind: 'figures', items: ['depositoMensal', 'saldoTotal', 'rendimento', 'saldoComRendimento'] },
    { kind: 'figures', title: 'Na demissão sem justa causa', items: ['multaRescisoria'] },
    {
      kind: 'composition',
      title: 'De que se compõe o saldo',
      parts: [
        { label: 'Depósitos', value: 'saldoTotal' },
        { label: 'Rendimento', value: 'rendimento' },
      ],
    },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      text: `Estimativa com o mesmo salário em todos os meses e rendimento de ${FGTS_YIELD} sobre o total depositado. O saldo exato está no extrato da Caixa.`,
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
    refusals: [{ input: { months: 12 }, field: 'salary', message: 'Informe o salário' }],
    sources: [FGTS_LAW, CLT],
  });
