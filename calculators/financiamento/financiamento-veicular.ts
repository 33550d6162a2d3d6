import { between, monthlyRate, years } from '../../schemas/fields.ts';
import { percentageUpTo } from '../../schemas/limited.ts';
import { addMonths } from '../../src/calendar/calendar.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money } from '../../src/quantity/quantity.ts';
import { addedUp } from '../formulas/added-up.ts';
import { effectiveAnnualRate, monthsInYears } from '../formulas/annuity.ts';
import { daysToMonthlyDates } from '../formulas/due-dates.ts';
import { totalCost, totalCostResults } from '../law/cet.ts';
import { personalLoan } from '../law/personal-loan.ts';
import { monthlyRows } from '../layouts/loan.ts';
import { agreedCosts, creditCosts, creditCostsRefusal, creditCostsRule } from '../rules/credit-costs.ts';
import { downPaymentField, downPaymentRules, purchaseValue, wholeMonthsRule } from '../rules/financing.ts';
import { EARLY_SETTLEMENT_LAW, PRICE_CALCULATOR_PAGE, TOTAL_COST_RULE } from '../tables/credit-sources.ts';
import { FIXED_CREDIT_TAX } from '../tables/credit.ts';
import { examples } from './financiamento-veicular/examples.ts';
import { INSURANCE_PERCENT, simpleVehicleLoan } from './financiamento-veicular/simple.ts';

const RATE_RANGE = 'Taxa de juros deve estar entre 0% e 20% ao mês';
const TERM_RANGE = 'Prazo deve estar entre 1 e 8 anos';

