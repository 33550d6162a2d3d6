import { numberBetween, percentageUpTo } from '../../schemas/limited.ts';
import { option, requiredAmount } from '../../schemas/fields.ts';
import { taxYear } from '../../schemas/tax-year.ts';
import { yearOf } from '../../src/calendar/calendar.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { percent } from '../../src/quantity/quantity.ts';
import { lessDiscount } from '../formulas/discounts.ts';
import { discountTaken, paidAtOnce, undatedInstalmentRows } from '../layouts/tax-instalments.ts';
import { aliquotaDoIpva, IPVA_DO_ESTADO, ULTIMO_ANO_DO_IPVA } from '../lei/ipva.ts';
import { descontoDaCotaUnica, parcelasDoImposto } from '../regras/cota-unica.ts';
import { ESTADOS } from '../tabelas/estados.ts';
import { IPVA_DOS_ESTADOS } from '../tabelas/ipva.ts';
import { IDADE_ISENTA_DO_IPVA } from '../tabelas/isencao-do-ipva.ts';
import {
  declaraIdade,
  ISENTO_PELA_IDADE,
  recusaPeloDadoQueFalta,
  observacoesDoVeiculo,
} from './ipva/observacoes.ts';
import { examples, refusals } from './ipva/examples.ts';
import { contaSimples } from './ipva/conta-simples.ts';

/** Number of years in the list of the year of manufacture. */
const LISTED_YEARS = 40;
const NO_VALUE = 'Por favor, informe um valor válido para o veículo';
const NO_MANUFACTURE_YEAR = 'Por favor, informe um ano de fabricação válido';

