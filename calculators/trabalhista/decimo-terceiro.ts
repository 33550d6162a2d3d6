import { amount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatMoney, formatPercent } from '../../src/engine/format.ts';
import { money, percent } from '../../src/quantity/quantity.ts';
import { thirteenthSalary } from '../formulas/labour.ts';
import { CLT, THIRTEENTH_LAW, THIRTEENTH_PAYMENT_LAW } from '../tables/labour-laws.ts';

/** Flat rates that stand in for the progressive tables, which the notice under the result says. */
const INSS_PERCENT = 11;
const INCOME_TAX_PERCENT = 7.5;
/** Reais; the tax is charged on a gross value above it, on the whole of it. */
const INCOME_TAX_FREE_UP_TO = 1903.98;

const INSS_RATE = formatPercent(INSS_PERCENT);
const INCOME_TAX_RATE = formatPercent(INCOME_TAX_PERCENT);

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

  compute({ salary, months }, result) {
    const valorBruto = result.money(
      'Valor bruto',
      thirteenthSalary(salary, months),
      'Lei 4.090/1962, art. 1º, § 1º',
    );
    const inss = result.money(`Desconto do INSS (${INSS_RATE})`, valorBruto.times(percent(INSS_PERCENT)));
    const ir = result.money(
      `Imposto de renda (${INCOME_TAX_RATE})`,
      valorBruto.isAbove(INCOME_TAX_FREE_UP_TO)
        ? valorBruto.times(percent(INCOME_TAX_PERCENT))
        : // There is nothing to reckon, but a reason to give.
          money(0).told(
            () => `Até ${formatMoney(INCOME_TAX_FREE_UP_TO)} de valor bruto, sem imposto de renda`,
          ),
    );
    const valorLiquido = result.total('Valor líquido', valorBruto.minus(inss).minus(ir));
    const primeiraParcela = result.money('1ª parcela, até 30 de novembro', valorBruto.over(2), {
      law: 'Lei 4.749/1965, art. 2º',
      note: 'Metade do valor bruto, sem descontos.',
    });
    const segundaParcela = result.money(
      '2ª parcela, até 20 de dezembro',
      valorLiquido.minus(primeiraParcela),
      { law: 'Lei 4.749/1965, art. 1º', note: 'O restante, com todos os descontos.' },
    );
    return { valorBruto, inss, ir, valorLiquido, primeiraParcela, segundaParcela };
  },
})
  .layout([
    { kind: 'headline', value: 'valorLiquido', label: '13º salário líquido' },
    { kind: 'figures', title: 'Do bruto ao líquido', items: ['valorBruto', 'inss', 'ir', 'valorLiquido'] },
    { kind: 'figures', title: 'As duas parcelas', items: ['primeiraParcela', 'segundaParcela'] },
    {
      kind: 'composition',
      title: 'De que se compõe o valor bruto',
      parts: [
        { label: 'Líquido', value: 'valorLiquido' },
        { label: 'INSS', value: 'inss' },
        { label: 'Imposto de renda', value: 'ir' },
      ],
    },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      text: `Os descontos usam percentuais fixos, de ${INSS_RATE} e ${INCOME_TAX_RATE}. Na folha valem as tabelas progressivas do ano, e o valor pode mudar.`,
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
    refusals: [{ input: {}, field: 'salary', message: 'Informe o salário' }],
    sources: [THIRTEENTH_LAW, THIRTEENTH_PAYMENT_LAW, CLT],
  });
