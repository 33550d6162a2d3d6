import { option, requiredAmount } from '../../schemas/fields.ts';
import { percentageUpTo } from '../../schemas/limited.ts';
import { taxYear } from '../../schemas/tax-year.ts';
import { isoDate } from '../../src/calendar/calendar.ts';
import { reais } from '../../src/decimal/money.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { formatMoney, formatPercent } from '../../src/engine/format.ts';
import { one, percent, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import { discountsTogether, lessDiscount } from '../formulas/discounts.ts';
import { discountTaken, instalmentRows, paidAtOnce } from '../layouts/tax-instalments.ts';
import { descontoDaCotaUnica, parcelasDoImposto } from '../regras/cota-unica.ts';
import { IPTU_NA_CONSTITUICAO, LEI_DO_IPTU } from '../tabelas/leis-tributarias.ts';
import { examples } from './iptu/examples.ts';
import {
  DESCONTOS,
  DIA_DO_VENCIMENTO,
  PARCELAS,
  DESCONTO_MAXIMO,
  ALIQUOTAS_TIPICAS,
  FATOR_RURAL,
} from './iptu/valores-tipicos.ts';

const BASE_DO_IPTU = regra('CTN, art. 33', 'O IPTU é calculado sobre o valor venal do imóvel.');

const inPercent = (share: Quantity) => formatPercent(share.number * 100);
const ALIQUOTA_RURAL_MENOR = `; aqui a alíquota da área rural é ${inPercent(one.minus(FATOR_RURAL))} menor`;
const NO_VALUE = 'Por favor, informe um valor venal válido';

const card = defineCalculator({
  id: 'impostos/iptu',
  name: 'IPTU',
  title: 'Calculadora de IPTU',
  description: 'Estime o IPTU do imóvel pelo valor venal, com a alíquota do carnê, descontos e parcelas.',
  keywords:
    'iptu, imposto predial, imóvel, valor venal, prefeitura, casa, terreno, parcelas, imposto da casa, imposto do imóvel',
  icon: 'building',
  // Blank and 0% are different rates.
  blankNumbers: 'missing',
  sources: [LEI_DO_IPTU, IPTU_NA_CONSTITUICAO],

  inputs: {
    type: 'object',
    required: ['valorVenal', 'tipoImovel', 'localizacao'],
    properties: {
      valorVenal: {
        ...requiredAmount(NO_VALUE),
        title: 'Valor venal do imóvel',
        description: 'Está no carnê do IPTU; costuma ser menor que o preço de mercado.',
        placeholder: '300.000,00',
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
        placeholder: '80',
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
            option('idoso', `Pessoa idosa (${DESCONTOS.idoso}%)`),
            option('deficiente', `Pessoa com deficiência (${DESCONTOS.deficiente}%)`),
            option('aposentado', `Aposentado (${DESCONTOS.aposentado}%)`),
            option('baixaRenda', `Baixa renda (${DESCONTOS.baixaRenda}%)`),
          ],
        },
        uniqueItems: true,
        default: [],
      },
      ano: taxYear,
      aliquota: {
        ...percentageUpTo(20),
        title: 'Alíquota do carnê',
        description:
          'A que a sua prefeitura cobra vale mais que as típicas desta página; com ela, os descontos da lista não contam.',
        details: true,
      },
      descontoCotaUnica: {
        ...descontoDaCotaUnica,
        description:
          'O que a prefeitura desconta de quem paga tudo de uma vez; sem desconto, deixe em branco.',
      },
      quantidadeParcelas: {
        ...parcelasDoImposto,
        description: 'Cada prefeitura tem o seu; está no carnê.',
        default: PARCELAS,
      },
    },
  },
  rules: [],

  compute({ valorVenal, area, isencoes, ano, aliquota, ...inputs }, result) {
    const isRural = inputs.localizacao === 'rural';
    const tipica = percent(ALIQUOTAS_TIPICAS[inputs.tipoImovel]);
    const aliquotaAplicada = result.percent(
      'Alíquota',
      aliquota ?? (isRural ? tipica.times(FATOR_RURAL) : tipica),
    );
    const valorIPTU = result.money('IPTU sem desconto', valorVenal.times(aliquotaAplicada), BASE_DO_IPTU);
    const descontos = discountsTogether(aliquota ? [] : isencoes.map((isencao) => DESCONTOS[isencao]));
    const descontoAplicado = result.percent('Desconto', descontos.atMost(DESCONTO_MAXIMO));
    const valorComDesconto = result.total('IPTU com desconto', lessDiscount(valorIPTU, descontoAplicado));
    return {
      ...result.group('A conta do IPTU', { aliquotaAplicada, valorIPTU, descontoAplicado }),
      valorCotaUnica: paidAtOnce(result, valorComDesconto, inputs.descontoCotaUnica),
      valorDesconto: discountTaken(result, valorIPTU, valorComDesconto),
      valorComDesconto,
      parcelas: instalmentRows(result, valorComDesconto, {
        instalments: inputs.quantidadeParcelas.number,
        firstDue: isoDate(ano.number, 1, DIA_DO_VENCIMENTO),
      }),
      observacoes: [
        'Cada prefeitura tem alíquotas, descontos e vencimentos próprios: confira o carnê do seu município.',
        ...(isRural
          ? [`Em regra, imóvel rural paga ITR, e não IPTU${aliquota ? '' : ALIQUOTA_RURAL_MENOR}.`]
          : []),
        ...(aliquota && isencoes.length > 0
          ? ['Com a alíquota do carnê, os descontos marcados não foram aplicados.']
          : []),
        ...(descontos.isAbove(DESCONTO_MAXIMO)
          ? [`Os descontos somam ${inPercent(descontos)}, mas o limite é de ${inPercent(DESCONTO_MAXIMO)}.`]
          : []),
        ...(descontos.isAbove(0)
          ? ['O desconto depende de pedido à prefeitura, com os documentos que o provam.']
          : []),
        ...(area?.isAbove(0)
          ? [`Valor venal por metro quadrado: ${formatMoney(reais(valorVenal.over(area).exact))}.`]
          : []),
      ],
    };
  },
}).layout([
  {
    kind: 'headline',
    label: 'IPTU a pagar',
    answer: {
      'valorComDesconto == 0': 'Você não paga IPTU por este imóvel em {ano|text}.',
      'descontoCotaUnica > 0 and quantidadeParcelas == 1':
        'Você paga {valorComDesconto} de IPTU em {ano|text}, ou {valorCotaUnica} na cota única.',
      'quantidadeParcelas == 1': 'Você paga {valorComDesconto} de IPTU em {ano|text}, em uma só parcela.',
      'descontoCotaUnica > 0':
        'Você paga {valorComDesconto} de IPTU em {ano|text}, em {quantidadeParcelas}, ou {valorCotaUnica} de uma vez.',
      true: 'Você paga {valorComDesconto} de IPTU em {ano|text}, em {quantidadeParcelas}.',
    },
  },
  { kind: 'sum', total: 'valorComDesconto', lines: ['valorIPTU', { value: 'valorDesconto', sign: '-' }] },
  { kind: 'table', rows: 'parcelas', first: 5, download: 'parcelas-iptu' },
  { kind: 'lines', title: 'Observações', lines: 'observacoes' },
]);
export default card;

export const evidence = {
  examples,
  refusals: [],
} satisfies EvidenceOf<typeof card>;