const card = defineCalculator({
  id: 'impostos/ipva',
  name: 'IPVA',
  title: 'Calculadora de IPVA',
  description: 'Calcule o IPVA do carro, da moto, do caminhão ou do ônibus pela alíquota do seu estado.',
  keywords:
    'ipva, imposto, veículo, carro, moto, caminhão, tabela fipe, licenciamento, detran, estado, imposto do carro, imposto da moto',
  icon: 'car',
  // Allow a blank rate, which differs from 0%.
  blankNumbers: 'missing',
  sources: [...IPVA_DOS_ESTADOS.sources, IDADE_ISENTA_DO_IPVA.source],

  inputs: {
    type: 'object',
    required: ['valorVeiculo', 'tipoVeiculo', 'anoFabricacao', 'combustivel'],
    properties: {
      valorVeiculo: {
        ...requiredAmount(NO_VALUE),
        title: 'Valor do veículo',
        meaning: 'valorDoVeiculo',
        description: 'O valor venal, em geral o da tabela Fipe.',
        placeholder: '60.000,00',
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
        suggestions: (today: string) =>
          Array.from({ length: LISTED_YEARS }, (_, index) => yearOf(today) - index),
        messages: { type: NO_MANUFACTURE_YEAR, required: NO_MANUFACTURE_YEAR },
        placeholder: '2022',
      },
      estado: {
        type: 'string',
        title: 'Estado',
        oneOf: ESTADOS.map(([sigla, name]) => option(sigla, name)),
        default: 'SP',
      },
      combustivel: {
        type: 'string',
        title: 'Combustível',
        oneOf: [
          option('gasolina', 'Gasolina'),
          option('etanol', 'Etanol'),
          option('flex', 'Flex'),
          option('diesel', 'Diesel'),
          option('eletrico', 'Elétrico'),
          option('hibrido', 'Híbrido'),
          option('gnv', 'GNV'),
        ],
        default: 'flex',
        messages: { required: 'Escolha o combustível' },
      },
      potenciaCv: {
        ...numberBetween(1, 2000),
        title: 'Potência do motor',
        description: 'Decide a alíquota neste estado; está no documento do veículo.',
        unit: 'cv',
        visibleWhen: "tipoVeiculo == 'carro' and (estado == 'GO' or estado == 'TO')",
        placeholder: '120',
      },
      cilindrada: {
        ...numberBetween(1, 10_000),
        title: 'Cilindrada do motor',
        description: 'Decide a alíquota neste estado: um motor 1.0 tem até 1.000 cm³.',
        unit: 'cm³',
        visibleWhen: "tipoVeiculo == 'carro' and (estado == 'AM' or estado == 'MT')",
        placeholder: '1400',
      },
      isencoes: {
        type: 'array',
        title: 'Isenções e descontos do proprietário',
        items: {
          type: 'string',
          oneOf: [
            option('deficiente', 'Pessoa com deficiência'),
            option('taxi', 'Táxi'),
            option('idoso', 'Pessoa idosa'),
          ],
        },
        uniqueItems: true,
        default: [],
      },
      ano: taxYear,
      aliquota: {
        ...percentageUpTo(10),
        title: 'Alíquota do seu estado',
        description:
          'A do boleto ou da lei do estado vale mais que a desta página, e serve a qualquer ano. Onde a página não tem uma confirmada, digite-a.',
        details: true,
      },
      descontoCotaUnica: {
        ...descontoDaCotaUnica,
        description: 'O que o estado desconta de quem paga tudo de uma vez; sem desconto, deixe em branco.',
      },
      quantidadeParcelas: {
        ...parcelasDoImposto,
        description: 'Cada estado oferece as suas; as datas seguem o final da placa.',
        default: 1,
      },
    },
  },
  rules: [
    {
      field: 'anoFabricacao',
      assert: 'anoFabricacao >= 1950 and anoFabricacao <= year(today) + 1',
      message: NO_MANUFACTURE_YEAR,
    },
    { field: 'potenciaCv', check: (veiculo) => recusaPeloDadoQueFalta('potenciaCv', veiculo) },
    { field: 'cilindrada', check: (veiculo) => recusaPeloDadoQueFalta('cilindrada', veiculo) },
    { field: 'aliquota', check: (veiculo) => recusaPeloDadoQueFalta('aliquota', veiculo) },
    {
      field: 'ano',
      warn: `metodo == "oficial" and ano == ${ULTIMO_ANO_DO_IPVA + 1} and not given(aliquota) and not (${ISENTO_PELA_IDADE})`,
      message: `As alíquotas de ${ULTIMO_ANO_DO_IPVA + 1} ainda não foram conferidas: a conta usa as de ${ULTIMO_ANO_DO_IPVA}`,
    },
  ],

  compute(veiculo, result) {
    const { valorVeiculo, anoFabricacao, isencoes, ano, descontoCotaUnica, quantidadeParcelas } = veiculo;
    const idade = declaraIdade(ano, anoFabricacao, result);
    const found = aliquotaDoIpva({
      tipoVeiculo: veiculo.tipoVeiculo,
      estado: veiculo.estado,
      combustivel: veiculo.combustivel,
      valorVeiculo: valorVeiculo.number,
      anoFabricacao: anoFabricacao.number,
      ano: ano.number,
      potenciaCv: veiculo.potenciaCv?.number,
      cilindrada: veiculo.cilindrada?.number,
      aliquota: veiculo.aliquota?.times(100).number,
    });
    // The rules have already refused a vehicle with an unknown rate.
    const { aliquota, ressalva } = 'falta' in found ? { aliquota: percent(0), ressalva: undefined } : found;
    const aliquotaAplicada = result.percent('Alíquota', aliquota);
    const valorIPVA = result.money('IPVA sem desconto', valorVeiculo.times(aliquotaAplicada), IPVA_DO_ESTADO);
    const descontoAplicado = result.percent('Desconto', percent(isencoes.includes('deficiente') ? 100 : 0));
    const valorComDesconto = result.total(
      'IPVA com desconto',
      lessDiscount(valorIPVA.asShown(), descontoAplicado),
    );
    return {
      ...result.group('A conta do IPVA', { aliquotaAplicada, valorIPVA, descontoAplicado, idade }),
      valorCotaUnica: paidAtOnce(result, valorComDesconto, descontoCotaUnica),
      valorDesconto: discountTaken(result, valorIPVA, valorComDesconto),
      valorComDesconto,
      parcelas: valorComDesconto.equals(0)
        ? []
        : undatedInstalmentRows(result, valorComDesconto, quantidadeParcelas.number),
      observacoes: observacoesDoVeiculo({
        tipo: veiculo.tipoVeiculo,
        estado: veiculo.estado,
        ano: ano.number,
        idade: idade.shown,
        isencoes,
        ressalva,
        informaDesconto: descontoCotaUnica !== undefined,
        temImposto: !valorComDesconto.equals(0),
      }),
    };
  },
  simple: contaSimples,
}).layout([
  {
    kind: 'headline',
    label: 'IPVA a pagar',
    answer: {
      'valorComDesconto == 0': 'Você não paga IPVA por este veículo em {ano|text}.',
      'descontoCotaUnica > 0':
        'Você paga {valorComDesconto} de IPVA em {ano|text}, ou {valorCotaUnica} se pagar de uma vez.',
      'descontoAplicado > 0':
        'Você paga {valorComDesconto} de IPVA em {ano|text}: {aliquotaAplicada} dos {valorVeiculo} do veículo, com {descontoAplicado} de desconto.',
      true: 'Você paga {valorComDesconto} de IPVA em {ano|text}: {aliquotaAplicada} dos {valorVeiculo} do veículo.',
    },
  },
  { kind: 'sum', total: 'valorComDesconto', lines: ['valorIPVA', { value: 'valorDesconto', sign: '-' }] },
  { kind: 'table', when: 'valorComDesconto > 0', rows: 'parcelas' },
  { kind: 'lines', title: 'Observações', lines: 'observacoes' },
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
