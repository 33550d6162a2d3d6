/** Checks the equations in the steps of a result by recalculating them. */
import { attempt, exampleAttempts } from './attempt.ts';
import type { Calculator } from '../src/engine/calculator.ts';
import type { ProvenCalculator } from './proven.ts';
import type { RawInputs } from '../src/engine/definition.ts';
import { equationsIn } from './equations.ts';
import type { Outcome } from '../src/engine/evaluate/evaluate.ts';
import { explain } from '../src/engine/explain/explain.ts';
import type { Fault } from '../src/vocabulary/fault.ts';
import { valueAt } from '../src/engine/template.ts';
import { valueNamed } from '../src/fields/value-named.ts';

/** Factor that turns the round amounts of examples into uneven ones. */
const UNEVEN_FACTOR = 1.0396;

/** Multiplies all amounts and rates of an input by a factor, with two decimals as people type. */
export function withUnevenAmounts({ definition }: Calculator, input: RawInputs, factor: number): RawInputs {
  const { properties } = definition.inputs;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const field = valueNamed(properties, name);
      const isAmount = field?.type === 'number' && typeof value === 'number';
      return [name, isAmount ? Math.round(value * factor * 100) / 100 : value];
    }),
  );
}

/** Lists the lines of "Como chegamos a este valor": formulas of results, and sentences from `compute`. */
function stepLines({ definition }: Calculator, { result, trace }: Extract<Outcome, { ok: true }>): string[] {
  const formulas = trace.steps.flatMap(explain);
  if (definition.result.every(({ kind }) => kind !== 'steps')) return formulas;
  return definition.result.flatMap((element) => {
    if (element.kind !== 'steps') return [];
    if (element.lines === undefined) return formulas;
    const returned = valueAt(result, element.lines);
    const lines = Array.isArray(returned) ? returned.filter((line) => typeof line === 'string') : [];
    return element.followedBy === 'formulas' ? [...lines, ...formulas] : lines;
  });
}

/** Finds lines with an equation that is false for the displayed figures. */
function falseSteps(calculator: Calculator, outcome: Outcome): string[] {
  if (!outcome.ok) return [];
  const lines = new Set(stepLines(calculator, outcome));
  return [...lines].filter((text) => equationsIn(text).some(({ isTrue }) => !isTrue));
}

/** Finds false steps in the examples, and in the examples with uneven amounts. */
export function stepFaults(calculator: ProvenCalculator): Fault[] {
  return exampleAttempts(calculator).flatMap(({ place, input, today, outcome }) => {
    const uneven = withUnevenAmounts(calculator, input, UNEVEN_FACTOR);
    const cases = [
      { input, outcome },
      { input: uneven, outcome: attempt(calculator, uneven, today).outcome },
    ];
    return cases.flatMap((each) =>
      falseSteps(calculator, each.outcome).map((text) => ({
        place,
        problem: `o passo "${text}" não é verdade com os números que mostra (entrada: ${JSON.stringify(each.input)})`,
        remedy: 'corrija a conta do passo, ou diga que um número dela é anterior ao arredondamento',
      })),
    );
  });
}
