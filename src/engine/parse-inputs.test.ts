import { describe, expect, it } from 'vitest';
import { parseInputs } from './parse-inputs.ts';
import { calculatorOf, DAY, sample, sampleWith, sampleWithFields } from './testing/sample.ts';
import type { Definition } from './definition.ts';

function parse(raw: unknown, definition: Definition = sample) {
  return parseInputs(calculatorOf(definition), raw, { today: DAY });
}

function valueOf(name: string, raw: unknown, definition: Definition = sample): unknown {
  return parse({ [name]: raw }, definition).values[name];
}

/** The sample, but blank numbers count as missing rather than zero. */
const missing = sampleWith({ blankNumbers: 'missing' });

describe('parseInputs', () => {
  it('fills in defaults for missing values, including a default that follows the day', () => {
    expect(parse({}).values).toEqual({
      amount: 0,
      count: 2,
      kind: 'plain',
      ano: 2026,
      urgent: false,
      tags: [],
      parts: [{ share: 100, unit: 'percent' }],
    });
    expect(parse({ count: undefined }).values).toMatchObject({ count: 2 });
    expect(parse({}, missing).values).not.toHaveProperty('amount');
  });

  it('does not fill in the default for a blank value', () => {
    for (const blank of ['', '  ', null]) {
      expect(valueOf('count', blank)).toBe(0);
      expect(valueOf('kind', blank)).toBeUndefined();
      expect(valueOf('ano', blank)).toBeUndefined();
      expect(valueOf('day', blank)).toBeUndefined();
      expect(valueOf('count', blank, missing)).toBeUndefined();
      expect(valueOf('tags', blank)).toEqual([]);
      expect(valueOf('parts', blank)).toEqual([]);
    }
  });

  it.each([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1.234', 1234],
    ['R$ 1.234,56', 1234.56],
    [1234.56, 1234.56],
    [-0, 0],
    ['-0', 0],
    [5e-324, 0],
    ['0,0049', 0],
    ['0,005', 0.005],
    ['-0,001', -0.001],
  ])('reads %j as the amount %d', (raw, value) => {
    expect(valueOf('amount', raw)).toBe(value);
  });

  it('counts unreadable text as zero, or as missing', () => {
    for (const raw of ['abc', true, NaN, {}, [], [5], '1e3', Symbol('x'), 5n, () => 5]) {
      expect(valueOf('amount', raw)).toBe(0);
      expect(valueOf('amount', raw, missing)).toBeUndefined();
    }
  });

  it('leaves a blank optional number missing even if others count as zero', () => {
    const optional = sampleWithFields({ amount: { type: 'number', title: 'Valor', blank: 'missing' } });
    for (const blank of [undefined, '', null, 'abc']) {
      expect(valueOf('amount', blank, optional)).toBeUndefined();
    }
    expect(valueOf('amount', '0', optional)).toBe(0);
    expect(valueOf('count', '', optional)).toBe(0);
  });

  it('accepts both types for choices of numbers and of texts', () => {
    expect(valueOf('ano', '2025')).toBe(2025);
    expect(valueOf('ano', 2025)).toBe(2025);
    expect(valueOf('ano', '2.025')).toBe(2025);
    expect(valueOf('kind', ' extra ')).toBe('extra');
    expect(valueOf('kind', 3)).toBe('3');
  });

  it('refuses an unreadable choice like an unknown option', () => {
    expect(parse({ ano: 'abc' }).problems).toEqual([
      { field: 'ano', message: 'Não há tabela para esse ano' },
    ]);
    expect(parse({ kind: {} }).problems).toEqual([
      { field: 'kind', message: 'Escolha uma das opções da lista' },
    ]);
    expect(parse({ kind: true }).problems).toHaveLength(1);
    expect(parse({ ano: [2025] }).problems).toHaveLength(1);
  });

  it.each([
    ['2026-01-02', '2026-01-02'],
    ['02/01/2026', '2026-01-02'],
    ['2/1/2026', '2026-01-02'],
    ['02012026', '2026-01-02'],
    [' 02/01/2026 ', '2026-01-02'],
  ])('reads %j as the date %s', (raw, date) => {
    expect(valueOf('day', raw)).toBe(date);
  });

  it.each([['31/02/2026'], ['amanhã'], [12], [true], [{}], [['2026-01-02']]])(
    'refuses the date %j',
    (raw) => {
      expect(parse({ day: raw })).toMatchObject({
        problems: [{ field: 'day', message: 'Digite uma data válida' }],
      });
    },
  );

  it('ticks a box only for an explicit yes', () => {
    for (const yes of [true, 'true', 'on']) expect(valueOf('urgent', yes)).toBe(true);
    for (const no of [false, 'false', '', null, 0, {}, [], 'não']) expect(valueOf('urgent', no)).toBe(false);
  });

  it('parses the boxes of a group, each once', () => {
    expect(valueOf('tags', ['b', 'a', 'b'])).toEqual(['b', 'a']);
    expect(valueOf('tags', 'a')).toEqual(['a']);
    expect(valueOf('tags', [null, '', 'a'])).toEqual(['a']);
    expect(parse({ tags: [{}] }).problems).toEqual([
      { field: 'tags', message: 'Escolha uma das opções da lista' },
    ]);
    expect(parse({ tags: {} }).problems).toHaveLength(1);
  });

  it('parses rows cell by cell and keeps their order', () => {
    expect(valueOf('parts', [{ share: '1.234,5', unit: 'reais', name: ' x ' }, null, {}])).toEqual([
      { share: 1234.5, unit: 'reais', name: 'x' },
      { share: 0, unit: 'percent' },
      { share: 0, unit: 'percent' },
    ]);
    expect(valueOf('parts', [{ share: '' }], missing)).toEqual([{ unit: 'percent' }]);
    expect(valueOf('parts', { 0: { share: 1 } })).toEqual([]);
  });

  it('refuses a row that is not an object, at its position', () => {
    expect(parse({ parts: [{}, 7, [1]] }).problems).toEqual([
      { field: 'parts.1', message: 'Valor inválido' },
      { field: 'parts.2', message: 'Valor inválido' },
    ]);
  });

  it('ignores values of other types in a text field', () => {
    expect(parse({ note: NaN }).values).not.toHaveProperty('note');
    expect(parse({ note: 7 }).values).toHaveProperty('note', '7');
  });

  it('ignores unknown names', () => {
    expect(parse({ amount: 1, other: 2, constructor: 3, ['__proto__']: { count: 9 } }).values).toEqual({
      ...parse({ amount: 1 }).values,
    });
  });

  it('clamps a number that is too large and reports it separately', () => {
    const { values, tooLarge } = parse({
      amount: 1e20,
      count: -Infinity,
      rate: '9'.repeat(200),
      kind: 'extra',
    });
    expect(values).toMatchObject({ amount: 1e15, count: -1e15 });
    expect(tooLarge.map(({ field }) => field)).toEqual(['amount', 'count', 'rate']);
    expect(parse({ amount: 999_999_999_999_999 }).tooLarge).toEqual([]);
  });
});

