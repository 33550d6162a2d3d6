import { describe, expect, it } from 'vitest';
import type { ProvenCalculator } from './proven.ts';
import { impliedRefusalFaults } from './check-evidence.ts';
import { impliedRefusals } from './implied-refusals.ts';
import { tinyCalculator, tinyWithFields } from '../src/engine/testing/tiny.ts';

const casesOf = (calculator: ProvenCalculator) =>
  impliedRefusals(calculator).map(({ input, field, message }) => [input, field, message]);

const messages = {
  minimum: 'Pouco',
  exclusiveMinimum: 'Nada',
  maximum: 'Muito',
  exclusiveMaximum: 'Demais',
  multipleOf: 'Fora do passo',
};

describe('impliedRefusals', () => {
  it.each([
    [{ type: 'number', minimum: 0.1 }, [[0.09, 'Pouco']]],
    [{ type: 'number', exclusiveMinimum: 0 }, [[0, 'Nada']]],
    [{ type: 'number', maximum: 1e12 }, [[1e12 + 0.01, 'Muito']]],
    [{ type: 'number', exclusiveMaximum: 5 }, [[5, 'Demais']]],
    [{ type: 'number', multipleOf: 0.5 }, [[0.25, 'Fora do passo']]],
    [
      { type: 'integer', minimum: 1, maximum: 30 },
      [
        [3.5, 'Digite um número inteiro'],
        [0, 'Pouco'],
        [31, 'Muito'],
      ],
    ],
    [
      { type: 'integer', minimum: 10, multipleOf: 5 },
      [
        [3.5, 'Digite um número inteiro'],
        [5, 'Pouco'],
        [11, 'Fora do passo'],
      ],
    ],
  ])('finds the nearest number that %j refuses', (keywords, expected) => {
    const calculator = tinyWithFields({ n: { title: 'N', ...keywords, messages } }, [{ n: 3, m: 1 }]);
    expect(casesOf(calculator)).toEqual(expected.map(([n, message]) => [{ n, m: 1 }, 'n', message]));
  });

  it('skips choices, dates, texts and required keywords', () => {
    const calculator = tinyWithFields(
      {
        kind: {
          type: 'string',
          title: 'Tipo',
          oneOf: [{ const: 'a', title: 'A' }],
          messages: { required: 'Escolha' },
        },
        year: {
          type: 'integer',
          title: 'Ano',
          oneOf: [{ const: 2025, title: '2025' }],
          default: 2025,
          messages: { enum: 'Só 2025' },
        },
        day: {
          type: 'string',
          format: 'date',
          title: 'Dia',
          messages: { required: 'Que dia?', format: 'Data?' },
        },
        note: { type: 'string', title: 'Nota', maxLength: 3 },
        tags: {
          type: 'array',
          title: 'Marcas',
          uniqueItems: true,
          default: [],
          items: { type: 'string', oneOf: [{ const: 'a', title: 'A' }] },
        },
        n: { type: 'number', title: 'N' },
      },
      [{ kind: 'a', day: '2026-01-01' }],
      ['kind', 'day', 'n'],
    );
    expect(impliedRefusals(calculator).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'kind: Escolha',
      'kind: Escolha uma das opções da lista',
      'year: Só 2025',
      'year: Só 2025',
      'day: Que dia?',
      'day: Data?',
      'note: Texto longo demais',
      'tags: Escolha uma das opções da lista',
    ]);
    expect(impliedRefusalFaults(calculator)).toEqual([]);
  });

  it('includes blank numbers if they count as missing', () => {
    const calculator = tinyCalculator({
      blankNumbers: 'missing',
      inputs: {
        type: 'object',
        required: ['n'],
        properties: { n: { type: 'number', title: 'N', messages: { required: 'Quanto?' } } },
      },
    });
    expect(casesOf(calculator)).toEqual([[{ n: '' }, 'n', 'Quanto?']]);
  });

  const rows = {
    type: 'array',
    title: 'Linhas',
    rowName: 'Linha',
    addLabel: 'Mais',
    minItems: 2,
    maxItems: 3,
    default: [{}, {}],
    messages: { minItems: 'Poucas', maxItems: 'Muitas' },
    items: {
      type: 'object',
      required: [],
      properties: {
        kind: {
          type: 'string',
          title: 'Tipo',
          oneOf: [
            { const: 'a', title: 'A' },
            { const: 'b', title: 'B' },
          ],
          default: 'a',
        },
        n: {
          type: 'number',
          title: 'N',
          minimum: 0,
          visibleWhen: 'kind == "b"',
          messages: { minimum: 'Pouco' },
        },
      },
    },
  };

  it('includes the number of rows, and the cells of the first row', () => {
    const calculator = tinyWithFields({ rows }, [
      {
        rows: [
          { kind: 'b', n: 1 },
          { kind: 'a', n: 2 },
        ],
      },
    ]);
    const cases = impliedRefusals(calculator);
    expect(cases.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'rows: Poucas',
      'rows: Muitas',
      'rows.0.kind: Escolha uma das opções da lista',
      'rows.0.kind: Escolha uma das opções da lista',
      'rows.0.n: Pouco',
    ]);
    expect(cases.map(({ input }) => (input['rows'] as unknown[]).length)).toEqual([1, 4, 2, 2, 2]);
    expect(impliedRefusalFaults(calculator)).toEqual([]);
  });

  it('changes other choices if no example shows a field', () => {
    const calculator = tinyWithFields(
      {
        rows,
        isExtra: { type: 'boolean', title: 'Extra', default: false },
        n: { type: 'number', title: 'N', minimum: 0, visibleWhen: 'isExtra', messages: { minimum: 'Pouco' } },
      },
      [{}],
    );
    expect(impliedRefusals(calculator).slice(-2)).toMatchObject([
      { input: { rows: [{ kind: 'b', n: -0.01 }, {}] }, field: 'rows.0.n' },
      { input: { isExtra: true, n: -0.01 }, field: 'n' },
    ]);
    expect(impliedRefusalFaults(calculator)).toEqual([]);
  });

  it('has no case for a field that is never shown', () => {
    const n = {
      type: 'number',
      title: 'N',
      minimum: 0,
      visibleWhen: 'm > 5',
      messages: { minimum: 'Pouco' },
    };
    expect(casesOf(tinyWithFields({ m: { type: 'number', title: 'M' }, n }, [{ m: 1 }]))).toEqual([]);
  });
});

describe('impliedRefusalFaults', () => {
  it('reports a sentence that never appears', () => {
    const n = { type: 'number', title: 'N', minimum: -1, exclusiveMinimum: 0, messages };
    expect(impliedRefusalFaults(tinyWithFields({ n }, [{ n: 1 }]))).toEqual([
      {
        place: 'inputs.properties.n.minimum',
        problem: 'esperava "n: Pouco", mas as recusas foram "n: Nada"',
        remedy: 'corrija o limite ou a frase; o caso é {"n":-1.01}',
      },
    ]);
  });

  it('accepts rules that report other fields at the same time', () => {
    const calculator = tinyCalculator({
      inputs: {
        type: 'object',
        properties: {
          n: { type: 'number', title: 'N', minimum: 0, messages: { minimum: 'Pouco' } },
          m: { type: 'number', title: 'M' },
        },
      },
      rules: [
        { field: 'n', assert: 'n > 10', message: 'Mais que dez' },
        { field: 'm', assert: 'm > 0', message: 'Falta m' },
      ],
    });
    expect(impliedRefusalFaults(calculator)).toEqual([]);
  });
});
