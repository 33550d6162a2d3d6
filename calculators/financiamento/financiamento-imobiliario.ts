import { option } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { subtractReais, sumReais } from '../../src/decimal/money.ts';
import { Results } from '../../src/quantity/declare.ts';
import { count, money, type Quantity } from '../../src/quantity/quantity.ts';
import { PRUDENT_PERCENT_OF_INCOME, suggestedIncome } from '../formulas/affordability.ts';
import { chargedInstalments } from '../formulas/charged-instalments.ts';
import { daysToMonthlyDates } from '../formulas/due-dates.ts';
import { monthlyRateOf } from '../formulas/quoted-rate.ts';
import { termOf } from '../formulas/term.ts';
import { custoEfetivoTotal } from '../lei/cet.ts';
import { declaraCet } from '../regras/declara-cet.ts';
import { OTHER_READING, otherReading } from '../layouts/other-reading.ts';
import {
  declaraEntrada,
  campoDaEntrada,
  regrasDaEntrada,
  parcelasDoFinanciamento,
  taxaDoFinanciamento,
  prazoDoFinanciamento,
  regrasDaTaxaDoFinanciamento,
  valorDaCompra,
} from '../regras/financiamento.ts';
import { tipoDaTaxa } from '../regras/taxa-cotada.ts';
import { unidadeDoCredito } from '../regras/prazo.ts';
import {
  LEI_DA_QUITACAO,
  LEI_DO_CREDITO_IMOBILIARIO,
  LEI_DO_SEGURO_HABITACIONAL,
  ISENCAO_DO_CREDITO_IMOBILIARIO,
  PAGINA_DE_PARCELAS,
  NORMA_DO_CET,
} from '../tabelas/fontes-do-credito.ts';
import { declaraPrimeirosEncargos, declaraParcelas } from './financiamento-imobiliario/parcelas.ts';
import { fimPorExtenso, declaraSimulacao } from './financiamento-imobiliario/simulacao.ts';
import { examples, refusals } from './financiamento-imobiliario/examples.ts';
import { camposDosEncargos, campoDasAmortizacoesExtras } from './financiamento-imobiliario/perguntas.ts';
import { declaraDiferencaDoSac, declaraLadoALado } from './financiamento-imobiliario/sistemas.ts';

const IS_PLAIN = 'trMensal == 0 and economiaJuros == 0';
/** True unless the first extra payment settles the debt: no instalment is left then. */
const HAS_CHARGES = 'seguroMip + seguroDfi + tarifaAdministracao > 0 and primeiraParcelaTotal > 0';
const CHARGES = ' Com seguros e tarifa, a primeira é de {primeiraParcelaTotal}.';

/** @param plain sentence about a loan without TR and extra payments. */
function answerOf(plain: string) {
  return {
    [`${IS_PLAIN} and ${HAS_CHARGES}`]: plain + CHARGES,
    [HAS_CHARGES]: `{fimDaDivida}${CHARGES}`,
    [IS_PLAIN]: plain,
    true: '{fimDaDivida}',
  };
}

const BELOW_RATE =
  'Abaixo da taxa do contrato porque o CET conta dias corridos, em anos de 365, e não meses.';

