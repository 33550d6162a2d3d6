import { describe, expect, it } from 'vitest';
import type { Results } from '../src/quantity/declare.ts';
import type { Quantity } from '../src/quantity/quantity.ts';
import { stepFaults } from './check-steps.ts';
import { tinyCalculator } from '../src/engine/testing/tiny.ts';

const money = { n: { type: 'number', format: 'money', title: 'Valor' } };
const inputs = { type: 'object', required: ['n'], properties: money };

describe('stepFaults', () => {
  it('accepts derived steps', () => {
    expect(stepFaults(tinyCalculator())).toEqual([]);
  });

  it('reports a custom step that is false for the displayed figures', () => {
    const compute = ({ n }: { n: Quantity }, result: Results) => ({
      double: result.money(
        'Dobro',
        n.times(2).explainedAs((t) => `${t.formula(n)} × 3 = ${t.figure(n.times(2), { format: 'money' })}`),
      ),
    });
    const faults = stepFaults(tinyCalculator({ inputs, compute }));
    expect(faults[0]).toMatchObject({ place: 'examples[0] (O dobro de 1)' });
    expect(faults[0]?.problem).toMatch(/^o passo "R\$.1,00 × 3 = R\$.2,00" não é verdade/);
  });

  it('reports a false line from compute, also with uneven amounts', () => {
    const compute = ({ n }: { n: Quantity }, result: Results) => ({
      double: result.money('Dobro', n.times(2)),
      lines: [n.number === 1.04 ? '1 + 1 = 3' : '1 + 1 = 2'],
    });
    const result = [
      { kind: 'headline', value: 'double' },
      { kind: 'steps', lines: 'lines' },
    ];
    const faults = stepFaults(tinyCalculator({ inputs, compute, result }));
    expect(faults).toHaveLength(1);
    expect(faults[0]?.problem).toBe(
      'o passo "1 + 1 = 3" não é verdade com os números que mostra (entrada: {"n":1.04})',
    );
  });
});
