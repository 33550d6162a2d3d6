import { expect, it } from 'vitest';
import { isEvidenceFile } from './evidence-file.ts';

it.each([
  ['/x/calculators/impostos/ipva/examples.ts', true],
  ['/x/calculators/impostos/ipva/in-force-examples.ts', true],
  ['/x/calculators/impostos/ipva.ts', false],
  ['/x/calculators/impostos/ipva/conta-simples.ts', false],
  ['/x/calculators/impostos/ipva/counterexamples.ts', false],
  ['/x/calculators/impostos/examples.ts', false],
])('isEvidenceFile recognizes files with evidence by their path: %s is %s', (file, expected) => {
  expect(isEvidenceFile(file)).toBe(expected);
});
