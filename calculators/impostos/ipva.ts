import { option, requiredAmount } from '../../schemas/fields.ts';
import { taxYear } from '../../schemas/tax-year.ts';
import { isoDate, yearOf } from '../../src/calendar/calendar.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { percent } from '../../src/quantity/quantity.ts';
import { discountsTogether, lessDiscount } from '../formulas/discounts.ts';
import { instalmentRows } from '../layouts/tax-instalments.ts';
import { refusedWith } from '../rules/refused-with.ts';
import { VEHICLE_TAX_IN_CONSTITUTION } from '../tables/tax-laws.ts';
import { EXEMPT_AGE } from '../tables/vehicle-tax.ts';
import { rateOf } from './ipva/rate.ts';
import { remarks } from './ipva/remarks.ts';

// Every state has its own law: these discounts and due days are the estimate's.
/** In percent of the tax, added up to at most the whole. A disabled owner pays nothing. */
const DISCOUNTS = { deficiente: 100, taxi: 50, idoso: 30 } as const;
const INSTALMENTS = 5;
/** Up to this amount, in reais, the tax is paid at once. */
const PAID_AT_ONCE_UP_TO = 100;
/** The first instalment is due on 15 March. */
const FIRST_DUE = { month: 3, day: 15 } as const;

/** Years that the list of the year of manufacture goes back. */
const LISTED_YEARS = 40;
const NO_YEAR = 'Por favor, informe um ano de fabricação válido';

