import { amount, monthlyRate, option, requiredAmount } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { effectiveAnnualRate, presentValue } from '../formulas/annuity.ts';
import { daysToMonthlyDates } from '../formulas/due-dates.ts';
import { yearlyDebt } from '../formulas/yearly-debt.ts';
import { cetDeParcelas } from '../lei/cet.ts';
import { declaraCet } from '../regras/declara-cet.ts';
import { IOF_DO_CREDITO, amortizacoesDaPrice } from '../lei/iof.ts';
import { declaraAliquotaDoIof } from '../regras/declara-iof.ts';
import { workedMonthlyRate, yearlyRows } from '../layouts/loan.ts';
import { percentualMensal, limiteDaTaxaMensal, taxaCotada, tipoDaTaxa } from '../regras/taxa-cotada.ts';
import {
  DECRETO_DO_IOF,
  LEI_DA_MARGEM_DOS_SERVIDORES,
  NORMA_DA_TAXA_DOS_SERVIDORES,
  LEI_DO_CONSIGNADO,
  NORMA_DA_TAXA_DOS_BENEFICIARIOS,
  PAGINA_DE_PARCELAS,
  LEI_DO_CREDITO_DO_TRABALHADOR,
  NORMA_DO_CET,
} from '../tabelas/fontes-do-credito.ts';
import {
  PRAZO_MAXIMO_DO_CONSIGNADO,
  MARGENS_DO_CONSIGNADO,
  TETO_DA_TAXA_DOS_BENEFICIARIOS,
  TETO_DA_TAXA_DOS_SERVIDORES,
} from '../tabelas/consignado.ts';
import { examples } from './credito-consignado/examples.ts';
import {
  margemDaContaSimples,
  contaSimples,
  prazoDaContaSimples,
} from './credito-consignado/conta-simples.ts';

const MONTHS_RANGE = `O prazo vai de 1 a ${PRAZO_MAXIMO_DO_CONSIGNADO}`;
const RATE_LIMIT = `O teto do INSS é de ${TETO_DA_TAXA_DOS_BENEFICIARIOS} ao mês`;
const OVER_PAY = 'Os descontos passam do salário';

/** Usual longest term for servants, in months; no known rule sets it. */
const PRAZO_DOS_SERVIDORES = 96;

const TAXA_MENSAL = percentualMensal('interestRate');

const IS_OFFICIAL = "metodo == 'oficial'";
const IS_SIMPLE = "metodo == 'simplificado'";