describe('parseInputs with hidden fields', () => {
  it('counts a field only while its condition holds', () => {
    expect(parse({ rate: 5, kind: 'extra' }).values).toMatchObject({ rate: 5 });
    const { values, hidden } = parse({ rate: 5 });
    expect(values).not.toHaveProperty('rate');
    expect([...hidden]).toEqual(['rate']);
  });

  it('reports no problem in hidden fields', () => {
    const until = {
      type: 'string',
      format: 'date',
      title: 'Até',
      visibleWhen: 'kind == "extra"',
      messages: { format: 'Data inválida' },
    };
    const definition = sampleWithFields({ until });
    expect(parse({ until: 'x', rate: 1e30 }, definition)).toMatchObject({ problems: [], tooLarge: [] });
    expect(parse({ until: 'x', kind: 'extra' }, definition).problems).toHaveLength(1);
  });

  it('ignores a hidden field even if it has a default', () => {
    const rate = { type: 'number', title: 'X', default: 7, visibleWhen: 'kind == "extra"' };
    expect(parse({ rate: 5 }, sampleWithFields({ rate })).values).not.toHaveProperty('rate');
    expect(parse({ kind: 'extra' }, sampleWithFields({ rate })).values).toMatchObject({ rate: 7 });
  });

  it('ignores a hidden field in the conditions of others', () => {
    const more = { type: 'number', title: 'X', visibleWhen: 'rate > 10' };
    const definition = sampleWithFields({ more });
    expect(parse({ rate: 50, more: 1, kind: 'extra' }, definition).values).toMatchObject({ more: 1 });
    expect(parse({ rate: 50, more: 1, kind: 'plain' }, definition).values).not.toHaveProperty('more');
  });

  it('hides a chain of fields with defaults, each of which depends on the one before', () => {
    const names = Array.from({ length: 31 }, (_, index) => `c${index}`);
    const fields = names.map((name, index): [string, object] => [
      name,
      { type: 'number', title: name, default: 1, ...(index > 0 && { visibleWhen: `c${index - 1} > 0` }) },
    ]);
    const chain = sampleWithFields(Object.fromEntries(fields));
    const { hidden, values } = parse({ c0: 0 }, chain);
    expect(names.filter((name) => !hidden.has(name))).toEqual(['c0']);
    expect(names.filter((name) => name in values)).toEqual(['c0']);
    expect(parse({}, chain).values).toMatchObject({ c0: 1, c30: 1 });
  });

  it('hides a chain declared in reverse order', () => {
    const fields = {
      last: { type: 'number', title: 'X', default: 1, visibleWhen: 'middle > 0' },
      middle: { type: 'number', title: 'X', default: 1, visibleWhen: 'first > 0' },
      first: { type: 'number', title: 'X', default: 1 },
    };
    expect([...parse({ first: 0 }, sampleWithFields(fields)).hidden]).toEqual(['rate', 'middle', 'last']);
  });

  it('hides a field if its condition reads an absent value', () => {
    const more = { type: 'number', title: 'X', visibleWhen: 'amount > 10' };
    const definition = sampleWith({ ...sampleWithFields({ more }), blankNumbers: 'missing' });
    expect([...parse({ more: 1 }, definition).hidden]).toContain('more');
    expect([...parse({ more: 1, amount: 11 }, definition).hidden]).not.toContain('more');
  });

  it('hides cells row by row, and whole lists', () => {
    const { parts: old } = sample.inputs.properties;
    const items = {
      type: 'object',
      properties: {
        unit: {
          type: 'string',
          title: 'X',
          oneOf: [
            { const: 'a', title: 'A' },
            { const: 'b', title: 'B' },
          ],
          default: 'a',
        },
        share: { type: 'number', title: 'X', visibleWhen: 'unit == "b" and urgent' },
      },
    };
    const parts = { ...old, items, default: [{}], visibleWhen: 'kind == "plain"' };
    const definition = sampleWith({ ...sampleWithFields({ parts }), rules: [], result: [] });
    const rows = [
      { unit: 'a', share: 1 },
      { unit: 'b', share: 2 },
    ];
    const shown = parse({ urgent: true, parts: rows }, definition);
    expect(shown.values['parts']).toEqual([{ unit: 'a' }, { unit: 'b', share: 2 }]);
    expect([...shown.hidden]).toEqual(['rate', 'parts.0.share']);
    const hidden = parse({ urgent: true, kind: 'extra', parts: [7, {}, {}] }, definition);
    expect(hidden.values).not.toHaveProperty('parts');
    expect(hidden.problems).toEqual([]);
  });
});
