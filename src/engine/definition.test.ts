/**
 * Type tests, checked by the compiler: evidence that expects a value that `compute` does not return must not compile.
 */
import { expect, it } from 'vitest';
import { defineCalculator, type EvidenceOf } from './definition.ts';

const card = defineCalculator({
  id: 'amostra/dobro',
  name: 'Dobro',
  description: 'O dobro de um número.',
  keywords: 'dobro',
  icon: 'copy',
  sources: [],
  inputs: { type: 'object', required: ['n'], properties: { n: { type: 'number', title: 'Número' } } },
  rules: [],
  compute: ({ n }, result) => ({ double: result.number('Dobro', n.times(2)) }),
}).layout([{ kind: 'headline', value: 'double' }, 'O dobro é par.']);

type Expected = EvidenceOf<typeof card>['examples'][number]['expected'];

const expected: readonly Expected[] = [
  { double: 2 },
  {},
  // @ts-expect-error -- no such result
  { duble: 2 },
  // @ts-expect-error -- a number is no text
  { double: '2' },
];

it('a notice may be a sentence alone in a layout', () => {
  expect(card.result.at(-1)).toEqual({ kind: 'notice', text: 'O dobro é par.' });
});

it('EvidenceOf accepts only results of its card, and the card contains no evidence', () => {
  expect(expected).toHaveLength(4);
  expect(Object.keys(card)).not.toContain('examples');
});
