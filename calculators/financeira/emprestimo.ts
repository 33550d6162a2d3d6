import { amount, monthlyRate, years } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { effectiveAnnualRate, monthsInYears, pricePayment } from '../formulas/annuity.ts';
import { priceSchedule } from '../formulas/schedule.ts';
import { monthlyRows, priceFormula } from '../layouts/loan.ts';
import { CREDIT_INFORMATION_LAW, PRICE_CALCULATOR, TOTAL_COST_RULE } from '../tables/credit-sources.ts';

export default defineCalculator({
  id: 'financeira/emprestimo',
  name: 'Empréstimo pessoal',
  title: 'Simulador de empréstimo pessoal',
  description:
    'Calcule a parcela, o total pago, os juros e a taxa anual de um empréstimo com parcelas fixas.',
  keywords:
    'empréstimo, empréstimo pessoal, crédito, parcela, cet, juros ao mês, custo efetivo total, dívida, cartão',
  icon: 'hand-coins',

  inputs: {
    type: 'object',
    required: ['loanAmount', 'interestRate', 'years'],
    properties: {
      loanAmount: { ...amount, title: 'Valor do empréstimo', default: 10_000 },
      interestRate: { ...monthlyRate, title: 'Taxa de juros', default: 3.5 },
      years: { ...years, title: 'Prazo', description: 'Aceita frações: 1,5 são 18 parcelas.', default: 2 },
    },
  },
  rules: [
    {
      field: 'years',
      assert: 'years * 12 >= 1',
      message: 'Informe um prazo de pelo menos um mês (0,0834 ano)',
    },
  ],

  compute({ loanAmount, interestRate, years: term }, result) {
    const valorRecebido = result.money('Valor recebido', loanAmount);
    const numeroParcelas = result.number('Número de parcelas', monthsInYears(term), { places: 4 });
    const monthlyPayment = result.money(
      'Parcela mensal',
      pricePayment(loanAmount, interestRate, numeroParcelas),
      priceFormula(interestRate),
    );
    const totalPaid = result.total('Total pago', monthlyPayment.times(numeroParcelas));
    const loan = { loan: loanAmount, monthlyRate: interestRate, months: numeroParcelas.shown };
    return {
      monthlyPayment,
      totalPaid,
      totalInterest: result.money('Total de juros', totalPaid.minus(valorRecebido)),
      cet: result.percent('CET (taxa anual)', effectiveAnnualRate(interestRate), {
        law: 'Taxa anual equivalente: (1 + i)¹² − 1',
        note: 'A taxa mensal acumulada em 12 meses, sem tarifas, IOF e seguros.',
      }),
      valorRecebido,
      numeroParcelas,
      schedule: Number.isInteger(loan.months)
        ? monthlyRows('Parcela a parcela', priceSchedule(loan), result)
        : undefined,
    };
  },
})
  .layout([
    { kind: 'headline', value: 'monthlyPayment' },
    { kind: 'figures', items: ['valorRecebido', 'totalInterest', 'totalPaid', 'cet', 'numeroParcelas'] },
    {
      kind: 'composition',
      title: 'De que é feito o total pago',
      when: 'totalPaid > 0',
      parts: ['valorRecebido', { label: 'Juros', value: 'totalInterest' }],
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'Saldo devedor mês a mês',
      when: 'given(schedule) and numeroParcelas > 1',
      rows: 'schedule',
      x: 'month',
      series: ['balance'],
    },
    { kind: 'table', rows: 'schedule', when: 'given(schedule)', download: 'emprestimo' },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      when: 'given(schedule) and loanAmount > 0',
      text: 'Na tabela cada valor está arredondado ao centavo; a soma das parcelas pode diferir do total em alguns centavos.',
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'O CET que o banco informa soma IOF, tarifas e seguros, e por isso costuma ser maior que este.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'R$ 10.000,00 em 24 parcelas a 3,5% ao mês',
        input: { loanAmount: 10000, interestRate: 3.5, years: 2 },
        expected: { monthlyPayment: 622.73, totalPaid: 14945.48, totalInterest: 4945.48, cet: 51.1068657346 },
        source:
          'Tabelas financeiras: fator de 24 parcelas a 3,5% 0,0622728303; × 10.000 = 622,728303; × 24 = 14.945,48. 1,035^12 = 1,511068657346',
      },
      {
        title: 'R$ 1.000,00 em três meses a 1% ao mês',
        input: { loanAmount: 1000, interestRate: 1, years: 0.25 },
        expected: {
          monthlyPayment: 340.02,
          totalPaid: 1020.07,
          totalInterest: 20.07,
          cet: 12.6825030132,
          schedule: [
            { month: 1, payment: 340.02, interest: 10, principal: 330.02, balance: 669.98 },
            { month: 2, payment: 340.02, interest: 6.7, principal: 333.32, balance: 336.66 },
            { month: 3, payment: 340.02, principal: 336.66, balance: 0 },
          ],
        },
        source:
          'Conta à mão: 10 ÷ (1 − 1,01^−3) = 340,022111; × 3 = 1.020,066. Juros: 1% de 1.000 = 10,00 e 1% de 669,98 = 6,70; a última parcela quita o saldo',
      },
      {
        title: 'Sem juros: R$ 5.000,00 em 30 parcelas',
        input: { loanAmount: 5000, interestRate: 0, years: 2.5 },
        expected: { monthlyPayment: 166.67, totalPaid: 5000, totalInterest: 0, cet: 0 },
        source: 'Conta à mão: 5.000 ÷ 30 = 166,666…; × 30 = 5.000',
      },
      {
        title: 'Uma única parcela',
        input: { loanAmount: 100, interestRate: 2, years: '0,083333333333333333' },
        expected: { monthlyPayment: 102, totalPaid: 102, totalInterest: 2, numeroParcelas: 1 },
        source: 'Conta à mão: 100 × 1,02',
        testOnly: true,
      },
      {
        title: 'Nada emprestado, nada a pagar',
        input: { loanAmount: 0, interestRate: 3.5, years: 2 },
        expected: { monthlyPayment: 0, totalPaid: 0, totalInterest: 0, cet: 51.1068657346 },
        source: 'Conta à mão: 0 × 0,0622728303; a taxa anual não depende do valor',
        testOnly: true,
      },
    ],
    refusals: [
      { input: { years: 0 }, field: 'years', message: 'Informe um prazo de pelo menos um mês (0,0834 ano)' },
    ],
    sources: [PRICE_CALCULATOR, TOTAL_COST_RULE, CREDIT_INFORMATION_LAW],
  });
