import { amount, yearlyRate } from '../../schemas/fields.ts';
import { percentageUpTo } from '../../schemas/limited.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { column } from '../../src/quantity/declare.ts';
import { one } from '../../src/quantity/quantity.ts';
import { monthsInYears, presentValue, sinkingFundPayment } from '../formulas/annuity.ts';
import {
  PAGINA_DE_APLICACOES,
  TABUAS_DE_MORTALIDADE,
  IDADES_DA_APOSENTADORIA,
} from '../tabelas/fontes-dos-investimentos.ts';
import { EXAMPLES } from './aposentadoria/shown-examples.ts';
import { declaraReservaAtual } from './aposentadoria/reserva-atual.ts';
import { rendimentoRealDoMes } from './aposentadoria/rendimento-real.ts';
import { reserveByAge } from '../formulas/retirement-reserve.ts';

const RETIRES_LATER = 'A idade de aposentadoria deve ser maior que a idade atual';
const LIVES_LONGER = 'A expectativa de vida deve ser maior que a idade de aposentadoria';
const INFLATION_TOO_HIGH = 'A inflação passa demais do rendimento';

const VALOR_PRESENTE_DA_RENDA = 'Valor presente da renda: R × [1 − (1 + i)⁻ⁿ] ÷ i';
/** Splits the reserve at retirement by origin. */
const ORIGENS_DA_RESERVA = ['initialSavings', 'totalSaved', 'totalInterest'] as const;
const EM_ANOS = { unit: 'anos' } as const;
const campoDaIdade = { type: 'integer', unit: 'anos' } as const;

function limitesDaIdade(field: string, from: number, to: number, name: string) {
  const assert = `${field} >= ${from} and ${field} <= ${to}`;
  return { field, assert, message: `Digite uma ${name} entre ${from} e ${to} anos` };
}

