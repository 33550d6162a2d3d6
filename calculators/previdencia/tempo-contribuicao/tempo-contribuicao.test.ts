import { expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import tempoContribuicao from '../tempo-contribuicao.ts';

const calculator = compileCalculator(tempoContribuicao);

it.each([
  [3000, '2026-12-31', 0],
  [3000, '2027-01-01', 1],
  [0, '2027-01-01', 0],
])(
  'an average of %d on %s brings %d warnings that floor and ceiling are those of 2026',
  (mediaSalarios, today, times) => {
    const input = { sexo: 'mulher', dataNascimento: '1970-01-01', anosContribuicao: 30, mediaSalarios };
    const outcome = evaluate(calculator, input, { today });
    expect(outcome.ok && outcome.warnings.filter((text) => text.includes('2026'))).toHaveLength(times);
  },
);
