import { describe, expect, it } from 'vitest';
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
    ['{total}', '{total}'],
  ])('fills %j', (template, text) => {
    expect(fillTemplate(template, scope)).toBe(text);
  });

  it('leaves an en dash where the value is absent', () => {
    expect(fillTemplate('{x2|number}', scope)).toBe('–');
    expect(fillTemplate('{summary.nada|number}', scope)).toBe('–');
  });

  it('puts in nothing that is inherited', () => {
    expect(fillTemplate('{constructor|text} {toString|text} {__proto__|text}', scope)).toBe('– – –');
    expect(fillTemplate('{name.length|number} {rows.length|number}', scope)).toBe('– 2');
  });

  it('takes what it puts in for text, not for a template or a pattern', () => {
    expect(fillTemplate('{a|text}', { a: "{total|money} $& $1 $'" })).toBe("{total|money} $& $1 $'");
  });
});

describe('placeholdersOf', () => {
  it('lists path, format and decimals', () => {
    expect(placeholdersOf('{a|money} e {b.c|number:3}')).toEqual([
      { path: 'a', format: 'money' },
      { path: 'b.c', format: 'number', decimals: 3 },
    ]);
  });
});

describe('malformedPlaceholders', () => {
  it.each([
    ['{a|money} certo', []],
    ['{a}', ['{a}']],
    ['{a |money}', ['{a |money}']],
    ['{a|money:x}', ['{a|money:x}']],
    ['{salário|money}', ['{salário|money}']],
    ['aberto {a|money', ['{a|money']],
    ['fechado a|money}', ['}']],
  ])('of %j are %j', (template, expected) => {
    expect(malformedPlaceholders(template)).toEqual(expected);
  });
});

describe('valueAt', () => {
  it('walks own properties only', () => {
    expect(valueAt(scope, 'summary.total')).toBe(2);
    expect(valueAt(scope, 'rows.0.value')).toBe(1);
    expect(valueAt(scope, 'rows.9.value')).toBeUndefined();
    expect(valueAt(scope, 'name.length')).toBeUndefined();
    expect(valueAt(scope, '__proto__')).toBeUndefined();
    expect(valueAt(null, 'a')).toBeUndefined();
    expect(valueAt(undefined, '')).toBeUndefined();
  });
});
