import { describe, expect, it } from 'vitest';
import { loadDefinition } from '../../../scripts/definitions/load.ts';
import { compileCalculator } from '../../engine/compile-calculator.ts';
import { evaluate } from '../../engine/evaluate.ts';
import { showcase } from './showcase.ts';

describe('the example on the home page', () => {
  it('is the result of the calculator', async () => {
    const calculator = compileCalculator(await loadDefinition(showcase.id));
    const outcome = evaluate(calculator, showcase.input, { today: '2026-11-20' });
    const [vacation, third] = showcase.parts;
    expect(outcome).toMatchObject({
      ok: true,
      result: { valorFerias: vacation.value, tercoConstitucional: third.value, total: showcase.total },
    });
  });

  it('adds up', () => {
    expect(showcase.parts.reduce((sum, { value }) => sum + value, 0)).toBe(showcase.total);
  });
});
