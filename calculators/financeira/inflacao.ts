import { positiveAmount, years, yearlyRate } from '../../schemas/fields.ts';
import { reais, roundTo, subtractReais } from '../../src/decimal/money.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { column } from '../../src/quantity/declare.ts';
import { one, quantity, type Quantity } from '../../src/quantity/quantity.ts';
import { accumulatedRate, compound, discount } from '../formulas/annuity.ts';
import { yearEnds } from '../formulas/year-ends.ts';
import { yearColumn } from '../layouts/growth.ts';
import { MEAN_INFLATION } from '../tables/savings.ts';
import { CONSUMER_PRICES, PRICES_CALCULATOR } from '../tables/savings-sources.ts';

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
        description: `A média histórica do IPCA de 1995 a 2022 é de ${MEAN_INFLATION} ao ano.`,
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

  compute({ initialValue, inflationRate, years: term }, result) {
    const today = result.money('Valor de hoje', initialValue);
    const priceAfter = (time: Quantity): Quantity => compound(initialValue, inflationRate, time);
    const lossAfter = (time: Quantity): Quantity =>
      initialValue.minus(discount(initialValue, inflationRate, time));

    const futureValue = result.money('Valor corrigido pela inflação', priceAfter(term), {
      law: 'M = C × (1 + i)ⁿ',
      note: 'Quanto deve custar, no fim do prazo, o que hoje custa {initialValue}.',
    });
    const inflationImpact = result.money('Aumento do preço', futureValue.minus(today));
    const realValueLoss = result.percent('Inflação acumulada', accumulatedRate(inflationRate, term), {
      note: 'O aumento em relação ao valor de hoje.',
    });
    const purchasingPowerLoss = result.money('Perda de poder de compra', lossAfter(term));
    // The part of 1 that is lost: it does not depend on the amount.
    const perdaRealPercentual = result.percent(
      'Perda em relação ao valor de hoje',
      one.minus(discount(one, inflationRate, term)),
    );
    return {
      futureValue,
      inflationImpact,
      realValueLoss,
      purchasingPowerLoss,
      perdaRealPercentual,
      purchasingPower: result.money('Poder de compra que resta', today.minus(purchasingPowerLoss), {
        note: 'O que {initialValue} guardados comprarão, em preços de hoje.',
      }),
      evolucao: result.rows(
        'Ano a ano',
        {
          ano: yearColumn,
          corrigido: column.money('Valor corrigido'),
          poderDeCompra: column.money('Poder de compra'),
        },
        [quantity(0), ...yearEnds(term)].map((end) => ({
          ano: roundTo(end.exact, 4),
          corrigido: reais(priceAfter(end).exact),
          poderDeCompra: subtractReais(today.shown, reais(lossAfter(end).exact)),
        })),
      ),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'futureValue' },
    { kind: 'figures', items: ['inflationImpact', 'realValueLoss'] },
    {
      kind: 'figures',
      title: 'Se o dinheiro ficar parado',
      items: ['purchasingPowerLoss', 'perdaRealPercentual', 'purchasingPower'],
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'Preço e poder de compra ao longo dos anos',
      when: 'years > 0',
      rows: 'evolucao',
      x: 'ano',
      series: ['corrigido', { label: 'Poder de compra do dinheiro parado', value: 'poderDeCompra' }],
    },
    { kind: 'table', rows: 'evolucao', download: 'inflacao' },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      text: `A projeção supõe a mesma inflação todos os anos. De 1995 a 2022 o IPCA foi, em média, de ${MEAN_INFLATION} ao ano.`,
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
          perdaRealPercentual: 35.607231797,
        },
        source:
          'Conta à mão, com 1,045^10 = 1,5529694217329: 1.000 × 1,552969 = 1.552,97; 1.000 ÷ 1,552969 = 643,9277; 1 − 1 ÷ 1,5529694217329 = 0,35607231797',
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
        expected: {
          futureValue: 200,
          inflationImpact: 100,
          purchasingPowerLoss: 50,
          perdaRealPercentual: 50,
          realValueLoss: 100,
        },
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
        expected: {
          futureValue: 1000,
          inflationImpact: 0,
          purchasingPowerLoss: 0,
          perdaRealPercentual: 0,
          realValueLoss: 0,
        },
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
    refusals: [],
    sources: [CONSUMER_PRICES, PRICES_CALCULATOR],
  });
