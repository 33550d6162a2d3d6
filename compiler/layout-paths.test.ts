import { describe, expect, it } from 'vitest';
import { valuesShownBy } from './layout-paths.ts';
import type { ResultElement } from '../src/engine/result-layout.ts';

const cases: readonly (readonly [ResultElement, readonly string[]])[] = [
  [{ kind: 'headline', value: 'total' }, ['total']],
  [{ kind: 'figures', items: ['a.b', { value: 'c', label: 'X' }] }, ['a.b', 'c']],
  [{ kind: 'table', rows: 'plan.rows' }, ['plan.rows.*.*']],
  [
    { kind: 'table', rows: 'plan.rows', columns: ['month', { value: 'payment', decimals: 1 }] },
    ['plan.rows.*.month', 'plan.rows.*.payment'],
  ],
  [{ kind: 'lines', title: 'X', lines: 'notes' }, ['notes.* bare']],
  [{ kind: 'steps' }, []],
  [{ kind: 'steps', lines: 'steps' }, ['steps.* bare']],
  [{ kind: 'composition', title: 'X', parts: ['a', { label: 'X', value: 'b' }] }, ['a', 'b bare']],
  [{ kind: 'comparison', title: 'X', bars: ['a', 'b'] }, ['a', 'b']],
  [
    { kind: 'ranges', title: 'X', ranges: [{ label: 'X', min: 'z.min', max: 'z.max' }] },
    ['z.min bare', 'z.max bare'],
  ],
  [
    { kind: 'rowComposition', title: 'X', rows: 'rows', label: 'name', value: 'part' },
    ['rows.*.name bare', 'rows.*.part bare'],
  ],
  [{ kind: 'rowComposition', rows: 'rows', value: 'part' }, ['rows.*.0', 'rows.*.part bare']],
  [
    {
      kind: 'chart',
      shape: 'line',
      rows: 'rows',
      x: 'month',
      series: ['balance', { label: 'Juros', value: 'interest' }],
    },
    ['rows.*.month', 'rows.*.balance', 'rows.*.interest'],
  ],
  [
    { kind: 'scale', title: 'X', value: 'imc', current: 'name', from: 0, classes: [] },
    ['imc bare', 'name bare'],
  ],
  [{ kind: 'scale', title: 'X', value: 'imc', from: 0, classes: [] }, ['imc bare']],
  [{ kind: 'notice', tone: 'info', text: '{total}' }, []],
  [{ kind: 'text', text: '{total}' }, []],
];

describe('valuesShownBy', () => {
  it.each(cases)('lists the values of %j', (element, expected) => {
    const shown = valuesShownBy(element).map(({ path, needsNoLabel }) =>
      needsNoLabel ? `${path} bare` : path,
    );
    expect(shown).toEqual(expected);
  });

  it('includes the location of each value, and the object around it', () => {
    const item = { value: 'c', label: 'X' };
    expect(valuesShownBy({ kind: 'figures', items: ['a', item] }, 'result[2]')).toEqual([
      { path: 'a', place: 'result[2].items[0]', needsNoLabel: false },
      { path: 'c', place: 'result[2].items[1].value', needsNoLabel: false, within: item },
    ]);
  });

  it('ignores an unknown element', () => {
    expect(valuesShownBy({ kind: 'constructor', value: 'a' } as never)).toEqual([]);
  });
});
