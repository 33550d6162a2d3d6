/** Resolves the layouts of all calculators with their own examples. */
import { describe, expect, it } from 'vitest';
import { definitionIds, loadDefinition } from '../../compiler/load.ts';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { evaluate } from '../engine/evaluate/evaluate.ts';
import { EXAMPLE_DAY, inputOf } from '../engine/example-input.ts';
import { valueAt } from '../engine/template.ts';
import { resolveLayout, type ShownElement } from './resolve-layout.ts';
import type { ShownValue } from './shown.ts';

const calculators = await Promise.all(
  (await definitionIds()).map(async (id) => compileCalculator(await loadDefinition(id))),
);

/** All values of an element, at any depth. */
function valuesIn(part: unknown): ShownValue[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('text' in part && 'raw' in part) return [part as ShownValue];
  return Object.values(part).flatMap(valuesIn);
}

function hooksIn(elements: readonly ShownElement[]): string[] {
  return valuesIn(elements).flatMap(({ hook }) => (hook === undefined ? [] : [hook]));
}

describe.each(calculators.map((calculator) => [calculator.definition.id, calculator] as const))(
  '%s',
  (_, calculator) => {
    it.each(calculator.definition.examples.map((example) => [example.title, example] as const))(
      '%s',
      (__, example) => {
        const today = example.today ?? EXAMPLE_DAY;
        const outcome = evaluate(calculator, inputOf(example, today), { today });
        if (!outcome.ok) throw new Error('o exemplo foi recusado');
        const elements = resolveLayout(calculator, outcome, today);

        expect(
          elements.filter(({ kind }) => kind === 'headline'),
          'um só valor em destaque',
        ).toHaveLength(1);
        expect(elements[0]?.kind).toBe('headline');

        const hooks = hooksIn(elements);
        expect(new Set(hooks).size, 'cada valor marcado uma só vez').toBe(hooks.length);
        for (const { hook, raw, text } of valuesIn(elements)) {
          expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\|/);
          if (hook !== undefined) expect(raw).toBe(valueAt(outcome.result, hook));
        }
      },
    );
  },
);

it('the layout of steps shows the sentences of a calculation before its formulas', async () => {
  const calculator = compileCalculator(await loadDefinition('educacional/media'));
  const linhas = [
    { valor: 6, peso: 1 },
    { valor: 8, peso: 2 },
  ];
  const outcome = evaluate(calculator, { linhas }, { today: EXAMPLE_DAY });
  if (!outcome.ok) throw new Error('a média foi recusada');
  const elements = resolveLayout(calculator, outcome, EXAMPLE_DAY);
  const steps = elements.flatMap((element) => (element.kind === 'steps' ? element.steps : []));
  expect(steps.flatMap(({ lines }) => lines)).toEqual([
    'Valor 1: 6 × 1 = 6',
    'Valor 2: 8 × 2 = 16',
    '6 + 16 = 22',
    '1 + 2 = 3',
    '22 ÷ 3 ≈ 7,33',
  ]);
});
