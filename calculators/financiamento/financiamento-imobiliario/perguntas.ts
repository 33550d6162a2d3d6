/** Optional fields of a home loan: insurance, a fee, the TR, extra payments. */
import { amount, option } from '../../../schemas/fields.ts';
import { percentageUpTo, wholeNumberBetween } from '../../../schemas/limited.ts';

/** Months of the longest term; the last one takes no extra payment. */
const PRAZO_MAXIMO = 420;
const MAXIMO_DE_EXTRAS = 60;

export const camposDosEncargos = {
  seguroMip: {
    ...percentageUpTo(100),
    title: 'Seguro MIP',
    unit: '% do saldo ao mês',
    description:
      'Morte e invalidez. É obrigatório, encarece a parcela e sobe com a idade: veja a taxa na proposta.',
    default: 0,
    details: true,
  },
  seguroDfi: {
    ...percentageUpTo(100),
    title: 'Seguro DFI',
    unit: '% do imóvel ao mês',
    description: 'Danos ao imóvel. É obrigatório e não cai com o saldo.',
    default: 0,
    details: true,
  },
  tarifaAdministracao: {
    ...amount,
    title: 'Tarifa de administração',
    description: 'O que o banco cobra por mês para cuidar do contrato; muitos cobram R$ 25,00.',
    default: 0,
    details: true,
  },
  trMensal: {
    ...percentageUpTo(5),
    title: 'TR',
    unit: '% ao mês',
    description: 'Corrige o saldo devedor todo mês. Com a TR acima de zero, parcelas e juros crescem.',
    default: 0,
    details: true,
    messages: {
      ...percentageUpTo(5).messages,
      maximum: 'Digite uma TR de 0% a 5% ao mês',
    },
  },
} as const;

export const campoDasAmortizacoesExtras = {
  type: 'array',
  title: 'Amortizações extras',
  description: 'O que você paga além das parcelas, com FGTS ou dinheiro, poupa os juros que viriam depois.',
  wide: true,
  details: true,
  rowName: 'Amortização',
  addLabel: 'Acrescentar amortização',
  minItems: 0,
  maxItems: MAXIMO_DE_EXTRAS,
  messages: { maxItems: `Informe no máximo ${MAXIMO_DE_EXTRAS} amortizações` },
  default: [],
  newRow: { mes: 12, valor: 0, modo: 'prazo' },
  items: {
    type: 'object',
    required: ['mes', 'valor', 'frequencia', 'modo'],
    properties: {
      mes: {
        ...wholeNumberBetween(0, PRAZO_MAXIMO - 1),
        title: 'Depois da parcela',
        description: '0 é antes da primeira.',
      },
      valor: { ...amount, title: 'Valor' },
      frequencia: {
        type: 'integer',
        title: 'Frequência',
        oneOf: [
          option(0, 'Uma vez'),
          option(1, 'Todo mês'),
          option(12, 'Todo ano'),
          option(24, 'A cada 2 anos'),
        ],
        default: 0,
        messages: { required: 'Escolha a frequência' },
      },
      modo: {
        type: 'string',
        title: 'O que diminui',
        widget: 'cards',
        oneOf: [option('prazo', 'O prazo'), option('parcela', 'A parcela')],
        default: 'prazo',
        messages: { required: 'Escolha o que a amortização diminui' },
      },
    },
  },
} as const;
