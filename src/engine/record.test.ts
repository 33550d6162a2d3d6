import { describe, expect, it } from 'vitest';
import { isRecord, recordOf } from './record.ts';

describe('isRecord', () => {
  it('accepts objects, and refuses lists and primitives', () => {
    expect([{}, { a: 1 }, Object.create(null)].every(isRecord)).toBe(true);
    expect([null, undefined, [], 'x', 5, () => 1].some(isRecord)).toBe(false);
  });
});

describe('recordOf', () => {
  it('copies only own values', () => {
    const source = Object.assign(Object.create({ inherited: 1 }) as object, { own: 2 });
    expect(recordOf(source)).toEqual({ own: 2 });
    expect(recordOf(source)).not.toBe(source);
  });

  it('returns an empty record for a non-object', () => {
    for (const value of [null, undefined, 5, 'x', true]) expect(recordOf(value)).toEqual({});
  });
});
