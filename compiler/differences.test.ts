import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

describe('differences', () => {
  it('finds none if the expected part is present, whatever else is', () => {
    expect(differences({ a: 1, b: { c: 'x' } }, { a: 1, b: { c: 'x', d: 2 }, e: [] })).toEqual([]);
    expect(differences({ rows: [{ a: 1 }] }, { rows: [{ a: 1, b: 2 }] })).toEqual([]);
    expect(differences({ x2: undefined }, {})).toEqual([]);
  });

  it('compares amounts to the cent, and everything exactly', () => {
    expect(differences({ a: 0.3 }, { a: 0.1 + 0.2 })).toEqual(['a: esperava 0.3, veio 0.30000000000000004']);
    expect(differences({ a: 1 }, { a: 1.01 })).toEqual(['a: esperava 1, veio 1.01']);
    expect(differences({ a: 1 }, { a: '1' })).toEqual(['a: esperava 1, veio "1"']);
    expect(differences({ a: 0 }, { a: -0 })).toHaveLength(1);
  });

  it('reports absent and additional values with their place', () => {
    expect(differences({ b: { c: 1 } }, {})).toEqual(['b.c: esperava 1, veio undefined']);
    expect(differences({ x2: undefined }, { x2: 3 })).toEqual(['x2: esperava undefined, veio 3']);
    expect(differences({ rows: [{ a: 1 }, { a: 2 }] }, { rows: [{ a: 1 }, { a: 3 }] })).toEqual([
      'rows.1.a: esperava 2, veio 3',
    ]);
  });

  it('requires lists of the expected length', () => {
    expect(differences({ a: [] }, { a: [1] })).toEqual(['a: esperava 0 itens, vieram 1']);
    expect(differences({ a: [1] }, { a: [] })).toEqual(['a: esperava 1 itens, vieram 0']);
    expect(differences({ a: [1] }, { a: 1 })).toEqual(['a: esperava uma lista, veio 1']);
    expect(differences({ a: { b: 1 } }, { a: null })).toEqual(['a.b: esperava 1, veio undefined']);
  });
});
