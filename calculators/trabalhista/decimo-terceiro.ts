import { amount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { compare } from '../../src/decimal/decimal.ts';
import { thirteenthSalary } from '../formulas/labour.ts';
import { percentOf, reais, subtractReais } from '../../src/decimal/money.ts';
import { CLT, THIRTEENTH_LAW, THIRTEENTH_PAYMENT_LAW } from '../tables/labour-laws.ts';

/** Flat rates that stand in for the progressive tables, which the notice under the result says. */
const INSS_PERCENT = 11;
const INCOME_TAX_PERCENT = 7.5;
/** Reais; the tax is charged on a gross value above it, on the whole of it. */
const INCOME_TAX_FREE_UP_TO = 1903.98;

/** The gross amount, as the steps show it: nothing in it is rounded. */
const GROSS = '{salary|money} ÷ 12 × {months|integer} meses';

export default defineCalculator({
  id: 'trabalhista/decimo-terceiro',
  name: '13º salário',
  title: 'Calculadora de 13º salário',
  description: 'Calcule o 13º salário integral ou proporcional, os descontos e o valor de cada parcela.',
  keywords: '13º salário, décimo terceiro, gratificação natalina, primeira parcela, segunda parcela, clt',
  icon: 'gift',

  inputs: {
    type: 'object',
    required: ['salary'],
    properties: {
      salary: { ...amount, title: 'Salário bruto mensal' },
      months: {
        type: 'integer',
        title: 'Meses trabalhados no ano',
        description: 'Conte o mês em que trabalhou 15 dias ou mais.',
        unit: 'meses',
        minimum: 1,
        maximum: 12,
        default: 12,
        messages: {
          minimum: 'Informe os meses trabalhados, de 1 a 12',
          maximum: 'O ano tem no máximo 12 meses',
        },
      },
    },
  },
  rules: [{ field: 'salary', assert: 'salary > 0', message: 'Informe o salário' }],

  compute({ salary, months }) {
    const gross = thirteenthSalary(salary, months);
    const isTaxed = compare(gross, INCOME_TAX_FREE_UP_TO) > 0;

    const valorBruto = reais(gross);
    const inss = reais(percentOf(gross, INSS_PERCENT));
    const ir = isTaxed ? reais(percentOf(gross, INCOME_TAX_PERCENT)) : 0;
    const valorLiquido = subtractReais(valorBruto, inss, ir);
    // Lei 4.749/1965, art. 2º: half in advance; whatever is deducted comes out of the second half.
    const primeiraParcela = reais(gross.div(2));
    const segundaParcela = subtractReais(valorLiquido, primeiraParcela);
    return { valorBruto, inss, ir, valorLiquido, primeiraParcela, segundaParcela };
  },
})
  .layout([
    { kind: 'headline', label: '13º salário líquido', value: 'valorLiquido', format: 'money' },
    {
      kind: 'figures',
      title: 'Do bruto ao líquido',
      items: [
        { label: 'Valor bruto', value: 'valorBruto', format: 'money' },
        { label: 'Desconto do INSS (11%)', value: 'inss', format: 'money' },
        { label: 'Imposto de renda (7,5%)', value: 'ir', format: 'money' },
        { label: 'Valor líquido', value: 'valorLiquido', format: 'money', total: true },
      ],
    },
    {
      kind: 'figures',
      title: 'As duas parcelas',
      items: [
        {
          label: '1ª parcela, até 30 de novembro',
          value: 'primeiraParcela',
          format: 'money',
          note: 'Metade do valor bruto, sem descontos.',
        },
        {
          label: '2ª parcela, até 20 de dezembro',
          value: 'segundaParcela',
          format: 'money',
          note: 'O restante, com todos os descontos.',
        },
      ],
    },
    {
      kind: 'composition',
      title: 'De que se compõe o valor bruto',
      format: 'money',
      parts: [
        { label: 'Líquido', value: 'valorLiquido' },
        { label: 'INSS', value: 'inss' },
        { label: 'Imposto de renda', value: 'ir' },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          text: `${GROSS} = {valorBruto|money}`,
          law: 'Lei 4.090/1962, art. 1º, § 1º',
        },
        { text: `${GROSS} × 11% = {inss|money} de INSS` },
        {
          text: `${GROSS} × 7,5% = {ir|money} de imposto de renda`,
          when: 'ir > 0',
        },
        { text: 'Até R$ 1.903,98 de valor bruto, sem imposto de renda', when: 'ir == 0' },
        { text: '{valorBruto|money} − {inss|money} − {ir|money} = {valorLiquido|money}' },
        {
          text: `${GROSS} ÷ 2 = {primeiraParcela|money} na 1ª parcela`,
          law: 'Lei 4.749/1965, art. 2º',
        },
        { text: '{valorLiquido|money} − {primeiraParcela|money} = {segundaParcela|money} na 2ª parcela' },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'Os descontos usam percentuais fixos, de 11% e 7,5%. Na folha valem as tabelas progressivas do ano, e o valor pode mudar.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Ano inteiro com salário de R$ 3.000,00',
        input: { salary: 3000, months: 12 },
        expected: {
          valorBruto: 3000,
          inss: 330,
          ir: 225,
          valorLiquido: 2445,
          primeiraParcela: 1500,
          segundaParcela: 945,
        },
        source:
          'Conta à mão: 3.000 × 11% = 330; 3.000 × 7,5% = 225; 3.000 − 330 − 225 = 2.445; 2.445 − 1.500 = 945',
      },
      {
        title: 'Sete meses com salário de R$ 2.500,00',
        input: { salary: 2500, months: 7 },
        expected: {
          valorBruto: 1458.33,
          inss: 160.42,
          ir: 0,
          valorLiquido: 1297.91,
          primeiraParcela: 729.17,
          segundaParcela: 568.74,
        },
        source:
          'Conta à mão: 2.500 × 7 ÷ 12 = 1.458,333…; × 11% = 160,4166…; 1.458,33 − 160,42; metade 729,1666…',
      },
      {
        title: 'R$ 1.903,98: em cima do limite, sem imposto de renda',
        input: { salary: 1903.98, months: 12 },
        expected: { valorBruto: 1903.98, inss: 209.44, ir: 0, valorLiquido: 1694.54 },
        source: 'Conta à mão: 1.903,98 × 11% = 209,4378; não passa de 1.903,98',
        testOnly: true,
      },
      {
        title: 'R$ 1.903,99: um centavo acima do limite',
        input: { salary: 1903.99 },
        expected: { valorBruto: 1903.99, inss: 209.44, ir: 142.8, valorLiquido: 1551.75 },
        source: 'Conta à mão: 1.903,99 × 11% = 209,4389; × 7,5% = 142,79925; 1.903,99 − 209,44 − 142,80',
        testOnly: true,
      },
    ],
    refusals: [
      { input: {}, field: 'salary', message: 'Informe o salário' },
      { input: { salary: -1 }, field: 'salary', message: 'Digite um valor que não seja negativo' },
      { input: { salary: 2e12 }, field: 'salary', message: 'Digite um valor de até R$ 1 trilhão' },
      {
        input: { salary: 3000, months: 0 },
        field: 'months',
        message: 'Informe os meses trabalhados, de 1 a 12',
      },
      { input: { salary: 3000, months: 13 }, field: 'months', message: 'O ano tem no máximo 12 meses' },
      { input: { salary: 3000, months: 6.5 }, field: 'months', message: 'Digite um número inteiro' },
    ],
    sources: [THIRTEENTH_LAW, THIRTEENTH_PAYMENT_LAW, CLT],
  });
