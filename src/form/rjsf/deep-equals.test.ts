/** On plain data our deep equality must agree with the one of RJSF that it stands in for. */
import { deepEquals as rjsfDeepEquals } from '@rjsf/utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import deepEquals from './deep-equals.ts';

describe('igualdade profunda', () => {
  it('concorda com a do RJSF em quaisquer dados', () => {
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
  ])('%j e %j', (a, b) => {
    expect(deepEquals(a, b)).toBe(rjsfDeepEquals(a, b));
  });

  it('toma funções por iguais, para não redesenhar por uma função nova', () => {
    expect(deepEquals({ a: () => 1 }, { a: () => 2 })).toBe(true);
  });
});
