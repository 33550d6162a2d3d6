import { amount } from '../../schemas/fields.ts';
import { percentageUpTo } from '../../schemas/limited.ts';
import { reais } from '../../src/decimal/money.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { column, Results } from '../../src/quantity/declare.ts';
import { one, type Quantity } from '../../src/quantity/quantity.ts';
import { contributed, equivalentMonthlyRate, growth, type Savings } from '../formulas/annuity.ts';
import { savingsAtStart, savingsResult } from '../formulas/savings-result.ts';
import { yearlyGrowth } from '../formulas/schedule.ts';
import { termOf } from '../formulas/term.ts';
import { aliquotaPorMeses } from '../lei/imposto-da-renda-fixa.ts';
import { POUPANCA_E_SELIC, remuneracaoAdicional, comTr } from '../lei/poupanca.ts';
import { growthColumns } from '../layouts/growth.ts';
import { inEitherUnit } from '../layouts/term.ts';
import { anosDaAplicacao, limiteDoCrescimento, prazoEmMeses } from '../regras/prazo.ts';
import {
  CDI_DE_REFERENCIA,
  LIMITE_DO_FGC,
  TR_MAXIMA,
  TR_MINIMA,
  TAXA_MENSAL_DA_POUPANCA,
  META_DA_SELIC,
} from '../tabelas/investimentos.ts';
import {
  GARANTIA_DO_FGC,
  LEI_DA_RENDA_FIXA,
  LEI_DA_POUPANCA,
  TAXAS_DA_POUPANCA,
  LEI_DA_ISENCAO_DA_POUPANCA,
} from '../tabelas/fontes-dos-investimentos.ts';
import { EXAMPLES } from './poupanca/examples.ts';

const WORDING = {
  earnings: 'Rendimento',
  earned: 'rendimento',
  deposits: 'Depósitos',
  putIn: 'depositado',
  note: 'Isento de imposto. Só entra no aniversário mensal de cada depósito: quem saca antes perde o daquele mês.',
} as const;

const TOO_LARGE = 'Com essa TR e esse prazo o valor fica grande demais. Diminua um dos dois.';

const CDI_AO_MES = equivalentMonthlyRate(CDI_DE_REFERENCIA);

/**
 * Declares the same deposits at 100% of the CDI, minus the income tax on their earnings.
 *
 * @param depositado the sum of the deposits, unrounded.
 */
function declaraNoCdi(depositos: Omit<Savings, 'monthlyRate'>, depositado: Quantity, result: Results) {
  const taxaMensal = result.working(result.percent('Taxa do CDI ao mês', CDI_AO_MES, { decimals: 6 }));
  const valorNoFim = growth({ ...depositos, monthlyRate: taxaMensal });
  // Omit the formula, because it is that of the savings account, a few lines above, with another rate.
  const explicado = valorNoFim.explainedAs((writer) => {
    const shown = writer.figure(taxaMensal.shown, taxaMensal.named.about);
    return `Os mesmos depósitos a ${shown} ao mês: ${writer.figure(valorNoFim, { format: 'money' })}`;
  });
  const bruto = result.working(result.money('No CDI, antes do imposto', explicado));
  const rendimento = result.working(result.money('Rendimento no CDI', bruto.minus(depositado)));
  const aliquota = aliquotaPorMeses(depositos.months);
  // Charge no tax within the first month, when the formula gives less than the deposits.
  const liquido = rendimento.isBelow(0) ? bruto : depositado.plus(rendimento.times(one.minus(aliquota)));
  return result.money('O mesmo dinheiro a 100% do CDI', liquido, {
    law: aliquota.law,
    note: `A ${CDI_DE_REFERENCIA} ao ano, já sem o imposto de renda.`,
  });
}

