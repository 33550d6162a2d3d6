import { monthlyRate, option, requiredAmount } from '../../schemas/fields.ts';
import { monthTerms } from '../../schemas/terms.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money } from '../../src/quantity/quantity.ts';
import { DECRETO_DO_IOF, NORMA_DA_ANTECIPACAO_DO_FGTS } from '../tabelas/fontes-do-credito.ts';
import {
  ANTECIPACAO_MINIMA,
  ANTECIPACAO_MAXIMA,
  MAXIMO_DE_SAQUES,
  MAXIMO_DE_SAQUES_NO_PRIMEIRO_ANO,
} from '../tabelas/credito.ts';
import { TABELA_DO_SAQUE_ANIVERSARIO } from '../tabelas/saque-aniversario.ts';
import { LEI_DO_PAGAMENTO_DO_13 } from '../tabelas/leis-trabalhistas.ts';
import { examples } from './antecipacao-13/examples.ts';
import { declaraAntecipacaoDoFgts } from './antecipacao-13/antecipacao-dos-saques.ts';
import {
  PERCENTUAL_ACEITAVEL,
  declaraAntecipacaoDoBeneficio,
} from './antecipacao-13/antecipacao-do-beneficio.ts';
import { saqueAntecipavel } from './antecipacao-13/antecipacao-dos-saques.ts';

const TERM_RANGE = 'Prazo deve estar entre 1 e 6 meses';
const DO_BENEFICIO = "modalidade == '13'";
const DO_FGTS = "modalidade == 'fgts'";
const MES = 'Digite um número entre 1 e 12';
const SAQUES = `Digite um número entre 1 e ${MAXIMO_DE_SAQUES_NO_PRIMEIRO_ANO}`;
const TOO_MANY = `Desde 01/11/2026 só é possível antecipar ${MAXIMO_DE_SAQUES} saques`;
const TOO_LITTLE = `O saque anual não chega aos ${ANTECIPACAO_MINIMA} que podem ser antecipados`;

/**
 * Usual upper limit of banks for withdrawals of the FGTS, in percent a month; only a warning, because it has a
 * single source.
 */
const TAXA_DO_FGTS = 1.8;

function recusaDoSaldo(inputs: { readonly modalidade: string; readonly saldoFgts?: number }) {
  const { modalidade, saldoFgts = 0 } = inputs;
  return modalidade === 'fgts' && saqueAntecipavel(money(saldoFgts)) === undefined ? TOO_LITTLE : undefined;
}

