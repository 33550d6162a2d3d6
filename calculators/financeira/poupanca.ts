import { amount, years } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import {
  contributed,
  equivalentMonthlyRate,
  fractionOfPercent,
  growth,
  monthsInYears,
} from '../formulas/annuity-decimals.ts';
import { decimal, type Decimal } from '../../src/decimal/decimal.ts';
import { investmentTax, investmentTaxRate } from '../formulas/investment-tax.ts';
import { reais, subtractReais } from '../../src/decimal/money.ts';
import { savingsResult } from '../formulas/savings-result.ts';
import { yearEnds } from '../formulas/year-ends.ts';
import { growthChart, growthTable, yearColumn } from '../layouts/growth.ts';
import { savingsSteps } from '../layouts/savings-steps.ts';
import { refusedWith } from '../rules/refused-with.ts';
import { SAVINGS_ACCOUNT_LAW } from '../tables/sources.ts';

/** While the Selic target is above 8.5% a year the account pays 0.5% a month and the TR, taken as 0 here. */
const SAVINGS_PERCENT_A_MONTH = 0.5;
/** 100% of a CDI of 13.75% a year, effective. */
const CDI_PERCENT_A_YEAR = 13.75;

export default defineCalculator({
  id: 'financeira/poupanca',
  name: 'Poupança',
  title: 'Calculadora de rendimento da poupança',
  description:
    'Veja quanto a poupança rende com depósitos mensais e compare com o CDI, já sem o imposto de renda.',
  keywords: 'poupança, caderneta, rendimento da poupança, poupança ou cdi, depósito mensal, guardar dinheiro',
  icon: 'piggy-bank',

  inputs: {
    type: 'object',
    required: ['initialAmount', 'monthlyContribution', 'years'],
    properties: {
      initialAmount: { ...amount, title: 'Valor inicial', default: 1000 },
      monthlyContribution: {
        ...amount,
        title: 'Depósito mensal',
        description: 'Feito no fim de cada mês.',
        default: 300,
      },
      years: { ...years, title: 'Prazo', default: 5 },
    },
  },
  rules: [],

  compute({ initialAmount, monthlyContribution, years: term }) {
    const deposits = { principal: initialAmount, monthlyContribution };
    const cdiMonthlyRate = equivalentMonthlyRate(CDI_PERCENT_A_YEAR);
    const netCdiAfter = (time: Decimal): number => {
      const savings = { ...deposits, monthlyRate: cdiMonthlyRate, months: monthsInYears(time) };
      const gross = growth(savings);
      return reais(gross.minus(investmentTax(gross.minus(contributed(savings)), time)));
    };

    const savings = savingsResult({
      ...deposits,
      monthlyRate: fractionOfPercent(SAVINGS_PERCENT_A_MONTH),
      months: monthsInYears(term),
    });
    const cdiValue = netCdiAfter(decimal(term));
    const difference = subtractReais(savings.totalValue, cdiValue);
    const ends = yearEnds(term);
    return {
      ...savings,
      evolucao: savings.evolucao.map((row, index) => ({
        ...row,
        cdi: netCdiAfter(ends[index] ?? decimal(term)),
      })),
      cdiValue,
      difference,
      cdiIsBetter: difference < 0,
      cdiIrRate: investmentTaxRate(term),
    };
  },
})
  .layout([
    { kind: 'headline', label: 'Valor final na poupança', value: 'totalValue', format: 'money' },
    {
      kind: 'figures',
      items: [
        { label: 'Total depositado', value: 'totalContributed', format: 'money' },
        { label: 'Rendimento', value: 'totalInterest', format: 'money', note: 'Isento de imposto de renda.' },
        { label: 'Valor final', value: 'totalValue', format: 'money', total: true },
        {
          label: 'Rentabilidade',
          value: 'roi',
          format: 'percent',
          note: 'Rendimento em relação a tudo o que foi depositado.',
        },
      ],
    },
    {
      kind: 'figures',
      title: 'Em comparação com o CDI',
      items: [
        {
          label: 'O mesmo dinheiro a 100% do CDI',
          value: 'cdiValue',
          format: 'money',
          note: 'A 13,75% ao ano, já sem o imposto de renda.',
        },
        { label: 'Imposto sobre o rendimento do CDI', value: 'cdiIrRate', format: 'percent' },
        { label: 'Diferença', value: 'difference', format: 'money' },
        { label: 'O CDI rende mais?', value: 'cdiIsBetter', format: 'yesNo' },
      ],
    },
    {
      kind: 'comparison',
      title: 'Valor final: poupança e CDI',
      when: 'totalValue > 0',
      bars: [
        { label: 'Poupança', value: 'totalValue' },
        { label: 'CDI, líquido', value: 'cdiValue' },
        { label: 'Total depositado', value: 'totalContributed' },
      ],
      format: 'money',
    },
    {
      ...growthChart,
      when: 'years > 1',
      series: [
        { label: 'Poupança', value: 'total' },
        { label: 'CDI, líquido', value: 'cdi' },
        { label: 'Total depositado', value: 'investido' },
      ],
    },
    {
      ...growthTable,
      when: 'years > 0',
      columns: [
        yearColumn,
        { label: 'Depositado', value: 'investido', format: 'money' },
        { label: 'Rendimento', value: 'juros', format: 'money' },
        { label: 'Poupança', value: 'total', format: 'money' },
        { label: 'CDI, líquido', value: 'cdi', format: 'money' },
      ],
      download: 'poupanca',
    },
    {
      kind: 'steps',
      items: [
        ...savingsSteps({
          principal: 'initialAmount',
          contribution: 'monthlyContribution',
          years: 'years',
          law: 'Lei nº 8.177/1991, art. 12, II: 0,5% ao mês',
          earnings: 'rendimento',
          deposits: 'Depósitos',
          putIn: 'depositados',
        }),
        {
          label: 'CDI',
          text: 'Os mesmos depósitos a 1,1375^(1/12) − 1 ao mês, menos {cdiIrRate|percent} de imposto sobre o rendimento: {cdiValue|money}',
          law: 'Lei nº 11.033/2004, art. 1º',
        },
        { label: 'Diferença', text: '{totalValue|money} − {cdiValue|money} = {difference|money}' },
      ],
    },
    {
      kind: 'notice',
      tone: 'success',
      when: 'cdiIsBetter',
      text: 'A 100% do CDI o mesmo dinheiro renderia mais, mesmo depois do imposto.',
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'A poupança e o CDB têm a garantia do FGC de até R$ 250 mil por pessoa em cada banco.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'R$ 1.000,00 e mais R$ 300,00 por mês durante 5 anos',
        input: { initialAmount: 1000, monthlyContribution: 300, years: 5 },
        expected: {
          totalValue: 22279.86,
          totalContributed: 19000,
          totalInterest: 3279.86,
          roi: 17.2624173974,
          cdiValue: 25834.55,
          difference: -3554.69,
          cdiIsBetter: true,
        },
        source:
          'Conta à mão: 1.000 × 1,3488501525 + 300 × 69,7700305099 = 22.279,8593; CDI: 1.000 × 1,9043949741 + 300 × 83,7875138287 = 27.040,6491, menos 15% de 8.040,6491 = 25.834,5518',
      },
      {
        title: 'R$ 10.000,00 parados por um ano',
        input: { initialAmount: 10000, monthlyContribution: 0, years: 1 },
        expected: {
          totalValue: 10616.78,
          totalInterest: 616.78,
          roi: 6.1677811864,
          cdiValue: 11134.38,
          difference: -517.6,
          cdiIsBetter: true,
          cdiIrRate: 17.5,
          evolucao: [{ ano: 1, investido: 10000, juros: 616.78, total: 10616.78, cdi: 11134.38 }],
        },
        source: 'Conta à mão: 10.000 × 1,005^12 = 10.616,7781; 10.000 × 13,75% × (1 − 17,5%) = 1.134,375',
      },
      {
        title: 'R$ 1.000,00 e mais R$ 100,00 por mês durante três meses',
        input: { initialAmount: 1000, monthlyContribution: 100, years: 0.25 },
        expected: {
          totalValue: 1316.58,
          totalContributed: 1300,
          totalInterest: 16.58,
          cdiValue: 1327.89,
          difference: -11.31,
          cdiIrRate: 22.5,
        },
        source:
          'Conta à mão: 1.000 × 1,005³ + 100 × (1,005² + 1,005 + 1) = 1.316,5776; CDI: 1.335,9823 − 22,5% de 35,9823 = 1.327,8863',
      },
      {
        title: 'Nada depositado',
        input: { initialAmount: 0, monthlyContribution: 0, years: 5 },
        expected: {
          totalValue: 0,
          totalContributed: 0,
          totalInterest: 0,
          roi: 0,
          cdiValue: 0,
          difference: 0,
          cdiIsBetter: false,
        },
        source: 'Definição: sem dinheiro não há rendimento',
        testOnly: true,
      },
      {
        title: 'Sem prazo o dinheiro fica como está',
        input: { initialAmount: 1000, monthlyContribution: 300, years: 0 },
        expected: {
          totalValue: 1000,
          totalContributed: 1000,
          cdiValue: 1000,
          difference: 0,
          cdiIsBetter: false,
          evolucao: [],
        },
        source: 'Definição: sem prazo não há depósitos nem rendimento',
        testOnly: true,
      },
    ],
    refusals: [
      ...refusedWith(
        'Digite um valor que não seja negativo',
        { initialAmount: -1 },
        { monthlyContribution: -1 },
      ),
      ...refusedWith(
        'Digite um valor de até R$ 1 trilhão',
        { initialAmount: 1e13 },
        { monthlyContribution: 1e13 },
      ),
      ...refusedWith('O prazo não pode ser negativo', { years: -1 }),
      ...refusedWith('Digite um prazo de até 100 anos', { years: 101 }),
    ],
    // The steps show these in the order of the formula.
    notShown: ['breakdown'],
    sources: [
      {
        label: 'Banco Central do Brasil, remuneração dos depósitos de poupança',
        url: 'https://www.bcb.gov.br/pec/poupanca/poupanca.asp?frame=1',
        checkedOn: '2026-11-20',
      },
      SAVINGS_ACCOUNT_LAW,
      {
        label: 'Lei nº 8.981/1995, art. 68, III (poupança isenta de imposto de renda)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l8981.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Lei nº 11.033/2004, art. 1º (imposto sobre a renda fixa)',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Fundo Garantidor de Créditos (garantia de R$ 250 mil)',
        url: 'https://www.fgc.org.br/',
        checkedOn: '2026-11-20',
      },
    ],
  });
