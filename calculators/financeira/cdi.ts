import { amount, date, option, yearlyRate, years } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { one } from '../../src/quantity/quantity.ts';
import {
  CDI_IN_FORCE,
  CDI_MONTH,
  CDI_RATE,
  DAYS_WITH_REDEMPTION_TAX,
  INVESTMENT_TAX,
  LONG_TERM_INVESTMENT_TAX,
} from '../tables/savings.ts';
import { CDI_CALCULATOR, INVESTMENT_TAX_LAW, REDEMPTION_TAX_DECREE } from '../tables/savings-sources.ts';
import { dates, EDGE_CASES, YEAR_2025 } from './cdi/examples.ts';
import { settle, settlements } from './cdi/settlement.ts';
import { termByDates, termInYears } from './cdi/term.ts';

const TAX_BY_TERM = [
  ...INVESTMENT_TAX.map(({ upTo, rate }) => `até ${upTo}, ${rate}`),
  `acima disso, ${LONG_TERM_INVESTMENT_TAX}`,
].join('; ');

const BOTH_DATES = 'Informe as duas datas';
const LATER_END = 'A data final deve ser depois da inicial';
const TOO_LARGE = 'Com essa taxa e esse prazo o valor fica grande demais. Diminua a taxa ou o prazo.';