export default defineCalculator({
  id: 'impostos/ipva',
  name: 'IPVA',
  title: 'Calculadora de IPVA',
  description: 'Estime o IPVA do carro, da moto, do caminhão ou do ônibus, com isenções e parcelas.',
  keywords: 'ipva, imposto, veículo, carro, moto, caminhão, tabela fipe, licenciamento, detran',
  icon: 'car',

  inputs: {
    type: 'object',
    required: ['valorVeiculo', 'tipoVeiculo', 'anoFabricacao', 'combustivel'],
    properties: {
      valorVeiculo: {
        ...requiredAmount('Por favor, informe um valor válido para o veículo'),
        title: 'Valor do veículo',
        description: 'O valor venal, em geral o da tabela Fipe.',
      },
      tipoVeiculo: {
        type: 'string',
        title: 'Tipo de veículo',
        oneOf: [
          option('carro', 'Carro'),
          option('moto', 'Moto'),
          option('caminhao', 'Caminhão'),
          option('onibus', 'Ônibus'),
        ],
        default: 'carro',
        messages: { required: 'Escolha o tipo de veículo' },
      },
      anoFabricacao: {
        type: 'integer',
        title: 'Ano de fabricação',
        suggestions: (today) => Array.from({ length: LISTED_YEARS }, (_, index) => yearOf(today) - index),
        messages: { type: NO_YEAR },
      },
      estado: {
        type: 'string',
        title: 'Estado',
        description: 'Não muda esta estimativa, que usa as mesmas alíquotas para todos os estados.',
        oneOf: [
          option('SP', 'São Paulo'),
          option('RJ', 'Rio de Janeiro'),
          option('MG', 'Minas Gerais'),
          option('RS', 'Rio Grande do Sul'),
          option('PR', 'Paraná'),
          option('SC', 'Santa Catarina'),
          option('BA', 'Bahia'),
          option('GO', 'Goiás'),
          option('PE', 'Pernambuco'),
          option('CE', 'Ceará'),
        ],
        default: 'SP',
      },
      combustivel: {
        type: 'string',
        title: 'Combustível',
        description: 'Só muda a alíquota dos carros.',
        oneOf: [
          option('gasolina', 'Gasolina'),
          option('etanol', 'Etanol'),
          option('flex', 'Flex'),
          option('diesel', 'Diesel'),
          option('eletrico', 'Elétrico'),
          option('hibrido', 'Híbrido'),
        ],
        default: 'flex',
        messages: { required: 'Escolha o combustível' },
      },
      isencoes: {
        type: 'array',
        title: 'Isenções e descontos do proprietário',
        items: {
          type: 'string',
          oneOf: [
            option('deficiente', 'Pessoa com deficiência (isenta)'),
            option('taxi', `Táxi (${DISCOUNTS.taxi}%)`),
            option('idoso', `Pessoa idosa (${DISCOUNTS.idoso}%)`),
          ],
        },
        uniqueItems: true,
        default: [],
      },
      ano: taxYear,
    },
  },
  rules: [
    {
      field: 'anoFabricacao',
      assert: 'anoFabricacao >= 1950 and anoFabricacao <= year(today) + 1',
      message: NO_YEAR,
    },
  ],

  compute({ valorVeiculo, tipoVeiculo, anoFabricacao, combustivel, isencoes, ano }, result) {
    const years = ano.minus(anoFabricacao);
    const age = result.count(
      'Idade do veículo',
      // In words of its own, because a year is no amount: 2026, not 2.026.
      years.isBelow(0)
        ? 0
        : years.told(() => `${ano.number} − ${anoFabricacao.number} = ${years.number} anos`),
      { unit: 'anos' },
    );
    const aliquotaAplicada = result.percent('Alíquota', rateOf(tipoVeiculo, combustivel, age.shown));
    const valorIPVA = result.money(
      'IPVA sem desconto',
      valorVeiculo.times(aliquotaAplicada),
      'Constituição, art. 155, III',
    );
    const discounts = discountsTogether(isencoes.map((name) => DISCOUNTS[name]));
    const descontoAplicado = result.percent('Desconto', discounts.atMost(percent(100)));
    const valorComDesconto = result.total('IPVA com desconto', lessDiscount(valorIPVA, descontoAplicado));
    return {
      aliquotaAplicada,
      valorIPVA,
      descontoAplicado,
      valorComDesconto,
      idade: age,
      parcelas: descontoAplicado.equals(1)
        ? []
        : instalmentRows(result, valorComDesconto, {
            instalments: valorComDesconto.shown > PAID_AT_ONCE_UP_TO ? INSTALMENTS : 1,
            firstDue: isoDate(ano.number, FIRST_DUE.month, FIRST_DUE.day),
          }),
      observacoes: remarks({ year: ano.number, age: age.shown, exemptions: isencoes }),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'valorComDesconto', label: 'IPVA a pagar', note: 'Imposto de {ano|text}.' },
    {
      kind: 'figures',
      items: ['idade', 'aliquotaAplicada', 'valorIPVA', 'descontoAplicado', 'valorComDesconto'],
    },
    { kind: 'table', when: 'valorComDesconto > 0', rows: 'parcelas' },
    { kind: 'steps' },
    { kind: 'lines', title: 'Observações', lines: 'observacoes' },
  ])
  .evidence({
    examples: [
      {
        title: 'Carro flex de R$ 60 mil, com cinco anos',
        input: { valorVeiculo: 60000, anoFabricacao: 2021, ano: 2026 },
        expected: {
          aliquotaAplicada: 3,
          valorIPVA: 1800,
          descontoAplicado: 0,
          valorComDesconto: 1800,
          parcelas: [3, 4, 5, 6, 7].map((month, index) => ({
            numero: index + 1,
            valor: 360,
            vencimento: `2026-0${month}-15`,
          })),
          observacoes: [
            'Cada estado tem alíquotas, isenções e vencimentos próprios; esta estimativa usa os mesmos para todos.',
          ],
        },
        source: 'Conta à mão: 60.000 × 3% = 1.800; ÷ 5 = 360, de março a julho',
      },
      {
        title: 'Táxi de motorista idoso',
        input: { valorVeiculo: 80000, anoFabricacao: 2023, isencoes: ['taxi', 'idoso'], ano: 2026 },
        expected: { valorIPVA: 2400, descontoAplicado: 80, valorComDesconto: 480 },
        source: 'Conta à mão: 80.000 × 3% = 2.400; 50% + 30% = 80%; 2.400 × 20% = 480',
      },
      {
        title: 'Carro elétrico de pessoa com deficiência',
        input: {
          valorVeiculo: 150000,
          anoFabricacao: 2024,
          combustivel: 'eletrico',
          isencoes: ['deficiente'],
          ano: 2026,
        },
        expected: {
          aliquotaAplicada: 1,
          valorIPVA: 1500,
          descontoAplicado: 100,
          valorComDesconto: 0,
          parcelas: [],
        },
        source: 'Conta à mão: 150.000 × 1% = 1.500, de que a pessoa com deficiência é isenta',
      },
      {
        title: 'Caminhão com 20 anos paga metade',
        input: { valorVeiculo: 90000, tipoVeiculo: 'caminhao', anoFabricacao: 2006, ano: 2026 },
        expected: { aliquotaAplicada: 0.75, valorIPVA: 675, valorComDesconto: 675 },
        source: 'Conta à mão: 1,5% ÷ 2 = 0,75%, pois 20 anos não são mais de 20; 90.000 × 0,75% = 675',
        testOnly: true,
      },
      {
        title: 'Ônibus com 15 anos paga a alíquota inteira',
        input: { valorVeiculo: 50000, tipoVeiculo: 'onibus', anoFabricacao: 2011, ano: 2026 },
        expected: { aliquotaAplicada: 1, valorIPVA: 500 },
        source: 'Conta à mão: 15 anos não são mais de 15; 50.000 × 1% = 500',
        testOnly: true,
      },
      {
        title: 'Carro com 21 anos não paga',
        input: { valorVeiculo: 20000, anoFabricacao: 2005, ano: 2026 },
        expected: { aliquotaAplicada: 0, valorIPVA: 0, valorComDesconto: 0 },
        source: 'Mais de 20 anos: alíquota zero',
        testOnly: true,
      },
      {
        title: 'Moto de R$ 5.000,00: até R$ 100,00 é uma parcela só',
        input: { valorVeiculo: 5000, tipoVeiculo: 'moto', anoFabricacao: 2020, ano: 2026 },
        expected: { valorIPVA: 100, parcelas: [{ numero: 1, valor: 100, vencimento: '2026-03-15' }] },
        source: 'Conta à mão: 5.000 × 2% = 100, que não passa de 100',
        testOnly: true,
      },
      {
        title: 'A última parcela leva os centavos',
        input: { valorVeiculo: 33334, combustivel: 'hibrido', anoFabricacao: 2027, ano: 2026 },
        expected: {
          valorIPVA: 666.68,
          parcelas: [
            { valor: 133.33 },
            { valor: 133.33 },
            { valor: 133.33 },
            { valor: 133.33 },
            { valor: 133.36 },
          ],
        },
        source: 'Conta à mão: 33.334 × 2% = 666,68; 4 × 133,33 = 533,32; resto 133,36',
        testOnly: true,
      },
    ],
    refusals: [
      ...refusedWith(NO_YEAR, { anoFabricacao: '' }, { anoFabricacao: 1949 }),
      {
        input: { anoFabricacao: 2028, ano: 2030 },
        field: 'anoFabricacao',
        message: NO_YEAR,
        today: '2026-11-20',
      },
    ],
    sources: [VEHICLE_TAX_IN_CONSTITUTION, EXEMPT_AGE.source],
  });
