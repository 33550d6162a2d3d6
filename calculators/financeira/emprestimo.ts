import { amount, monthlyRate } from '../../schemas/fields.ts';
import { sumReais } from '../../src/decimal/money.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { daysToMonthlyDates } from '../formulas/due-dates.ts';
import { termOf } from '../formulas/term.ts';
import { cetDeParcelas } from '../lei/cet.ts';
import { declaraCet } from '../regras/declara-cet.ts';
import { declaraEmprestimo } from '../regras/declara-emprestimo.ts';
import { monthlyRows, workedMonthlyRate } from '../layouts/loan.ts';
import { custosContratados, custosDoCredito, regraDosCustos } from '../regras/custos-do-credito.ts';
import { regraDosMesesInteiros } from '../regras/financiamento.ts';
import { limiteDaTaxaMensal, taxaCotada, tipoDaTaxa } from '../regras/taxa-cotada.ts';
import { parcelasDoCredito, unidadeDoCredito, anosDoCredito } from '../regras/prazo.ts';
import {
  LEI_DA_INFORMACAO_NO_CREDITO,
  DECRETO_DO_IOF,
  CALCULADORA_DE_PARCELAS,
  NORMA_DO_CET,
} from '../tabelas/fontes-do-credito.ts';
import { primeiroVencimento, seguroMensal } from './emprestimo/perguntas.ts';
import { examples, refusals } from './emprestimo/examples.ts';
import { contaSimples } from './emprestimo/conta-simples.ts';

const NO_AMOUNT = 'Informe o valor do empréstimo';

const card = defineCalculator({
  id: 'financeira/emprestimo',
  name: 'Empréstimo pessoal',
  title: 'Simulador de empréstimo pessoal',
  description:
    'Calcule a parcela, o IOF, os juros e o Custo Efetivo Total (CET) de um empréstimo com parcelas fixas.',
  keywords:
    'empréstimo, empréstimo pessoal, crédito, parcela, cet, iof, juros ao mês, custo efetivo total, dívida, cartão, parcela do empréstimo, juros do empréstimo, dinheiro emprestado',
  icon: 'hand-coins',
  sources: [CALCULADORA_DE_PARCELAS, DECRETO_DO_IOF, NORMA_DO_CET, LEI_DA_INFORMACAO_NO_CREDITO],

  inputs: {
    type: 'object',
    required: ['loanAmount', 'interestRate', 'years'],
    properties: {
      loanAmount: { ...amount, title: 'Valor do empréstimo', default: 10_000, wide: true },
      years: { ...anosDoCredito, default: 2 },
      parcelas: parcelasDoCredito(
        1,
        12 * anosDoCredito.maximum,
        'Informe o número de parcelas',
        'Digite um prazo de até 1.200 parcelas',
      ),
      prazoEm: unidadeDoCredito,
      interestRate: { ...taxaCotada, meaning: 'taxaDoCredito', default: 3.5 },
      tipoTaxa: tipoDaTaxa('mensal'),
      primeiroVencimento,
      ...custosDoCredito,
      seguroMensal,
    },
  },
  asks: [
    { fields: ['loanAmount'], message: NO_AMOUNT },
    { fields: ['interestRate'], message: 'Informe a taxa de juros' },
  ],
  rules: [
    // Accept a loan of 0 in the simple method, as the specification requires.
    { field: 'loanAmount', assert: "loanAmount > 0 or metodo == 'simplificado'", message: NO_AMOUNT },
    { field: 'years', assert: 'years > 0', message: 'Informe o prazo' },
    {
      field: 'years',
      assert: 'years == 0 or years * 12 >= 1',
      message: 'Informe um prazo de pelo menos um mês (0,0834 ano)',
    },
    { ...regraDosMesesInteiros, assert: `metodo == 'simplificado' or ${regraDosMesesInteiros.assert}` },
    limiteDaTaxaMensal('interestRate', monthlyRate.maximum, monthlyRate.messages.maximum),
    regraDosCustos,
  ],

  compute({ loanAmount, interestRate, tipoTaxa, ...contrato }, result, { today }) {
    const { months: meses } = termOf(contrato.years, contrato.parcelas);
    const numeroParcelas = result.count('Número de parcelas', meses);
    const dias = daysToMonthlyDates(today, numeroParcelas.shown, contrato.primeiroVencimento);
    const taxa = workedMonthlyRate({ rate: interestRate, kind: tipoTaxa }, result);
    const { rows, financedAmount, ...emprestimo } = declaraEmprestimo(
      { emprestado: loanAmount, taxa, meses: numeroParcelas, dias, ...custosContratados(contrato) },
      result,
    );
    const seguro = result.money('Seguro por mês', contrato.seguroMensal);
    const pagoPorMes = sumReais(emprestimo.monthlyPayment.shown, seguro.shown);
    const cet = cetDeParcelas(emprestimo.valorRecebido.shown, dias, pagoPorMes);
    const totalSeguro = result.money(
      'Seguro até o fim',
      seguro.equals(0) ? seguro : seguro.times(numeroParcelas),
      { note: 'Além do total pago.' },
    );
    if (totalSeguro.isAbove(0)) result.group('Seguro', { totalSeguro });
    return {
      ...emprestimo,
      totalSeguro,
      ...result.group('Custo do crédito', {
        ...declaraCet(cet, 'Juros, IOF, tarifas e seguro numa só taxa, com a data de cada parcela.', result),
        financedAmount,
        numeroParcelas,
      }),
      schedule: monthlyRows('Parcela a parcela', rows, financedAmount.shown, result),
    };
  },
  simple: contaSimples,
}).layout([
  {
    kind: 'headline',
    value: 'monthlyPayment',
    answer: {
      'totalSeguro > 0 and numeroParcelas == 1':
        'Para receber {valorRecebido} você paga {totalPaid}, em uma só parcela, e mais {totalSeguro} de seguro.',
      'totalSeguro > 0':
        'Para receber {valorRecebido} você paga {numeroParcelas} parcelas de {monthlyPayment}, {totalPaid} ao todo, e mais {totalSeguro} de seguro.',
      'numeroParcelas == 1': 'Para receber {valorRecebido} você paga {totalPaid}, em uma só parcela.',
      'numeroParcelas != floor(numeroParcelas)':
        'O prazo não dá meses inteiros: para receber {valorRecebido} você paga {monthlyPayment} por mês, {totalPaid} ao todo.',
      true: 'Para receber {valorRecebido} você paga {numeroParcelas} parcelas de {monthlyPayment}: {totalPaid} ao todo.',
    },
  },
  { kind: 'sum', total: 'totalPaid', lines: ['valorRecebido', 'iof', 'tarifas', 'totalInterest'] },
  { kind: 'chart', title: 'Saldo devedor mês a mês', rows: 'schedule', series: ['balance'] },
  { kind: 'table', rows: 'schedule', download: 'emprestimo' },
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
