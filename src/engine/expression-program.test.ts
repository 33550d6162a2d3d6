import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runProgram, valuesReadBy, variablesOf, type Scope } from './expression-program.ts';
import { parseExpression } from '../../compiler/parse-expression.ts';

function run(source: string, scope: Scope = {}): unknown {
  return runProgram(parseExpression(source), scope);
}

describe('runProgram', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['7 - 2 - 1', 4],
    ['12 / 4 / 3', 1],
    ['7 % 4', 3],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['2 * -3', -6],
    ['+5', 5],
    ['abs(-3)', 3],
    ['min(3, 1, 2)', 1],
    ['max(3, 1, 2)', 3],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['floor(2.9)', 2],
    ['ceil(2.1)', 3],
    ['year("2026-11-20")', 2026],
    ['addDays("2026-12-31", 1)', '2027-01-01'],
    ['addDays("2024-03-01", -1)', '2024-02-29'],
    ['addMonths("2026-01-31", 1)', '2026-02-28'],
    ['daysBetween("2026-01-01", "2026-03-01")', 59],
    ['daysBetween("2026-03-01", "2026-01-01")', -59],
    ['yearsBetween("2000-11-21", "2026-11-20")', 25],
    ['yearsBetween("2000-11-20", "2026-11-20")', 26],
    ['yearsBetween("2026-11-20", "2000-11-20")', -26],
    ['1 < 2 ? 10 : 20', 10],
    ['1 > 2 ? 10 : 20', 20],
  ])('calculates %s as %s', (source, value) => {
    expect(run(source)).toBe(value);
  });

  it.each([
    ['1 < 2', true],
    ['2 <= 2', true],
    ['2 > 2', false],
    ['2 >= 2', true],
    ['1 == 1', true],
    ['1 != 1', false],
    ['"a" == "a"', true],
    ['"a" == "b"', false],
    ['"2026-01-02" > "2025-12-31"', true],
    ['not (1 == 2)', true],
    ['true and false', false],
    ['true or false', true],
    ['true or false and false', true],
    ['not true or true', true],
    ['1 == 1 and not (2 < 1)', true],
  ])('evaluates %s to %s', (source, value) => {
    expect(run(source)).toBe(value);
  });

  it('compares decimal values, ignoring binary noise', () => {
    expect(run('0.1 + 0.2 == 0.3')).toBe(true);
    expect(run('0.1 + 0.2 <= 0.3')).toBe(true);
    expect(run('0.1 + 0.2 > 0.3')).toBe(false);
    expect(run('floor(a * 100)', { a: 1.15 })).toBe(115);
    expect(run('ceil(a * 100)', { a: 1.1 })).toBe(110);
  });

  it('reads only own properties of the scope', () => {
    expect(run('a', { a: 1 })).toBe(1);
    expect(run('toString')).toBeUndefined();
    expect(run('constructor')).toBeUndefined();
    expect(run('__proto__')).toBeUndefined();
    expect(run('given(hasOwnProperty)')).toBe(false);
  });

  it('stops “and” and “or” at the first deciding part', () => {
    const scope = Object.defineProperty({}, 'boom', {
      enumerable: true,
      get: () => {
        throw new Error('read');
      },
    }) as Scope;
    expect(run('false and boom', scope)).toBe(false);
    expect(run('true or boom', scope)).toBe(true);
    expect(run('true ? 1 : boom', scope)).toBe(1);
    expect(() => run('true and boom', scope)).toThrow('read');
  });
});

describe('runProgram with absent values', () => {
  it.each([
    ['a + 1', undefined],
    ['-a', undefined],
    ['min(a, 1)', undefined],
    ['a > 0', undefined],
    ['a <= 0', undefined],
    ['not (a > 0)', undefined],
    ['a > 0 and true', undefined],
    ['a > 0 and false', false],
    ['false and a > 0', false],
    ['a > 0 or true', true],
    ['a > 0 or false', undefined],
    ['a == 0', false],
    ['a == a', false],
    ['a != 0', true],
    ['year(a)', undefined],
    ['addDays(a, 1)', undefined],
    ['daysBetween(a, "2026-01-01")', undefined],
    ['addDays("9999-12-31", 1)', undefined],
    ['addMonths("2026-01-31", 0.5)', undefined],
    ['year("2026-02-30")', undefined],
    ['a > 0 ? 1 : 2', undefined],
    ['given(a)', false],
    ['not given(a) or a > 0', true],
    ['given(b)', true],
  ])('%s is %s', (source, value) => {
    expect(run(source, { b: 0 })).toBe(value);
  });

  it('treats a value of the wrong kind as absent', () => {
    expect(run('a + 1', { a: '1' })).toBeUndefined();
    expect(run('a > 1', { a: '2' })).toBeUndefined();
    expect(run('a > "b"', { a: 1 })).toBeUndefined();
    expect(run('not a', { a: 1 })).toBeUndefined();
    expect(run('a and true', { a: 'true' })).toBeUndefined();
    expect(run('year(a)', { a: 2026 })).toBeUndefined();
    expect(run('a > 1', { a: [2] })).toBeUndefined();
  });

  it('never throws, for any values', () => {
    const expressions = [
      'a + b > c and not (a == b) or given(c)',
      'min(a, b, c) < max(a, b) ? a : b',
      'year(a) > year(b) and a <= b',
      'round(a / b) ^ c % 3 >= abs(a)',
      'addMonths(addDays(a, b), c) > daysBetween(a, b) or yearsBetween(b, a) > c',
    ];
    fc.assert(
      fc.property(
        fc.record({ a: fc.anything(), b: fc.anything(), c: fc.anything() }),
        fc.constantFrom(...expressions),
        (scope, source) => {
          expect(() => run(source, scope)).not.toThrow();
        },
      ),
    );
  });
});

describe('variablesOf', () => {
  it('lists each variable once, at any depth', () => {
    expect(
      variablesOf(parseExpression('a > 0 and (b < a or min(c, 1) == 1 ? d : not given(e))')).toSorted(),
    ).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(variablesOf(parseExpression('1 + 2 == 3'))).toEqual([]);
  });
});

describe('valuesReadBy', () => {
  it('omits a variable that is only tested for presence', () => {
    expect(valuesReadBy(parseExpression('not given(a) or given(b) and b > c'))).toEqual(['b', 'c']);
    expect(valuesReadBy(parseExpression('a'))).toEqual(['a']);
    expect(valuesReadBy(parseExpression('given(a) or 1 > 0'))).toEqual([]);
  });
});