export default defineCalculator({
  id: 'financeira/cdi',
  name: 'Rendimento do CDI',
  title: 'Calculadora de rendimento do CDI',
  description:
    'Calcule quanto rende um CDB, uma LCI ou outra aplicação atrelada ao CDI, já sem o imposto regressivo e, com as datas, o IOF.',
  keywords:
    'cdi, cdb, lci, lca, iof, renda fixa, percentual do cdi, 100% do cdi, imposto regressivo, rendimento, selic, tesouro direto, rendimento do cdb, cdb rende quanto, tesouro selic, conta que rende, nubank, caixinha, poupança ou cdb',
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
      produto: {
        type: 'string',
        title: 'Aplicação',
        oneOf: [option('cdb', 'CDB (paga imposto)'), option('lci-lca', 'LCI ou LCA (isentas)')],
        default: 'cdb',
        messages: { required: 'Escolha a aplicação' },
      },
      years: {
        ...years,
        title: 'Prazo',
        description: 'Aceita frações: 0,5 são seis meses.',
        default: 2,
        visibleWhen: 'not (given(dataInicial) and given(dataFinal))',
      },
      currentCDI: {
        ...yearlyRate,
        title: 'Taxa do CDI',
        description: 'Taxa efetiva ao ano. A inicial é a meta da Selic, que o CDI acompanha de perto.',
        default: CDI_RATE.typed,
        offer: { value: CDI_IN_FORCE.typed, text: `Usar ${CDI_IN_FORCE}, a taxa de ${CDI_MONTH}` },
      },
      dataInicial: {
        ...date,
        title: 'Data da aplicação',
        description: 'Com as duas datas contam os dias úteis, como no banco, e o IOF dos primeiros 29 dias.',
        details: true,
      },
      dataFinal: {
        ...date,
        title: 'Data do resgate',
        description: 'Substitui o prazo: o imposto depende do dia em que o dinheiro sai.',
        details: true,
      },
    },
  },
  asks: [
    { fields: ['investedAmount'], message: 'Informe o valor investido' },
    { fields: ['cdiPercentage'], message: 'Informe o percentual do CDI' },
    { fields: ['years'], message: 'Informe o prazo' },
    { fields: ['currentCDI'], message: 'Informe a taxa do CDI' },
  ],
  rules: [
    { field: 'dataInicial', assert: 'given(dataInicial) or not given(dataFinal)', message: BOTH_DATES },
    { field: 'dataFinal', assert: 'given(dataFinal) or not given(dataInicial)', message: BOTH_DATES },
    { field: 'dataFinal', assert: 'dataFinal > dataInicial', message: LATER_END },
    {
      field: 'dataFinal',
      assert: 'daysBetween(dataInicial, dataFinal) <= 36525', // A century, with its leap days.
      message: years.messages.maximum,
    },
    {
      // Past a googol no sum of money is meant. Of seven days banks work on five at most.
      field: 'currentCDI',
      assert:
        '(1 + ((1 + currentCDI / 100) ^ (1 / 252) - 1) * cdiPercentage / 100) ^ (daysBetween(dataInicial, dataFinal) * 5 / 7) <= 10 ^ 100',
      message: TOO_LARGE,
    },
  ],

  compute(
    { investedAmount, cdiPercentage, produto, years: term = one, currentCDI, dataInicial, dataFinal },
    result,
  ) {
    const invested = result.money('Valor investido', investedAmount);
    const investment = { invested, isExempt: produto === 'lci-lca' };
    const offer = { amount: investedAmount, cdi: currentCDI, share: cdiPercentage };
    const isDated = dataInicial !== undefined && dataFinal !== undefined;
    const { redemption, redemptions, ...known } = isDated
      ? termByDates(offer, { start: dataInicial, end: dataFinal }, result)
      : termInYears(offer, term, result);
    return {
      ...known,
      ...settle(redemption, investment, result),
      irRate: result.percent('Alíquota do imposto de renda', investment.isExempt ? 0 : redemption.taxRate),
      evolucao: settlements(redemptions, investment, result),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'netValue' },
    {
      kind: 'figures',
      items: ['grossValue', 'grossReturn', 'iof', 'ir', 'netReturn'],
      goals: ['grossValue', 'netReturn'],
    },
    { kind: 'figures', title: 'Prazo', when: 'given(diasCorridos)', items: ['diasCorridos', 'diasUteis'] },
    { kind: 'figures', title: 'Taxas', items: ['effectiveRate', 'irRate'] },
    {
      kind: 'composition',
      title: 'Para onde vai o rendimento',
      when: 'grossReturn > 0 and produto == "cdb"',
      parts: [{ label: 'Fica com você', value: 'netReturn' }, 'iof', 'ir'],
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'Evolução da aplicação, se resgatada em cada ano',
      when: 'given(diasCorridos) ? diasCorridos > 366 : years > 0',
      rows: 'evolucao',
      x: 'ano',
      series: ['bruto', 'liquido'],
    },
    {
      kind: 'table',
      when: 'not given(diasCorridos) or diasCorridos > 366',
      rows: 'evolucao',
      download: 'cdi',
    },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      when: 'produto == "cdb"',
      text: `O imposto diminui com o prazo: ${TAX_BY_TERM}.`,
    },
    {
      kind: 'notice',
      tone: 'warning',
      when: `produto == "cdb" and not given(diasCorridos) and years > 0 and years * 365 < ${DAYS_WITH_REDEMPTION_TAX.typed}`,
      text: `Em resgates antes de ${DAYS_WITH_REDEMPTION_TAX} também há IOF sobre o rendimento. Informe as datas, em “Mais detalhes”, e ele entra na conta.`,
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
        title: 'CDB com datas: 365 dias, 252 deles úteis',
        input: { investedAmount: 10000, ...YEAR_2025 },
        expected: {
          diasCorridos: 365,
          diasUteis: 252,
          grossValue: 11375,
          grossReturn: 1375,
          iof: 0,
          irRate: 17.5,
          ir: 240.63,
          netReturn: 1134.37,
          netValue: 11134.37,
          effectiveRate: 13.75,
        },
        source:
          'Conta à mão: 261 dias de semana − 9 feriados bancários = 252, o ano do CDI; 10.000 × 1,1375 = 11.375; 365 dias, 17,5% de 1.375 = 240,625',
      },
      {
        title: 'Resgate em 14 dias, com IOF',
        input: { currentCDI: 13.65, ...dates('2026-03-02', '2026-03-16') },
        expected: {
          diasCorridos: 14,
          diasUteis: 10,
          grossValue: 10050.9,
          grossReturn: 50.9,
          iof: 26.98,
          irRate: 22.5,
          ir: 5.38,
          netReturn: 18.54,
          netValue: 10018.54,
        },
        source:
          'Conta à mão: 1,1365^(10/252) = 1,0050904269; rendimento 50,9043; IOF do 14º dia, 53% = 26,9793; 22,5% de 23,9250 = 5,3831; 50,90 − 26,98 − 5,38 = 18,54',
      },
      {
        title: 'LCI a 90% do CDI pelos mesmos 365 dias',
        input: { investedAmount: 10000, cdiPercentage: 90, produto: 'lci-lca', ...YEAR_2025 },
        expected: {
          grossValue: 11229.43,
          iof: 0,
          ir: 0,
          irRate: 0,
          netReturn: 1229.43,
          netValue: 11229.43,
          effectiveRate: 12.2942585185,
        },
        source:
          'Conta à mão: 1,1375^(1/252) − 1 = 0,0511372261%; × 90% = 0,0460235035%; (1 + 0,000460235035)^252 = 1,1229425852',
      },
      ...EDGE_CASES,
    ],
    refusals: [
      { input: { dataFinal: '2026-03-16' }, field: 'dataInicial', message: BOTH_DATES },
      { input: { dataInicial: '2026-03-02' }, field: 'dataFinal', message: BOTH_DATES },
      { input: dates('2026-03-02', '2026-03-02'), field: 'dataFinal', message: LATER_END },
      { input: dates('2026-03-02', '2126-03-04'), field: 'dataFinal', message: years.messages.maximum },
      {
        input: { ...dates('2026-03-02', '2126-03-02'), currentCDI: 1000, cdiPercentage: 1000 },
        field: 'currentCDI',
        message: TOO_LARGE,
      },
    ],
    sources: [INVESTMENT_TAX_LAW, REDEMPTION_TAX_DECREE, CDI_CALCULATOR],
  });
