import { describe, expect, it } from 'vitest';
import { column, Results } from '../../quantity/declare.ts';
import { money } from '../../quantity/quantity.ts';
import { NotFiniteError, readResult } from './read-result.ts';

const dataOf = (returned: object) => readResult(returned, new Results()).result;

describe('readResult, data', () => {
  it('leaves out absent values at any depth and turns −0 into 0', () => {
    const read = dataOf({
      a: 1,
      x2: undefined,
      none: null,
      minus: -0,
      group: { b: undefined, c: -0 },
      rows: [{ d: 1, e: undefined }, undefined, null],
      lines: ['x'],
      numbers: [1, -0],
    });
    expect(JSON.stringify(read)).toBe(
      '{"a":1,"minus":0,"group":{"c":0},"rows":[{"d":1}],"lines":["x"],"numbers":[1,0]}',
    );
    expect(Object.hasOwn(read, 'x2')).toBe(false);
    expect(Object.is(read['minus'], 0)).toBe(true);
  });

  it('does not modify its argument', () => {
    const returned = Object.freeze({ rows: Object.freeze([Object.freeze({ a: -0 })]) });
    const read = dataOf(returned);
    expect(read).toEqual({ rows: [{ a: 0 }] });
    expect(read['rows']).not.toBe(returned.rows);
  });

  it('returns plain values for declared ones', () => {
    const result = new Results();
    const { result: data } = readResult(
      {
        total: result.money('Total', money(10).over(3)),
        due: result.date('Vencimento', '2026-12-20'),
        isDue: result.yesNo('Venceu', false),
        kind: result.text('Tipo', 'simples'),
        rows: result.rows('Linhas', { value: column.money('Valor') }, [{ value: 1 }, { value: 2 }]),
        bare: money(1).over(8),
      },
      result,
    );
    expect(data).toEqual({
      total: 3.33,
      due: '2026-12-20',
      isDue: false,
      kind: 'simples',
      rows: [{ value: 1 }, { value: 2 }],
      bare: 0.125,
    });
  });

  it.each([
    [{ a: NaN }, 'compute devolveu NaN em `a`'],
    [{ a: Infinity }, 'compute devolveu Infinity em `a`'],
    [{ rows: [{ a: 1 }, { a: -Infinity }] }, 'compute devolveu -Infinity em `rows.1.a`'],
    [{ g: { h: [NaN] } }, 'compute devolveu NaN em `g.h.0`'],
  ])('refuses a number that is not finite, by name: %j', (returned, message) => {
    expect(() => dataOf(returned)).toThrow(new NotFiniteError(message));
  });

  it('refuses anything but plain data', () => {
    class Decimal {
      readonly digits = [1];
    }
    for (const value of [new Decimal(), new Date(0), new Map(), () => 1, Symbol('x'), 1n]) {
      expect(() => dataOf({ value })).toThrow(TypeError);
      expect(() => dataOf({ rows: [value] })).toThrow(TypeError);
    }
  });
});

describe('readResult, trace', () => {
  const result = new Results();
  const unused = result.money('Não usado', money(1).times(2));
  const half = result.working(result.money('Metade', money(1).over(2)));
  const total = result.total('Total', half.times(3), 'Lei 1');
  const { trace } = readResult(
    { total, group: { rows: result.rows('Linhas', { value: column.money('Valor') }, [{ value: 1 }]) } },
    result,
  );

  it('finds the declaration by the path of a value', () => {
    expect(trace.about('total')).toMatchObject({ label: 'Total', law: 'Lei 1', isTotal: true });
    expect(trace.quantity('total')).toBe(total);
    expect(trace.about('other')).toBeUndefined();
  });

  it('finds the declaration of a cell by its column', () => {
    expect(trace.about('group.rows.0.value')).toEqual({ label: 'Valor', format: 'money' });
    expect(trace.about('group.rows.*.value')).toEqual({ label: 'Valor', format: 'money' });
    expect(trace.rows('group.rows')?.label).toBe('Linhas');
  });

  it('lists the steps of results and workings in order of declaration', () => {
    expect(trace.steps).toEqual([half, total]);
    expect(trace.steps).not.toContain(unused);
  });
});
