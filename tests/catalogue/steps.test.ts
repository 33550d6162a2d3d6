/** Tests that the steps in "Como chegamos a este valor" give the same figures on a pocket calculator. */
import { describe, expect, it } from 'vitest';
import { withUnevenAmounts } from '../../compiler/check-steps.ts';
import { equationsIn } from '../../compiler/equations.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { EXAMPLE_DAY, inputOf } from '../../src/engine/example-input.ts';
import { resolveLayout } from '../../src/result/resolve-layout.ts';
import { calculators } from './support/catalogue.ts';

/** Factors that turn the round amounts of examples into uneven ones. */
const FACTORS = Array.from({ length: 40 }, (_, index) => 1 + (((index * 37) % 97) - 30) / 101);

describe.each(calculators)('the steps of %s', (_, calculator) => {
  const { definition } = calculator;
  const cases = definition.examples.flatMap((example) => {
    const { today = EXAMPLE_DAY } = example;
    const input = inputOf(example, today);
    return [1, ...FACTORS].map((factor) => ({ input: withUnevenAmounts(calculator, input, factor), today }));
  });
  const steps = cases.flatMap(({ input, today }) => {
    const outcome = evaluate(calculator, input, { today });
    if (!outcome.ok) return [];
    return resolveLayout(calculator, outcome, today)
      .flatMap((element) => (element.kind === 'steps' ? element.steps : []))
      .flatMap(({ lines }) => lines.map((text) => ({ text, input })));
  });

  it('are true for the displayed figures', () => {
    expect(steps.length).toBeGreaterThan(0);
    const claims = steps.some(({ text }) => text.includes(' = '));
    expect(steps.some(({ text }) => equationsIn(text).length > 0)).toBe(claims);
    const untrue = steps.flatMap(({ text, input }) =>
      equationsIn(text)
        .filter(({ isTrue }) => !isTrue)
        .map(() => `${text}   ${JSON.stringify(input)}`),
    );
    expect(untrue.length, untrue.slice(0, 6).join('\n')).toBe(0);
  });
});
