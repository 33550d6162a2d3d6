/** Type tests, checked by the compiler: a layout with a name that the result lacks must not compile. */
import { describe, expect, it } from 'vitest';
import type { LayoutOf } from './result-layout.ts';

interface Result {
  readonly total: number;
  readonly group: { readonly name: string };
  readonly lines: readonly string[];
  readonly rows: readonly { readonly year: number; readonly sum: number }[];
  readonly others: readonly { readonly month: number }[];
}

type Element = LayoutOf<Result>[number];

const sound: LayoutOf<Result> = [
  { kind: 'headline', value: 'total', answer: '{total}', when: 'total > 0' },
  { kind: 'figures', items: ['total', 'group.name', { value: 'total', label: 'X', decimals: 1 }] },
  { kind: 'table', rows: 'rows' },
  { kind: 'table', rows: 'others', columns: ['month', { value: 'month', unit: 'x' }] },
  { kind: 'chart', shape: 'columns', rows: 'rows', x: 'year', series: ['sum'] },
  { kind: 'lines', title: 'X', lines: 'lines' },
  { kind: 'steps' },
  { kind: 'steps', lines: 'lines' },
];

const unsound: readonly Element[] = [
  // @ts-expect-error -- no such value
  { kind: 'headline', value: 'totl' },
  // @ts-expect-error -- a list is no value
  { kind: 'figures', items: ['rows'] },
  // @ts-expect-error -- a cell of other rows
  { kind: 'table', rows: 'others', columns: ['year'] },
  // @ts-expect-error -- sentences are no rows
  { kind: 'table', rows: 'lines' },
  // @ts-expect-error -- rows are no sentences
  { kind: 'steps', lines: 'rows' },
  // @ts-expect-error -- no such shape
  { kind: 'chart', shape: 'pie', rows: 'rows', x: 'year', series: ['sum'] },
  // @ts-expect-error -- no such element
  { kind: 'heading', value: 'total' },
  // @ts-expect-error -- a word that headlines do not have
  { kind: 'headline', value: 'total', total: true },
  // @ts-expect-error -- without what it must have
  { kind: 'notice', tone: 'info' },
];

describe('LayoutOf', () => {
  it('accepts only names of the result', () => {
    expect(sound).toHaveLength(8);
    expect(unsound).toHaveLength(9);
  });
});
