/** Fields for one debt and for several, and the refusal of a payment that does not reduce them. */
import { amount, monthlyRate, option, requiredAmount } from '../../../schemas/fields.ts';
import { wholeNumberBetween } from '../../../schemas/limited.ts';
import { decimal } from '../../../src/decimal/decimal.ts';
import { obstacleTo, type Debt, type Order } from '../../formulas/debt-payoff.ts';

const MAXIMO_DE_PARCELAS = 600;
const FEWEST_DEBTS = 'Informe pelo menos duas dívidas';
const MAXIMO_DE_DIVIDAS = 20;

const modo = {
  type: 'string',
  title: 'O que você quer saber',
  widget: 'cards',
  wide: true,
  oneOf: [
    option('antecipar', 'Quitar hoje', 'Quanto valem hoje as parcelas que faltam'),
    option('prazo', 'Quanto tempo leva', 'Com um pagamento por mês'),
    option('varias', 'Várias dívidas', 'Qual pagar primeiro, e até quando'),
  ],
  default: 'antecipar',
  messages: { required: 'Escolha o que quer saber' },
} as const;

const IS_EARLY = "modo == 'antecipar'";
const IS_ONE = "modo == 'prazo'";
const IS_MANY = "modo == 'varias'";

const camposDasParcelas = {
  parcela: {
    ...requiredAmount('Informe o valor da parcela'),
    title: 'Valor da parcela',
    visibleWhen: IS_EARLY,
    placeholder: '500,00',
  },
  parcelasRestantes: {
    ...wholeNumberBetween(1, MAXIMO_DE_PARCELAS),
    title: 'Parcelas que faltam',
    unit: 'parcelas',
    default: 12,
    visibleWhen: IS_EARLY,
  },
} as const;

const propostaQuitacao = {
  ...amount,
  title: 'Proposta do credor (opcional)',
  description: 'Quanto pedem para quitar hoje; compare com o valor que a lei manda descontar.',
  default: 0,
  visibleWhen: IS_EARLY,
} as const;

const saldoDevedor = {
  ...requiredAmount('Informe o saldo devedor'),
  title: 'Saldo devedor',
  placeholder: '5.000,00',
  visibleWhen: IS_ONE,
} as const;

const taxaDeJuros = {
  ...monthlyRate,
  title: 'Taxa de juros',
  description: 'A do contrato ou da fatura, sem o CET.',
  default: 3,
  visibleWhen: `not (${IS_MANY})`,
  messages: { ...monthlyRate.messages, required: 'Informe a taxa de juros' },
} as const;

const dividas = {
  type: 'array',
  title: 'Dívidas',
  description: 'O mínimo é o que você paga todo mês de cada uma; o que sobra vai para a primeira da ordem.',
  wide: true,
  visibleWhen: IS_MANY,
  rowName: 'Dívida',
  namedBy: 'nome',
  addLabel: 'Acrescentar dívida',
  minItems: 2,
  maxItems: MAXIMO_DE_DIVIDAS,
  messages: { minItems: FEWEST_DEBTS, maxItems: `Informe no máximo ${MAXIMO_DE_DIVIDAS} dívidas` },
  default: [{}, {}],
  items: {
    type: 'object',
    properties: {
      nome: { type: 'string', title: 'Nome (opcional)', maxLength: 40, placeholder: 'Cartão' },
      saldo: { ...requiredAmount('Informe o saldo da dívida'), title: 'Saldo' },
      taxa: { ...monthlyRate, title: 'Juros' },
      minimo: { ...amount, title: 'Pagamento mínimo' },
    },
  },
} as const;

const camposDoPlano = {
  pagamentoMensal: {
    ...requiredAmount('Informe quanto paga por mês'),
    title: 'Pagamento por mês',
    description: 'Com várias dívidas, o que há para todas juntas.',
    visibleWhen: `not (${IS_EARLY})`,
    placeholder: '800,00',
  },
  ordem: {
    type: 'string',
    title: 'Qual pagar primeiro',
    oneOf: [
      option('maior-taxa', 'A de juros maiores (avalanche)'),
      option('menor-saldo', 'A de saldo menor (bola de neve)'),
    ],
    default: 'maior-taxa',
    visibleWhen: IS_MANY,
  },
} as const;

/** In display order. */
export const perguntas = {
  modo,
  ...camposDasParcelas,
  saldoDevedor,
  dividas,
  interestRate: taxaDeJuros,
  propostaQuitacao,
  ...camposDoPlano,
} as const;

/** A debt as typed: reais, and percent a month. */
interface DividaDigitada {
  readonly saldo?: number | undefined;
  readonly taxa?: number | undefined;
  readonly minimo?: number | undefined;
}

/** A plan as typed; fields of other questions are absent. */
interface PlanoDigitado {
  readonly modo: string;
  readonly saldoDevedor?: number | undefined;
  readonly interestRate?: number | undefined;
  readonly dividas?: readonly DividaDigitada[] | undefined;
  readonly pagamentoMensal?: number | undefined;
  readonly ordem?: Order | undefined;
}

const OBSTACULOS = {
  interest: 'O pagamento não cobre nem os juros do mês',
  minimums: 'O pagamento não cobre os pagamentos mínimos',
  time: 'Com esse pagamento as dívidas levariam mais de mil anos',
} as const;

/** The sentence for a payment that does not reduce the debts, or undefined. */
export function recusaDoPlano(plano: PlanoDigitado): string | undefined {
  if (plano.modo === 'antecipar') return undefined;
  const {
    saldoDevedor: saldo,
    interestRate: taxa,
    pagamentoMensal: pagamento = 0,
    ordem = 'maior-taxa',
  } = plano;
  const todas = (plano.modo === 'prazo' ? [{ saldo, taxa }] : (plano.dividas ?? [])).map(leDivida);
  const obstaculo = obstacleTo(todas, decimal(pagamento), ordem);
  return obstaculo && OBSTACULOS[obstaculo];
}

function leDivida({ saldo = 0, taxa = 0, minimo = 0 }: DividaDigitada): Debt {
  return { balance: decimal(saldo), rate: decimal(taxa).times(0.01), minimum: decimal(minimo) };
}
