import { positiveAmount } from '../../schemas/fields.ts';
import { taxYear } from '../../schemas/tax-year.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatMoney, formatPercent } from '../../src/engine/format.ts';
import { isoDate } from '../../src/calendar/calendar.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { monthlyInstalments } from '../formulas/instalments.ts';
import { percentOf, reais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { instalmentColumns } from '../layouts/tax-instalments.ts';

/** In percent of the assessed value. */
const RATES = { residencial: 1, comercial: 1.2, industrial: 1.5, terreno: 2 } as const;
const RURAL_FACTOR = 0.8;
/** In percent of the tax; they add up to at most `LARGEST_DISCOUNT`. */
const DISCOUNTS = { idoso: 50, deficiente: 30, aposentado: 20, baixaRenda: 40 } as const;
const LARGEST_DISCOUNT = 70;

const INSTALMENTS = 10;
const DUE_DAY = 10;

export default defineCalculator({
  id: 'impostos/iptu',
  name: 'IPTU',
  title: 'Calculadora de IPTU',
  description: 'Estime o IPTU do imóvel pelo valor venal, com descontos e as dez parcelas do ano.',
  keywords: 'iptu, imposto predial, imóvel, valor venal, prefeitura, casa, terreno, parcelas',
  icon: 'building',

  inputs: {
    type: 'object',
    required: ['valorVenal', 'tipoImovel', 'localizacao'],
    properties: {
      valorVenal: {
        ...positiveAmount,
        title: 'Valor venal do imóvel',
        description: 'Está no carnê do IPTU; costuma ser menor que o preço de mercado.',
        messages: {
          ...positiveAmount.messages,
          exclusiveMinimum: 'Por favor, informe um valor venal válido',
        },
      },
      tipoImovel: {
        type: 'string',
        title: 'Tipo de imóvel',
        oneOf: [
          { const: 'residencial', title: 'Residencial' },
          { const: 'comercial', title: 'Comercial' },
          { const: 'industrial', title: 'Industrial' },
          { const: 'terreno', title: 'Terreno' },
        ],
        default: 'residencial',
        messages: { required: 'Escolha o tipo de imóvel' },
      },
      area: {
        type: 'number',
        title: 'Área',
        unit: 'm²',
        description: 'Opcional: o valor venal já a considera; serve para mostrar o valor por metro quadrado.',
        minimum: 0,
        maximum: 1e12,
        messages: {
          minimum: 'A área não pode ser negativa',
          maximum: 'Digite uma área de até 1 trilhão de m²',
        },
      },
      localizacao: {
        type: 'string',
        title: 'Localização',
        widget: 'cards',
        oneOf: [
          { const: 'urbana', title: 'Urbana' },
          { const: 'rural', title: 'Rural' },
        ],
        default: 'urbana',
        messages: { required: 'Escolha a localização' },
      },
      isencoes: {
        type: 'array',
        title: 'Descontos a que o proprietário tem direito',
        items: {
          type: 'string',
          oneOf: [
            { const: 'idoso', title: 'Pessoa idosa (50%)' },
            { const: 'deficiente', title: 'Pessoa com deficiência (30%)' },
            { const: 'aposentado', title: 'Aposentado (20%)' },
            { const: 'baixaRenda', title: 'Baixa renda (40%)' },
          ],
        },
        uniqueItems: true,
        default: [],
      },
      ano: taxYear,
    },
  },
  rules: [],

  compute({ valorVenal, tipoImovel, area = 0, localizacao, isencoes, ano }) {
    const isRural = localizacao === 'rural';
    const rate = decimal(RATES[tipoImovel]).times(isRural ? RURAL_FACTOR : 1);
    const tax = percentOf(valorVenal, rate);
    const allDiscounts = isencoes.reduce((total, name) => total + DISCOUNTS[name], 0);
    const descontoAplicado = Math.min(allDiscounts, LARGEST_DISCOUNT);
    const valorComDesconto = reais(percentOf(tax, 100 - descontoAplicado));
    return {
      aliquotaAplicada: percentNumber(rate),
      valorIPTU: reais(tax),
      descontoAplicado,
      valorComDesconto,
      parcelas: monthlyInstalments(valorComDesconto, INSTALMENTS, isoDate(ano, 1, DUE_DAY)),
      observacoes: [
        'Cada prefeitura tem alíquotas, descontos e vencimentos próprios: confira o carnê do seu município.',
        ...(isRural
          ? ['Em regra, imóvel rural paga ITR, e não IPTU; aqui a alíquota da área rural é 20% menor.']
          : []),
        ...(allDiscounts > LARGEST_DISCOUNT
          ? [
              `Os descontos somam ${formatPercent(allDiscounts)}, mas o limite é de ${formatPercent(LARGEST_DISCOUNT)}.`,
            ]
          : []),
        ...(allDiscounts > 0
          ? ['O desconto depende de pedido à prefeitura, com os documentos que o provam.']
          : []),
        ...(area > 0
          ? [`Valor venal por metro quadrado: ${formatMoney(reais(decimal(valorVenal).div(area)))}.`]
          : []),
      ],
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'IPTU a pagar',
      value: 'valorComDesconto',
      format: 'money',
      note: 'Imposto de {ano|text}, em dez parcelas.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Alíquota', value: 'aliquotaAplicada', format: 'percent' },
        { label: 'IPTU sem desconto', value: 'valorIPTU', format: 'money' },
        { label: 'Desconto', value: 'descontoAplicado', format: 'percent' },
        { label: 'IPTU com desconto', value: 'valorComDesconto', format: 'money', total: true },
      ],
    },
    {
      kind: 'table',
      title: 'Parcelas',
      rows: 'parcelas',
      columns: instalmentColumns,
      first: 5,
      download: 'parcelas-iptu',
    },
    {
      kind: 'steps',
      items: [
        {
          text: '{valorVenal|money} × {aliquotaAplicada|percent} = {valorIPTU|money}',
          law: 'CTN, art. 33: a base é o valor venal',
        },
        {
          when: 'descontoAplicado > 0',
          text: '{valorVenal|money} × {aliquotaAplicada|percent:4} × (100% − {descontoAplicado|percent} de desconto) = {valorComDesconto|money}',
        },
        { text: '{valorComDesconto|money} ÷ 10 parcelas; a última leva a diferença de centavos' },
      ],
    },
    { kind: 'lines', title: 'Observações', lines: 'observacoes' },
  ])
  .evidence({
    examples: [
      {
        title: 'Apartamento com valor venal de R$ 250 mil',
        input: { valorVenal: 250000, tipoImovel: 'residencial', area: 80, ano: 2026 },
        expected: {
          aliquotaAplicada: 1,
          valorIPTU: 2500,
          descontoAplicado: 0,
          valorComDesconto: 2500,
          parcelas: Array.from({ length: 10 }, () => ({ valor: 250 })),
          observacoes: [
            'Cada prefeitura tem alíquotas, descontos e vencimentos próprios: confira o carnê do seu município.',
            'Valor venal por metro quadrado: R$ 3.125,00.',
          ],
        },
        source: 'Conta à mão: 250.000 × 1% = 2.500; ÷ 10 = 250; 250.000 ÷ 80 = 3.125',
      },
      {
        title: 'Casa de pessoa idosa e aposentada',
        input: { valorVenal: 180000, isencoes: ['idoso', 'aposentado'], ano: 2026 },
        expected: { valorIPTU: 1800, descontoAplicado: 70, valorComDesconto: 540 },
        source: 'Conta à mão: 180.000 × 1% = 1.800; 50% + 20% = 70%; 1.800 × 30% = 540',
      },
      {
        title: 'Galpão industrial em área rural',
        input: { valorVenal: 333333.33, tipoImovel: 'industrial', localizacao: 'rural', ano: 2025 },
        expected: { aliquotaAplicada: 1.2, valorIPTU: 4000, valorComDesconto: 4000, descontoAplicado: 0 },
        source:
          'Conta à mão: 1,5% × 0,8 = 1,2%; 333.333,33 × 1,2% = 3.999,99996, que arredonda para 4.000,00',
      },
      {
        title: 'Todos os descontos param em 70%, e a última parcela leva os centavos',
        input: {
          valorVenal: '123.456,78',
          tipoImovel: 'terreno',
          isencoes: ['idoso', 'deficiente', 'aposentado', 'baixaRenda'],
          ano: 2024,
        },
        expected: {
          valorIPTU: 2469.14,
          descontoAplicado: 70,
          valorComDesconto: 740.74,
          parcelas: [
            ...Array.from({ length: 9 }, (_, index) => ({
              numero: index + 1,
              valor: 74.07,
              vencimento: `2024-0${index + 1}-10`,
            })),
            { numero: 10, valor: 74.11, vencimento: '2024-10-10' },
          ],
        },
        source:
          'Conta à mão: 123.456,78 × 2% = 2.469,1356; × 30% = 740,74068; 9 × 74,07 = 666,63; resto 74,11',
        testOnly: true,
      },
      {
        title: 'Loja, no ano em curso',
        input: { valorVenal: 100, tipoImovel: 'comercial' },
        expected: { aliquotaAplicada: 1.2, valorIPTU: 1.2, valorComDesconto: 1.2 },
        source: 'Conta à mão: 100 × 1,2% = 1,20',
        testOnly: true,
      },
    ],
    refusals: [
      { input: {}, field: 'valorVenal', message: 'Por favor, informe um valor venal válido' },
      { input: { valorVenal: -1 }, field: 'valorVenal', message: 'Por favor, informe um valor venal válido' },
      { input: { valorVenal: 1e13 }, field: 'valorVenal', message: 'Digite um valor de até R$ 1 trilhão' },
      { input: { valorVenal: 1, tipoImovel: '' }, field: 'tipoImovel', message: 'Escolha o tipo de imóvel' },
      { input: { valorVenal: 1, area: -1 }, field: 'area', message: 'A área não pode ser negativa' },
      {
        input: { valorVenal: 1, area: 1e13 },
        field: 'area',
        message: 'Digite uma área de até 1 trilhão de m²',
      },
      { input: { valorVenal: 1, localizacao: '' }, field: 'localizacao', message: 'Escolha a localização' },
      {
        input: { valorVenal: 1, ano: 1949 },
        field: 'ano',
        message: 'Informe o ano do imposto, de 1950 a 2200',
      },
      {
        input: { valorVenal: 1, ano: 2201 },
        field: 'ano',
        message: 'Informe o ano do imposto, de 1950 a 2200',
      },
    ],
    sources: [
      {
        label: 'Código Tributário Nacional (Lei nº 5.172/1966), arts. 32 a 34 (IPTU)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l5172compilado.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Constituição Federal, art. 156, I e § 1º',
        url: 'https://www.planalto.gov.br/ccivil_03/constituicao/constituicaocompilado.htm',
        checkedOn: '2026-11-20',
      },
    ],
  });
