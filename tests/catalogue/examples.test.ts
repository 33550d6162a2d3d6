/**
 * Runs all examples and refusals, whether they are written in a definition or implied by its schema, so that a new
 * definition needs no test file.
 */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { EXAMPLE_DAY, inputOf } from '../../src/engine/example-input.ts';
import { impliedRefusals } from '../../compiler/implied-refusals.ts';
import { calculators } from './support/catalogue.ts';
import { differences } from '../../compiler/check-evidence.ts';

describe.each(calculators)('%s', (_, calculator) => {
  const { examples, refusals } = calculator.definition;

  it.each(examples.map((example) => [example.title, example] as const))(
    'calculates: %s',
    (_title, example) => {
      const { today = EXAMPLE_DAY } = example;
      const outcome = evaluate(calculator, inputOf(example, today), { today });
      expect(outcome).toMatchObject({ ok: true });
      expect(outcome.ok ? differences(example.expected, outcome.result) : [], example.source).toEqual([]);
    },
  );

  const refused = refusals.map(
    (refusal, index) => [index + 1, refusal.field || 'formulário', refusal] as const,
  );
  it.each(refused)('refuses, case %d: %s', (_index, _field, refusal) => {
    const outcome = evaluate(calculator, refusal.input, { today: refusal.today ?? EXAMPLE_DAY });
    expect(outcome.ok ? [] : outcome.problems).toContainEqual({
      field: refusal.field,
      message: refusal.message,
    });
  });

  it.each(impliedRefusals(calculator).map((refusal) => [refusal.place, refusal] as const))(
    'refuses by the schema: %s',
    (_place, { input, today, field, message }) => {
      const outcome = evaluate(calculator, input, { today });
      expect(outcome.ok ? [] : outcome.problems, JSON.stringify(input)).toContainEqual({ field, message });
    },
  );
});