const card = defineCalculator({
  id: 'financiamento/financiamento-veicular',
  name: 'Financiamento de veículo',
  title: 'Simulador de financiamento de veículo',
  description:
    'Simule o financiamento do carro ou da moto: parcela, juros, IOF, CET, seguro estimado e o custo total.',
  keywords:
    'financiamento, carro, moto, veículo, cdc, parcela, iof, cet, seguro, comprar carro, financiar carro, financiar moto, parcela do carro',
  icon: 'car',
  sources: [FIXED_CREDIT_TAX.source, TOTAL_COST_RULE, PRICE_CALCULATOR_PAGE, EARLY_SETTLEMENT_LAW],

  inputs: {
    type: 'object',
    required: ['vehicleValue', 'downPayment', 'interestRate', 'years'],
    properties: {
      vehicleValue: { ...purchaseValue, title: 'Valor do veículo', default: 50_000 },
      downPayment: {
        ...downPaymentField,
        description: 'O que você paga à vista, com o usado dado na troca.',
        default: 15_000,
      },
      interestRate: {
        ...monthlyRate,
        title: 'Taxa de juros',
        description: 'Taxa zero também vale, para as promoções sem juros.',
        maximum: 20,
        default: 1.99,
        messages: { minimum: RATE_RANGE, maximum: RATE_RANGE },
      },
      years: {
        ...years,
        title: 'Prazo',
        description: 'De 1 a 8 anos. Meio ano também vale: 1,5 são 18 parcelas.',
        ...between(1, 8, TERM_RANGE),
        default: 5,
      },
      ...creditCosts,
      seguroAnual: {
        ...percentageUpTo(100),
        title: 'Seguro por ano',
        unit: '% do veículo',
        description: 'Uma estimativa: o preço depende do carro, da cidade e do motorista. Fica fora do CET.',
        default: INSURANCE_PERCENT,
        details: true,
      },
    },
  },
  // A typed zero is a sale without interest.
  asks: [{ fields: ['interestRate'], message: 'Informe a taxa de juros' }],
  rules: [...downPaymentRules('vehicleValue'), wholeMonthsRule, creditCostsRule],

  compute({ vehicleValue, downPayment, interestRate, years: term, ...contract }, result, { today }) {
    const lent = result.working(result.money('Preço menos a entrada', vehicleValue.minus(downPayment)));
    const numeroParcelas = result.count('Número de parcelas', monthsInYears(term));
    const days = daysToMonthlyDates(today, addMonths(today, 1), numeroParcelas.shown);
    const { rows, ...loan } = personalLoan(
      {
        lent,
        rate: interestRate,
        months: numeroParcelas,
        days,
        ...agreedCosts(contract),
      },
      result,
    );
    const cost = totalCost(
      loan.valorRecebido.shown,
      days.map((due) => ({ days: due, amount: loan.monthlyPayment.shown })),
    );
    const seguro = result.money('Seguro estimado', vehicleValue.times(contract.seguroAnual).times(term), {
      note: 'O preço verdadeiro depende do carro, da cidade e do motorista.',
    });
    const tax = contract.iofFinanciado ? money(0) : loan.iof;
    const fee = contract.tarifaFinanciada ? money(0) : contract.tarifa;
    const pagoNaHora = result.money('IOF e tarifas pagos na hora', addedUp(tax, fee));
    return {
      ...loan,
      downPaymentPercentage: result.percent(
        'Entrada em relação ao valor do veículo',
        downPayment.over(vehicleValue),
      ),
      numeroParcelas,
      effectiveAnnualRate: result.percent('Taxa efetiva ao ano', effectiveAnnualRate(interestRate)),
      ...totalCostResults(cost, 'Juros, IOF e tarifas numa só taxa, com a data de cada parcela.', result),
      seguro,
      pagoNaHora,
      totalCost: result.total('Custo total', loan.totalPaid.plus(seguro).plus(pagoNaHora), {
        note: 'Sem a entrada.',
      }),
      schedule: monthlyRows('Parcelas mês a mês', rows, loan.financedAmount.shown, result),
    };
  },
  simple: simpleVehicleLoan,
}).layout([
  { kind: 'headline', value: 'monthlyPayment', answer: 'São {numeroParcelas} parcelas iguais.' },
  {
    kind: 'figures',
    title: 'O financiamento',
    items: [
      'valorRecebido',
      { value: 'iof', when: "metodo == 'oficial'" },
      'financedAmount',
      'downPaymentPercentage',
      'numeroParcelas',
      'effectiveAnnualRate',
      'cet',
      'cetMensal',
      'totalInterest',
    ],
  },
  {
    kind: 'figures',
    title: 'O custo total',
    items: [
      { value: 'totalPaid', label: 'Soma das parcelas' },
      {
        value: 'iof',
        label: `IOF (${FIXED_CREDIT_TAX} do valor financiado)`,
        when: "metodo == 'simplificado'",
      },
      { value: 'pagoNaHora', when: 'pagoNaHora > 0' },
      'seguro',
      'totalCost',
    ],
  },
  {
    kind: 'composition',
    title: 'Do que é feito o custo total',
    when: "metodo == 'oficial'",
    parts: [
      'financedAmount',
      { label: 'Juros', value: 'totalInterest' },
      'pagoNaHora',
      { label: 'Seguro', value: 'seguro' },
    ],
  },
  {
    kind: 'composition',
    title: 'Do que é feito o custo total',
    when: "metodo == 'simplificado'",
    parts: [
      'financedAmount',
      { label: 'Juros', value: 'totalInterest' },
      'iof',
      { label: 'Seguro', value: 'seguro' },
    ],
  },
  {
    kind: 'chart',
    shape: 'area',
    title: 'Como a dívida cai',
    rows: 'schedule',
    x: 'month',
    series: ['balance'],
  },
  { kind: 'table', rows: 'schedule', download: 'financiamento-veicular' },
  { kind: 'steps' },
  {
    kind: 'notice',
    tone: 'info',
    when: "metodo == 'oficial'",
    text: 'Some a tarifa de cadastro e o registro do contrato, em “Mais detalhes”, e compare os bancos pelo Custo Efetivo Total (CET).',
  },
  {
    kind: 'notice',
    tone: 'info',
    when: "metodo == 'simplificado'",
    text: 'O IOF acima é só a parte fixa: a lei cobra ainda uma parte por dia, no primeiro ano. Some também o registro do contrato e as tarifas, e compare os bancos pelo Custo Efetivo Total (CET).',
  },
]);
export default card;

export const evidence = {
  examples,
  refusals: [
    creditCostsRefusal,
    { input: { vehicleValue: 0 }, field: 'vehicleValue', message: 'Valor do bem deve ser maior que zero' },
    {
      input: { vehicleValue: '' },
      field: 'downPayment',
      message: 'Entrada deve ser menor que o valor do bem',
    },
    {
      input: { downPayment: 50_000 },
      field: 'downPayment',
      message: 'Entrada deve ser menor que o valor do bem',
    },
    { input: { years: 0.9 }, field: 'years', message: TERM_RANGE },
    { input: { years: 8.5 }, field: 'years', message: TERM_RANGE },
    { input: { years: '' }, field: 'years', message: TERM_RANGE },
    { input: { years: 1.3 }, field: 'years', message: wholeMonthsRule.message },
  ],
} satisfies EvidenceOf<typeof card>;
