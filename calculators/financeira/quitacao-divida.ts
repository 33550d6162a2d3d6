import { reais } from '../../src/decimal/money.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money, one, percent } from '../../src/quantity/quantity.ts';
import { CREDIT_INFORMATION_LAW, EARLY_SETTLEMENT_LAW, PRICE_CALCULATOR } from '../tables/credit-sources.ts';
import { paidEarly } from './quitacao-divida/early.ts';
import { EXAMPLES, REFUSALS } from './quitacao-divida/examples.ts';
import { fields } from './quitacao-divida/fields.ts';
import { planOfMany, planOfOne } from './quitacao-divida/plan.ts';
import { refusedPlan } from './quitacao-divida/refusals.ts';

const zero = money(0);

const card = defineCalculator({
  id: 'financeira/quitacao-divida',
  name: 'Quitação de dívidas',
  title: 'Calculadora de quitação de dívidas e antecipação de parcelas',
  description:
    'Veja por quanto quitar hoje um empréstimo, em quanto tempo uma dívida acaba e qual das suas dívidas pagar primeiro.',
  keywords:
    'quitar dívida, quitação antecipada, antecipar parcelas, amortizar, desconto para quitar, valor presente, saldo devedor, sair das dívidas, dívida do cartão, rotativo, cheque especial, bola de neve, avalanche, renegociar, em quanto tempo pago, proposta de acordo, quitar empréstimo, pagar dívida, cartão de crédito, dívida do cartão de crédito, amortizar dívida, endividado',
  icon: 'badge-check',
  sources: [EARLY_SETTLEMENT_LAW, CREDIT_INFORMATION_LAW, PRICE_CALCULATOR],

  inputs: {
    type: 'object',
    required: ['modo'],
    properties: fields,
  },
  rules: [
    { field: 'pagamentoMensal', check: refusedPlan },
    {
      field: 'dividas',
      warn: 'given(minimosCurtos)',
      message:
        '{minimosCurtos}: o mínimo não cobre os juros do mês, e a dívida cresce até chegar a vez dela.',
    },
    {
      field: 'propostaQuitacao',
      warn: 'propostaQuitacao > valorPresente',
      message:
        'A proposta passa do valor de hoje, {valorPresente}: por lei os juros das parcelas antecipadas são descontados.',
    },
  ],

  compute(
    { modo, parcela = zero, saldoDevedor = zero, pagamentoMensal = zero, ...inputs },
    result,
    { today },
  ) {
    const { interestRate = percent(0), propostaQuitacao = zero, parcelasRestantes = one } = inputs;
    const { dividas = [], ordem = 'maior-taxa' } = inputs;
    const debts = dividas.map(({ nome, saldo = zero, taxa = percent(0), minimo = zero }) => ({
      nome,
      saldo: money(reais(saldo.exact)),
      taxa,
      minimo,
    }));
    return {
      ...(modo === 'antecipar'
        ? paidEarly({ parcela, parcelasRestantes, interestRate, propostaQuitacao }, result)
        : undefined),
      ...(modo === 'prazo' ? planOfOne(saldoDevedor, interestRate, pagamentoMensal, result) : undefined),
      ...(modo === 'varias'
        ? planOfMany(debts, { paid: pagamentoMensal, order: ordem, today }, result)
        : undefined),
    };
  },
}).layout([
  { kind: 'headline', value: 'valorPresente', when: "modo == 'antecipar'" },
  {
    kind: 'headline',
    value: 'meses',
    when: "modo == 'prazo'",
    answer: 'Pagando {pagamentoMensal} por mês. Em anos e meses: {meses|yearsAndMonths}.',
  },
  {
    kind: 'headline',
    value: 'pagarPrimeiro',
    when: "modo == 'varias'",
    answer: '{ordemDePagamento} Você fica livre das dívidas em {meses}. {vantagemDaOrdem}',
  },
  {
    kind: 'figures',
    items: [
      { value: 'meses', when: "modo == 'varias'" },
      'totalFuturo',
      'proposta',
      'economia',
      'economiaPercentual',
      'saldo',
      'ultimaParcela',
      'totalJuros',
      'totalPago',
      'jurosPoupados',
      'jurosAMais',
    ],
  },
  {
    kind: 'timeline',
    title: 'Quando cada dívida acaba',
    when: "modo == 'varias'",
    from: 'mesAtual',
    rows: 'porDivida',
    month: 'mes',
    label: 'nome',
    reminder: 'Dívida quitada',
  },
  {
    kind: 'comparison',
    title: 'Quitar hoje ou pagar até o fim',
    when: "modo == 'antecipar' and propostaQuitacao > 0",
    bars: ['valorPresente', 'proposta', 'totalFuturo'],
  },
  {
    kind: 'comparison',
    title: 'Quitar hoje ou pagar até o fim',
    when: "modo == 'antecipar' and propostaQuitacao == 0",
    bars: ['valorPresente', 'totalFuturo'],
  },
  {
    kind: 'composition',
    title: 'De que é feito o total pago',
    when: "modo != 'antecipar'",
    parts: [
      { label: 'Dívida', value: 'saldo' },
      { label: 'Juros', value: 'totalJuros' },
    ],
  },
  {
    kind: 'comparison',
    title: 'Os juros em cada ordem',
    when: 'given(jurosPorTaxa) and given(jurosPorSaldo)',
    bars: [
      { label: 'Juros maiores primeiro', value: 'jurosPorTaxa' },
      { label: 'Saldo menor primeiro', value: 'jurosPorSaldo' },
    ],
  },
  { kind: 'table', rows: 'porDivida', when: "modo == 'varias'" },
  {
    kind: 'chart',
    shape: 'line',
    title: 'O que falta pagar, mês a mês',
    when: 'given(schedule) and meses > 1',
    rows: 'schedule',
    x: 'month',
    series: ['balance'],
  },
  { kind: 'table', rows: 'schedule', when: 'given(schedule)', download: 'quitacao-de-divida' },
  { kind: 'steps' },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: REFUSALS,
} satisfies EvidenceOf<typeof card>;
