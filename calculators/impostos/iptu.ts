import { option, requiredAmount } from '../../schemas/fields.ts';
import { percentageUpTo, wholeNumberBetween } from '../../schemas/limited.ts';
import { taxYear } from '../../schemas/tax-year.ts';
import { isoDate } from '../../src/calendar/calendar.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { percent } from '../../src/quantity/quantity.ts';
import { discountsTogether, lessDiscount } from '../formulas/discounts.ts';
import { instalmentRows, paidAtOnce } from '../layouts/tax-instalments.ts';
import { singlePaymentDiscount } from '../rules/single-payment.ts';
import { PROPERTY_TAX_IN_CONSTITUTION, PROPERTY_TAX_LAW } from '../tables/tax-laws.ts';
import { examples } from './iptu/examples.ts';
import { remarks } from './iptu/remarks.ts';
import { DISCOUNTS, DUE_DAY, INSTALMENTS, LARGEST_DISCOUNT, RATES, RURAL_FACTOR } from './iptu/typical.ts';

const NO_VALUE = 'Por favor, informe um valor venal válido';
const NO_YEAR = 'Informe o ano do imposto, de 1950 a 2200';

export default defineCalculator({
  id: 'impostos/iptu',
  name: 'IPTU',
  title: 'Calculadora de IPTU',
  description: 'Estime o IPTU do imóvel pelo valor venal, com a alíquota do carnê, descontos e parcelas.',
  keywords:
    'iptu, imposto predial, imóvel, valor venal, prefeitura, casa, terreno, parcelas, imposto da casa, imposto do imóvel',
  icon: 'building',
  // Blank and 0% are not the same rate.
  blankNumbers: 'missing',

  inputs: {
    type: 'object',
    required: ['valorVenal', 'tipoImovel', 'localizacao'],
    properties: {
      valorVenal: {
        ...requiredAmount(NO_VALUE),
        title: 'Valor venal do imóvel',
        description: 'Está no carnê do IPTU; costuma ser menor que o preço de mercado.',
        messages: { ...requiredAmount(NO_VALUE).messages, required: NO_VALUE },
      },
      tipoImovel: {
        type: 'string',
        title: 'Tipo de imóvel',
        oneOf: [
          option('residencial', 'Residencial'),
          option('comercial', 'Comercial'),
          option('industrial', 'Industrial'),
          option('terreno', 'Terreno'),
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
        oneOf: [option('urbana', 'Urbana'), option('rural', 'Rural')],
        default: 'urbana',
        messages: { required: 'Escolha a localização' },
      },
      isencoes: {
        type: 'array',
        title: 'Descontos a que o proprietário tem direito',
        items: {
          type: 'string',
          oneOf: [
            option('idoso', `Pessoa idosa (${DISCOUNTS.idoso}%)`),
            option('deficiente', `Pessoa com deficiência (${DISCOUNTS.deficiente}%)`),
            option('aposentado', `Aposentado (${DISCOUNTS.aposentado}%)`),
            option('baixaRenda', `Baixa renda (${DISCOUNTS.baixaRenda}%)`),
          ],
        },
        uniqueItems: true,
        default: [],
      },
      ano: { ...taxYear, messages: { ...taxYear.messages, required: NO_YEAR } },
      aliquota: {
        ...percentageUpTo(20),
        title: 'Alíquota do carnê',
        description:
          'A que a sua prefeitura cobra vale mais que as típicas desta página; com ela, os descontos da lista não contam.',
        details: true,
      },
      descontoCotaUnica: {
        ...singlePaymentDiscount,
        description:
          'O que a prefeitura desconta de quem paga tudo de uma vez; sem desconto, deixe em branco.',
      },
      quantidadeParcelas: {
        ...wholeNumberBetween(1, 12),
        title: 'Número de parcelas',
        description: 'Cada prefeitura tem o seu; está no carnê.',
        unit: 'parcelas',
        default: INSTALMENTS,
        details: true,
      },
    },
  },
  rules: [],

  compute(
    {
      valorVenal,
      tipoImovel,
      area,
      localizacao,
      isencoes,
      ano,
      aliquota,
      descontoCotaUnica,
      quantidadeParcelas,
    },
    result,
  ) {
    const isRural = localizacao === 'rural';
    const typical = percent(RATES[tipoImovel]);
    const aliquotaAplicada = result.percent(
      'Alíquota',
      aliquota ?? (isRural ? typical.times(RURAL_FACTOR) : typical),
    );
    const valorIPTU = result.money(
      'IPTU sem desconto',
      valorVenal.times(aliquotaAplicada),
      'CTN, art. 33: a base é o valor venal',
    );
    const allDiscounts = discountsTogether(aliquota ? [] : isencoes.map((name) => DISCOUNTS[name]));
    const descontoAplicado = result.percent('Desconto', allDiscounts.atMost(LARGEST_DISCOUNT));
    const valorComDesconto = result.total('IPTU com desconto', lessDiscount(valorIPTU, descontoAplicado));
    return {
      aliquotaAplicada,
      valorIPTU,
      descontoAplicado,
      valorComDesconto,
      valorCotaUnica: paidAtOnce(result, valorComDesconto, descontoCotaUnica),
      parcelas: instalmentRows(result, valorComDesconto, {
        instalments: quantidadeParcelas.number,
        firstDue: isoDate(ano.number, 1, DUE_DAY),
      }),
      observacoes: remarks({
        isRural,
        hasOwnRate: aliquota !== undefined,
        exemptions: isencoes,
        allDiscounts,
        perSquareMetre: area?.isAbove(0) ? valorVenal.over(area) : undefined,
      }),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      value: 'valorComDesconto',
      label: 'IPTU a pagar',
      note: 'Imposto de {ano|text}, em {quantidadeParcelas}.',
    },
    {
      kind: 'figures',
      items: [
        'aliquotaAplicada',
        'valorIPTU',
        'descontoAplicado',
        'valorComDesconto',
        {
          value: 'valorCotaUnica',
          when: 'descontoCotaUnica > 0',
          note: 'Com {descontoCotaUnica} de desconto.',
        },
      ],
      goals: ['valorIPTU', 'valorCotaUnica'],
    },
    { kind: 'table', rows: 'parcelas', first: 5, download: 'parcelas-iptu' },
    { kind: 'steps' },
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
        title: 'Carnê com alíquota de 0,7%, em três parcelas ou com 5% de desconto',
        input: {
          valorVenal: 100000,
          aliquota: '0,7',
          descontoCotaUnica: 5,
          quantidadeParcelas: 3,
          ano: 2026,
        },
        expected: {
          aliquotaAplicada: 0.7,
          valorIPTU: 700,
          valorComDesconto: 700,
          valorCotaUnica: 665,
          parcelas: [
            { numero: 1, valor: 233.33, vencimento: '2026-01-10' },
            { numero: 2, valor: 233.33, vencimento: '2026-02-10' },
            { numero: 3, valor: 233.34, vencimento: '2026-03-10' },
          ],
        },
        source:
          'Conta à mão: 100.000 × 0,7% = 700; × 95% = 665; 700 ÷ 3 = 233,333…: 2 × 233,33 = 466,66; resto 233,34',
      },
      ...examples,
    ],
    refusals: [],
    sources: [PROPERTY_TAX_LAW, PROPERTY_TAX_IN_CONSTITUTION],
  });
