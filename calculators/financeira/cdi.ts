import { amount, date, option, yearlyRate, years } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { termOf } from '../formulas/term.ts';
import { inEitherUnit } from '../layouts/term.ts';
import { anosDaAplicacao, prazoEmMeses } from '../regras/prazo.ts';
import {
  CDI_ATUAL,
  MES_DO_CDI,
  CDI_DE_REFERENCIA,
  PRIMEIRO_DIA_SEM_IOF,
  ALIQUOTAS_DA_RENDA_FIXA,
  ALIQUOTA_FINAL_DA_RENDA_FIXA,
} from '../tabelas/investimentos.ts';
import {
  CALCULADORA_DO_CDI,
  LEI_DA_RENDA_FIXA,
  DECRETO_DO_IOF_NO_RESGATE,
} from '../tabelas/fontes-dos-investimentos.ts';
import { EXAMPLES } from './cdi/examples.ts';
import { declaraResgate, declaraResgatesPorAno } from './cdi/impostos-do-resgate.ts';
import { declaraPrazoPorDatas, declaraPrazoEmAnos } from './cdi/resgates.ts';

const IMPOSTO_POR_PRAZO = [
  ...ALIQUOTAS_DA_RENDA_FIXA.map(({ ate, aliquota }) => `até ${ate}, ${aliquota}`),
  `acima disso, ${ALIQUOTA_FINAL_DA_RENDA_FIXA}`,
].join('; ');

/** True if the schedule has more points than start and end. */
const OVER_YEARS = "given(diasCorridos) ? diasCorridos > 366 : prazoEm == 'meses' or years > 0";

const BOTH_DATES = 'Informe as duas datas';
const LATER_END = 'A data final deve ser depois da inicial';
const TOO_LARGE = 'Com essa taxa e esse prazo o valor fica grande demais. Diminua a taxa ou o prazo.';

