/** A fictitious calculator with every part that a definition can have, for tests of the engine. */
import { column } from '../../quantity/declare.ts';
import { one, percent, quantity } from '../../quantity/quantity.ts';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import type { ProvenDefinition } from '../../../compiler/proven.ts';
import { defineCalculator, type Definition, type EvidenceOf } from '../definition.ts';
import { evaluate, type Outcome } from '../evaluate/evaluate.ts';

/** Day of calculation in the engine's tests. */
export const DAY = '2026-11-20';

const card = defineCalculator({
  id: 'amostra/soma',
  name: 'Soma',
  description: 'Uma soma com um pouco de tudo.',
  keywords: 'soma',
  icon: 'sigma',
  sources: [{ label: 'Aritmética', url: 'https://www.gov.br/', checkedOn: DAY }],
  inputs: {
    type: 'object',
    required: ['amount', 'kind', 'day'],
    properties: {
      amount: {
        type: 'number',
        format: 'money',
        title: 'Valor',
        exclusiveMinimum: 0,
        maximum: 1_000_000,
        messages: { exclusiveMinimum: 'Informe o valor', maximum: 'Valor alto demais' },
      },
      count: {
        type: 'integer',
        title: 'Vezes',
        default: 2,
        minimum: 1,
        maximum: 10,
        messages: { minimum: 'Ao menos uma vez', maximum: 'No máximo dez vezes' },
      },
      kind: {
        type: 'string',
        title: 'Tipo',
        oneOf: [
          { const: 'plain', title: 'Simples' },
          { const: 'extra', title: 'Com acréscimo' },
        ],
        default: 'plain',
        messages: { required: 'Escolha o tipo' },
      },
      rate: {
        type: 'number',
        format: 'percent',
        title: 'Acréscimo',
        minimum: 0,
        visibleWhen: 'kind == "extra"',
        messages: { minimum: 'O acréscimo não pode ser negativo' },
      },
      day: {
        type: 'string',
        format: 'date',
        title: 'Dia',
        messages: { required: 'Informe o dia', format: 'Digite uma data válida' },
      },
      ano: {
        type: 'integer',
        title: 'Ano',
        oneOf: [
          { const: 2026, title: '2026' },
          { const: 2025, title: '2025' },
        ],
        defaultOn: (today) => Number(today.slice(0, 4)),
        messages: { enum: 'Não há tabela para esse ano' },
      },
      note: { type: 'string', title: 'Nota', maxLength: 10 },
      urgent: { type: 'boolean', title: 'Urgente', default: false },
      tags: {
        type: 'array',
        title: 'Marcas',
        uniqueItems: true,
        default: [],
        items: {
          type: 'string',
          oneOf: [
            { const: 'a', title: 'A' },
            { const: 'b', title: 'B' },
          ],
        },
      },
      parts: {
        type: 'array',
        title: 'Partes',
        rowName: 'Parte',
        addLabel: 'Acrescentar parte',
        minItems: 1,
        maxItems: 3,
        default: [{ share: 100, unit: 'percent' }],
        messages: { minItems: 'Informe ao menos uma parte', maxItems: 'Informe no máximo três partes' },
        items: {
          type: 'object',
          required: ['unit'],
          properties: {
            share: {
              type: 'number',
              title: 'Parte',
              minimum: 0,
              messages: { minimum: 'A parte não pode ser negativa' },
            },
            unit: {
              type: 'string',
              title: 'Unidade',
              oneOf: [
                { const: 'percent', title: '%' },
                { const: 'reais', title: 'R$' },
              ],
              default: 'percent',
              messages: { required: 'Escolha a unidade' },
            },
            name: { type: 'string', title: 'Nome', maxLength: 20 },
          },
        },
      },
    },
  },
  rules: [
    { field: 'day', assert: 'day <= today', message: 'O dia não pode ser futuro' },
    {
      field: 'share',
      each: 'parts',
      assert: 'unit != "percent" or share <= 100',
      message: 'A parte de {share|percent} passa de 100%',
    },
    {
      field: 'parts',
      check: ({ parts, amount }) =>
        parts.some(({ unit, share }) => unit === 'reais' && share !== undefined && share > amount)
          ? 'Uma parte é maior que o todo'
          : undefined,
    },
    { field: 'amount', warn: 'total > 1000', message: 'O total de {total} é alto' },
    { field: '', assert: 'total <= 5000000', message: 'O total passa do limite' },
  ],
  compute({ amount, count, kind, rate = percent(0), day, urgent, tags, parts }, result) {
    const each = kind === 'extra' ? amount.times(one.plus(rate)) : amount.times(1);
    const average = result.money('Cada', each);
    return {
      total: result.total('Total', average.times(count), 'Aritmética'),
      average,
      isUrgent: result.yesNo('Urgente', urgent),
      due: result.date('Dia', day),
      summary: {
        tagCount: result.count('Marcas', tags.length),
        firstTag: tags[0] === undefined ? undefined : result.text('Primeira', tags[0]),
      },
      rows: result.rows(
        'Partes',
        { name: column.text('Nome'), share: column.number('Parte') },
        parts.map(({ name, share = quantity(0) }) => ({ name, share })),
      ),
      lines: [`${count.number} vezes`],
    };
  },
}).layout([
  { kind: 'headline', value: 'total', answer: '{entrada.count} vezes {average}' },
  {
    kind: 'figures',
    items: [
      { value: 'average', when: 'count > 1' },
      'isUrgent',
      { value: 'due', label: 'Vencimento' },
      'summary.tagCount',
      'summary.firstTag',
    ],
  },
  { kind: 'table', rows: 'rows' },
  { kind: 'steps', lines: 'lines' },
  { kind: 'notice', tone: 'info', when: 'urgent', text: 'Com urgência.' },
]);