const card = defineCalculator({
  id: 'financiamento/antecipacao-13',
  name: 'Antecipação do 13º e do FGTS',
  title: 'Simulador de antecipação do 13º salário ou do FGTS',
  description:
    'Veja quanto você recebe hoje ao antecipar o 13º salário ou o saque do FGTS, e quanto a antecipação custa.',
  keywords:
    'antecipação, 13º, décimo terceiro, fgts, saque-aniversário, adiantamento, desconto, antecipar o 13º, antecipar o fgts, antecipar saque-aniversário',
  icon: 'calendar-clock',
  sources: [
    LEI_DO_PAGAMENTO_DO_13,
    ...TABELA_DO_SAQUE_ANIVERSARIO.sources.map((source) => ({ ...source, usedWhen: DO_FGTS })),
    NORMA_DA_ANTECIPACAO_DO_FGTS,
    DECRETO_DO_IOF,
  ],

  inputs: {
    type: 'object',
    required: [
      'modalidade',
      'benefitValue',
      'saldoFgts',
      'mesAniversario',
      'interestRate',
      'anticipationMonths',
      'quantidadeSaques',
    ],
    properties: {
      modalidade: {
        type: 'string',
        title: 'O que antecipar',
        widget: 'tabs',
        oneOf: [
          { ...option('13', '13º ou outro benefício'), sets: { interestRate: 3.5 } },
          { ...option('fgts', 'Saque-aniversário do FGTS'), sets: { interestRate: 1.79 } },
        ],
        default: '13',
        messages: { required: 'Escolha o que antecipar' },
      },
      benefitValue: {
        ...requiredAmount('Informe o valor do benefício'),
        title: 'Valor do benefício',
        description: 'O que você receberia na data certa.',
        default: 1320,
        visibleWhen: DO_BENEFICIO,
      },
      saldoFgts: {
        ...requiredAmount('Informe o saldo do FGTS'),
        title: 'Saldo do FGTS',
        description: 'A soma de todas as suas contas, no aplicativo FGTS.',
        visibleWhen: DO_FGTS,
        placeholder: '10.000,00',
      },
      mesAniversario: {
        type: 'integer',
        title: 'Mês do seu aniversário',
        description: 'O saque de cada ano sai no quinto dia útil desse mês.',
        minimum: 1,
        maximum: 12,
        visibleWhen: DO_FGTS,
        messages: { required: MES, minimum: MES, maximum: MES },
        placeholder: '5',
      },
      interestRate: {
        type: 'number',
        format: 'percent',
        title: 'Taxa de juros',
        unit: monthlyRate.unit,
        exclusiveMinimum: 0,
        maximum: monthlyRate.maximum,
        default: 3.5,
        messages: {
          exclusiveMinimum: 'Informe a taxa de juros',
          maximum: monthlyRate.messages.maximum,
        },
      },
      anticipationMonths: {
        type: 'integer',
        title: 'Meses de antecipação',
        description: 'Quanto falta para a data em que o dinheiro sairia.',
        oneOf: monthTerms(6),
        default: 3,
        visibleWhen: DO_BENEFICIO,
        messages: { required: TERM_RANGE, type: TERM_RANGE, enum: TERM_RANGE },
      },
      quantidadeSaques: {
        type: 'integer',
        title: 'Saques a antecipar',
        description: 'Um por ano.',
        minimum: 1,
        maximum: MAXIMO_DE_SAQUES_NO_PRIMEIRO_ANO.number,
        default: 1,
        visibleWhen: DO_FGTS,
        messages: { required: SAQUES, minimum: SAQUES, maximum: SAQUES },
      },
    },
  },
  rules: [
    {
      field: 'quantidadeSaques',
      assert: `quantidadeSaques <= ${MAXIMO_DE_SAQUES.number} or today < "${MAXIMO_DE_SAQUES.validFrom}"`,
      message: TOO_MANY,
    },
    { field: 'saldoFgts', check: recusaDoSaldo },
    {
      field: 'interestRate',
      warn: `${DO_FGTS} and interestRate >= ${TAXA_DO_FGTS}`,
      message: 'A taxa do FGTS deve ficar abaixo de 1,80% ao mês',
    },
  ],

  compute(inputs, result, { today }) {
    const { modalidade, saldoFgts, mesAniversario, quantidadeSaques, interestRate } = inputs;
    const isFgts = modalidade === 'fgts';
    const antecipacao = {
      saldo: saldoFgts ?? money(0),
      mes: mesAniversario?.number ?? 1,
      quantidade: quantidadeSaques?.number ?? 1,
      taxa: interestRate,
    };
    return {
      ...(isFgts ? declaraAntecipacaoDoFgts(antecipacao, today, result) : undefined),
      ...(isFgts ? undefined : declaraAntecipacaoDoBeneficio(inputs, result)),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'netValue',
    answer:
      'Você recebe {netValue} agora, em vez de {originalValue} daqui a {anticipationMonths}: antecipar custa {totalCost}.',
  },
  {
    kind: 'headline',
    value: 'valorLiberado',
    answer: {
      'quantidadeSaques == 1':
        'Você recebe {valorLiberado} agora, em troca de {totalCedido} do seu próximo saque.',
      true: 'Você recebe {valorLiberado} agora, em troca de {totalCedido} dos seus próximos saques.',
    },
  },
  {
    kind: 'notice',
    tone: 'warning',
    when: `discountPercentage > ${PERCENTUAL_ACEITAVEL}`,
    text: 'Antes de assinar, compare esta taxa com a do consignado e com a de um empréstimo pessoal.',
  },
  {
    kind: 'composition',
    title: 'Para onde vai o benefício',
    parts: [{ label: 'Você recebe', value: 'netValue' }, 'discount', 'fees'],
  },
  { kind: 'table', rows: 'saques' },
  {
    kind: 'notice',
    when: DO_FGTS,
    text: `De cada saque o banco antecipa de ${ANTECIPACAO_MINIMA} a ${ANTECIPACAO_MAXIMA}, 90 dias depois da adesão ao saque-aniversário. O saldo que garante o contrato fica bloqueado até ele ser pago.`,
  },
]);
export default card;

export const evidence = {
  examples,
  refusals: [
    {
      input: { modalidade: 'fgts', saldoFgts: 10_000, mesAniversario: 3, quantidadeSaques: 4 },
      field: 'quantidadeSaques',
      message: TOO_MANY,
      today: '2026-11-01',
    },
    {
      input: { modalidade: 'fgts', saldoFgts: 199.98, mesAniversario: 3 },
      field: 'saldoFgts',
      message: TOO_LITTLE,
    },
    {
      input: { modalidade: 'fgts', mesAniversario: 3 },
      field: 'saldoFgts',
      message: 'Informe o saldo do FGTS',
    },
  ],
} satisfies EvidenceOf<typeof card>;
