import { describe, expect, it } from 'vitest';
import { valuesShownBy } from './layout-paths.ts';
import type { ResultElement } from './result-layout.ts';

const cases: readonly (readonly [ResultElement, readonly string[]])[] = [
  [{ kind: 'headline', label: 'X', value: 'total', format: 'money' }, ['total money']],
  [
    {
      kind: 'figures',
      items: [
        { label: 'X', value: 'a.b', format: 'number' },
        { label: 'Y', value: 'c', format: 'yesNo' },
      ],
    },
    ['a.b number', 'c yesNo'],
  ],
  [
    {
      kind: 'table',
      title: 'X',
      rows: 'plan.rows',
      columns: [{ label: 'X', value: 'month', format: 'integer' }],
    },
    ['plan.rows.*.month integer'],
  ],
  [{ kind: 'lines', title: 'X', lines: 'notes' }, ['notes.* text']],
  [
    { kind: 'steps', items: [{ text: '{total|money}' }, { lines: 'steps' }, { rows: 'rows', text: 'x' }] },
    ['steps.* text'],
  ],
  [{ kind: 'composition', title: 'X', parts: [{ label: 'X', value: 'a' }], format: 'money' }, ['a money']],
  [{ kind: 'comparison', title: 'X', bars: [{ label: 'X', value: 'a' }], format: 'money' }, ['a money']],
  [
    { kind: 'ranges', title: 'X', ranges: [{ label: 'X', min: 'z.min', max: 'z.max' }], format: 'integer' },
    ['z.min integer', 'z.max integer'],
  ],
  [
    { kind: 'rowComposition', title: 'X', rows: 'rows', label: 'name', value: 'part', format: 'money' },
    ['rows.*.name text', 'rows.*.part money'],
  ],
  [
    {
      kind: 'chart',
      shape: 'line',
      title: 'X',
      rows: 'rows',
      x: { label: 'Mês', value: 'month' },
      series: [{ label: 'Saldo', value: 'balance' }],
      format: 'money',
    },
    ['rows.*.month number', 'rows.*.balance money'],
  ],
  [
    { kind: 'scale', title: 'X', value: 'imc', current: 'name', from: 0, classes: [], format: 'number' },
    ['imc number', 'name text'],
  ],
  [{ kind: 'scale', title: 'X', value: 'imc', from: 0, classes: [], format: 'number' }, ['imc number']],
  [{ kind: 'notice', tone: 'info', text: '{total|money}' }, []],
  [{ kind: 'text', text: '{total|money}' }, []],
];

describe('valuesShownBy', () => {
  it.each(cases)('%j', (element, expected) => {
    expect(valuesShownBy(element).map(({ path, format }) => `${path} ${format}`)).toEqual(expected);
  });
});
