import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { formatNumber } from '../../src/engine/format.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { PRUDENT_PERCENT_OF_INCOME, suggestedIncome } from '../formulas/affordability.ts';
import { pricePayment, priceFormula } from '../formulas/annuity.ts';
import { monthlyRateOf } from '../formulas/quoted-rate.ts';
import { termOf } from '../formulas/term.ts';
import { yearlyDebt } from '../formulas/yearly-debt.ts';
import { yearlyRows } from '../layouts/loan.ts';
import { OTHER_READING, otherReading } from '../layouts/other-reading.ts';
import {
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
  LEI_DA_INFORMACAO_NO_CREDITO,
  CALCULADORA_DE_PARCELAS,
  NORMA_DO_CET,
} from '../tabelas/fontes-do-credito.ts';
import { examples, refusals } from './financiamento/examples.ts';

/** Monthly payment in reais above which the card shows a remark. */
const PARCELA_ALTA = 10_000;

const card = defineCalculator({
  id: 'financeira/financiamento',
  name: 'Financiamento (Tabela Price)',
  title: 'Simulador de financiamento pela Tabela Price',
  description:
    'Simule um financiamento com parcelas fixas: valor da parcela, total pago, juros e saldo devedor ano a ano.',
  keywords: 'financiamento, tabela price, parcela fixa, entrada, saldo devedor, imóvel, veículo',
  formerIds: ['financeira/financiamento-price'],
  icon: 'key-round',
  alsoListedIn: ['financiamento'],
  sources: [CALCULADORA_DE_PARCELAS, NORMA_DO_CET, LEI_DA_INFORMACAO_NO_CREDITO],

  inputs: {
    type: 'object',
    required: ['propertyValue', 'downPayment', 'interestRate', 'years'],
    properties: {
      propertyValue: { ...valorDaCompra, title: 'Valor do bem', meaning: 'valorDoBem', default: 300_000 },
      downPayment: {
        ...campoDaEntrada,
        meaning: 'entrada',
        description: 'O que você paga à vista; o restante é financiado.',
        default: 60_000,
      },
      interestRate: { ...taxaDoFinanciamento, default: 9.5 },
      tipoTaxa: tipoDaTaxa('nominal'),
      years: { ...prazoDoFinanciamento, default: 30 },
      parcelas: parcelasDoFinanciamento,
      prazoEm: unidadeDoCredito,
    },
  },
  rules: [
    ...regrasDaEntrada('propertyValue'),
    ...regrasDaTaxaDoFinanciamento,
    {
      field: '',
      warn: `monthlyPayment > ${PARCELA_ALTA}`,
      message: `Parcela mensal acima de R$ ${formatNumber(PARCELA_ALTA)} - verifique se cabe no seu orçamento`,
    },
  ],

  compute({ propertyValue, downPayment, interestRate, tipoTaxa, ...inputs }, result) {
    const { years: anos, months: meses } = termOf(inputs.years, inputs.parcelas);
    const taxaInformada = { rate: interestRate, kind: tipoTaxa };
    const loanAmount = result.money('Valor financiado', propertyValue.minus(downPayment));
    const monthlyRate = result.percent('Taxa mensal', monthlyRateOf(taxaInformada), { decimals: 6 });
    const numeroParcelas = result.number('Número de parcelas', meses, { places: 4 });
    const parcelaCom = (taxaMensal: Quantity) => pricePayment(loanAmount, taxaMensal, numeroParcelas);
    const monthlyPayment = result.money('Parcela mensal', parcelaCom(monthlyRate), priceFormula(monthlyRate));
    const totalPaid = result.total('Total das parcelas', monthlyPayment.times(numeroParcelas));
    return {
      loanAmount,
      monthlyPayment,
      totalPaid,
      totalInterest: result.money('Total de juros', totalPaid.minus(loanAmount)),
      outraTaxa: otherReading(taxaInformada, 'a parcela', parcelaCom),
      ...result.group('Em detalhe', {
        totalCost: result.money('Custo total', totalPaid.plus(downPayment), {
          note: downPayment.equals(0)
            ? 'Só as parcelas, sem entrada.'
            : 'Parcelas mais a entrada de {entrada.downPayment}.',
        }),
        downPaymentPercentage: result.percent(
          'Entrada em relação ao valor do bem',
          downPayment.over(propertyValue),
        ),
        monthlyRate,
        numeroParcelas,
        rendaSugerida: result.money('Renda mensal sugerida', suggestedIncome(monthlyPayment), {
          note: `Com ela, a parcela toma ${PRUDENT_PERCENT_OF_INCOME}% da renda da família, o máximo que convém.`,
        }),
      }),
      evolucao: yearlyRows('Situação ao fim de cada ano', yearlyDebt(loanAmount, monthlyRate, anos), result),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'monthlyPayment',
    answer: {
      'numeroParcelas != floor(numeroParcelas)':
        'O prazo não dá meses inteiros: pelos {loanAmount} que financia você paga {monthlyPayment} por mês, {totalPaid} ao todo.',
      true: 'Você paga {numeroParcelas} parcelas iguais de {monthlyPayment} pelos {loanAmount} que financia.',
    },
  },
  { kind: 'sum', total: 'totalPaid', lines: ['loanAmount', 'totalInterest'] },
  OTHER_READING,
  {
    kind: 'chart',
    title: 'A dívida ao longo dos anos',
    rows: 'evolucao',
    series: ['saldoDevedor', 'amortizado', 'juros'],
  },
  { kind: 'table', rows: 'evolucao', download: 'financiamento-price' },
  'Seguros, tarifas, impostos e a correção do saldo (TR ou IPCA) não entram na conta; compare as propostas pelo CET.',
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