const card = defineCalculator({
  id: 'financeira/poupanca',
  name: 'Poupança',
  title: 'Calculadora de rendimento da poupança',
  description:
    'Veja quanto a poupança rende com depósitos mensais e compare com o CDI, já sem o imposto de renda.',
  keywords:
    'poupança, caderneta, rendimento da poupança, poupança ou cdi, depósito mensal, guardar dinheiro, quanto rende a poupança, rende na poupança, poupança ou cdb, render',
  icon: 'piggy-bank',
  sources: [
    TAXAS_DA_POUPANCA,
    LEI_DA_POUPANCA,
    LEI_DA_ISENCAO_DA_POUPANCA,
    LEI_DA_RENDA_FIXA,
    GARANTIA_DO_FGC,
  ],

  inputs: {
    type: 'object',
    required: ['initialAmount', 'monthlyContribution', 'years'],
    properties: {
      initialAmount: { ...amount, title: 'Valor inicial', meaning: 'valorAplicado', default: 1000 },
      monthlyContribution: {
        ...amount,
        title: 'Depósito mensal',
        meaning: 'aporteMensal',
        description: 'Feito no fim de cada mês.',
        default: 300,
      },
      years: { ...anosDaAplicacao, default: 5 },
      ...prazoEmMeses,
      selic: {
        ...percentageUpTo(100),
        title: 'Meta da Selic',
        description: POUPANCA_E_SELIC,
        unit: '% ao ano',
        default: META_DA_SELIC.typed,
        details: true,
      },
      trMensal: {
        ...percentageUpTo(100),
        title: 'Taxa Referencial (TR)',
        description: `Aumenta o rendimento. Em outubro de 2026, de ${TR_MINIMA} a ${TR_MAXIMA} ao mês.`,
        unit: '% ao mês',
        default: 0,
        details: true,
      },
    },
  },
  asks: [
    {
      fields: ['initialAmount', 'monthlyContribution'],
      message: 'Informe o valor inicial ou o depósito mensal',
    },
    { fields: ['years'], message: 'Informe o prazo' },
  ],
  rules: [
    // Besides the TR, a month pays the full rate at most.
    limiteDoCrescimento(
      'trMensal',
      `(1 + ${TAXA_MENSAL_DA_POUPANCA.typed} / 100) * (1 + trMensal / 100)`,
      TOO_LARGE,
    ),
  ],

  compute({ initialAmount: principal, monthlyContribution, selic, trMensal, ...typed }, result) {
    const { months } = termOf(typed.years, typed.meses);
    const depositos = { principal, monthlyContribution };
    const { taxa: adicional, regra } = remuneracaoAdicional(selic);
    const taxaMensal = trMensal.equals(0)
      ? adicional
      : comTr(
          result.working(result.percent('Rendimento ao mês, sem a TR', adicional, { decimals: 6, ...regra })),
          trMensal,
        );
    const plano = { ...depositos, monthlyRate: taxaMensal, months };
    const poupanca = savingsResult(plano, { ...WORDING, regra }, result);

    const cdiValue = declaraNoCdi({ ...depositos, months }, poupanca.totalContributed.unrounded(), result);
    const cdiDepoisDe = (prazo: Quantity) => {
      const guardado = { ...depositos, months: prazo };
      return { cdi: declaraNoCdi(guardado, contributed(guardado), new Results()).shown };
    };
    const difference = result.money('Diferença', poupanca.totalValue.minus(cdiValue));
    return {
      // Put it before the breakdown, which contains it too, so that the group shows it under this name.
      rendimentoMensal: poupanca.breakdown.monthlyRate,
      ...poupanca,
      ...result.group('Em comparação com o CDI', {
        cdiValue,
        cdiIrRate: result.percent('Imposto sobre o rendimento do CDI', aliquotaPorMeses(months)),
        difference,
        cdiIsBetter: result.yesNo('O CDI rende mais?', difference.shown < 0),
      }),
      evolucao: result.rows(
        'Ano a ano',
        { ...growthColumns('Depositado', 'Rendimento', 'Poupança'), cdi: column.money('CDI, líquido') },
        yearlyGrowth(plano, cdiDepoisDe),
        { ...savingsAtStart(plano), cdi: reais(principal.exact) },
      ),
    };
  },
}).layout([
  {
    kind: 'headline',
    label: 'Valor final na poupança',
    answer: inEitherUnit(
      'Em {prazo} você deposita {totalContributed} e fica com {totalValue}; a 100% do CDI seriam {cdiValue} líquidos.',
      'Sem tempo não há rendimento, e você fica com os mesmos {totalValue}.',
    ),
  },
  { kind: 'sum', total: 'totalValue', lines: ['totalContributed', 'totalInterest'] },
  {
    kind: 'chart',
    title: 'Evolução ano a ano',
    rows: 'evolucao',
    series: ['total', 'cdi', { label: 'Total depositado', value: 'investido' }],
  },
  { kind: 'table', rows: 'evolucao', download: 'poupanca' },
  {
    kind: 'notice',
    tone: 'warning',
    when: `selic != ${CDI_DE_REFERENCIA.typed}`,
    text: `Com outra Selic o CDI também muda; a comparação continua com ${CDI_DE_REFERENCIA} ao ano.`,
  },
  `A poupança e o CDB têm a garantia do FGC de até ${LIMITE_DO_FGC} por pessoa em cada banco.`,
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [{ input: { years: 100, trMensal: 100 }, field: 'trMensal', message: TOO_LARGE }],
  // Omit these, because the steps show them in the order of the formula.
  notShown: ['breakdown'],
} satisfies EvidenceOf<typeof card>;
