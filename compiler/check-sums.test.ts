import { describe, expect, it } from 'vitest';
import type { Quantity } from '../src/quantity/quantity.ts';
import type { Results } from '../src/quantity/declare.ts';
import { tinyCalculator } from '../src/engine/testing/tiny.ts';
import { formatMoney } from '../src/engine/format.ts';
import { sumFaults } from './check-sums.ts';

const money = { n: { type: 'number', format: 'money', title: 'Valor' } };
const inputs = { type: 'object', required: ['n'], properties: money };
const compute = ({ n }: { n: Quantity }, result: Results) => ({
  double: result.money('Dobro', n.times(2)),
  single: result.money('Valor', n),
  nothing: result.money('Nada', 0),
  absent: undefined,
});
const problems = (lines: unknown, more: object = {}) =>
  sumFaults(
    tinyCalculator({
      inputs,
      compute,
      result: [
        { kind: 'headline', value: 'double' },
        { kind: 'sum', total: 'double', lines, ...more },
      ],
    }),
  ).map(({ problem }) => problem);

describe('sumFaults', () => {
  it('accepts lines that add up to their total, with their signs', () => {
    expect(problems(['single', 'single'])).toEqual([]);
    expect(problems(['double', 'single', { value: 'single', sign: '-' }])).toEqual([]);
  });

  it('reports the example and the lines that do not add up', () => {
    expect(problems(['single', 'nothing'])[0]).toBe(
      `as parcelas não dão “Dobro”: + Valor ${formatMoney(1)} + Nada ${formatMoney(0)} ≠ ${formatMoney(2)}`,
    );
    expect(problems(['double', { value: 'single', sign: '-' }])).not.toEqual([]);
  });

  it('ignores a sum without a total', () => {
    expect(problems(['single', 'nothing'], { total: 'absent' })).toEqual([]);
  });

  it('ignores lines and sums whose condition is false', () => {
    expect(problems(['single', 'single', { value: 'double', when: 'n > 5' }])).toEqual([]);
    expect(problems(['single', 'nothing'], { when: 'n > 5' })).toEqual([]);
  });
});
