import { between } from '../../schemas/fields.ts';
import { percentageUpTo } from '../../schemas/limited.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money } from '../../src/quantity/quantity.ts';
import { addedUp } from '../formulas/added-up.ts';
import { effectiveAnnualRate } from '../formulas/annuity.ts';
import { daysToMonthlyDates } from '../formulas/due-dates.ts';
import { termOf } from '../formulas/term.ts';
import { cetDeParcelas } from '../lei/cet.ts';
import { declaraCet } from '../regras/declara-cet.ts';
import { declaraEmprestimo } from '../regras/declara-emprestimo.ts';
import { monthlyRows, workedMonthlyRate } from '../layouts/loan.ts';
import { custosContratados, custosDoCredito, regraDosCustos } from '../regras/custos-do-credito.ts';
import {
  declaraEntrada,
  campoDaEntrada,
  regrasDaEntrada,
  valorDaCompra,
  regraDosMesesInteiros,
} from '../regras/financiamento.ts';
import { limiteDaTaxaMensal, taxaCotada, tipoDaTaxa } from '../regras/taxa-cotada.ts';
import { parcelasDoCredito, unidadeDoCredito, anosDoCredito } from '../regras/prazo.ts';
import { LEI_DA_QUITACAO, PAGINA_DE_PARCELAS, NORMA_DO_CET } from '../tabelas/fontes-do-credito.ts';
import { IOF_ADICIONAL } from '../tabelas/credito.ts';
import { examples, refusals } from './financiamento-veicular/examples.ts';
import { PERCENTUAL_DO_SEGURO, declaraSeguro, contaSimples } from './financiamento-veicular/conta-simples.ts';

const RATE_RANGE = 'Taxa de juros deve estar entre 0% e 20% ao mês';
const TERM_RANGE = 'Prazo deve estar entre 1 e 8 anos';

const COST_NOTE =
  'Juros, IOF e tarifas numa só taxa, com a data de cada parcela: compare os bancos por ele. ' +
  'Some antes a tarifa de cadastro e o registro do contrato, em “Mais detalhes”.';

const card = defineCalculator({
  id: 'financiamento/financiamento-veicular',
  name: 'Financiamento de veículo',
  title: 'Simulador de financiamento de veículo',
  description:
    'Simule o financiamento do carro ou da moto: parcela, juros, IOF, CET, seguro estimado e o custo total.',
  keywords:
    'financiamento, carro, moto, veículo, cdc, parcela, iof, cet, seguro, comprar carro, taxa de juros do carro, financiar carro, financiar moto, parcela do carro, prestação do carro, prestação da moto',
  icon: 'car',
  sources: [IOF_ADICIONAL.source, NORMA_DO_CET, PAGINA_DE_PARCELAS, LEI_DA_QUITACAO],

  inputs: {
    type: 'object',
    required: ['vehicleValue', 'downPayment', 'interestRate', 'years'],
    properties: {
      vehicleValue: {
        ...valorDaCompra,
        title: 'Valor do veículo',
        meaning: 'valorDoVeiculo',
        default: 50_000,
      },
      downPayment: {
        ...campoDaEntrada,
        description: 'O que você paga à vista, com o usado dado na troca.',
        default: 15_000,
      },
      interestRate: {
        ...taxaCotada,
        meaning: 'taxaDoCredito',
        description: 'Taxa zero também vale, para as promoções sem juros.',
        default: 1.99,
        messages: { ...taxaCotada.messages, minimum: RATE_RANGE, maximum: RATE_RANGE },
      },
      tipoTaxa: tipoDaTaxa('mensal'),
      years: { ...anosDoCredito, ...between(1, 8, TERM_RANGE), default: 5 },
      parcelas: parcelasDoCredito(12, 96, 'Digite um prazo de 12 a 96 parcelas'),
      prazoEm: unidadeDoCredito,
      ...custosDoCredito,
      seguroAnual: {
        ...percentageUpTo(100),
        title: 'Seguro por ano',
        unit: '% do veículo',
        description: 'Uma estimativa: o preço depende do carro, da cidade e do motorista. Fica fora do CET.',
        default: PERCENTUAL_DO_SEGURO,
        details: true,
      },
    },
  },
  // Accept a typed zero as a sale without interest.
  asks: [{ fields: ['interestRate'], message: 'Informe a taxa de juros' }],
  rules: [
    ...regrasDaEntrada('vehicleValue'),
    limiteDaTaxaMensal('interestRate', 20, RATE_RANGE),
    regraDosMesesInteiros,
    regraDosCustos,
  ],

  compute({ vehicleValue, downPayment, ...contrato }, result, { today }) {
    const { years: anos, months: meses } = termOf(contrato.years, contrato.parcelas);
    const taxa = workedMonthlyRate({ rate: contrato.interestRate, kind: contrato.tipoTaxa }, result);
    const semEntrada = result.money('Preço menos a entrada', vehicleValue.minus(downPayment));
    const numeroParcelas = result.count('Número de parcelas', meses);
    const dias = daysToMonthlyDates(today, numeroParcelas.shown);
    const { rows, ...emprestimo } = declaraEmprestimo(
      { emprestado: semEntrada, taxa, meses: numeroParcelas, dias, ...custosContratados(contrato) },
      result,
    );
    const { financedAmount, valorRecebido, monthlyPayment, totalPaid, ...acrescimos } = emprestimo;
    const cet = cetDeParcelas(valorRecebido.shown, dias, monthlyPayment.shown);
    const seguro = declaraSeguro(vehicleValue, contrato.seguroAnual, anos, result);
    const iofNaHora = contrato.iofFinanciado ? money(0) : acrescimos.iof;
    const tarifaNaHora = contrato.tarifaFinanciada ? money(0) : contrato.tarifa;
    const pagoNaHora = result.money('IOF e tarifas pagos na hora', addedUp(iofNaHora, tarifaNaHora));
    if (pagoNaHora.isAbove(0)) result.group('Na hora', { pagoNaHora });
    return {
      precoMenosEntrada: semEntrada,
      ...acrescimos,
      monthlyPayment,
      ...result.group('Custo do crédito', {
        ...declaraCet(cet, COST_NOTE, result),
        effectiveAnnualRate: result.percent('Taxa efetiva ao ano', effectiveAnnualRate(taxa)),
      }),
      ...result.group('O financiamento', {
        financedAmount,
        valorRecebido,
        totalPaid,
        downPaymentPercentage: declaraEntrada(downPayment, vehicleValue, 'veículo', result),
        numeroParcelas,
      }),
      seguro,
      pagoNaHora,
      totalCost: result.total('Custo total', totalPaid.plus(seguro).plus(pagoNaHora)),
      schedule: monthlyRows('Parcelas mês a mês', rows, financedAmount.shown, result),
    };
  },
  simple: contaSimples,
}).layout([
  {
    kind: 'headline',
    value: 'monthlyPayment',
    answer:
      'Você paga {numeroParcelas} parcelas iguais de {monthlyPayment} pelos {financedAmount} que financia.',
  },
  {
    kind: 'sum',
    title: 'O custo total, sem a entrada',
    total: 'totalCost',
    lines: [
      { value: 'financedAmount', when: "metodo == 'simplificado'" },
      'precoMenosEntrada',
      'iof',
      'tarifas',
      'totalInterest',
      'seguro',
    ],
  },
  { kind: 'chart', shape: 'area', title: 'Como a dívida cai', rows: 'schedule', series: ['balance'] },
  { kind: 'table', rows: 'schedule', download: 'financiamento-veicular' },
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
