import { describe, expect, it } from 'vitest';
import { axisOf } from './axis.ts';
import { pointsOf } from './span.ts';

const TODAY = '2026-11-22';

describe('pointsOf', () => {
  const money = { type: 'number', format: 'money', title: 'Valor' } as const;
  const reais = (present?: number) => {
    const axis = axisOf(money, present, {}, TODAY);
    return pointsOf(axis).map(axis.valueAt);
  };

  it('lists points from zero to twice the current value, in round steps', () => {
    const points = reais(5000);
    expect(points).toHaveLength(41);
    expect(points.slice(0, 3)).toEqual([0, 250, 500]);
    expect(points.at(-1)).toBe(10_000);
  });

  it('includes the current value', () => {
    expect(reais(1234.56)).toContain(1234.56);
    expect(reais(0.01)).toEqual([0, 0.01, 0.02]);
  });

  it('lists points up to a thousand reais without a value', () => {
    expect(reais().at(-1)).toBe(1000);
    expect(reais(0).length).toBeLessThanOrEqual(42);
  });

  it('respects the limits of the schema', () => {
    const axis = axisOf({ ...money, minimum: 100, maximum: 150 }, 120, {}, TODAY);
    const points = pointsOf(axis).map(axis.valueAt);
    expect([points[0], points.at(-1)]).toEqual([100, 150]);
  });

  it('omits a first point one cent above zero', () => {
    const axis = axisOf({ ...money, exclusiveMinimum: 0 }, 5000, {}, TODAY);
    expect(axis.valueAt(pointsOf(axis)[0] ?? 0)).toBe(250);
  });

  it('lists days on both sides of a date', () => {
    const field = { type: 'string', format: 'date', title: 'Dia', maximum: TODAY } as const;
    const axis = axisOf(field, '2026-11-02', {}, TODAY);
    const points = pointsOf(axis).map(axis.valueAt);
    expect([points[0], points.at(-1)]).toEqual(['2025-11-02', TODAY]);
    expect(points).toContain('2026-11-02');
  });

  it('lists negative points for a negative value', () => {
    const axis = axisOf({ type: 'integer', title: 'a', signed: true }, -3, {}, TODAY);
    expect(pointsOf(axis).map(axis.valueAt)).toEqual([-6, -5, -4, -3, -2, -1, 0]);
  });
});
