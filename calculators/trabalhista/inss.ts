import { amount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatMoney } from '../../src/engine/format.ts';
import { compare, min, sum } from '../../src/decimal/decimal.ts';
import { reais, roundedParts, shareInPercent, subtractReais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { progressiveParts } from '../formulas/progressive-bands.ts';
import { refusedWith } from '../rules/refused-with.ts';
import { staleTableWarning } from '../tables/stale-table.ts';
import { INSS } from '../tables/inss.ts';
import { INSS_LAW, PENSION_REFORM } from '../tables/labour-laws.ts';
import { yearChoice } from '../tables/year-choice.ts';

export default defineCalculator({
  id: 'trabalhista/inss',
  name: 'INSS',
  title: 'Calculadora de INSS',
  description:
    'Calcule o desconto do INSS no salário pela tabela progressiva, faixa por faixa, e a alíquota efetiva.',
  keywords:
    'inss, desconto, previdência, contribuição, alíquota, teto, holerite, tabela inss, salário líquido, contracheque',
  icon: 'shield-check',

  inputs: {
    type: 'object',
    required: ['salarioBruto'],
    properties: {
      salarioBruto: {
        ...amount,
        title: 'Salário bruto mensal',
        description: 'O total do mês antes dos descontos, como está no holerite.',
        messages: { ...amount.messages, minimum: 'Por favor, digite um salário válido' },
      },
      ano: {
        type: 'integer',
        title: 'Ano da tabela',
        description: 'Os limites das faixas mudam a cada ano.',
        defaultOn: yearChoice(INSS).defaultOn,
        suggestions: () => INSS.years,
      },
    },
  },
  rules: [
    { field: 'salarioBruto', assert: 'salarioBruto > 0', message: 'Por favor, digite um salário válido' },
    {
      field: 'salarioBruto',
      assert: 'salarioBruto >= 100',
      message: 'Por favor, digite um salário realista (acima de R$ 100)',
    },
    { field: 'ano', check: ({ ano }) => (INSS.has(ano) ? undefined : INSS.missingYearMessage(ano)) },
    {
      field: 'salarioBruto',
      warn: 'isAcimaDoTeto',
      message: 'Salário acima do teto do INSS ({tetoINSS|money})',
    },
    staleTableWarning(INSS),
  ],

  compute({ salarioBruto, ano }) {
    const { bands, ceiling } = INSS.forYear(ano);
    const contributionBase = min(salarioBruto, ceiling);
    const parts = progressiveParts(contributionBase, bands);
    const exactContribution = sum(...parts.map(({ contribution }) => contribution));
    const contributions = roundedParts(parts.map(({ contribution }) => contribution));

    const contribuicaoINSS = reais(exactContribution);
    return {
      salarioBruto: reais(salarioBruto),
      contribuicaoINSS,
      salarioLiquido: subtractReais(reais(salarioBruto), contribuicaoINSS),
      aliquotaAplicada: percentNumber(shareInPercent(exactContribution, contributionBase)),
      tetoINSS: ceiling,
      isAcimaDoTeto: compare(salarioBruto, ceiling) > 0,
      parcelasCalculo: parts.map(({ number, upTo, part, ratePercent }, index) => ({
        faixa: `${number}ª faixa, até ${formatMoney(upTo)}`,
        salarioFaixa: reais(part),
        aliquota: ratePercent,
        contribuicao: contributions[index] ?? 0,
      })),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'Desconto do INSS no mês',
      value: 'contribuicaoINSS',
      format: 'money',
      note: 'Tabela de {ano|text}.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Salário bruto', value: 'salarioBruto', format: 'money' },
        { label: 'Salário depois do INSS', value: 'salarioLiquido', format: 'money', total: true },
        {
          label: 'Alíquota efetiva',
          value: 'aliquotaAplicada',
          format: 'percent',
          note: 'Quanto o desconto representa do salário, até o teto.',
        },
        { label: 'Teto do INSS no ano', value: 'tetoINSS', format: 'money' },
        { label: 'Salário acima do teto', value: 'isAcimaDoTeto', format: 'yesNo' },
      ],
    },
    {
      kind: 'rowComposition',
      title: 'O desconto por faixa do salário',
      rows: 'parcelasCalculo',
      label: 'faixa',
      value: 'contribuicao',
      format: 'money',
    },
    {
      kind: 'table',
      title: 'Cálculo por faixa',
      rows: 'parcelasCalculo',
      columns: [
        { label: 'Faixa', value: 'faixa', format: 'text' },
        { label: 'Parte do salário', value: 'salarioFaixa', format: 'money' },
        { label: 'Alíquota', value: 'aliquota', format: 'percent' },
        { label: 'Contribuição', value: 'contribuicao', format: 'money' },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          text: 'O salário de {salarioBruto|money} passa do teto: a conta para em {tetoINSS|money}',
          when: 'isAcimaDoTeto',
          law: 'Lei 8.212/1991, art. 28, § 5º',
        },
        {
          rows: 'parcelasCalculo',
          text: '{faixa|text}: {salarioFaixa|money} × {aliquota|percent} ≈ {contribuicao|money}',
          law: 'Emenda Constitucional 103/2019, art. 28',
        },
        {
          text: 'Soma das faixas = {contribuicaoINSS|money} (a última leva a diferença de centavos, se houver)',
        },
        {
          text: '{contribuicaoINSS|money} ÷ {salarioBruto|money} = {aliquotaAplicada|percent} de alíquota efetiva',
          when: 'not isAcimaDoTeto',
        },
        {
          text: '{contribuicaoINSS|money} ÷ {tetoINSS|money} = {aliquotaAplicada|percent} de alíquota efetiva',
          when: 'isAcimaDoTeto',
        },
        { text: '{salarioBruto|money} − {contribuicaoINSS|money} = {salarioLiquido|money}' },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'O salário depois do INSS ainda pode ter imposto de renda, vale-transporte e outros descontos.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Salário de R$ 3.500,00 na tabela de 2026',
        input: { salarioBruto: 3500, ano: 2026 },
        expected: {
          salarioBruto: 3500,
          contribuicaoINSS: 308.6,
          salarioLiquido: 3191.4,
          tetoINSS: 8475.55,
          isAcimaDoTeto: false,
          parcelasCalculo: [
            { salarioFaixa: 1621, aliquota: 7.5, contribuicao: 121.58 },
            { salarioFaixa: 1281.84, aliquota: 9, contribuicao: 115.37 },
            { salarioFaixa: 597.16, aliquota: 12, contribuicao: 71.65 },
          ],
        },
        source:
          'Conta à mão: 1.621 × 7,5% = 121,575; 1.281,84 × 9% = 115,3656; 597,16 × 12% = 71,6592; soma 308,5998; ' +
          'a última faixa fica com a diferença de centavo',
      },
      {
        title: 'Salário mínimo de 2026',
        input: { salarioBruto: 1621, ano: 2026 },
        expected: { contribuicaoINSS: 121.58, salarioLiquido: 1499.42, aliquotaAplicada: 7.5 },
        source: 'Conta à mão: 1.621 × 7,5% = 121,575, que arredonda para 121,58',
      },
      {
        title: 'Salário acima do teto, em 2026',
        input: { salarioBruto: 10000, ano: 2026 },
        expected: {
          contribuicaoINSS: 988.09,
          salarioLiquido: 9011.91,
          tetoINSS: 8475.55,
          isAcimaDoTeto: true,
        },
        source: 'Contribuição máxima de 2026 (Portaria Interministerial MPS/MF nº 13/2026): R$ 988,09',
      },
      {
        title: 'Teto de 2024, em cima do limite',
        input: { salarioBruto: 7786.02, ano: 2024 },
        expected: { contribuicaoINSS: 908.86, salarioLiquido: 6877.16, isAcimaDoTeto: false },
        source: 'Contribuição máxima de 2024 (Portaria Interministerial MPS/MF nº 2/2024): R$ 908,86',
        testOnly: true,
      },
      {
        title: 'Teto de 2025, um centavo acima',
        input: { salarioBruto: 8157.42, ano: 2025 },
        expected: { contribuicaoINSS: 951.63, salarioLiquido: 7205.79, isAcimaDoTeto: true },
        source: 'Contribuição máxima de 2025 (Portaria Interministerial MPS/MF nº 6/2025): R$ 951,63',
        testOnly: true,
      },
      {
        title: 'R$ 3.000,00 na tabela de 2024',
        input: { salarioBruto: 3000, ano: 2024 },
        expected: { contribuicaoINSS: 258.82, salarioLiquido: 2741.18 },
        source: 'Conta com a parcela a deduzir de 2024: 3.000 × 12% − 101,18 = 258,82',
        testOnly: true,
      },
    ],
    refusals: [
      { input: {}, field: 'salarioBruto', message: 'Por favor, digite um salário válido' },
      ...refusedWith('Por favor, digite um salário válido', { salarioBruto: -1 }),
      ...refusedWith('Por favor, digite um salário realista (acima de R$ 100)', { salarioBruto: 99.99 }),
      ...refusedWith('Digite um valor de até R$ 1 trilhão', { salarioBruto: 1e13 }),
      { input: { salarioBruto: 3000, ano: 2023 }, field: 'ano', message: INSS.missingYearMessage(2023) },
      { input: { salarioBruto: 3000, ano: 2024.5 }, field: 'ano', message: 'Digite um número inteiro' },
    ],
    sources: [...INSS.sources, PENSION_REFORM, INSS_LAW],
  });
