import { describe, expect, it } from 'vitest';
import { INSS } from '../../../calculators/tables/inss.ts';
import { loadDefinition } from '../../../compiler/load.ts';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../engine/evaluate/evaluate.ts';
import { sumReais } from '../../decimal/money.ts';
import { showcase } from './showcase.ts';

describe('the example on the home page', () => {
  it('has the number in large type that its calculator opens with, by the newest tables', async () => {
    const calculator = compileCalculator(await loadDefinition(showcase.id));
    const outcome = evaluate(calculator, showcase.input, { today: `${Math.max(...INSS.years)}-12-31` });
    const [vacation, third, inss] = showcase.parts;
    expect(outcome).toMatchObject({
      ok: true,
      result: {
        valorFerias: vacation.value,
        tercoConstitucional: third.value,
        inss: -inss.value,
        irrf: 0,
        liquido: showcase.total,
      },
    });
    const label = 'Férias líquidas';
    expect(calculator.definition.result).toContainEqual(
      expect.objectContaining({ kind: 'headline', value: 'liquido', label }),
    );
    expect(showcase.title).toContain(label);
  });

  it('adds up', () => {
    expect(sumReais(...showcase.parts.map(({ value }) => value))).toBe(showcase.total);
  });
});
