/** A minimal calculator for tests that need a definition of their own. */
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import type { ProvenCalculator, ProvenDefinition } from '../../../compiler/proven.ts';
import type { Results } from '../../quantity/declare.ts';
import type { Quantity } from '../../quantity/quantity.ts';

/** A definition that doubles `n`, with some of its sections replaced. */
export function tiny(changes: Partial<Record<keyof ProvenDefinition, unknown>> = {}): ProvenDefinition {
  return {
    id: 'amostra/dobro',
    name: 'Dobro',
    description: 'O dobro de um número, e nada além do dobro.',
    keywords: 'dobro, duas vezes, número',
    icon: 'copy',
    inputs: { type: 'object', required: ['n'], properties: { n: { type: 'number', title: 'Número' } } },
    rules: [],
    compute: ({ n }: { n: Quantity }, result: Results) => ({ double: result.number('Dobro', n.times(2)) }),
    result: [{ kind: 'headline', value: 'double', answer: 'O dobro é {double}.' }],
    examples: [1, 2, 3, 4].map((n) => ({
      title: `O dobro de ${n}`,
      input: { n },
      expected: { double: 2 * n },
      source: `Conta à mão: ${n} × 2`,
    })),
    refusals: [],
    sources: [{ label: 'Aritmética', url: 'https://www.gov.br/', checkedOn: '2026-01-02' }],
    ...changes,
  } as unknown as ProvenDefinition;
}

/** The same definition, compiled. */
export function tinyCalculator(changes?: Partial<Record<keyof ProvenDefinition, unknown>>): ProvenCalculator {
  return compileCalculator(tiny(changes));
}

/** The definition with only these fields, and examples with these inputs. */
export function tinyWithFields(
  properties: Readonly<Record<string, unknown>>,
  inputs: readonly Readonly<Record<string, unknown>>[],
  required: readonly string[] = [],
): ProvenCalculator {
  return tinyCalculator({
    inputs: { type: 'object', required, properties },
    compute: () => ({}),
    examples: inputs.map((input, index) => ({
      title: String(index),
      input,
      expected: {},
      source: 'Nenhuma',
    })),
  });
}
