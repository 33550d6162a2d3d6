import { describe, expect, it } from 'vitest';
import { cleanResult, NotFiniteError } from './clean-result.ts';

describe('cleanResult', () => {
  it('leaves out what is absent, at any depth, and turns −0 into 0', () => {
    const result = {
      a: 1,
      x2: undefined,
      none: null,
      minus: -0,
      group: { b: undefined, c: -0 },
      rows: [{ d: 1, e: undefined }, undefined, null],
      lines: ['x'],
      numbers: [1, -0],
    };
    const clean = cleanResult(result);
    expect(JSON.stringify(clean)).toBe(
      '{"a":1,"minus":0,"group":{"c":0},"rows":[{"d":1}],"lines":["x"],"numbers":[1,0]}',
    );
    expect(Object.hasOwn(clean, 'x2')).toBe(false);
    expect(Object.is(clean['minus'], 0)).toBe(true);
  });

  it('changes nothing of what it was given', () => {
    const result = Object.freeze({ rows: Object.freeze([Object.freeze({ a: -0 })]) });
    const clean = cleanResult(result);
    expect(clean).toEqual({ rows: [{ a: 0 }] });
    expect(clean['rows']).not.toBe(result.rows);
  });

  it.each([[{ a: NaN }], [{ a: Infinity }], [{ rows: [{ a: -Infinity }] }], [{ g: { h: [NaN] } }]])(
    'refuses numbers that are none: %j',
    (result) => {
      expect(() => cleanResult(result)).toThrow(NotFiniteError);
    },
  );

  it('refuses what is no plain data', () => {
    class Decimal {
      readonly digits = [1];
    }
    for (const value of [new Decimal(), new Date(0), new Map(), () => 1, Symbol('x'), 1n]) {
      expect(() => cleanResult({ value })).toThrow(TypeError);
      expect(() => cleanResult({ rows: [value] })).toThrow(TypeError);
    }
  });
});
