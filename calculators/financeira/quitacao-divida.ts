import { reais } from '../../src/decimal/money.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import type { Results } from '../../src/quantity/declare.ts';
import { count, money, one, percent, type Quantity } from '../../src/quantity/quantity.ts';
import { QUITACAO_ANTECIPADA, valorParaQuitar } from '../lei/quitacao-antecipada.ts';
import {
  LEI_DA_INFORMACAO_NO_CREDITO,
  LEI_DA_QUITACAO,
  CALCULADORA_DE_PARCELAS,
} from '../tabelas/fontes-do-credito.ts';
import { EXAMPLES, REFUSALS } from './quitacao-divida/examples.ts';
import { perguntas, recusaDoPlano } from './quitacao-divida/perguntas.ts';
import { declaraPlanoDeVarias, declaraPlanoDeUma } from './quitacao-divida/plano.ts';

const zero = money(0);

/** The remaining debt. */
interface ParcelasQueFaltam {
  readonly parcela: Quantity;
  /** Whole, 1 or more. */
  readonly parcelasRestantes: Quantity;
  readonly taxa: Quantity;
  /** The lender's offer; 0 if unknown. */
  readonly propostaQuitacao: Quantity;
}

/** Declares the value of the instalments today, and the saving. */
function declaraQuitacaoAntecipada(
  { parcela, parcelasRestantes, taxa, propostaQuitacao }: ParcelasQueFaltam,
  result: Results,
) {
  const restantes = count(parcelasRestantes.number, 'parcelas');
  const totalFuturo = result.money('Total até a última parcela', parcela.times(restantes));
  const valorPresente = result.money(
    'Valor para quitar hoje',
    valorParaQuitar(parcela, taxa, parcelasRestantes),
    QUITACAO_ANTECIPADA,
  );
  const desconto = result.money('Juros descontados', totalFuturo.minus(valorPresente), {
    note: 'Os do tempo que não vai passar.',
  });
  const proposta = propostaQuitacao.isAbove(0)
    ? result.money('Proposta do credor', propostaQuitacao)
    : undefined;
  // Base the saving on the actual payment, and name the lender's offer in the label if it differs from the headline.
  const rotulo = proposta ? 'Economia com a proposta' : 'Economia';
  const economia = result.money(rotulo, totalFuturo.minus(proposta ?? valorPresente));
  return {
    totalFuturo,
    desconto,
    valorPresente,
    ...result.group(rotulo, {
      proposta,
      economia,
      economiaPercentual: result.percent(`${rotulo} em relação ao total`, economia.over(totalFuturo)),
    }),
  };
}

const card = defineCalculator({
  id: 'financeira/quitacao-divida',
  name: 'Quitação de dívidas',
  title: 'Calculadora de quitação de dívidas e antecipação de parcelas',
  description:
    'Veja por quanto quitar hoje um empréstimo, em quanto tempo uma dívida acaba e qual das suas dívidas pagar primeiro.',
  keywords:
    'quitar dívida, quitação antecipada, antecipar parcelas, amortizar, desconto para quitar, valor presente, saldo devedor, sair das dívidas, dívida do cartão, juros do cartão, rotativo, cheque especial, bola de neve, avalanche, renegociar, em quanto tempo pago, proposta de acordo, quitar empréstimo, pagar dívida, cartão de crédito, dívida do cartão de crédito, amortizar dívida, endividado, nome sujo, limpar o nome, sair do vermelho, tirar do vermelho, negativado',
  icon: 'badge-check',
  sources: [LEI_DA_QUITACAO, LEI_DA_INFORMACAO_NO_CREDITO, CALCULADORA_DE_PARCELAS],

  inputs: {
    type: 'object',
    required: ['modo'],
    properties: perguntas,
  },
  rules: [
    { field: 'pagamentoMensal', check: recusaDoPlano },
    {
      field: 'dividas',
      warn: 'given(minimosCurtos)',
      message: '{minimosCurtos}: o mínimo não cobre os juros do mês, e a dívida cresce até chegar a vez dela',
    },
    {
      field: 'propostaQuitacao',
      warn: 'propostaQuitacao > valorPresente',
      message:
        'A proposta passa do valor de hoje, {valorPresente}: por lei os juros das parcelas antecipadas são descontados',
    },
  ],

  compute(
    { modo, parcela = zero, saldoDevedor = zero, pagamentoMensal = zero, ...inputs },
    result,
    { today },
  ) {
    const { interestRate = percent(0), propostaQuitacao = zero, parcelasRestantes = one } = inputs;
    const { dividas = [], ordem = 'maior-taxa' } = inputs;
    const comNome = dividas.map(({ nome, saldo = zero, taxa = percent(0), minimo = zero }) => ({
      nome,
      saldo: money(reais(saldo.exact)),
      taxa,
      minimo,
    }));
    return {
      ...(modo === 'antecipar'
        ? declaraQuitacaoAntecipada(
            { parcela, parcelasRestantes, taxa: interestRate, propostaQuitacao },
            result,
          )
        : undefined),
      ...(modo === 'prazo'
        ? declaraPlanoDeUma(saldoDevedor, interestRate, pagamentoMensal, result)
        : undefined),
      ...(modo === 'varias'
        ? declaraPlanoDeVarias(comNome, { pago: pagamentoMensal, ordem, today }, result)
        : undefined),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'valorPresente',
    answer: {
      'propostaQuitacao == 0':
        'Você quita hoje por {valorPresente} o que custaria {totalFuturo} até a última parcela.',
      'propostaQuitacao > 0 and propostaQuitacao < valorPresente':
        'A proposta de {proposta} é melhor que a lei, que garante quitar hoje por {valorPresente}.',
      'propostaQuitacao >= valorPresente':
        'Pela lei você quita hoje por {valorPresente}; o credor pede {proposta}.',
    },
  },
  {
    kind: 'headline',
    value: 'pagarPrimeiro',
    answer:
      'Comece por {pagarPrimeiro}: {ordemDePagamento} Você fica livre das dívidas em {meses}. {vantagemDaOrdem}',
  },
  {
    kind: 'headline',
    value: 'meses',
    answer: 'Pagando {pagamentoMensal} por mês, você fica livre da dívida em {meses|yearsAndMonths}.',
  },
  { kind: 'sum', total: 'valorPresente', lines: ['totalFuturo', { value: 'desconto', sign: '-' }] },
  { kind: 'sum', total: 'totalPago', lines: ['saldo', 'totalJuros'] },
  {
    kind: 'timeline',
    title: 'Quando cada dívida acaba',
    from: 'mesAtual',
    rows: 'porDivida',
    month: 'mes',
    reminder: 'Dívida quitada',
  },
  {
    kind: 'composition',
    title: 'Do que são feitas as parcelas que faltam',
    parts: ['valorPresente', 'desconto'],
  },
  { kind: 'table', rows: 'porDivida' },
  { kind: 'chart', title: 'O que falta pagar, mês a mês', rows: 'schedule', series: ['balance'] },
  { kind: 'table', rows: 'schedule', download: 'quitacao-de-divida' },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: REFUSALS,
} satisfies EvidenceOf<typeof card>;
