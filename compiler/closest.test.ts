import { describe, expect, it } from 'vitest';
import { closest, editDistance } from './closest.ts';

const IDS = [
  'trabalhista/inss',
  'trabalhista/ferias',
  'trabalhista/rescisao-trabalhista',
  'impostos/ipva',
  'impostos/iptu',
  'financeira/financiamento',
  'financiamento/financiamento-veicular',
];

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['abc', '', 3],
    ['', 'ab', 2],
    ['ipva', 'iptu', 2],
    ['ferias', 'feria', 1],
    ['kitten', 'sitting', 3],
  ])('between %j and %j is %d', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('closest', () => {
  it.each([
    ['trabalhista/feria', 'trabalhista/ferias'],
    ['ferias', 'trabalhista/ferias'],
    ['Férias', 'trabalhista/ferias'],
    ['INSS', 'trabalhista/inss'],
    ['impostos/inss', 'trabalhista/inss'],
    ['financiamento veicular', 'financiamento/financiamento-veicular'],
    ['impostos/financiamento', 'financeira/financiamento'],
    ['trabalhista/rescisao', 'trabalhista/rescisao-trabalhista'],
  ])('suggests for %j first %s', (name, id) => {
    expect(closest(name, IDS)[0]).toBe(id);
  });

  it('limits the number of suggestions, and accepts arbitrary text', () => {
    expect(closest('', IDS)).toHaveLength(3);
    expect(closest('x'.repeat(1_000_000), IDS)).toHaveLength(3);
    expect(closest('x', [])).toEqual([]);
  });
});
