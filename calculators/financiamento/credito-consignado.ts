import { option, positiveAmount } from '../../schemas/fields.ts';
import { yearTerms } from '../../schemas/terms.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { count, percent } from '../../src/quantity/quantity.ts';
import { effectiveAnnualRate, monthsInYears, presentValue } from '../formulas/annuity.ts';
import { yearlyDebt } from '../formulas/yearly-debt.ts';
import { yearlyRows } from '../layouts/loan.ts';
import { positiveMonthlyRate } from '../rules/monthly-rate.ts';
import {
  FEDERAL_SERVANTS_MARGIN_LAW,
  PAYROLL_LOAN_LAW,
  PRICE_CALCULATOR_PAGE,
} from '../tables/credit-sources.ts';

const CHOOSE_MARGIN = 'Escolha a margem consignável';
const TERM_RANGE = 'Prazo deve estar entre 1 e 7 anos';

/** A margin that the site offers; which one holds for whom, laws and agreements say, and often change. */
function margin<const Percent extends number>(ofIncome: Percent, whose: string) {
  return option(ofIncome, `${ofIncome}% (${whose})`);
}

export default defineCalculator({
  id: 'financiamento/credito-consignado',
  name: 'Crédito consignado',
  title: 'Simulador de crédito consignado',
  description:
    'Descubra quanto cabe na sua margem consignável: a parcela descontada do salário ou benefício e o empréstimo que ela paga.',
  keywords: 'consignado, empréstimo, margem consignável, aposentado, pensionista, servidor público, inss',
  icon: 'id-card',

  inputs: {
    type: 'object',
    required: ['salary', 'marginPercentage', 'interestRate', 'years'],
    properties: {
      salary: {
        ...positiveAmount,
        title: 'Salário ou benefício mensal',
        description: 'O que sobra depois dos descontos obrigatórios, como INSS e imposto de renda.',
        default: 3000,
        messages: { ...positiveAmount.messages, exclusiveMinimum: 'Informe o salário' },
      },
      marginPercentage: {
        type: 'integer',
        title: 'Margem consignável',
        description: 'A parte da renda que pode ser comprometida com a parcela.',
        oneOf: [
          margin(20, 'servidor público'),
          margin(25, 'aposentado'),
          margin(30, 'pensionista'),
          margin(35, 'especial'),
        ],
        default: 30,
        messages: { required: CHOOSE_MARGIN, type: CHOOSE_MARGIN, enum: CHOOSE_MARGIN },
      },
      interestRate: { ...positiveMonthlyRate, default: 1.8 },
      years: {
        type: 'integer',
        title: 'Prazo',
        oneOf: yearTerms(7),
        default: 5,
        messages: { required: TERM_RANGE, type: TERM_RANGE, enum: TERM_RANGE },
      },
    },
  },
  rules: [],

  compute({ salary, marginPercentage, interestRate, years }, result) {
    const availableMargin = result.money('Margem disponível', salary.times(percent(marginPercentage)));
    const monthlyPayment = result.money('Parcela mensal', availableMargin);
    const term = count(years, 'anos');
    const numeroParcelas = result.count('Número de parcelas', monthsInYears(term));
    const maxLoanValue = result.money(
      'Empréstimo que cabe na margem',
      presentValue(monthlyPayment, interestRate, numeroParcelas),
      'Valor presente das parcelas: P × [1 − (1 + i)⁻ⁿ] ÷ i',
    );
    const totalPaid = result.total('Total pago', monthlyPayment.times(numeroParcelas));
    return {
      availableMargin,
      maxLoanValue,
      monthlyPayment,
      numeroParcelas,
      effectiveAnnualRate: result.percent('Taxa efetiva ao ano', effectiveAnnualRate(interestRate)),
      totalPaid,
      totalInterest: result.money('Total de juros', totalPaid.minus(maxLoanValue)),
      evolucao: yearlyRows('A dívida ano a ano', yearlyDebt(maxLoanValue, interestRate, term), result),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      value: 'maxLoanValue',
      note: 'Pago em {numeroParcelas} parcelas de {monthlyPayment}.',
    },
    {
      kind: 'figures',
      items: [
        'availableMargin',
        'monthlyPayment',
        'numeroParcelas',
        'effectiveAnnualRate',
        'totalInterest',
        'totalPaid',
      ],
    },
    {
      kind: 'composition',
      title: 'Do que é feito o total pago',
      parts: [
        { label: 'Empréstimo', value: 'maxLoanValue' },
        { label: 'Juros', value: 'totalInterest' },
      ],
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'Como a dívida cai',
      rows: 'evolucao',
      x: 'ano',
      series: ['saldoDevedor', 'pago'],
    },
    { kind: 'table', rows: 'evolucao', download: 'credito-consignado' },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      text: 'A margem acima supõe que nenhum consignado esteja em andamento: desconte dela as parcelas que já saem do seu pagamento. O IOF e o seguro, se houver, reduzem o que chega à conta.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Pensionista que recebe R$ 3.000,00, em cinco anos',
        input: { salary: 3000, marginPercentage: 30, interestRate: 1.8, years: 5 },
        expected: {
          availableMargin: 900,
          monthlyPayment: 900,
          numeroParcelas: 60,
          maxLoanValue: 32_856.35,
          totalPaid: 54_000,
          totalInterest: 21_143.65,
        },
        source:
          'Conta à mão com 60 algarismos: 3.000 × 30% = 900; 900 × (1 − 1,018^−60) ÷ 0,018 = 32.856,3487; 900 × 60 = 54.000',
      },
      {
        title: 'Servidor que recebe R$ 5.000,00, a 1% ao mês em um ano',
        input: { salary: 5000, marginPercentage: 20, interestRate: 1, years: 1 },
        expected: {
          availableMargin: 1000,
          monthlyPayment: 1000,
          maxLoanValue: 11_255.08,
          totalPaid: 12_000,
          totalInterest: 744.92,
        },
        source:
          'Tábua financeira: fator de valor presente a₁₂ a 1% = 11,2550775; 1.000 × 11,2550775 = 11.255,08',
      },
      {
        title: 'Aposentado com salário mínimo, a 2% ao mês em dois anos',
        input: { salary: 1621, marginPercentage: 25, interestRate: 2, years: 2 },
        expected: {
          availableMargin: 405.25,
          monthlyPayment: 405.25,
          maxLoanValue: 7664.87,
          totalPaid: 9726,
          totalInterest: 2061.13,
        },
        source:
          'Tábua financeira: fator de valor presente a₂₄ a 2% = 18,9139256; 405,25 × 18,9139256 = 7.664,8683; 405,25 × 24 = 9.726',
      },
      {
        title: 'Meio centavo na parcela: o empréstimo sai da parcela exata',
        input: { salary: 3000.15, marginPercentage: 30, interestRate: 1, years: 1 },
        expected: {
          availableMargin: 900.05,
          monthlyPayment: 900.05,
          maxLoanValue: 10_130.08,
          totalPaid: 10_800.54,
          totalInterest: 670.46,
        },
        source: 'Conta à mão: 3.000,15 × 30% = 900,045; × 11,2550775 = 10.130,0762; × 12 = 10.800,54',
        testOnly: true,
      },
    ],
    refusals: [],
    sources: [PAYROLL_LOAN_LAW, FEDERAL_SERVANTS_MARGIN_LAW, PRICE_CALCULATOR_PAGE],
  });