const evidence = {
  examples: [
    {
      title: 'Duas vezes cem',
      input: { amount: 100, day: '2026-01-02', tags: ['a'], parts: [{ share: 50, name: 'metade' }] },
      expected: { total: 200, average: 100 },
      source: 'Conta à mão: 100 × 2',
    },
  ],
  refusals: [
    { input: { day: '2026-01-02' }, field: 'amount', message: 'Informe o valor' },
    { input: { amount: 1, day: '2026-11-21' }, field: 'day', message: 'O dia não pode ser futuro' },
  ],
} satisfies EvidenceOf<typeof card>;

/** The sample: an amount, more for the kind "extra", spread over parts that the visitor lists. */
export const sample: ProvenDefinition = { ...card, ...evidence };

/** The sample with some sections replaced, without type checks. */
export function sampleWith(changes: Partial<Record<keyof ProvenDefinition, unknown>>): ProvenDefinition {
  return { ...sample, ...changes } as ProvenDefinition;
}

/** The sample with some fields replaced or removed (`undefined`). */
export function sampleWithFields(fields: Readonly<Record<string, unknown>>): ProvenDefinition {
  const properties = Object.fromEntries(
    Object.entries({ ...sample.inputs.properties, ...fields }).filter(([, field]) => field !== undefined),
  );
  return sampleWith({ inputs: { ...sample.inputs, properties } });
}

export { compileCalculator as calculatorOf };

export const GOOD_INPUT = { amount: 100, day: '2026-01-02' } as const;

/** Calculates the sample, or a variant of it. */
export function calculate(raw: unknown, definition: Definition = sample): Outcome {
  return evaluate(compileCalculator(definition), raw, { today: DAY });
}

/** The problems of a calculation as `field: message`; empty if it succeeds. */
export function problemsOf(raw: unknown, definition: Definition = sample): string[] {
  const outcome = calculate(raw, definition);
  return outcome.ok ? [] : outcome.problems.map(({ field, message }) => `${field}: ${message}`);
}
