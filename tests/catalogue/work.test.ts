/**
 * How much work a calculation takes, by what it does and not by the clock: the first press must not wait for it, on
 * whatever machine.
 */
import { describe, expect, it, vi } from 'vitest';
import { exampleCases, longCases, type Case } from './support/cases.ts';
import { measured, MOST_WORK } from '../../compiler/budgets.ts';
import { power } from '../../src/decimal/power.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { resolveLayout } from '../../src/result/resolve-layout.ts';
import { calculators } from './support/catalogue.ts';

/** Of a century, of which every year is worked out. */
const MOST_WORK_OF_A_CENTURY = 25_000;

/** The calculations that take more than so many operations. */
function laborious(cases: readonly Case[], most: number): string[] {
  return cases.flatMap(({ id, title, input, today }) => {
    const calculator = new Map(calculators).get(id);
    const { work } = measured(() => {
      const outcome = calculator && evaluate(calculator, input, { today });
      expect(outcome?.ok, `${id}: ${title}`).toBe(true);
    });
    return work > most ? [`${id}, ${title}: ${work}`] : [];
  });
}

describe.each(calculators)('%s', (id, calculator) => {
  it('calculates its examples with little work', async () => {
    expect(laborious(await exampleCases(id), MOST_WORK)).toEqual([]);
  });

  it('tells its examples without setting up a format of the platform', async () => {
    const cases = await exampleCases(id);
    const format = vi.spyOn(Intl, 'NumberFormat');
    for (const { input, today } of cases) {
      const outcome = evaluate(calculator, input, { today });
      if (outcome.ok) resolveLayout(calculator, outcome, today);
    }
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
  });
});

it('the longest schedules take work in proportion', () => {
  expect(laborious(longCases, MOST_WORK_OF_A_CENTURY)).toEqual([]);
});

it('a power that was asked for is known', () => {
  const years = Array.from({ length: 100 }, (_, index) => 12 * (index + 1));
  const { work: first } = measured(() => years.map((months) => power('1.0085', months)));
  expect(first / years.length, 'operations of a power').toBeLessThan(30);
  const { work: twice } = measured(() =>
    years.map((months) => [power('1.0085', months), power('1.0085', months)]),
  );
  expect(twice / first).toBeLessThan(1.2);
});
