/** Checks the evidence of a definition: the examples, the refusals, and the defaults of the form. */
import { defaultOf, hasDefault } from '../src/fields/kinds.ts';
import { attempt, exampleAttempts, noticeThrown } from './attempt.ts';
import type { ProvenCalculator } from './proven.ts';
import type { Refusal } from '../src/engine/definition.ts';
import { EXAMPLE_DAY } from '../src/engine/example-input.ts';
import { faultIf, type Fault } from '../src/vocabulary/fault.ts';
import { impliedRefusals } from './implied-refusals.ts';
import type { ReadResult } from '../src/engine/evaluate/read-result.ts';
import { parseInputs } from '../src/engine/parse-inputs.ts';
import { initialData, startsFilled } from '../src/form/form-schema.ts';
import { fieldAt, problemsFromSchema, type Problem } from '../src/engine/problem.ts';

function sentences(problems: readonly Problem[]): string {
  return problems.map(({ field, message }) => `${field || 'formulário'}: ${message}`).join('; ');
}

/**
 * Runs the examples, and reports differences from the expected values. Calculates refused examples without the rules,
 * so that the rules can be checked against the names and kinds of the results.
 */
export function runExamples(calculator: ProvenCalculator): { results: ReadResult[]; faults: Fault[] } {
  const withoutRules = { ...calculator, definition: { ...calculator.definition, rules: [] } };
  const attempts = exampleAttempts(calculator);
  const results: ReadResult[] = [];
  const faults = faultIf(
    attempts.length === 0,
    'examples',
    'nenhum exemplo',
    'escreva ao menos um, com a sua fonte',
  );
  const thrownAt = new Map<string, { places: string[]; remedy: string }>();
  for (const { example, place, input, today, outcome, thrown } of attempts) {
    if (thrown !== undefined) {
      const places = [...(thrownAt.get(thrown.problem)?.places ?? []), place];
      thrownAt.set(thrown.problem, { places, remedy: thrown.remedy });
      continue;
    }
    if (!outcome.ok) {
      const outcomeWithoutRules = attempt(withoutRules, input, today).outcome;
      if (outcomeWithoutRules.ok) results.push(outcomeWithoutRules);
      const problem = `o exemplo foi recusado: ${sentences(outcome.problems)}`;
      faults.push({ place, problem, remedy: 'corrija o exemplo ou a regra' });
      continue;
    }
    results.push(outcome);
    for (const problem of differences(example.expected, outcome.result)) {
      faults.push({ place, problem, remedy: `confira com a fonte (${example.source})` });
    }
  }
  for (const [problem, { places, remedy }] of thrownAt) {
    const [place = '', ...others] = places;
    const more = others.length === 0 ? '' : `; e também em ${others.join(', ')}`;
    faults.push({ place, problem: `${problem}${more}`, remedy });
  }
  return { results, faults };
}

/** Finds written refusal cases that are not refused with their sentence. */
export function refusalFaults(calculator: ProvenCalculator): Fault[] {
  return calculator.definition.refusals.flatMap((refusal, index) =>
    refusalFault(calculator, refusal, `refusals[${index}]`, 'corrija o caso ou a regra'),
  );
}

/** Finds implied refusal cases that are not refused with their sentence. */
export function impliedRefusalFaults(calculator: ProvenCalculator): Fault[] {
  return impliedRefusals(calculator).flatMap((refusal) =>
    refusalFault(
      calculator,
      refusal,
      refusal.place,
      `corrija o limite ou a frase; o caso é ${JSON.stringify(refusal.input)}`,
    ),
  );
}

function refusalFault(
  calculator: ProvenCalculator,
  refusal: Refusal,
  place: string,
  remedy: string,
): Fault[] {
  const { outcome, thrown } = attempt(calculator, refusal.input, refusal.today ?? EXAMPLE_DAY);
  if (thrown !== undefined) return [{ place, ...thrown }];
  if (outcome.ok) return [{ place, problem: 'o caso deveria ser recusado, mas foi calculado', remedy }];
  const isReported = outcome.problems.some(
    ({ field, message }) => field === refusal.field && message === refusal.message,
  );
  return faultIf(
    !isReported,
    place,
    `esperava "${sentences([refusal])}", mas as recusas foram "${sentences(outcome.problems)}"`,
    remedy,
  );
}

/** Finds an exception of `liveNotice`, with which the page would show nothing at all. */
export function liveNoticeFaults(calculator: ProvenCalculator): Fault[] {
  const { refusals } = calculator.definition;
  for (const { input, today = EXAMPLE_DAY } of [{ input: {} }, ...exampleAttempts(calculator), ...refusals]) {
    const thrown = noticeThrown(calculator, input, today);
    if (thrown === undefined) continue;
    const remedy = `corrija liveNotice, que recebe números comuns e campos ainda em branco (entrada: ${JSON.stringify(input)})`;
    return [{ place: 'liveNotice', problem: thrown, remedy }];
  }
  return [];
}

/** Finds defaults that the schema refuses, including those of fields that are initially hidden. */
export function defaultFaults(calculator: ProvenCalculator): Fault[] {
  const { definition, validate } = calculator;
  const { values, hidden } = parseInputs(calculator, {}, { today: EXAMPLE_DAY });
  const fields = Object.entries(definition.inputs.properties);
  const ofHidden = fields.flatMap(([name, field]): [string, unknown][] =>
    hidden.has(name) && hasDefault(field) ? [[name, defaultOf(field, EXAMPLE_DAY)]] : [],
  );
  if (validate({ ...values, ...Object.fromEntries(ofHidden) })) return [];
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

/**
 * Checks that a form whose fields are all initially filled in has a result, because it shows the result immediately.
 */
export function beginningFaults(calculator: ProvenCalculator): Fault[] {
  const { inputs } = calculator.definition;
  const data = initialData(inputs, EXAMPLE_DAY);
  const { hidden } = parseInputs(calculator, data, { today: EXAMPLE_DAY });
  if (!startsFilled(inputs, data, hidden)) return [];
  const { outcome } = attempt(calculator, data, EXAMPLE_DAY);
  if (outcome.ok) return [];
  return [
    {
      place: 'inputs',
      problem: `o formulário começa preenchido, mas é recusado: ${sentences(outcome.problems)}`,
      remedy: 'corrija os valores iniciais, ou tire um deles e dê um placeholder',
    },
  ];
}

/**
 * Describes the differences between a result and the expected part of it; lists must have the expected length.
 *
 * @param path path of the compared value, for the descriptions
 */
export function differences(expected: unknown, actual: unknown, path = ''): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path}: esperava uma lista, veio ${JSON.stringify(actual)}`];
    if (expected.length !== actual.length) {
      return [`${path}: esperava ${expected.length} itens, vieram ${actual.length}`];
    }
    return expected.flatMap((item: unknown, index) => differences(item, actual[index], `${path}.${index}`));
  }
  if (typeof expected === 'object' && expected !== null) {
    const inner: object = typeof actual === 'object' && actual !== null ? actual : {};
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, Reflect.get(inner, key), path ? `${path}.${key}` : key),
    );
  }
  if (Object.is(expected, actual)) return [];
  if (actual === undefined) {
    return [`${path}: esperava ${JSON.stringify(expected)}, mas o resultado não tem esse valor`];
  }
  const wanted = expected === undefined ? 'que faltasse' : JSON.stringify(expected);
  return [`${path}: esperava ${wanted}, veio ${JSON.stringify(actual)}`];
}
