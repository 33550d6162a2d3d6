import { positiveAmount, years, yearlyRate } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { compound, discount, fractionOfPercent } from '../formulas/annuity-decimals.ts';
import { decimal, ZERO, type DecimalInput } from '../../src/decimal/decimal.ts';
import { reais, roundTo, subtractReais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { yearEnds } from '../formulas/year-ends.ts';
import { yearColumn } from '../layouts/growth.ts';
import { refusedWith } from '../rules/refused-with.ts';

export default defineCalculator({
  id: 'financeira/inflacao',
  name: 'Inflação',
  title: 'Calculadora de inflação',
  description:
    'Descubra quanto custará no futuro o que hoje custa certo valor e quanto o dinheiro perde de poder de compra.',
  keywords: 'inflação, ipca, poder de compra, correção monetária, perda real, custo de vida',
  icon: 'shopping-cart',

  inputs: {
    type: 'object',
    required: ['initialValue', 'inflationRate', 'years'],
    properties: {
      initialValue: {
        ...positiveAmount,
        title: 'Valor de hoje',
        default: 1000,
        messages: { ...positiveAmount.messages, exclusiveMinimum: 'Informe um valor inicial maior que zero' },
      },
      inflationRate: {
        ...yearlyRate,
        title: 'Inflação',
        description: 'A média histórica do IPCA de 1995 a 2022 é de 6,41% ao ano.',
        // Brazil had 2.477% in 1993.
        maximum: 10_000,
        default: 4.5,
        messages: {
          minimum: 'A inflação não pode ser negativa',
          maximum: 'Digite uma taxa de até 10.000% ao ano',
        },
      },
      years: { ...years, title: 'Prazo', default: 10 },
    },
  },
  rules: [],

  compute({ initialValue, inflationRate, years: term }) {
    const rate = fractionOfPercent(inflationRate);
    const today = reais(decimal(initialValue));
    const futureValue = reais(compound(initialValue, rate, term));
    const lossAt = (end: DecimalInput) =>
      reais(decimal(initialValue).minus(discount(initialValue, rate, end)));
    const powerAt = (end: DecimalInput) => subtractReais(today, lossAt(end));
    return {
      futureValue,
      inflationImpact: subtractReais(futureValue, today),
      purchasingPowerLoss: lossAt(term),
      // (future - value) / value, which the value itself cancels out of.
      realValueLoss: percentNumber(compound(100, rate, term).minus(100)),
      purchasingPower: powerAt(term),
      evolucao: [ZERO, ...yearEnds(term)].map((end) => ({
        ano: roundTo(end, 4),
        corrigido: reais(compound(initialValue, rate, end)),
        poderDeCompra: powerAt(end),
      })),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'Valor corrigido pela inflação',
      value: 'futureValue',
      format: 'money',
      note: 'Quanto deve custar, no fim do prazo, o que hoje custa {entrada.initialValue|money}.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Aumento do preço', value: 'inflationImpact', format: 'money' },
        {
          label: 'Inflação acumulada',
          value: 'realValueLoss',
          format: 'percent',
          note: 'O aumento em relação ao valor de hoje.',
        },
      ],
    },
    {
      kind: 'figures',
      title: 'Se o dinheiro ficar parado',
      items: [
        { label: 'Perda de poder de compra', value: 'purchasingPowerLoss', format: 'money' },
        {
          label: 'Poder de compra que resta',
          value: 'purchasingPower',
          format: 'money',
          note: 'O que {entrada.initialValue|money} guardados comprarão, em preços de hoje.',
        },
      ],
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'Preço e poder de compra ao longo dos anos',
      when: 'years > 0',
      rows: 'evolucao',
      x: { label: 'Ano', value: 'ano' },
      series: [
        { label: 'Valor corrigido', value: 'corrigido' },
        { label: 'Poder de compra do dinheiro parado', value: 'poderDeCompra' },
      ],
      format: 'money',
    },
    {
      kind: 'table',
      title: 'Ano a ano',
      rows: 'evolucao',
      columns: [
        yearColumn,
        { label: 'Valor corrigido', value: 'corrigido', format: 'money' },
        { label: 'Poder de compra', value: 'poderDeCompra', format: 'money' },
      ],
      first: 12,
      download: 'inflacao',
    },
    {
      kind: 'steps',
      items: [
        {
          label: 'Valor corrigido',
          text: '{initialValue|money} × (1 + {inflationRate|percent:4})^{years|number:4} = {futureValue|money}',
          law: 'M = C × (1 + i)ⁿ',
        },
        {
          label: 'Aumento do preço',
          text: '{futureValue|money} − {initialValue|money} = {inflationImpact|money}',
        },
        {
          label: 'Inflação acumulada',
          text: '[(1 + {inflationRate|percent:4})^{years|number:4} − 1] × 100 = {realValueLoss|percent}',
        },
        {
          label: 'Perda de poder de compra',
          text: '{initialValue|money} − {initialValue|money} ÷ (1 + {inflationRate|percent:4})^{years|number:4} = {purchasingPowerLoss|money}',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'A projeção supõe a mesma inflação todos os anos. De 1995 a 2022 o IPCA foi, em média, de 6,41% ao ano.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'R$ 1.000,00 com inflação de 4,5% ao ano por 10 anos',
        input: { initialValue: 1000, inflationRate: 4.5, years: 10 },
        expected: {
          futureValue: 1552.97,
          inflationImpact: 552.97,
          purchasingPowerLoss: 356.07,
          purchasingPower: 643.93,
          realValueLoss: 55.2969421733,
        },
        source:
          'Conta à mão, com 1,045^10 = 1,5529694217329: 1.000 × 1,552969 = 1.552,97; 1.000 ÷ 1,552969 = 643,9277',
      },
      {
        title: 'R$ 1.000,00 com inflação de 10% ao ano por 2 anos',
        input: { initialValue: 1000, inflationRate: 10, years: 2 },
        expected: {
          futureValue: 1210,
          inflationImpact: 210,
          purchasingPowerLoss: 173.55,
          realValueLoss: 21,
          evolucao: [
            { ano: 0, corrigido: 1000, poderDeCompra: 1000 },
            { ano: 1, corrigido: 1100, poderDeCompra: 909.09 },
            { ano: 2, corrigido: 1210, poderDeCompra: 826.45 },
          ],
        },
        source: 'Conta à mão: 1.000 × 1,21 = 1.210; 1.000 − 1.000 ÷ 1,21 = 1.000 − 826,4463',
      },
      {
        title: 'Preços que dobram em um ano: o dinheiro parado perde metade',
        input: { initialValue: 100, inflationRate: 100, years: 1 },
        expected: { futureValue: 200, inflationImpact: 100, purchasingPowerLoss: 50, realValueLoss: 100 },
        source: 'Conta à mão: 100 × 2 = 200; 100 − 100 ÷ 2 = 50',
      },
      {
        title: 'A média histórica do IPCA durante 27 anos',
        input: { initialValue: 1000, inflationRate: 6.41, years: 27 },
        expected: { futureValue: 5352.12, purchasingPowerLoss: 813.16, inflationImpact: 4352.12 },
        source: 'Conta à mão: 1,0641^27 = 5,3521215279; 1.000 ÷ 5,3521215279 = 186,8418',
      },
      {
        title: 'Sem inflação nada muda',
        input: { initialValue: 1000, inflationRate: 0, years: 10 },
        expected: { futureValue: 1000, inflationImpact: 0, purchasingPowerLoss: 0, realValueLoss: 0 },
        source: 'Conta à mão: 1.000 × 1^10 = 1.000',
        testOnly: true,
      },
      {
        title: 'O que sobra do poder de compra é o mesmo no resumo e na última linha da tabela',
        input: { initialValue: 1000.01, inflationRate: 100, years: 1 },
        expected: {
          futureValue: 2000.02,
          purchasingPowerLoss: 500.01,
          purchasingPower: 500,
          evolucao: [
            { ano: 0, corrigido: 1000.01, poderDeCompra: 1000.01 },
            { ano: 1, corrigido: 2000.02, poderDeCompra: 500 },
          ],
        },
        source: 'Conta à mão: 1.000,01 ÷ 2 = 500,005, que a perda arredonda para 500,01; 1.000,01 − 500,01',
        testOnly: true,
      },
    ],
    refusals: [
      ...refusedWith('Informe um valor inicial maior que zero', { initialValue: 0 }, { initialValue: -1 }),
      ...refusedWith('Digite um valor de até R$ 1 trilhão', { initialValue: 1e13 }),
      ...refusedWith('A inflação não pode ser negativa', { inflationRate: -1 }),
      ...refusedWith('Digite uma taxa de até 10.000% ao ano', { inflationRate: 10001 }),
      ...refusedWith('O prazo não pode ser negativo', { years: -1 }),
      ...refusedWith('Digite um prazo de até 100 anos', { years: 101 }),
    ],
    sources: [
      {
        label: 'IBGE, Índice Nacional de Preços ao Consumidor Amplo (IPCA)',
        url: 'https://www.ibge.gov.br/estatisticas/economicas/precos-e-custos/9256-indice-nacional-de-precos-ao-consumidor-amplo.html',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Banco Central do Brasil, Calculadora do Cidadão (correção de valores)',
        url: 'https://www3.bcb.gov.br/CALCIDADAO/jsp/index.jsp',
        checkedOn: '2026-11-20',
      },
    ],
  });
