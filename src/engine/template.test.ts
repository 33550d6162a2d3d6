import { describe, expect, it } from 'vitest';
import type { Scope } from './expression-program.ts';
import { fillTemplate, malformedPlaceholders, placeholdersOf, valueAt } from './template.ts';

const scope = {
  total: 1234.5,
  months: 12,
  rate: 0.123456,
  day: '2026-11-20',
  ok: true,
  name: 'Ana',
  summary: { total: 2 },
  rows: [{ value: 1 }, { value: 2 }],
};

const fill = (template: string, values: object = scope) =>
  fillTemplate(template, values as Scope, (path, value) => `<${path}: ${String(value)}>`);

describe('fillTemplate', () => {
  it.each([
    ['Total de {total|money} em {months|integer} meses', 'Total de R$ 1.234,50 em 12 meses'],
    ['{rate|percent}', '0,12%'],
    ['{rate|percent:4}', '0,1235%'],
    ['{rate|number:0}', '0'],
    ['{day|date}', '20/11/2026'],
    ['{ok|yesNo}', 'Sim'],
    ['{name|text}', 'Ana'],
    ['{summary.total|integer}', '2'],
    ['{rows.1.value|integer}', '2'],
    ['sem nada', 'sem nada'],
    ['{total} em {summary.total}', '<total: 1234.5> em <summary.total: 2>'],
  ])('fills %j', (template, text) => {
    expect(fill(template)).toBe(text);
  });

  it('writes an en dash for an absent value', () => {
    expect(fill('{x2|number} {x2}')).toBe('– –');
    expect(fill('{summary.nada|number}')).toBe('–');
  });

  it('inserts no inherited values', () => {
    expect(fill('{constructor|text} {toString} {__proto__|text}')).toBe('– – –');
    expect(fill('{name.length|number} {rows.length|number}')).toBe('– 2');
  });

  it('inserts text literally, not as a template or a pattern', () => {
    expect(fill('{a|text}', { a: "{total|money} $& $1 $'" })).toBe("{total|money} $& $1 $'");
  });
});

describe('placeholdersOf', () => {
  it('lists path, format and decimals', () => {
    expect(placeholdersOf('{a.b}, {a|money} e {b.c|number:3}')).toEqual([
      { path: 'a.b' },
      { path: 'a', format: 'money' },
      { path: 'b.c', format: 'number', decimals: 3 },
    ]);
  });
});

describe('malformedPlaceholders', () => {
  it.each([
    ['{a|money} certo', []],
    ['{a} certo', []],
    ['{a|}', ['{a|}']],
    ['{ a }', ['{ a }']],
    ['{a |money}', ['{a |money}']],
    ['{a|money:x}', ['{a|money:x}']],
    ['{salário|money}', ['{salário|money}']],
    ['aberto {a|money', ['{a|money']],
    ['fechado a|money}', ['}']],
  ])('finds %j in %j', (template, expected) => {
    expect(malformedPlaceholders(template)).toEqual(expected);
  });
});

describe('valueAt', () => {
  it('reads only own properties', () => {
    expect(valueAt(scope, 'summary.total')).toBe(2);
    expect(valueAt(scope, 'rows.0.value')).toBe(1);
    expect(valueAt(scope, 'rows.9.value')).toBeUndefined();
    expect(valueAt(scope, 'name.length')).toBeUndefined();
    expect(valueAt(scope, '__proto__')).toBeUndefined();
    expect(valueAt(null, 'a')).toBeUndefined();
    expect(valueAt(undefined, '')).toBeUndefined();
  });
});
