import { requiredAmount, years as yearsField, yearlyRate } from '../../schemas/fields.ts';
import { reais, roundTo, subtractReais } from '../../src/decimal/money.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { column } from '../../src/quantity/declare.ts';
import { one, quantity, type Quantity } from '../../src/quantity/quantity.ts';
import { accumulatedRate, compound, discount } from '../formulas/annuity.ts';
import { termOf } from '../formulas/term.ts';
import { yearEnds } from '../formulas/year-ends.ts';
import { inEitherUnit } from '../layouts/term.ts';
import { enquantoEmAnos, prazoEmMeses } from '../regras/prazo.ts';
import { INFLACAO_MEDIA } from '../tabelas/investimentos.ts';
import { PRECOS_AO_CONSUMIDOR, CALCULADORA_DE_INDICES } from '../tabelas/fontes-dos-investimentos.ts';
import { EXAMPLES } from './inflacao/examples.ts';

const card = defineCalculator({
  id: 'financeira/inflacao',
  name: 'Inflação',
  title: 'Calculadora de inflação',
  description:
    'Descubra quanto custará no futuro o que hoje custa certo valor e quanto o dinheiro perde de poder de compra.',
  keywords:
    'inflação, ipca, poder de compra, correção monetária, perda real, custo de vida, quanto vai valer o dinheiro, valor do dinheiro no futuro, preços no futuro',
  icon: 'shopping-cart',
  sources: [PRECOS_AO_CONSUMIDOR, CALCULADORA_DE_INDICES],

  inputs: {
    type: 'object',
    required: ['initialValue', 'inflationRate', 'years'],
    properties: {
      initialValue: {
        ...requiredAmount('Informe um valor inicial maior que zero'),
        title: 'Valor de hoje',
        default: 1000,
      },
      inflationRate: {
        ...yearlyRate,
        title: 'Inflação',
        description: `A média histórica do IPCA de 1995 a 2022 é de ${INFLACAO_MEDIA} ao ano.`,
        // Brazil had 2.477% in 1993.
        maximum: 10_000,
        default: 4.5,
        messages: {
          minimum: 'A inflação não pode ser negativa',
          maximum: 'Digite uma taxa de até 10.000% ao ano',
        },
      },
      years: { ...yearsField, ...enquantoEmAnos, title: 'Prazo', default: 10 },
      ...prazoEmMeses,
    },
  },
  rules: [],

  compute({ initialValue, inflationRate, ...typed }, result) {
    const { years: anos } = termOf(typed.years, typed.meses);
    const valorDeHoje = result.money('Valor de hoje', initialValue);
    const precoDepoisDe = (tempo: Quantity): Quantity => compound(initialValue, inflationRate, tempo);
    const perdaDepoisDe = (tempo: Quantity): Quantity =>
      initialValue.minus(discount(initialValue, inflationRate, tempo));

    const futureValue = result.money('Valor corrigido pela inflação', precoDepoisDe(anos), {
      law: 'M = C × (1 + i)ⁿ',
    });
    const inflationImpact = result.money('Aumento do preço', futureValue.minus(valorDeHoje));
    const realValueLoss = result.percent('Inflação acumulada', accumulatedRate(inflationRate, anos), {
      note: 'O aumento em relação ao valor de hoje.',
    });
    const purchasingPowerLoss = result.money('Perda de poder de compra', perdaDepoisDe(anos));
    // The share that 1 real loses, which is the same for any amount.
    const perdaRealPercentual = result.percent(
      'Perda em relação ao valor de hoje',
      one.minus(discount(one, inflationRate, anos)),
    );
    return {
      valorDeHoje,
      inflationImpact,
      futureValue,
      ...result.group('Inflação no período', { realValueLoss }),
      ...result.group('Se o dinheiro ficar parado', {
        purchasingPowerLoss,
        perdaRealPercentual,
        purchasingPower: result.money('Poder de compra que resta', valorDeHoje.minus(purchasingPowerLoss), {
          note: 'O que {initialValue} guardados comprarão, em preços de hoje.',
        }),
      }),
      evolucao: result.rows(
        'Ano a ano',
        {
          ano: column.years('Ano'),
          corrigido: column.money('Valor corrigido'),
          poderDeCompra: column.money('Poder de compra'),
        },
        [quantity(0), ...yearEnds(anos)].map((fim) => ({
          ano: roundTo(fim.exact, 4),
          corrigido: reais(precoDepoisDe(fim).exact),
          poderDeCompra: subtractReais(valorDeHoje.shown, reais(perdaDepoisDe(fim).exact)),
        })),
      ),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'futureValue',
    answer: inEitherUnit(
      'O que hoje custa {initialValue} deve custar {futureValue} daqui a {prazo}, com {inflationRate} de inflação ao ano.',
      'Sem tempo o preço não muda: continua {initialValue}.',
    ),
  },
  { kind: 'sum', total: 'futureValue', lines: ['valorDeHoje', 'inflationImpact'] },
  {
    kind: 'chart',
    title: 'Preço e poder de compra ao longo dos anos',
    when: "prazoEm == 'meses' or years > 0",
    rows: 'evolucao',
    series: ['corrigido', { label: 'Poder de compra do dinheiro parado', value: 'poderDeCompra' }],
  },
  { kind: 'table', rows: 'evolucao', download: 'inflacao' },
  `A projeção supõe a mesma inflação todos os anos. De 1995 a 2022 o IPCA foi, em média, de ${INFLACAO_MEDIA} ao ano.`,
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [],
} satisfies EvidenceOf<typeof card>;
