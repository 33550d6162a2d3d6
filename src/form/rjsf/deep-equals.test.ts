/** Our deep equality must agree with the RJSF function that it replaces, for plain data. */
import { deepEquals as rjsfDeepEquals } from '@rjsf/utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import deepEquals from './deep-equals.ts';

describe('deepEquals', () => {
  it("agrees with RJSF's function on any data", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(deepEquals(a, b)).toBe(rjsfDeepEquals(a, b));
        expect(deepEquals(a, structuredClone(a))).toBe(true);
      }),
    );
  });

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [[1, 2], { 0: 1, 1: 2 }],
    [null, {}],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    [NaN, NaN],
  ])('compares %j and %j', (a, b) => {
    expect(deepEquals(a, b)).toBe(rjsfDeepEquals(a, b));
  });

  it('treats functions as equal, so that a new function renders nothing again', () => {
    expect(deepEquals({ a: () => 1 }, { a: () => 2 })).toBe(true);
  });
});
