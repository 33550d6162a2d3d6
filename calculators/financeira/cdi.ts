import { amount, yearlyRate, years } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { compound, fractionOfPercent } from '../formulas/annuity-decimals.ts';
import { decimal, ZERO, type Decimal } from '../../src/decimal/decimal.ts';
import { investmentTax, investmentTaxRate } from '../formulas/investment-tax.ts';
import { percentOf, reais, roundTo, subtractReais, sumReais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { yearEnds } from '../formulas/year-ends.ts';
import { yearColumn } from '../layouts/growth.ts';
import { refusedWith } from '../rules/refused-with.ts';

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
        default: 13.75,
      },
    },
  },
  rules: [],

  compute({ investedAmount, cdiPercentage, years: term, currentCDI }) {
    const effectiveRate = percentOf(currentCDI, cdiPercentage);
    const grossAfter = (time: Decimal): Decimal =>
      compound(investedAmount, fractionOfPercent(effectiveRate), time);

    const invested = reais(decimal(investedAmount));
    const settle = (time: Decimal) => {
      const gross = grossAfter(time);
      const grossValue = reais(gross);
      const grossReturn = subtractReais(grossValue, invested);
      const ir = reais(investmentTax(gross.minus(investedAmount), time));
      const netReturn = subtractReais(grossReturn, ir);
      return { grossValue, grossReturn, ir, netReturn, netValue: sumReais(invested, netReturn) };
    };
    return {
      ...settle(decimal(term)),
      irRate: investmentTaxRate(term),
      effectiveRate: percentNumber(effectiveRate),
      evolucao: [ZERO, ...yearEnds(term)].map((end) => {
        const { grossValue, ir, netValue } = settle(end);
        return { ano: roundTo(end, 4), bruto: grossValue, imposto: ir, liquido: netValue };
      }),
    };
  },
})
  .layout([
    { kind: 'headline', label: 'Valor líquido', value: 'netValue', format: 'money' },
    {
      kind: 'figures',
      items: [
        { label: 'Valor bruto', value: 'grossValue', format: 'money' },
        { label: 'Rendimento bruto', value: 'grossReturn', format: 'money' },
        { label: 'Imposto de renda', value: 'ir', format: 'money', note: 'Só sobre o rendimento.' },
        { label: 'Rendimento líquido', value: 'netReturn', format: 'money', total: true },
      ],
    },
    {
      kind: 'figures',
      title: 'Taxas',
      items: [
        { label: 'Taxa efetiva da aplicação ao ano', value: 'effectiveRate', format: 'percent', decimals: 4 },
        { label: 'Alíquota do imposto de renda', value: 'irRate', format: 'percent' },
      ],
    },
    {
      kind: 'composition',
      title: 'Para onde vai o rendimento',
      when: 'grossReturn > 0',
      parts: [
        { label: 'Fica com você', value: 'netReturn' },
        { label: 'Imposto de renda', value: 'ir' },
      ],
      format: 'money',
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'Evolução da aplicação, se resgatada em cada ano',
      when: 'years > 0',
      rows: 'evolucao',
      x: { label: 'Ano', value: 'ano' },
      series: [
        { label: 'Valor bruto', value: 'bruto' },
        { label: 'Valor líquido', value: 'liquido' },
      ],
      format: 'money',
    },
    {
      kind: 'table',
      title: 'Resgate ao fim de cada ano',
      rows: 'evolucao',
      columns: [
        yearColumn,
        { label: 'Valor bruto', value: 'bruto', format: 'money' },
        { label: 'Imposto', value: 'imposto', format: 'money' },
        { label: 'Valor líquido', value: 'liquido', format: 'money' },
      ],
      first: 12,
      download: 'cdi',
    },
    {
      kind: 'steps',
      items: [
        {
          label: 'Taxa efetiva',
          text: '{currentCDI|percent:4} × {cdiPercentage|percent:4} = {effectiveRate|percent:4} ao ano',
        },
        {
          label: 'Valor bruto',
          text: '{investedAmount|money} × (1 + {currentCDI|percent:4} × {cdiPercentage|percent:4})^{years|number:4} = {grossValue|money}',
          law: 'M = C × (1 + i)ⁿ',
        },
        {
          label: 'Rendimento bruto',
          text: '{grossValue|money} − {investedAmount|money} = {grossReturn|money}',
        },
        {
          label: 'Imposto de renda',
          text: '{grossReturn|money} (antes de arredondar) × {irRate|percent} = {ir|money}',
          law: 'Lei nº 11.033/2004, art. 1º',
        },
        { label: 'Rendimento líquido', text: '{grossReturn|money} − {ir|money} = {netReturn|money}' },
        { label: 'Valor líquido', text: '{investedAmount|money} + {netReturn|money} = {netValue|money}' },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'O imposto diminui com o prazo: até 180 dias, 22,5%; de 181 a 360, 20%; de 361 a 720, 17,5%; acima de 720, 15%.',
    },
    {
      kind: 'notice',
      tone: 'warning',
      when: 'years > 0 and years * 365 < 30',
      text: 'Em resgates antes de 30 dias também há IOF sobre o rendimento, que não entra nesta conta.',
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
    refusals: [
      ...refusedWith('Digite um valor que não seja negativo', { investedAmount: -1 }),
      ...refusedWith('Digite um valor de até R$ 1 trilhão', { investedAmount: 1e13 }),
      ...refusedWith('O percentual do CDI não pode ser negativo', { cdiPercentage: -1 }),
      ...refusedWith('Digite um percentual de até 1.000% do CDI', { cdiPercentage: 1001 }),
      ...refusedWith('O prazo não pode ser negativo', { years: -1 }),
      ...refusedWith('Digite um prazo de até 100 anos', { years: 101 }),
      ...refusedWith('A taxa não pode ser negativa', { currentCDI: -1 }),
      ...refusedWith('Digite uma taxa de até 1.000% ao ano', { currentCDI: 1001 }),
    ],
    sources: [
      {
        label: 'Lei nº 11.033/2004, art. 1º (alíquotas do imposto de renda)',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Banco Central do Brasil, Calculadora do Cidadão (correção pelo CDI)',
        url: 'https://www3.bcb.gov.br/CALCIDADAO/jsp/index.jsp',
        checkedOn: '2026-11-20',
      },
    ],
  });
