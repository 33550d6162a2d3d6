/** Runs a definition's own evidence: the examples, the refusals, and the defaults with which the form opens. */
import type { Calculator } from './calculator.ts';
import { differences } from './differences.ts';
import { evaluate } from './evaluate.ts';
import { inputOf } from './example-input.ts';
import { faultIf, type Fault } from './fault.ts';
import { hasDefault } from './json-schema.ts';
import type { ReadResult } from './read-result.ts';
import { parseInputs } from './parse-inputs.ts';
import { fieldAt, problemsFromSchema, type Problem } from './problem.ts';

/** Day on which examples without one of their own are calculated. */
export const EXAMPLE_DAY = '2026-11-20';

function sentences(problems: readonly Problem[]): string {
  return problems.map(({ field, message }) => `${field || 'formulário'}: ${message}`).join('; ');
}

/**
 * The results of the examples, and where they depart from what the source says. What a rule refuses is calculated
 * all the same, so that the rule can be checked against the names and kinds of the results.
 */
export function runExamples(calculator: Calculator): { results: ReadResult[]; faults: Fault[] } {
  const { definition } = calculator;
  const { examples } = definition;
  const withoutRules = { ...calculator, definition: { ...definition, rules: [] } };
  const results: ReadResult[] = [];
  const faults = faultIf(
    examples.length === 0,
    'examples',
    'nenhum exemplo',
    'escreva ao menos um, com a sua fonte',
  );
  for (const [index, example] of examples.entries()) {
    const place = `examples[${index}] (${example.title})`;
    const context = { today: example.today ?? EXAMPLE_DAY };
    const input = inputOf(example, context.today);
    const outcome = evaluate(calculator, input, context);
    if (!outcome.ok) {
      const unjudged = evaluate(withoutRules, input, context);
      if (unjudged.ok) results.push(unjudged);
      const problem = `o exemplo foi recusado: ${sentences(outcome.problems)}`;
      faults.push({ place, problem, remedy: 'corrija o exemplo ou a regra' });
      continue;
    }
    results.push(outcome);
    for (const problem of differences(example.expected, outcome.result)) {
      faults.push({ place, problem, remedy: `confira com a fonte (${example.source})` });
    }
  }
  return { results, faults };
}

/** Cases that should be refused with their sentence, but are not. */
export function refusalFaults(calculator: Calculator): Fault[] {
  return calculator.definition.refusals.flatMap((refusal, index) => {
    const place = `refusals[${index}]`;
    const remedy = 'corrija o caso ou a regra';
    const outcome = evaluate(calculator, refusal.input, { today: refusal.today ?? EXAMPLE_DAY });
    if (outcome.ok) return [{ place, problem: 'o caso deveria ser recusado, mas foi calculado', remedy }];
    const isTold = outcome.problems.some(
      ({ field, message }) => field === refusal.field && message === refusal.message,
    );
    return faultIf(
      !isTold,
      place,
      `esperava "${sentences([refusal])}", mas as recusas foram "${sentences(outcome.problems)}"`,
      remedy,
    );
  });
}

/** Defaults that the schema itself refuses. */
export function defaultFaults(calculator: Calculator): Fault[] {
  const { definition, validate } = calculator;
  const { values } = parseInputs(calculator, {}, { today: EXAMPLE_DAY });
  if (validate(values)) return [];
  return problemsFromSchema(definition.inputs, validate.errors ?? []).flatMap(({ field: path, message }) => {
    const [name = ''] = path.split('.');
    const field = fieldAt(definition.inputs, name);
    return faultIf(
      field !== undefined && hasDefault(field) && field.type !== 'array',
      `inputs.properties.${name}.default`,
      `o valor padrão é recusado: ${message}`,
      'corrija o default ou o limite',
    );
  });
}