const card = defineCalculator({
  id: 'financiamento/credito-consignado',
  name: 'Crédito consignado',
  title: 'Simulador de crédito consignado',
  description:
    'Descubra quanto cabe na sua margem consignável: a parcela descontada do salário ou benefício e o empréstimo que ela paga.',
  keywords:
    'consignado, empréstimo, margem consignável, aposentado, pensionista, servidor público, inss, bpc, clt, crédito do trabalhador, empréstimo para aposentado, empréstimo consignado, consignado do inss',
  icon: 'id-card',
  sources: [
    LEI_DO_CONSIGNADO,
    LEI_DA_MARGEM_DOS_SERVIDORES,
    LEI_DO_CREDITO_DO_TRABALHADOR,
    NORMA_DA_TAXA_DOS_BENEFICIARIOS,
    NORMA_DA_TAXA_DOS_SERVIDORES,
    DECRETO_DO_IOF,
    NORMA_DO_CET,
    PAGINA_DE_PARCELAS,
  ],

  inputs: {
    type: 'object',
    required: ['salary', 'publico', 'marginPercentage', 'interestRate', 'prazoMeses', 'years'],
    properties: {
      salary: {
        ...requiredAmount('Informe o salário'),
        title: 'Salário ou benefício mensal',
        description: 'O que sobra depois dos descontos obrigatórios, como INSS e imposto de renda.',
        default: 3000,
      },
      publico: {
        type: 'string',
        title: 'Quem toma o crédito',
        oneOf: [
          option('inss', 'Aposentado ou pensionista do INSS'),
          option('bpc', 'Beneficiário do BPC'),
          option('servidor', 'Servidor público federal'),
          option('clt', 'Empregado com carteira assinada'),
        ],
        default: 'inss',
        messages: { required: 'Escolha quem toma o crédito' },
      },
      marginPercentage: margemDaContaSimples,
      interestRate: {
        type: 'number',
        title: taxaCotada.title,
        meaning: 'taxaDoCredito',
        unitBy: taxaCotada.unitBy,
        exclusiveMinimum: 0,
        maximum: taxaCotada.maximum,
        default: 1.8,
        messages: {
          exclusiveMinimum: 'Informe a taxa de juros',
          maximum: taxaCotada.messages.maximum,
        },
      },
      tipoTaxa: tipoDaTaxa('mensal'),
      prazoMeses: {
        type: 'integer',
        title: 'Prazo',
        unit: 'meses',
        minimum: 1,
        maximum: PRAZO_MAXIMO_DO_CONSIGNADO.number,
        default: 84,
        messages: { required: MONTHS_RANGE, minimum: MONTHS_RANGE, maximum: MONTHS_RANGE },
      },
      years: prazoDaContaSimples,
      descontosObrigatorios: {
        ...amount,
        title: 'Descontos obrigatórios',
        description: 'INSS, imposto e pensão, se você informou o valor bruto: a margem é do que sobra.',
        default: 0,
        details: true,
      },
      consignacoesAtuais: {
        ...amount,
        title: 'Consignados em andamento',
        description: 'A soma das parcelas que já saem do seu pagamento: elas ocupam a margem.',
        default: 0,
        details: true,
      },
    },
  },
  rules: [
    limiteDaTaxaMensal('interestRate', monthlyRate.maximum, monthlyRate.messages.maximum),
    { field: 'descontosObrigatorios', assert: 'descontosObrigatorios <= salary', message: OVER_PAY },
    {
      field: 'interestRate',
      assert: `${IS_SIMPLE} or publico == 'servidor' or publico == 'clt' or ${TAXA_MENSAL} <= ${TETO_DA_TAXA_DOS_BENEFICIARIOS.typed}`,
      message: RATE_LIMIT,
    },
    {
      field: 'interestRate',
      warn: `${IS_OFFICIAL} and publico == 'servidor' and ${TAXA_MENSAL} > ${TETO_DA_TAXA_DOS_SERVIDORES.typed}`,
      message: `O teto dos servidores federais é de ${TETO_DA_TAXA_DOS_SERVIDORES} ao mês`,
    },
    {
      field: 'prazoMeses',
      warn: `${IS_OFFICIAL} and publico == 'servidor' and prazoMeses > ${PRAZO_DOS_SERVIDORES}`,
      message: `O prazo dos servidores federais costuma ir até ${PRAZO_DOS_SERVIDORES} meses`,
    },
  ],

  compute(inputs, result, { today }) {
    const { salary, publico, prazoMeses, descontosObrigatorios, consignacoesAtuais } = inputs;
    const taxa = workedMonthlyRate({ rate: inputs.interestRate, kind: inputs.tipoTaxa }, result);
    const { loans: paraEmprestimos, cards: paraCartoes } = MARGENS_DO_CONSIGNADO[publico];
    const base = result.working(
      result.money('Renda depois dos descontos obrigatórios', salary.minus(descontosObrigatorios)),
    );
    const margemTotal = result.money(
      'Margem para empréstimos',
      base.times(paraEmprestimos),
      paraEmprestimos.law,
    );
    const availableMargin = result.money(
      'Margem disponível',
      margemTotal.minus(consignacoesAtuais).atLeast(0),
      { note: 'Consignados em andamento ocupam a margem: informe-os em “Mais detalhes”.' },
    );
    const monthlyPayment = result.money('Parcela mensal', availableMargin);
    const numeroParcelas = result.count('Número de parcelas', prazoMeses);
    const parcela = monthlyPayment.asShown();
    const maxLoanValue = result.money(
      'Empréstimo que cabe na margem',
      presentValue(parcela, taxa, prazoMeses),
      'Valor presente das parcelas: P × [1 − (1 + i)⁻ⁿ] ÷ i',
    );

    const dias = daysToMonthlyDates(today, numeroParcelas.shown);
    const aliquotaDoIof = declaraAliquotaDoIof(amortizacoesDaPrice(taxa, numeroParcelas.shown), dias, result);
    const iof = result.money('IOF', maxLoanValue.unrounded().times(aliquotaDoIof), IOF_DO_CREDITO);
    const valorLiberado = result.money('Valor liberado', maxLoanValue.minus(iof), {
      note: 'O seguro, se houver, reduz o que chega à conta.',
    });
    const cet = cetDeParcelas(valorLiberado.shown, dias, monthlyPayment.shown);

    const totalPaid = result.total('Total pago', parcela.times(prazoMeses));
    return {
      ...result.group('A sua margem', {
        margemTotal,
        availableMargin,
        margemCartao: result.money('Margem só para cartões', base.times(paraCartoes), paraCartoes.law),
      }),
      maxLoanValue,
      iof,
      valorLiberado,
      ...result.group('Parcela e custo do crédito', {
        monthlyPayment,
        numeroParcelas,
        ...declaraCet(cet, 'Juros e IOF numa só taxa, com a data de cada parcela.', result),
        effectiveAnnualRate: result.percent('Taxa efetiva ao ano', effectiveAnnualRate(taxa)),
      }),
      totalPaid,
      totalInterest: result.money('Total de juros', totalPaid.minus(maxLoanValue)),
      evolucao: yearlyRows('A dívida ano a ano', yearlyDebt(maxLoanValue, taxa, prazoMeses.over(12)), result),
    };
  },
  simple: contaSimples,
}).layout([
  {
    kind: 'headline',
    value: 'maxLoanValue',
    answer: {
      [IS_SIMPLE]: 'Na margem cabem {maxLoanValue}, pagos em {numeroParcelas} parcelas de {monthlyPayment}.',
      'availableMargin > 0 and numeroParcelas == 1':
        'Na sua margem cabem {maxLoanValue}, em uma só parcela de {monthlyPayment}; {valorLiberado} chegam à conta.',
      'availableMargin > 0':
        'Na sua margem cabem {maxLoanValue}, em {numeroParcelas} parcelas de {monthlyPayment}; {valorLiberado} chegam à conta.',
      true: 'Não sobra margem para outro empréstimo: os consignados em andamento e os descontos a ocupam toda.',
    },
  },
  {
    kind: 'sum',
    total: 'totalPaid',
    lines: [
      'valorLiberado',
      'iof',
      { value: 'maxLoanValue', label: 'Empréstimo', when: IS_SIMPLE },
      'totalInterest',
    ],
  },
  { kind: 'chart', title: 'Como a dívida cai', rows: 'evolucao', series: ['saldoDevedor', 'pago'] },
  { kind: 'table', when: 'availableMargin > 0', rows: 'evolucao', download: 'credito-consignado' },
]);
export default card;

export const evidence = {
  examples,
  refusals: [
    {
      input: { publico: 'clt', interestRate: 100.01 },
      field: 'interestRate',
      message: monthlyRate.messages.maximum,
    },
    { input: { interestRate: 24.61, tipoTaxa: 'efetiva' }, field: 'interestRate', message: RATE_LIMIT },
    { input: { interestRate: 1.86 }, field: 'interestRate', message: RATE_LIMIT },
    { input: { interestRate: 1.86, publico: 'bpc' }, field: 'interestRate', message: RATE_LIMIT },
    { input: { descontosObrigatorios: 3000.01 }, field: 'descontosObrigatorios', message: OVER_PAY },
  ],
} satisfies EvidenceOf<typeof card>;
