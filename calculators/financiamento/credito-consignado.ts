import { positiveAmount } from '../../schemas/fields.ts';
import { yearTerms } from '../../schemas/terms.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { effectiveAnnualRate, fractionOfPercent, presentValue } from '../formulas/annuity-decimals.ts';
import { percentOf, reais, subtractReais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { yearlyDebt } from '../formulas/yearly-debt.ts';
import { positiveMonthlyRate } from '../rules/monthly-rate.ts';
import { refusedWith } from '../rules/refused-with.ts';

const CHOOSE_MARGIN = 'Escolha a margem consignável';
const TERM_RANGE = 'Prazo deve estar entre 1 e 7 anos';

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
          { const: 20, title: '20% (servidor público)' },
          { const: 25, title: '25% (aposentado)' },
          { const: 30, title: '30% (pensionista)' },
          { const: 35, title: '35% (especial)' },
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

  compute({ salary, marginPercentage, interestRate, years }) {
    const rate = fractionOfPercent(interestRate);
    const months = years * 12;
    const payment = percentOf(salary, marginPercentage);
    const loan = presentValue(payment, rate, months);
    const maxLoanValue = reais(loan);
    const totalPaid = reais(payment.times(months));
    return {
      availableMargin: reais(payment),
      maxLoanValue,
      monthlyPayment: reais(payment),
      numeroParcelas: months,
      effectiveAnnualRate: percentNumber(effectiveAnnualRate(interestRate)),
      totalPaid,
      totalInterest: subtractReais(totalPaid, maxLoanValue),
      evolucao: yearlyDebt(loan, rate, years),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'Empréstimo que cabe na margem',
      value: 'maxLoanValue',
      format: 'money',
      note: 'Pago em {numeroParcelas|integer} parcelas de {monthlyPayment|money}.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Margem disponível', value: 'availableMargin', format: 'money' },
        { label: 'Parcela mensal', value: 'monthlyPayment', format: 'money' },
        { label: 'Número de parcelas', value: 'numeroParcelas', format: 'integer' },
        { label: 'Taxa efetiva ao ano', value: 'effectiveAnnualRate', format: 'percent' },
        { label: 'Total de juros', value: 'totalInterest', format: 'money' },
        { label: 'Total pago', value: 'totalPaid', format: 'money', total: true },
      ],
    },
    {
      kind: 'composition',
      title: 'Do que é feito o total pago',
      parts: [
        { label: 'Empréstimo', value: 'maxLoanValue' },
        { label: 'Juros', value: 'totalInterest' },
      ],
      format: 'money',
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'Como a dívida cai',
      rows: 'evolucao',
      x: { label: 'Anos', value: 'ano' },
      series: [
        { label: 'Saldo devedor', value: 'saldoDevedor' },
        { label: 'Já pago', value: 'pago' },
      ],
      format: 'money',
    },
    {
      kind: 'table',
      title: 'A dívida ano a ano',
      rows: 'evolucao',
      columns: [
        { label: 'Ano', value: 'ano', format: 'integer' },
        { label: 'Pago até aqui', value: 'pago', format: 'money' },
        { label: 'Dos quais, juros', value: 'juros', format: 'money' },
        { label: 'Dos quais, dívida', value: 'amortizado', format: 'money' },
        { label: 'Saldo devedor', value: 'saldoDevedor', format: 'money' },
      ],
      first: 12,
      download: 'credito-consignado',
    },
    {
      kind: 'steps',
      items: [
        {
          label: 'Margem e parcela',
          text: '{salary|money} × {marginPercentage|percent} = {monthlyPayment|money}',
        },
        { label: 'Parcelas', text: '{years|integer} × 12 = {numeroParcelas|integer}' },
        {
          label: 'Empréstimo',
          text: '{salary|money} × {marginPercentage|percent} × (1 − (1 + {interestRate|percent:4})^−{numeroParcelas|integer}) ÷ {interestRate|percent:4} = {maxLoanValue|money}',
          law: 'Valor presente das parcelas: P × (1 − (1 + i)^−n) ÷ i',
        },
        {
          label: 'Total pago',
          text: '{salary|money} × {marginPercentage|percent} × {numeroParcelas|integer} = {totalPaid|money}',
        },
        { label: 'Juros', text: '{totalPaid|money} − {maxLoanValue|money} = {totalInterest|money}' },
      ],
    },
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
    refusals: [
      ...refusedWith('Informe o salário', { salary: 0 }, { salary: '' }),
      ...refusedWith('Digite um valor de até R$ 1 trilhão', { salary: 2e12 }),
      ...refusedWith(CHOOSE_MARGIN, { marginPercentage: 40 }, { marginPercentage: '' }),
      ...refusedWith('Informe a taxa de juros', { interestRate: 0 }),
      ...refusedWith('Digite uma taxa de até 100% ao mês', { interestRate: 101 }),
      ...refusedWith(TERM_RANGE, { years: 0 }, { years: 8 }, { years: '' }, { years: 7.5 }),
    ],
    sources: [
      {
        label: 'Lei 10.820/2003 (desconto de prestações em folha e em benefícios)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/2003/l10.820.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Lei 14.509/2022 (margem consignável de servidores federais)',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/l14509.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Banco Central: Calculadora do Cidadão',
        url: 'https://www.bcb.gov.br/meubc/calculadoradocidadao',
        checkedOn: '2026-11-20',
      },
    ],
  });