const card = defineCalculator({
  id: 'previdencia/aposentadoria',
  name: 'Aposentadoria',
  title: 'Calculadora de aposentadoria',
  description:
    'Descubra quanto juntar, e quanto guardar por mês, para ter na aposentadoria a renda que você deseja.',
  keywords:
    'aposentadoria, previdência, renda, poupar, independência financeira, planejamento, viver de renda, juntar para a aposentadoria, guardar para se aposentar, quanto guardar por mês para se aposentar, planejar a aposentadoria, juntar para se aposentar',
  icon: 'umbrella',
  sources: [IDADES_DA_APOSENTADORIA, TABUAS_DE_MORTALIDADE, PAGINA_DE_APLICACOES],

  inputs: {
    type: 'object',
    required: ['currentAge', 'retirementAge', 'desiredMonthlyIncome', 'lifeExpectancy', 'expectedReturn'],
    properties: {
      currentAge: { ...campoDaIdade, title: 'Idade atual', default: 30 },
      retirementAge: {
        ...campoDaIdade,
        title: 'Idade de aposentadoria',
        description: 'Quando você quer parar de guardar e começar a receber.',
        default: 65,
      },
      desiredMonthlyIncome: {
        ...amount,
        title: 'Renda mensal desejada',
        description: 'O que deve sair da sua reserva, além do que o INSS pagar.',
        default: 5000,
      },
      currentSavings: {
        ...amount,
        title: 'Quanto você já tem guardado',
        description:
          'O que já está aplicado para a aposentadoria; rende até lá e diminui o que falta guardar.',
        default: 0,
      },
      lifeExpectancy: {
        ...campoDaIdade,
        title: 'Expectativa de vida',
        description: 'Até que idade a renda deve durar. É prudente ir além da média.',
        default: 85,
      },
      expectedReturn: {
        ...yearlyRate,
        title: 'Rendimento esperado',
        description: 'Acima da inflação; se for o rendimento cheio, informe a inflação em “Mais detalhes”.',
        default: 8,
      },
      inflacao: {
        ...percentageUpTo(100),
        title: 'Inflação',
        description:
          'Descontada do rendimento, deixa todos os valores em dinheiro de hoje; os depósitos crescem com ela.',
        unit: '% ao ano',
        default: 0,
        details: true,
      },
      aliquotaIr: {
        ...percentageUpTo(100),
        title: 'Imposto sobre a renda',
        description: 'A reserva paga também o imposto, para que a renda desejada sobre líquida.',
        maximum: 35,
        default: 0,
        details: true,
        messages: { ...percentageUpTo(100).messages, maximum: 'Digite uma porcentagem de até 35%' },
      },
    },
  },
  // Limit the ages by rules instead of the schema: if both the limits and the order of the ages are wrong, the message
  // must be about the order.
  rules: [
    limitesDaIdade('currentAge', 18, 80, 'idade atual'),
    { field: 'retirementAge', assert: 'retirementAge > currentAge', message: RETIRES_LATER },
    limitesDaIdade('retirementAge', 50, 80, 'idade de aposentadoria'),
    { field: 'lifeExpectancy', assert: 'lifeExpectancy > retirementAge', message: LIVES_LONGER },
    limitesDaIdade('lifeExpectancy', 65, 100, 'expectativa de vida'),
    {
      // Refuse a return below −1% a month, because the reserve then shrinks too fast for any plan.
      field: 'inflacao',
      assert: '(1 + expectedReturn / 1200) / (1 + inflacao / 100) ^ (1 / 12) > 0.99',
      message: INFLATION_TOO_HIGH,
    },
    {
      field: 'inflacao',
      warn: 'monthlyRate < 0',
      message:
        'O rendimento não cobre a inflação: a reserva perde valor, e você guarda, ao todo, mais do que recebe',
    },
  ],

  compute(
    {
      currentAge,
      retirementAge,
      desiredMonthlyIncome,
      currentSavings,
      lifeExpectancy,
      expectedReturn,
      inflacao,
      aliquotaIr,
    },
    result,
  ) {
    const anosGuardando = result.count('Tempo até a aposentadoria', retirementAge.minus(currentAge), EM_ANOS);
    const anosAposentado = result.count(
      'Tempo de aposentadoria',
      lifeExpectancy.minus(retirementAge),
      EM_ANOS,
    );
    const taxa = result.percent('Rendimento ao mês', rendimentoRealDoMes(expectedReturn, inflacao), {
      decimals: 4,
    });
    const isTaxed = aliquotaIr.isAbove(0);
    const grossIncome = result.money(
      'Retirada mensal, com o imposto',
      isTaxed ? desiredMonthlyIncome.over(one.minus(aliquotaIr)) : desiredMonthlyIncome,
      { note: 'Descontado o imposto, sobram {desiredMonthlyIncome}.' },
    );
    const totalNeeded = result.money(
      'Reserva necessária na aposentadoria',
      presentValue(isTaxed ? grossIncome : desiredMonthlyIncome, taxa, monthsInYears(anosAposentado)),
      { law: VALOR_PRESENTE_DA_RENDA, note: 'Paga {desiredMonthlyIncome} por mês até os {lifeExpectancy}.' },
    );
    const mesesGuardando = monthsInYears(anosGuardando);
    const reservaAtual = currentSavings.isAbove(0)
      ? declaraReservaAtual(result, {
          jaGuardado: currentSavings,
          taxa,
          mesesGuardando,
          necessaria: totalNeeded,
        })
      : undefined;
    const monthlySavings = result.money(
      'Guarde por mês',
      sinkingFundPayment(reservaAtual?.stillNeeded ?? totalNeeded, taxa, mesesGuardando),
      {
        law: 'Fundo de amortização: T × i ÷ [(1 + i)ⁿ − 1]',
        note: inflacao.isAbove(0)
          ? 'Tudo em dinheiro de hoje: o depósito sobe todo mês com a inflação.'
          : 'Em dinheiro de hoje, se o rendimento de {expectedReturn} ao ano for acima da inflação e o depósito subir com ela.',
      },
    );
    const totalSaved = result.money('Soma do que você guarda', monthlySavings.times(mesesGuardando));
    const totalInterest = result.money(
      'Rendimento até a aposentadoria',
      reservaAtual
        ? reservaAtual.reserva.minus(totalSaved).minus(reservaAtual.resultados.initialSavings)
        : totalNeeded.minus(totalSaved),
    );
    const plano = {
      yearsToRetirement: anosGuardando,
      yearsInRetirement: anosAposentado,
      monthlyRate: taxa,
      monthlySavings,
    };
    const reserva = { totalNeeded, ...reservaAtual?.resultados, totalSaved, totalInterest };
    const renda = isTaxed ? { grossIncome } : {};
    result.group('O plano', { ...reserva, ...renda, ...plano });
    return {
      ...plano,
      ...reserva,
      ...renda,
      evolucao: result.rows(
        'A reserva ano a ano',
        { idade: column.count('Idade'), fase: column.text('Fase'), saldo: column.money('Reserva') },
        reserveByAge({
          ...plano,
          currentAge,
          desiredMonthlyIncome: grossIncome,
          surplus: reservaAtual?.sobra,
        }),
      ),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'monthlySavings',
    tone: 'success',
    when: 'stillNeeded == 0',
    answer:
      'Você já tem o bastante: rendendo assim, chega a {savingsAtRetirement} na aposentadoria, sem guardar mais nada.',
  },
  {
    kind: 'headline',
    value: 'monthlySavings',
    answer:
      'Para receber {desiredMonthlyIncome} por mês dos {retirementAge|integer} aos {lifeExpectancy}, você guarda {monthlySavings} por mês até lá.',
  },
  {
    kind: 'sum',
    total: 'savingsAtRetirement',
    when: 'totalInterest >= 0 and stillNeeded == 0',
    lines: ORIGENS_DA_RESERVA,
  },
  { kind: 'sum', total: 'totalNeeded', when: 'totalInterest >= 0', lines: ORIGENS_DA_RESERVA },
  {
    kind: 'chart',
    shape: 'area',
    title: 'A reserva cresce até a aposentadoria e depois paga a renda',
    rows: 'evolucao',
    series: ['saldo'],
  },
  { kind: 'table', rows: 'evolucao', download: 'aposentadoria' },
  {
    kind: 'notice',
    when: 'currentSavings == 0 or stillNeeded > 0',
    text: 'Depois dos {lifeExpectancy|integer} anos a reserva acaba: uma folga no prazo ou na renda protege quem vive mais.',
  },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    { input: { currentAge: 17 }, field: 'currentAge', message: 'Digite uma idade atual entre 18 e 80 anos' },
    { input: { currentAge: 81 }, field: 'currentAge', message: 'Digite uma idade atual entre 18 e 80 anos' },
    { input: { currentAge: '' }, field: 'currentAge', message: 'Digite uma idade atual entre 18 e 80 anos' },
    { input: { currentAge: 65 }, field: 'retirementAge', message: RETIRES_LATER },
    { input: { currentAge: 50, retirementAge: 40 }, field: 'retirementAge', message: RETIRES_LATER },
    {
      input: { retirementAge: 49 },
      field: 'retirementAge',
      message: 'Digite uma idade de aposentadoria entre 50 e 80 anos',
    },
    {
      input: { retirementAge: 81 },
      field: 'retirementAge',
      message: 'Digite uma idade de aposentadoria entre 50 e 80 anos',
    },
    { input: { lifeExpectancy: 65 }, field: 'lifeExpectancy', message: LIVES_LONGER },
    {
      input: { retirementAge: 55, lifeExpectancy: 64 },
      field: 'lifeExpectancy',
      message: 'Digite uma expectativa de vida entre 65 e 100 anos',
    },
    {
      input: { lifeExpectancy: 101 },
      field: 'lifeExpectancy',
      message: 'Digite uma expectativa de vida entre 65 e 100 anos',
    },
    { input: { expectedReturn: 0, inflacao: 12.82 }, field: 'inflacao', message: INFLATION_TOO_HIGH },
    { input: { inflacao: 100 }, field: 'inflacao', message: INFLATION_TOO_HIGH },
  ],
} satisfies EvidenceOf<typeof card>;
