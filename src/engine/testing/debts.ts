/** A fictitious calculator for tests of the less common options of fields. */
import type { ProvenDefinition } from '../../../compiler/proven.ts';
import { defineCalculator, type EvidenceOf } from '../definition.ts';
import { money, percent, sumOfAll } from '../../quantity/quantity.ts';
import { column } from '../../quantity/declare.ts';

const card = defineCalculator({
  id: 'amostra/dividas',
  name: 'Dívidas',
  description: 'Quanto resta de algumas dívidas depois do desconto.',
  keywords: 'dívidas',
  icon: 'sigma',
  sources: [{ label: 'Aritmética', url: 'https://www.gov.br/', checkedOn: '2026-11-20' }],
  inputs: {
    type: 'object',
    required: ['since'],
    properties: {
      since: {
        type: 'string',
        format: 'date',
        title: 'Desde',
        defaultOn: (today) => `${today.slice(0, 4)}-01-01`,
        minimum: '1994-07-01',
        maximumOn: (today) => today,
        messages: {
          required: 'Informe o dia',
          format: 'Digite uma data válida',
          minimum: 'O dia não pode ser anterior ao real, de 01/07/1994',
          maximum: 'O dia não pode ser futuro',
        },
      },
      per: {
        type: 'string',
        title: 'Período dos juros',
        oneOf: [
          { const: 'month', title: 'Mês' },
          { const: 'year', title: 'Ano' },
        ],
        defaultOn: () => 'month',
        messages: { required: 'Escolha o período' },
      },
      rate: {
        type: 'number',
        format: 'percent',
        title: 'Juros',
        placeholder: '2',
        unitBy: { field: 'per', units: { month: '% ao mês', year: '% ao ano' } },
        default: 2,
      },
      reasons: {
        type: 'array',
        title: 'Motivos',
        uniqueItems: true,
        default: [],
        items: {
          type: 'string',
          oneOf: [
            { const: 'old', title: 'Idoso' },
            { const: 'retired', title: 'Aposentado' },
            { const: 'inss', title: 'INSS' },
          ],
        },
      },
      debts: {
        type: 'array',
        title: 'Dívidas',
        rowName: 'Dívida',
        namedBy: 'name',
        addLabel: 'Acrescentar dívida',
        minItems: 0,
        maxItems: 3,
        default: [],
        newRow: { kind: 'percent' },
        messages: { maxItems: 'Informe no máximo três dívidas' },
        items: {
          type: 'object',
          properties: {
            name: { type: 'string', title: 'Nome (opcional)', maxLength: 20, placeholder: 'Cartão' },
            balance: { type: 'number', format: 'money', title: 'Saldo' },
            kind: {
              type: 'string',
              title: 'Desconto em',
              oneOf: [
                { const: 'percent', title: 'Porcentagem' },
                { const: 'reais', title: 'Valor em reais' },
              ],
              default: 'percent',
              messages: { required: 'Escolha a unidade' },
            },
            discount: {
              type: 'number',
              title: 'Desconto',
              unitBy: { field: 'kind', units: { percent: '%', reais: 'R$' } },
            },
          },
        },
      },
    },
  },
  rules: [
    {
      field: 'discount',
      each: 'debts',
      assert: 'discount <= (kind == "percent" ? 100 : balance)',
      message: '{name}: o desconto de {discount} ({kind}) passa do saldo de {balance}',
    },
    {
      field: 'name',
      each: 'debts',
      check: ({ name }, _context, { debts: list }) =>
        list.filter((debt) => debt.name === name).length > 1
          ? `Há outra dívida com o nome ${name}`
          : undefined,
    },
    { field: '', warn: 'rate > 10', message: 'Juros de {rate}. Motivos: {reasons}.' },
  ],
  compute({ debts: list, since, rate, per }, result) {
    const rest = list.map(({ balance = money(0), discount = percent(0), kind, name }) => ({
      name,
      rest: balance.minus(kind === 'percent' ? balance.times(discount) : discount),
    }));
    const firstName: string | undefined = list[0]?.name;
    return {
      total: result.total('Resta', sumOfAll(rest.map((each) => each.rest))),
      rate: result.percent(per === 'month' ? 'Juros ao mês' : 'Juros ao ano', rate),
      since: result.date('Desde', since),
      first: firstName === undefined ? undefined : result.text('Primeira', firstName),
      rows: result.rows('Dívidas', { name: column.text('Nome'), rest: column.money('Resta') }, rest),
    };
  },
}).layout([
  { kind: 'headline', value: 'total', answer: 'Juros de {entrada.rate}' },
  { kind: 'figures', items: ['rate', 'since', 'first'] },
  { kind: 'table', rows: 'rows' },
]);

const evidence = {
  examples: [
    {
      title: 'Duas dívidas de cem reais',
      input: {
        since: '2026-01-02',
        debts: [
          { balance: 100, discount: 40 },
          { name: 'Cartão', balance: 100, kind: 'reais', discount: 40.5 },
        ],
      },
      expected: { total: 119.5, first: 'Dívida 1' },
      source: 'Conta à mão: 100 − 40% + 100 − 40,50',
    },
    { title: 'Nenhuma', input: {}, expected: { total: 0 }, source: 'Conta à mão: nada', testOnly: true },
  ],
  refusals: [],
} satisfies EvidenceOf<typeof card>;

/** Debts of a list that may be empty, each with a discount in reais or in percent. */
export const debts: ProvenDefinition = { ...card, ...evidence };
