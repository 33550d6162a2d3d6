/** Tests every calculator with random inputs: each one gets an answer, and the same answer again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validatorCode } from '../../compiler/assess.ts';
import type { Calculator, SchemaValidator } from '../../src/engine/calculator.ts';
import type { ProvenCalculator } from '../../compiler/proven.ts';
import type { Definition } from '../../src/engine/definition.ts';
import { evaluate, type Outcome } from '../../src/engine/evaluate/evaluate.ts';
import { EXAMPLE_DAY, inputOf } from '../../src/engine/example-input.ts';
import { parseInputs } from '../../src/engine/parse-inputs.ts';
import { fieldAt, problemsFromSchema } from '../../src/engine/problem.ts';
import { resolveLayout } from '../../src/result/resolve-layout.ts';
import { calculators } from './support/catalogue.ts';
import { inputsFor } from './support/inputs-from-schema.ts';
import { countWork } from '../../compiler/budgets.ts';

/**
 * Fixed seed, so that failures are reproducible. Run a longer search with `SEARCH_SEED=1 SEARCH_TIMES=100 vitest run
 * …`.
 */
const SEED = Number(process.env['SEARCH_SEED'] ?? 20_261_120);
const TIMES = Number(process.env['SEARCH_TIMES'] ?? 1);
/** Limits of the number of inputs, which depends on the decimal operations of the examples, as on any machine. */
const MIN_RUNS = 15;
const MAX_RUNS = 60;
const WORK_FOR_ALL = 60_000;
/** Maximum length of an answer as JSON, in characters; a century of instalments has 120,000. */
const MAX_ANSWER_LENGTH = 500_000;
/** Generous timeout that only ends a test that would never end. */
const TIMEOUT = 120_000 * TIMES;

const DAYS = ['2024-02-29', '2025-01-01', '2026-11-20', '2027-12-31'];

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner as unknown);
  }
  return value;
}

/** Lists the single values of a result with their paths. */
function leaves(value: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`),
  );
}

function isReadable(text: string): boolean {
  return text !== '' && !/NaN|undefined|Infinity|∞|\[object|\bnull\b/.test(text);
}

/** Finds values that must never appear in a result. */
function defectsIn({ result, trace, warnings }: Extract<Outcome, { ok: true }>): string[] {
  const values = leaves(result).flatMap(({ path, value }) => {
    if (typeof value === 'boolean') return [];
    if (typeof value === 'string') return isReadable(value) ? [] : [`\`${path}\` diz "${value}"`];
    if (typeof value !== 'number' || !Number.isFinite(value)) return [`\`${path}\` é ${String(value)}`];
    if (Object.is(value, -0)) return [`\`${path}\` é −0`];
    const hasFraction = trace.about(path)?.format === 'money' && Number(value.toFixed(2)) !== value;
    return hasFraction ? [`\`${path}\` é ${value}, com frações de centavo`] : [];
  });
  return [...values, ...warnings.filter((text) => !isReadable(text)).map((text) => `um aviso diz "${text}"`)];
}

/** Finds the defects of a refusal. */
function defectsOfRefusal({ inputs }: Definition, { problems }: Extract<Outcome, { ok: false }>): string[] {
  const fields = problems.map(({ field }) => field);
  return [
    ...(problems.length === 0 ? ['a entrada foi recusada sem uma palavra'] : []),
    ...(new Set(fields).size < fields.length
      ? [`um campo foi recusado duas vezes: ${fields.join(', ')}`]
      : []),
    ...problems.flatMap(({ field, message }) => [
      ...(isReadable(message) ? [] : [`a recusa de \`${field}\` diz "${message}"`]),
      ...(field === '' || fieldAt(inputs, field)
        ? []
        : [`foi recusado o campo \`${field}\`, que não existe`]),
    ]),
  ];
}

interface Judged {
  readonly isCalculated: boolean;
  readonly defects: readonly string[];
}

/** Finds the defects of the answer to an input on a date, and states whether the input was calculated. */
function judge(calculator: Calculator, emitted: SchemaValidator, raw: unknown, today: string): Judged {
  const { definition } = calculator;
  const thrown: string[] = [];
  const record = (error: unknown) => {
    thrown.push(error instanceof Error ? error.message : String(error));
  };
  const calculate = () => evaluate(calculator, raw, { today }, record);
  const outcome = calculate();
  if (thrown.length > 0) return { isCalculated: false, defects: [`não há resposta: ${thrown.join('; ')}`] };
  const answer = JSON.stringify(outcome);

  const { values } = parseInputs(calculator, raw, { today });
  const refusalsOf = (validate: SchemaValidator) =>
    validate(values) ? '' : JSON.stringify(problemsFromSchema(definition.inputs, validate.errors ?? []));
  const notice = definition.liveNotice?.(values, { today });
  const shown = outcome.ok ? JSON.stringify(resolveLayout(calculator, outcome, today)) : '';
  const defects = [
    ...(outcome.ok ? defectsIn(outcome) : defectsOfRefusal(definition, outcome)),
    ...(JSON.stringify(calculate()) === answer ? [] : ['a segunda resposta é outra']),
    ...(answer.length > MAX_ANSWER_LENGTH ? [`a resposta tem ${answer.length} letras`] : []),
    ...(refusalsOf(emitted) === refusalsOf(calculator.validate)
      ? []
      : ['o validador da página julga de outro modo']),
    ...(notice === undefined || isReadable(notice.text) ? [] : [`o aviso ao digitar diz "${notice.text}"`]),
    ...(/NaN|undefined|Infinity|\[object/.test(shown) ? [`a página mostra o ilegível: ${shown}`] : []),
  ];
  return { isCalculated: outcome.ok, defects };
}

/** Loads the validator that the build emits, like a browser. */
async function emittedValidator({ definition }: Calculator): Promise<SchemaValidator> {
  const code = validatorCode(definition);
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return Reflect.get(Object(module), 'validate') as SchemaValidator;
}

/** Calculates the number of inputs to try: fewer if the first examples need more work. */
function runsOf(calculator: ProvenCalculator): number {
  const examples = calculator.definition.examples.slice(0, 3);
  const work = examples.map((example) => {
    const { today = EXAMPLE_DAY } = example;
    return countWork(() => evaluate(calculator, inputOf(example, today), { today })).work;
  });
  const mean = work.reduce((sum, each) => sum + each, 1) / Math.max(1, work.length);
  return Math.round(Math.max(MIN_RUNS, Math.min(MAX_RUNS, WORK_FOR_ALL / mean))) * TIMES;
}

describe.each(calculators)('%s', (_, calculator) => {
  it(
    'gives every input a valid answer, and the same one again',
    async () => {
      const emitted = await emittedValidator(calculator);
      let calculated = 0;
      const property = fc.property(
        inputsFor(calculator.definition),
        fc.constantFrom(...DAYS),
        (given, today) => {
          const raw = deepFreeze(given);
          const { isCalculated, defects } = judge(calculator, emitted, raw, today);
          if (defects.length > 0) throw new Error(defects.join('; '));
          if (isCalculated) calculated += 1;
        },
      );
      const { failed, counterexample, errorInstance } = fc.check(property, {
        seed: SEED,
        numRuns: runsOf(calculator),
      });
      if (failed) {
        const [input, day] = counterexample ?? [];
        const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
        expect.fail(`Com a entrada ${fc.stringify(input)}, no dia ${day}: ${reason}`);
      }
      expect(calculated, 'quantas das entradas foram calculadas').toBeGreaterThan(0);
    },
    TIMEOUT,
  );
});
