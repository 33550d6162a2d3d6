import { describe, expect, it } from 'vitest';
import type { AnyField } from '../../../../fields/field.ts';
import { axisOf, coarser } from './axis.ts';

const TODAY = '2026-11-22';
const axis = (field: AnyField, present?: unknown) => axisOf(field, present, {}, TODAY);

describe('axisOf', () => {
  it('places money on cents from zero on', () => {
    const money = axis({ type: 'number', format: 'money', title: 'Valor' }, 12.29);
    expect(money).toMatchObject({ from: 0, to: 1e15, present: 1229 });
    expect([29, 1229].map(money.valueAt)).toEqual([0.29, 12.29]);
  });

  it('includes negative points for a signed input', () => {
    expect(axis({ type: 'integer', title: 'x', signed: true, maximum: 7 })).toMatchObject({
      from: -1e9,
      to: 7,
      present: undefined,
    });
  });

  it('respects the limits of the schema', () => {
    const between = { exclusiveMinimum: 0, exclusiveMaximum: 1 } as const;
    const open = axis({ type: 'number', title: 'x', ...between }, 0.5);
    expect([open.valueAt(open.from), open.valueAt(open.to)]).toEqual([0.01, 0.99]);
    const even = axis({ type: 'integer', title: 'x', minimum: 3, maximum: 9, multipleOf: 2 }, 4);
    expect([even.valueAt(even.from), even.valueAt(even.to), even.present]).toEqual([4, 8, 2]);
  });

  it('has as many decimals as the typed value', () => {
    const rate = { type: 'number', format: 'percent', title: 'Taxa' } as const;
    expect(axis(rate, 9.5)).toMatchObject({ present: 95_000, to: 1e10 });
    expect(axis(rate, 0.94321)).toMatchObject({ present: 94_321 });
    expect(axis(rate, 1 / 3).present).toBeUndefined();
  });

  it('places dates on days', () => {
    const day = { type: 'string', format: 'date', title: 'Dia', minimum: '2026-01-01' } as const;
    const dates = axis(day, '2026-03-01');
    expect(dates.valueAt(dates.from)).toBe('2026-01-01');
    expect(dates.valueAt((dates.present ?? 0) - 1)).toBe('2026-02-28');
  });

  it('can be reduced to every nth point', () => {
    const term = axis({ type: 'number', title: 'Anos', minimum: 0.1, maximum: 35 }, 30);
    const quarters = coarser(term, 25);
    expect([quarters.from, quarters.to, quarters.present].map((at = 0) => quarters.valueAt(at))).toEqual([
      0.25, 35, 30,
    ]);
  });

  it('throws for a choice', () => {
    expect(() => axis({ type: 'boolean', title: 'Sim ou não', default: false })).toThrow('Sim ou não');
  });
});
