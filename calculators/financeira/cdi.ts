import { amount, yearlyRate, years } from '../../schemas/fields.ts';
import { roundTo } from '../../src/decimal/money.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { column, Results } from '../../src/quantity/declare.ts';
import { quantity, type Quantity } from '../../src/quantity/quantity.ts';
import { compound } from '../formulas/annuity.ts';
import { investmentTaxRate } from '../formulas/investment-tax.ts';
import { yearEnds } from '../formulas/year-ends.ts';
import { yearColumn } from '../layouts/growth.ts';
import {
  CDI_RATE,
  DAYS_WITH_REDEMPTION_TAX,
  INVESTMENT_TAX,
  LONG_TERM_INVESTMENT_TAX,
} from '../tables/savings.ts';
import { CDI_CALCULATOR, INVESTMENT_TAX_LAW } from '../tables/savings-sources.ts';

const TAX_BY_TERM = [
  ...INVESTMENT_TAX.map(({ upTo, rate }) => `até ${upTo}, ${rate}`),
  `acima disso, ${LONG_TERM_INVESTMENT_TAX}`,
].join('; ');

export default defineCalculator({
  id: 'financeira/cdi',
  name: 'Rendimento do CDI',
  title: 'Calculadora de rendimento do CDI',
  description:
    'Calcule quanto rende um CDB ou outra aplicação atrelada ao CDI, com o imposto de renda regressivo já descontado.',
  keywords:
    'cdi, cdb, renda fixa, percentual do cdi, 100% do cdi, imposto regressivo, rendimento, selic, tesouro direto',
  icon: 'badge-percent',

  inputs: {
    type: 'object',
    required: ['investedAmount', 'cdiPercentage', 'years', 'currentCDI'],
    properties: {
      investedAmount: { ...amount, title: 'Valor investido', default: 10_000 },
      cdiPercentage: {
        type: 'number',
        format: 'percent',
        title: 'Percentual do CDI',
        description: 'Quanto do CDI a aplicação paga: 100, 110…',
        unit: '% do CDI',
        minimum: 0,
        maximum: 1000,
        default: 100,
        messages: {
          minimum: 'O percentual do CDI não pode ser negativo',
          maximum: 'Digite um percentual de até 1.000% do CDI',
        },
      },
      years: { ...years, title: 'Prazo', description: 'Aceita frações: 0,5 são seis meses.', default: 2 },
      currentCDI: {
        ...yearlyRate,
        title: 'Taxa do CDI',
        description: 'Taxa efetiva ao ano.',
        default: CDI_RATE.typed,
      },
    },
  },
  rules: [],

  compute({ investedAmount, cdiPercentage, years: term, currentCDI }, result) {
    const invested = result.money('Valor investido', investedAmount);
    const effectiveRate = result.percent(
      'Taxa efetiva da aplicação ao ano',
      currentCDI.times(cdiPercentage),
      { decimals: 4 },
    );
    const settle = (time: Quantity, declared: Results) => {
      const grossValue = declared.money(
        'Valor bruto',
        compound(investedAmount, effectiveRate, time),
        'M = C × (1 + i)ⁿ',
      );
      const grossReturn = declared.money('Rendimento bruto', grossValue.minus(invested));
      const irRate = investmentTaxRate(time);
      const ir = declared.money('Imposto de renda', grossReturn.times(irRate), {
        law: irRate.law,
        note: 'Só sobre o rendimento.',
      });
      const netReturn = declared.total('Rendimento líquido', grossReturn.minus(ir));
      const netValue = declared.money('Valor líquido', invested.plus(netReturn));
      return { grossValue, grossReturn, ir, netReturn, netValue };
    };
    return {
      ...settle(term, result),
      irRate: result.percent('Alíquota do imposto de renda', investmentTaxRate(term)),
      effectiveRate,
      evolucao: result.rows(
        'Resgate ao fim de cada ano',
        {
          ano: yearColumn,
          bruto: column.money('Valor bruto'),
          imposto: column.money('Imposto'),
          liquido: column.money('Valor líquido'),
        },
        [quantity(0), ...yearEnds(term)].map((end) => {
          const { grossValue, ir, netValue } = settle(end, new Results());
          const ano = roundTo(end.exact, 4);
          return { ano, bruto: grossValue.shown, imposto: ir.shown, liquido: netValue.shown };
        }),
      ),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'netValue' },
    { kind: 'figures', items: ['grossValue', 'grossReturn', 'ir', 'netReturn'] },
    { kind: 'figures', title: 'Taxas', items: ['effectiveRate', 'irRate'] },
    {
      kind: 'composition',
      title: 'Para onde vai o rendimento',
      when: 'grossReturn > 0',
      parts: [{ label: 'Fica com você', value: 'netReturn' }, 'ir'],
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'Evolução da aplicação, se resgatada em cada ano',
      when: 'years > 0',
      rows: 'evolucao',
      x: 'ano',
      series: ['bruto', 'liquido'],
    },
    { kind: 'table', rows: 'evolucao', download: 'cdi' },
    { kind: 'steps' },
    { kind: 'notice', tone: 'info', text: `O imposto diminui com o prazo: ${TAX_BY_TERM}.` },
    {
      kind: 'notice',
      tone: 'warning',
      when: `years > 0 and years * 365 < ${DAYS_WITH_REDEMPTION_TAX.typed}`,
      text: `Em resgates antes de ${DAYS_WITH_REDEMPTION_TAX} também há IOF sobre o rendimento, que não entra nesta conta.`,
    },
  ])
  .evidence({
    examples: [
      {
        title: 'R$ 10.000,00 a 100% do CDI de 13,75% por 2 anos',
        input: { investedAmount: 10000, cdiPercentage: 100, years: 2, currentCDI: 13.75 },
        expected: {
          grossValue: 12939.06,
          grossReturn: 2939.06,
          irRate: 15,
          ir: 440.86,
          netReturn: 2498.2,
          netValue: 12498.2,
          effectiveRate: 13.75,
        },
        source:
          'Conta à mão: 10.000 × 1,1375² = 12.939,0625; 2.939,0625 × 15% = 440,859; 2.939,06 − 440,86 = 2.498,20',
      },
      {
        title: 'R$ 10.000,00 a 110% do CDI por 3 anos',
        input: { investedAmount: 10000, cdiPercentage: 110, years: 3, currentCDI: 13.75 },
        expected: {
          effectiveRate: 15.125,
          grossValue: 15258.4,
          grossReturn: 5258.4,
          ir: 788.76,
          netReturn: 4469.64,
          netValue: 14469.64,
        },
        source: 'Conta à mão: 10.000 × 1,15125³ = 15.258,3979; 5.258,3979 × 15% = 788,7597',
      },
      {
        title: 'Um ano a 10%: já vale a alíquota de 17,5%',
        input: { investedAmount: 1000, cdiPercentage: 100, years: 1, currentCDI: 10 },
        expected: {
          grossValue: 1100,
          irRate: 17.5,
          ir: 17.5,
          netReturn: 82.5,
          netValue: 1082.5,
          evolucao: [
            { ano: 0, bruto: 1000, imposto: 0, liquido: 1000 },
            { ano: 1, bruto: 1100, imposto: 17.5, liquido: 1082.5 },
          ],
        },
        source: 'Conta à mão: 1.000 × 1,1 = 1.100; 100 × 17,5% = 17,50',
      },
      {
        title: 'Meio ano a 21%: já vale a alíquota de 20%',
        input: { investedAmount: 1000, cdiPercentage: 100, years: 0.5, currentCDI: 21 },
        expected: { grossValue: 1100, irRate: 20, ir: 20, netReturn: 80, netValue: 1080 },
        source: 'Conta à mão: 1.000 × √1,21 = 1.100; 100 × 20% = 20',
      },
      {
        title: 'Pouco antes de meio ano vale a alíquota de 22,5%',
        input: { investedAmount: 1000, cdiPercentage: 0, years: 0.49, currentCDI: 13.75 },
        expected: { grossValue: 1000, irRate: 22.5, ir: 0, netReturn: 0, netValue: 1000, effectiveRate: 0 },
        source: 'Conta à mão: sem taxa não há rendimento nem imposto',
        testOnly: true,
      },
    ],
    refusals: [],
    sources: [INVESTMENT_TAX_LAW, CDI_CALCULATOR],
  });