const card = defineCalculator({
  id: 'financiamento/financiamento-imobiliario',
  name: 'Financiamento imobiliário',
  title: 'Simulador de financiamento imobiliário',
  description:
    'Simule o financiamento da casa pela tabela Price ou pelo SAC: parcelas, juros, saldo mês a mês e a comparação dos dois.',
  keywords:
    'financiamento, imóvel, casa própria, apartamento, tabela price, sac, prestação, amortização, amortizar financiamento, sac ou price, tabela sac, financiamento da caixa, minha casa minha vida, comprar casa, financiar casa, financiar apartamento, parcela da casa',
  icon: 'house',
  sources: [
    PAGINA_DE_PARCELAS,
    LEI_DO_CREDITO_IMOBILIARIO,
    LEI_DO_SEGURO_HABITACIONAL,
    ISENCAO_DO_CREDITO_IMOBILIARIO,
    NORMA_DO_CET,
    LEI_DA_QUITACAO,
  ],

  inputs: {
    type: 'object',
    required: ['propertyValue', 'downPayment', 'interestRate', 'years', 'system'],
    properties: {
      propertyValue: { ...valorDaCompra, title: 'Valor do imóvel', meaning: 'valorDoBem', default: 300_000 },
      downPayment: {
        ...campoDaEntrada,
        meaning: 'entrada',
        description: 'O que você paga à vista, FGTS incluído.',
        default: 60_000,
      },
      interestRate: { ...taxaDoFinanciamento, default: 10.5 },
      tipoTaxa: tipoDaTaxa('nominal'),
      years: { ...prazoDoFinanciamento, default: 30 },
      parcelas: parcelasDoFinanciamento,
      prazoEm: unidadeDoCredito,
      system: {
        type: 'string',
        title: 'Sistema de amortização',
        widget: 'cards',
        oneOf: [
          option('price', 'Price', 'Parcelas iguais do começo ao fim'),
          option('sac', 'SAC', 'Parcelas que diminuem todo mês e, em geral, menos juros no total'),
        ],
        default: 'price',
        messages: { required: 'Escolha o sistema de amortização' },
      },
      ...camposDosEncargos,
      amortizacoesExtras: campoDasAmortizacoesExtras,
    },
  },
  rules: [
    ...regrasDaEntrada('propertyValue'),
    ...regrasDaTaxaDoFinanciamento,
    {
      field: 'years',
      assert: 'years * 12 == round(years * 12)',
      message: 'Digite um prazo que dê meses inteiros, como 20 ou 12,5 anos',
    },
    {
      field: 'mes',
      each: 'amortizacoesExtras',
      assert: 'mes <= ultimoMesComExtra',
      message: 'Digite um número entre 0 e {ultimoMesComExtra}',
    },
    {
      field: 'valor',
      each: 'amortizacoesExtras',
      warn: 'valor == 0',
      message: 'Uma amortização sem valor não conta',
    },
  ],

  compute(inputs, result, { today }) {
    const { propertyValue, downPayment, system } = inputs;
    const { months: meses } = termOf(inputs.years, inputs.parcelas);
    const taxaInformada = { rate: inputs.interestRate, kind: inputs.tipoTaxa };
    const isPrice = system === 'price';
    const financedAmount = result.money('Valor financiado', propertyValue.minus(downPayment));
    const monthlyRate = result.percent('Taxa ao mês', monthlyRateOf(taxaInformada), { decimals: 6 });
    const numeroParcelas = result.count('Parcelas do contrato', meses);
    const extras = inputs.amortizacoesExtras
      .filter(({ valor }) => valor.isAbove(0))
      .map(({ mes, valor, frequencia, modo }) => ({
        month: mes.number,
        every: frequencia,
        amount: valor,
        isShortening: modo === 'prazo',
      }));
    const contrato = {
      financiado: financedAmount,
      taxa: monthlyRate,
      meses: numeroParcelas.asShown(),
      sistema: system,
      correcao: inputs.trMensal,
      extras,
    } as const;
    const { price, sac, ...emprestimo } = declaraSimulacao(contrato, result);
    const { firstPayment, totalPaid, totalInterest } = isPrice ? price : sac;
    const primeiraParcelaCom = (taxa: Quantity) =>
      declaraSimulacao({ ...contrato, taxa }, new Results())[system].firstPayment;

    const primeirosEncargos = declaraPrimeirosEncargos(
      { ...inputs, primeiraParcela: firstPayment, saldoInicial: emprestimo.saldoInicial },
      result,
    );
    const parcelas = chargedInstalments(emprestimo.parcelas, {
      lifeInsurance: inputs.seguroMip,
      propertyInsurance: primeirosEncargos.seguroDfiMensal,
      fee: primeirosEncargos.tarifaMensal,
    });
    const dias = daysToMonthlyDates(today, parcelas.length + 1, today);
    const cet = custoEfetivoTotal(
      subtractReais(financedAmount.shown, emprestimo.pagoAntes),
      parcelas.map(({ month, total, extra }) => ({
        dias: dias[month] ?? 0,
        valor: total + (extra ?? 0),
      })),
    );
    const totalEncargos = result.money(
      'Seguros e tarifas até o fim',
      money(sumReais(...parcelas.map((row) => row.charges))),
    );
    const prazoEfetivo = result.count('Parcelas até quitar', count(parcelas.length));
    // Show how the instalment changes if the term does not.
    const ultimaDoPrazoInteiro =
      parcelas.length === numeroParcelas.shown ? parcelas.at(-1)?.payment : undefined;
    const economiaJuros = result.money(
      'Juros poupados com as amortizações extras',
      extras.length === 0 ? money(0) : emprestimo.jurosSemExtras.minus(totalInterest),
    );
    const encargos = { ...primeirosEncargos, totalEncargos };
    const poupado = {
      prazoEfetivo,
      parcelasPoupadas: result.count(
        'Parcelas a menos',
        // Explain the difference only if there can be one.
        extras.length === 0 ? count(0) : numeroParcelas.minus(prazoEfetivo),
      ),
      economiaJuros,
    };
    if (totalEncargos.isAbove(0)) result.group('O que a parcela leva além dos juros', encargos);
    if (economiaJuros.isAbove(0)) result.group('O que as amortizações extras mudam', poupado);
    const { porQueCustaMais, ...diferenca } = declaraDiferencaDoSac(
      price,
      sac,
      emprestimo.parcelasAteQuitar,
      result,
    );
    return {
      financedAmount,
      correcaoMonetaria: emprestimo.correcao,
      totalInterest,
      totalPaid,
      monthlyPayment: isPrice ? firstPayment : undefined,
      firstPayment: isPrice ? undefined : firstPayment,
      ...result.group('Parcelas e custo do crédito', {
        numeroParcelas,
        lastPayment: isPrice ? undefined : sac.lastPayment,
        amortization: isPrice ? undefined : sac.amortization,
        monthlyRate,
        ...declaraCet(
          cet,
          'Juros, seguros e tarifa numa só taxa, com as datas de vencimento.',
          result,
          cet && cet.aoMes < monthlyRate.number ? BELOW_RATE : undefined,
        ),
        downPaymentPercentage: declaraEntrada(downPayment, propertyValue, 'imóvel', result),
        rendaSugerida: result.money('Renda familiar sugerida', suggestedIncome(firstPayment), {
          note: `Aquela em que a primeira parcela ocupa ${PRUDENT_PERCENT_OF_INCOME}% da renda.`,
        }),
      }),
      ...encargos,
      ...poupado,
      fimDaDivida: result.text(
        'Quando a dívida acaba',
        fimPorExtenso({
          contratadas: numeroParcelas.shown,
          ateQuitar: prazoEfetivo.shown,
          poupado: economiaJuros.shown,
          ultimaParcela: isPrice ? ultimaDoPrazoInteiro : sac.lastPayment.shown,
        }),
      ),
      outraTaxa: otherReading(
        taxaInformada,
        isPrice ? 'a parcela' : 'a primeira parcela',
        primeiraParcelaCom,
      ),
      systems: declaraLadoALado([price, sac], result),
      ...result.group('O que muda com o SAC', {
        ...diferenca,
        sacExtraFirstPayment: result.money(
          'A mais na primeira parcela',
          sac.firstPayment.minus(price.firstPayment),
        ),
      }),
      porQueCustaMais,
      evolucao: emprestimo.divida,
      schedule: declaraParcelas(parcelas, result),
      ultimoMesComExtra: result.count('Último mês para amortizar', count(numeroParcelas.shown - 1)),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'monthlyPayment',
    answer: answerOf(
      'Você paga {numeroParcelas} parcelas iguais de {monthlyPayment} pelos {financedAmount} que financia.',
    ),
  },
  {
    kind: 'headline',
    value: 'firstPayment',
    answer: answerOf(
      'Você começa pagando {firstPayment}, e a parcela cai todo mês até {lastPayment} na última de {numeroParcelas}.',
    ),
  },
  {
    kind: 'sum',
    title: 'Sem a entrada, os seguros e a tarifa',
    total: 'totalPaid',
    lines: ['financedAmount', { value: 'correcaoMonetaria', when: 'correcaoMonetaria > 0' }, 'totalInterest'],
  },
  OTHER_READING,
  { kind: 'chart', rows: 'evolucao', series: ['price', 'sac'] },
  { kind: 'text', text: '{porQueCustaMais}' },
  { kind: 'table', rows: 'systems' },
  { kind: 'table', rows: 'schedule', download: 'financiamento-imobiliario' },
  'Crédito para moradia não paga IOF. Fora da conta ficam o ITBI e o registro; os seguros, a tarifa e a TR contam se você os informar em “Mais detalhes”. Compare os bancos pelo Custo Efetivo Total (CET).',
]);
export default card;

export const evidence = {
  examples,
  refusals,
  // Omit it, because only the message that refuses a later month needs it.
  notShown: ['ultimoMesComExtra'],
} satisfies EvidenceOf<typeof card>;
