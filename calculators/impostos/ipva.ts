import { positiveAmount } from '../../schemas/fields.ts';
import { taxYear } from '../../schemas/tax-year.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { isoDate, yearOf } from '../../src/calendar/calendar.ts';
import { decimal, type Decimal } from '../../src/decimal/decimal.ts';
import { monthlyInstalments } from '../formulas/instalments.ts';
import { percentOf, reais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { instalmentColumns } from '../layouts/tax-instalments.ts';
import { refusedWith } from '../rules/refused-with.ts';

/** In percent of the vehicle's value. A car's depends on what it runs on. */
const RATES = { moto: 2, caminhao: 1.5, onibus: 1 } as const;
const CAR_RATES = { eletrico: 1, hibrido: 2, gasolina: 3, etanol: 3, flex: 3, diesel: 3 } as const;

/** Above these ages, in years, half the rate and none. */
const HALF_RATE_AGE = 15;
const NO_RATE_AGE = 20;
/** First tax year of Constitutional Amendment 137/2025, which exempts cars of 20 years. */
const OLD_CARS_EXEMPT_SINCE = 2026;

/** In percent of the tax, added up. A disabled owner pays nothing. */
const DISCOUNTS = { deficiente: 100, taxi: 50, idoso: 30 } as const;
type Exemption = keyof typeof DISCOUNTS;

const INSTALMENTS = 5;
/** Up to this amount, in reais, the tax is paid at once. */
const PAID_AT_ONCE_UP_TO = 100;
/** The first instalment is due on 15 March. */
const FIRST_DUE = { month: 3, day: 15 } as const;

/** Years that the list of the year of manufacture goes back. */
const LISTED_YEARS = 40;

function byAge(rate: number, age: number): Decimal {
  if (age > NO_RATE_AGE) return decimal(0);
  return age > HALF_RATE_AGE ? decimal(rate).div(2) : decimal(rate);
}

function discountOf(exemptions: readonly Exemption[]): number {
  const total = exemptions.reduce((sum, name) => sum + DISCOUNTS[name], 0);
  return Math.min(total, 100);
}

function remarks(year: number, age: number, exemptions: readonly Exemption[]): string[] {
  const isDisabled = exemptions.includes('deficiente');
  return [
    'Cada estado tem alíquotas, isenções e vencimentos próprios; esta estimativa usa os mesmos para todos.',
    ...(age > NO_RATE_AGE ? ['Veículo com mais de 20 anos: alíquota zero.'] : []),
    ...(age > HALF_RATE_AGE && age <= NO_RATE_AGE
      ? ['Veículo com mais de 15 anos: metade da alíquota.']
      : []),
    ...(age === NO_RATE_AGE && year >= OLD_CARS_EXEMPT_SINCE
      ? [
          'Desde dezembro de 2025 a Constituição dispensa do IPVA os carros com 20 anos ou mais: confira se é o caso do seu veículo.',
        ]
      : []),
    ...(isDisabled ? ['Isenção total para pessoa com deficiência: nada a pagar.'] : []),
    ...(exemptions.length > 0
      ? ['A isenção ou o desconto depende de pedido à Secretaria da Fazenda do estado.']
      : []),
  ];
}

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
        ...positiveAmount,
        title: 'Valor do veículo',
        description: 'O valor venal, em geral o da tabela Fipe.',
        messages: {
          ...positiveAmount.messages,
          exclusiveMinimum: 'Por favor, informe um valor válido para o veículo',
        },
      },
      tipoVeiculo: {
        type: 'string',
        title: 'Tipo de veículo',
        oneOf: [
          { const: 'carro', title: 'Carro' },
          { const: 'moto', title: 'Moto' },
          { const: 'caminhao', title: 'Caminhão' },
          { const: 'onibus', title: 'Ônibus' },
        ],
        default: 'carro',
        messages: { required: 'Escolha o tipo de veículo' },
      },
      anoFabricacao: {
        type: 'integer',
        title: 'Ano de fabricação',
        suggestions: (today) => Array.from({ length: LISTED_YEARS }, (_, index) => yearOf(today) - index),
        messages: { type: 'Por favor, informe um ano de fabricação válido' },
      },
      estado: {
        type: 'string',
        title: 'Estado',
        description: 'Não muda esta estimativa, que usa as mesmas alíquotas para todos os estados.',
        oneOf: [
          { const: 'SP', title: 'São Paulo' },
          { const: 'RJ', title: 'Rio de Janeiro' },
          { const: 'MG', title: 'Minas Gerais' },
          { const: 'RS', title: 'Rio Grande do Sul' },
          { const: 'PR', title: 'Paraná' },
          { const: 'SC', title: 'Santa Catarina' },
          { const: 'BA', title: 'Bahia' },
          { const: 'GO', title: 'Goiás' },
          { const: 'PE', title: 'Pernambuco' },
          { const: 'CE', title: 'Ceará' },
        ],
        default: 'SP',
      },
      combustivel: {
        type: 'string',
        title: 'Combustível',
        description: 'Só muda a alíquota dos carros.',
        oneOf: [
          { const: 'gasolina', title: 'Gasolina' },
          { const: 'etanol', title: 'Etanol' },
          { const: 'flex', title: 'Flex' },
          { const: 'diesel', title: 'Diesel' },
          { const: 'eletrico', title: 'Elétrico' },
          { const: 'hibrido', title: 'Híbrido' },
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
            { const: 'deficiente', title: 'Pessoa com deficiência (isenta)' },
            { const: 'taxi', title: 'Táxi (50%)' },
            { const: 'idoso', title: 'Pessoa idosa (30%)' },
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
      message: 'Por favor, informe um ano de fabricação válido',
    },
  ],

  compute({ valorVeiculo, tipoVeiculo, anoFabricacao, combustivel, isencoes, ano }) {
    const idade = Math.max(0, ano - anoFabricacao);
    const fullRate = tipoVeiculo === 'carro' ? CAR_RATES[combustivel] : RATES[tipoVeiculo];
    const rate = byAge(fullRate, idade);
    const tax = percentOf(valorVeiculo, rate);
    const descontoAplicado = discountOf(isencoes);
    const valorComDesconto = reais(percentOf(tax, 100 - descontoAplicado));
    const count = valorComDesconto > PAID_AT_ONCE_UP_TO ? INSTALMENTS : 1;
    const firstDue = isoDate(ano, FIRST_DUE.month, FIRST_DUE.day);
    const isExempt = descontoAplicado === 100;
    return {
      aliquotaAplicada: percentNumber(rate),
      valorIPVA: reais(tax),
      descontoAplicado,
      valorComDesconto,
      idade,
      parcelas: isExempt ? [] : monthlyInstalments(valorComDesconto, count, firstDue),
      observacoes: remarks(ano, idade, isencoes),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'IPVA a pagar',
      value: 'valorComDesconto',
      format: 'money',
      note: 'Imposto de {ano|text}.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Idade do veículo', value: 'idade', format: 'integer', unit: 'anos' },
        { label: 'Alíquota', value: 'aliquotaAplicada', format: 'percent' },
        { label: 'IPVA sem desconto', value: 'valorIPVA', format: 'money' },
        { label: 'Desconto', value: 'descontoAplicado', format: 'percent' },
        { label: 'IPVA com desconto', value: 'valorComDesconto', format: 'money', total: true },
      ],
    },
    {
      kind: 'table',
      title: 'Parcelas',
      when: 'valorComDesconto > 0',
      rows: 'parcelas',
      columns: instalmentColumns,
    },
    {
      kind: 'steps',
      items: [
        {
          text: '{ano|text} − {anoFabricacao|text} = {idade|integer} anos de idade',
          when: 'anoFabricacao <= ano',
        },
        {
          text: '{valorVeiculo|money} × {aliquotaAplicada|percent} = {valorIPVA|money}',
          law: 'Constituição, art. 155, III',
        },
        {
          when: 'descontoAplicado > 0',
          text: '{valorVeiculo|money} × {aliquotaAplicada|percent:4} × (100% − {descontoAplicado|percent} de desconto) = {valorComDesconto|money}',
        },
      ],
    },
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
      { input: {}, field: 'valorVeiculo', message: 'Por favor, informe um valor válido para o veículo' },
      ...refusedWith('Digite um valor de até R$ 1 trilhão', { valorVeiculo: 1e13 }),
      ...refusedWith('Escolha o tipo de veículo', { tipoVeiculo: '' }),
      { input: {}, field: 'anoFabricacao', message: 'Por favor, informe um ano de fabricação válido' },
      ...refusedWith(
        'Por favor, informe um ano de fabricação válido',
        { anoFabricacao: 1949 },
        { anoFabricacao: 2020.5 },
      ),
      {
        input: { anoFabricacao: 2028, ano: 2030 },
        field: 'anoFabricacao',
        message: 'Por favor, informe um ano de fabricação válido',
        today: '2026-11-20',
      },
      ...refusedWith('Escolha o combustível', { combustivel: '' }),
      ...refusedWith('Informe o ano do imposto, de 1950 a 2200', { ano: 2201 }),
    ],
    sources: [
      {
        label: 'Constituição Federal, art. 155, III e § 6º (IPVA)',
        url: 'https://www.planalto.gov.br/ccivil_03/constituicao/constituicaocompilado.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Emenda Constitucional nº 137/2025 (veículos com vinte anos ou mais)',
        url: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc137.htm',
        checkedOn: '2026-11-20',
      },
    ],
  });
