import { option, requiredAmount } from '../../schemas/fields.ts';
import { taxYear } from '../../schemas/tax-year.ts';
import { isoDate } from '../../src/calendar/calendar.ts';
import { reais } from '../../src/decimal/money.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatMoney, formatPercent } from '../../src/engine/format.ts';
import { one, percent, type Quantity } from '../../src/quantity/quantity.ts';
import { discountsTogether, lessDiscount } from '../formulas/discounts.ts';
import { instalmentRows } from '../layouts/tax-instalments.ts';
import { PROPERTY_TAX_IN_CONSTITUTION, PROPERTY_TAX_LAW } from '../tables/tax-laws.ts';

// Every town has its own law: these rates, discounts and due days are the estimate's.
/** In percent of the assessed value. */
const RATES = { residencial: 1, comercial: 1.2, industrial: 1.5, terreno: 2 } as const;
const RURAL_FACTOR = 0.8;
/** In percent of the tax; they add up to at most `LARGEST_DISCOUNT`. */
const DISCOUNTS = { idoso: 50, deficiente: 30, aposentado: 20, baixaRenda: 40 } as const;
const LARGEST_DISCOUNT = percent(70);
const INSTALMENTS = 10;
const DUE_DAY = 10;

interface Assessed {
  readonly isRural: boolean;
  /** Before the limit. */
  readonly allDiscounts: Quantity;
  /** Reais. */
  readonly perSquareMetre: Quantity | undefined;
}

function remarks({ isRural, allDiscounts, perSquareMetre }: Assessed): string[] {
  const told = (share: Quantity) => formatPercent(share.number * 100);
  return [
    'Cada prefeitura tem alíquotas, descontos e vencimentos próprios: confira o carnê do seu município.',
    ...(isRural
      ? [
          `Em regra, imóvel rural paga ITR, e não IPTU; aqui a alíquota da área rural é ${told(one.minus(RURAL_FACTOR))} menor.`,
        ]
      : []),
    ...(allDiscounts.isAbove(LARGEST_DISCOUNT)
      ? [`Os descontos somam ${told(allDiscounts)}, mas o limite é de ${told(LARGEST_DISCOUNT)}.`]
      : []),
    ...(allDiscounts.isAbove(0)
      ? ['O desconto depende de pedido à prefeitura, com os documentos que o provam.']
      : []),
    ...(perSquareMetre
      ? [`Valor venal por metro quadrado: ${formatMoney(reais(perSquareMetre.exact))}.`]
      : []),
  ];
}

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
        ...requiredAmount('Por favor, informe um valor venal válido'),
        title: 'Valor venal do imóvel',
        description: 'Está no carnê do IPTU; costuma ser menor que o preço de mercado.',
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
      ano: taxYear,
    },
  },
  rules: [],

  compute({ valorVenal, tipoImovel, area, localizacao, isencoes, ano }, result) {
    const isRural = localizacao === 'rural';
    const rate = percent(RATES[tipoImovel]);
    const aliquotaAplicada = result.percent('Alíquota', isRural ? rate.times(RURAL_FACTOR) : rate);
    const valorIPTU = result.money(
      'IPTU sem desconto',
      valorVenal.times(aliquotaAplicada),
      'CTN, art. 33: a base é o valor venal',
    );
    const allDiscounts = discountsTogether(isencoes.map((name) => DISCOUNTS[name]));
    const descontoAplicado = result.percent('Desconto', allDiscounts.atMost(LARGEST_DISCOUNT));
    const valorComDesconto = result.total('IPTU com desconto', lessDiscount(valorIPTU, descontoAplicado));
    return {
      aliquotaAplicada,
      valorIPTU,
      descontoAplicado,
      valorComDesconto,
      parcelas: instalmentRows(result, valorComDesconto, {
        instalments: INSTALMENTS,
        firstDue: isoDate(ano.number, 1, DUE_DAY),
      }),
      observacoes: remarks({
        isRural,
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
      note: 'Imposto de {ano|text}, em dez parcelas.',
    },
    { kind: 'figures', items: ['aliquotaAplicada', 'valorIPTU', 'descontoAplicado', 'valorComDesconto'] },
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
    refusals: [],
    sources: [PROPERTY_TAX_LAW, PROPERTY_TAX_IN_CONSTITUTION],
  });
