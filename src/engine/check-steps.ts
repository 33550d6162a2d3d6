/** Reckons again what the steps of a calculation show. */
import type { Calculator } from './calculator.ts';
import type { Example, RawInputs } from './definition.ts';
import { equationsIn } from './equations.ts';
import { evaluate, type Outcome } from './evaluate.ts';
import { EXAMPLE_DAY, inputOf } from './example-input.ts';
import { explain } from './explain.ts';
import type { Fault } from './fault.ts';
import { valueAt } from './template.ts';

/** Makes crooked amounts of the round ones that examples like. */
const FACTORS = [1, 1.0396, 0.7327];

/** An example's input with every amount and rate changed, to two decimals as people type them. */
export function crooked({ definition }: Calculator, input: RawInputs, factor: number): RawInputs {
  const { properties } = definition.inputs;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const isAmount = field?.type === 'number' && typeof value === 'number';
      return [name, isAmount ? Math.round(value * factor * 100) / 100 : value];
    }),
  );
}

/** The lines of "Como chegamos a este valor": formulas of the results, and sentences that `compute` returned for it. */
export function stepLines(
  { definition }: Calculator,
  { result, trace }: Extract<Outcome, { ok: true }>,
): string[] {
  return definition.result.flatMap((element) => {
    if (element.kind !== 'steps') return [];
    const formulas = trace.steps.flatMap(explain);
    if (element.lines === undefined) return formulas;
    const returned = valueAt(result, element.lines);
    const lines = Array.isArray(returned) ? returned.filter((line) => typeof line === 'string') : [];
    return element.followedBy === 'formulas' ? [...lines, ...formulas] : lines;
  });
}

/** Equations in the steps of the examples, and of the same with crooked amounts, that are not true of their figures. */
export function stepFaults(calculator: Calculator): Fault[] {
  return calculator.definition.examples.flatMap((example, index) => {
    const place = `examples[${index}] (${example.title})`;
    const wrong = FACTORS.map((factor) => falseSteps(calculator, example, factor)).find(
      ({ texts }) => texts.length > 0,
    );
    if (!wrong) return [];
    return [...new Set(wrong.texts)].map((text) => ({
      place: 'compute',
      problem: `o passo "${text}" não é verdade com os números que mostra (${place}, com ${JSON.stringify(wrong.input)})`,
      remedy: 'corrija a conta do passo, ou diga que um número dela é anterior ao arredondamento',
    }));
  });
}

function falseSteps(
  calculator: Calculator,
  example: Example,
  factor: number,
): { input: RawInputs; texts: string[] } {
  const { today = EXAMPLE_DAY } = example;
  const input = inputOf(example, today);
  const changed = factor === 1 ? input : crooked(calculator, input, factor);
  const outcome = evaluate(calculator, changed, { today }, () => undefined);
  const lines = outcome.ok ? stepLines(calculator, outcome) : [];
  return {
    input: changed,
    texts: lines.filter((text) => equationsIn(text).some(({ isTrue }) => !isTrue)),
  };
}