const card = defineCalculator({
  id: 'financeira/cdi',
  name: 'Rendimento do CDI',
  title: 'Calculadora de rendimento do CDI',
  description:
    'Calcule quanto rende um CDB, uma LCI ou outra aplicação atrelada ao CDI, já sem o imposto regressivo e, com as datas, o IOF.',
  keywords:
    'cdi, cdb, lci, lca, iof, renda fixa, percentual do cdi, 100% do cdi, imposto regressivo, rendimento, selic, tesouro direto, rendimento do cdb, cdb rende quanto, tesouro selic, conta que rende, nubank, caixinha, poupança ou cdb',
  icon: 'badge-percent',
  passesOn: { aporteMensal: 'aporteMensal' },
  sources: [LEI_DA_RENDA_FIXA, DECRETO_DO_IOF_NO_RESGATE, CALCULADORA_DO_CDI],

  inputs: {
    type: 'object',
    required: ['investedAmount', 'cdiPercentage', 'years', 'currentCDI'],
    properties: {
      investedAmount: { ...amount, title: 'Valor investido', meaning: 'valorAplicado', default: 10_000 },
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
      years: { ...anosDaAplicacao, default: 2 },
      meses: prazoEmMeses.meses,
      prazoEm: { ...prazoEmMeses.prazoEm, visibleWhen: 'not (given(dataInicial) and given(dataFinal))' },
      produto: {
        type: 'string',
        title: 'Aplicação',
        oneOf: [option('cdb', 'CDB (paga imposto)'), option('lci-lca', 'LCI ou LCA (isentas)')],
        default: 'cdb',
        messages: { required: 'Escolha a aplicação' },
      },
      currentCDI: {
        ...yearlyRate,
        title: 'Taxa do CDI',
        description: 'Taxa efetiva ao ano. A inicial é a meta da Selic, que o CDI acompanha de perto.',
        default: CDI_DE_REFERENCIA.typed,
        offer: { value: CDI_ATUAL.typed, text: `Usar ${CDI_ATUAL}, a taxa de ${MES_DO_CDI}` },
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
      // Refuse amounts above 10^100, which nobody needs. Banks work on at most five of seven days.
      field: 'currentCDI',
      assert:
        '(1 + ((1 + currentCDI / 100) ^ (1 / 252) - 1) * cdiPercentage / 100) ^ (daysBetween(dataInicial, dataFinal) * 5 / 7) <= 10 ^ 100',
      message: TOO_LARGE,
    },
  ],

  compute({ investedAmount, cdiPercentage, produto, currentCDI, ...inputs }, result) {
    const { dataInicial, dataFinal } = inputs;
    const investido = result.money('Valor investido', investedAmount);
    const investimento = { investido, isento: produto === 'lci-lca' };
    const aplicacao = { valor: investedAmount, cdi: currentCDI, parteDoCdi: cdiPercentage };
    const isDated = dataInicial !== undefined && dataFinal !== undefined;
    const { resgate, resgates, effectiveRate, ...dias } = isDated
      ? declaraPrazoPorDatas(aplicacao, { inicio: dataInicial, fim: dataFinal }, result)
      : declaraPrazoEmAnos(aplicacao, termOf(inputs.years, inputs.meses).years, result);
    const { grossValue, netReturn, ...resto } = declaraResgate(resgate, investimento, result);
    const irRate = investimento.isento
      ? result.percent('Alíquota do imposto de renda', 0)
      : result.percent('Alíquota do imposto de renda', resgate.aliquota, {
          note: `Diminui com o prazo: ${IMPOSTO_POR_PRAZO}.`,
        });
    return {
      aporteMensal: result.money('Aporte mensal', 0),
      valorInvestido: investido,
      ...resto,
      ...result.group('Em detalhe', { grossValue, netReturn, effectiveRate, irRate, ...dias }),
      evolucao: declaraResgatesPorAno(resgates, investimento, result),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'netValue',
    answer: {
      'given(diasCorridos)': 'De {dataInicial} a {dataFinal}, {investedAmount} viram {netValue} líquidos.',
      ...inEitherUnit(
        'Em {prazo}, {investedAmount} viram {netValue} líquidos.',
        'Sem tempo não há rendimento, e você fica com os mesmos {investedAmount}.',
      ),
    },
  },
  {
    kind: 'composition',
    title: 'Para onde vai o rendimento',
    when: 'diasCorridos <= 366',
    parts: [{ label: 'Fica com você', value: 'netReturn' }, 'iof', 'ir'],
  },
  {
    kind: 'chart',
    title: 'Evolução da aplicação, se resgatada em cada ano',
    when: OVER_YEARS,
    rows: 'evolucao',
    series: ['bruto', 'liquido'],
  },
  { kind: 'table', when: OVER_YEARS, rows: 'evolucao', download: 'cdi' },
  {
    kind: 'notice',
    tone: 'warning',
    when: `produto == "cdb" and not given(diasCorridos) and years > 0 and years * 365 < ${PRIMEIRO_DIA_SEM_IOF.typed}`,
    text: `Em resgates antes de ${PRIMEIRO_DIA_SEM_IOF} também há IOF sobre o rendimento. Informe as datas, em “Mais detalhes”, e ele entra na conta.`,
  },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    { input: { dataFinal: '2026-03-16' }, field: 'dataInicial', message: BOTH_DATES },
    { input: { dataInicial: '2026-03-02' }, field: 'dataFinal', message: BOTH_DATES },
    { input: { dataInicial: '2026-03-02', dataFinal: '2026-03-02' }, field: 'dataFinal', message: LATER_END },
    {
      input: { dataInicial: '2026-03-02', dataFinal: '2126-03-04' },
      field: 'dataFinal',
      message: years.messages.maximum,
    },
    {
      input: { dataInicial: '2026-03-02', dataFinal: '2126-03-02', currentCDI: 1000, cdiPercentage: 1000 },
      field: 'currentCDI',
      message: TOO_LARGE,
    },
  ],
  // Omit it, because only other calculators ask for it and begin with another one.
  notShown: ['aporteMensal'],
} satisfies EvidenceOf<typeof card>;
