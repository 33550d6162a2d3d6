import { describe, expect, it } from 'vitest';
import { sample } from '../src/engine/testing/sample.ts';
import { kindsInResults, kindsOfFields } from './value-kinds.ts';

describe('kindsInResults', () => {
  it('returns the kind of every path, with * for rows and sentences', () => {
    const results = [
      { total: 1, ok: true, name: 'x', group: { min: 1 }, rows: [{ a: 1 }, { a: 2, b: 'x' }], lines: ['x'] },
      { x2: 3, rows: [] },
    ];
    expect(Object.fromEntries(kindsInResults(results))).toEqual({
      total: 'number',
      ok: 'truth',
      name: 'text',
      group: 'group',
      'group.min': 'number',
      rows: 'list',
      'rows.*': 'group',
      'rows.*.a': 'number',
      'rows.*.b': 'text',
      lines: 'list',
      'lines.*': 'text',
      x2: 'number',
    });
  });

  it('reports a value whose kind varies as mixed', () => {
    expect(kindsInResults([{ a: 1 }, { a: 'x' }]).get('a')).toBe('mixed');
    expect(kindsInResults([{ a: 1 }, { a: undefined }]).get('a')).toBe('number');
  });
});

describe('kindsOfFields', () => {
  it("returns the kind of a field's future value", () => {
    expect(Object.fromEntries(kindsOfFields(sample.inputs.properties))).toEqual({
      amount: 'number',
      count: 'number',
      kind: 'text',
      rate: 'number',
      day: 'text',
      ano: 'number',
      note: 'text',
      urgent: 'truth',
      tags: 'boxes',
      parts: 'list',
    });
  });
});
