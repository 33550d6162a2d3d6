/** Random inputs for every calculator: each gets an answer, and the same answer twice. */
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
 * A fixed seed, so that failures are reproducible. A long search is `SEARCH_SEED=1 SEARCH_TIMES=100 vitest
 * run …`.
 */
const SEED = Number(process.env['SEARCH_SEED'] ?? 20_261_120);
const TIMES = Number(process.env['SEARCH_TIMES'] ?? 1);
/** Number of inputs for a calculator, by the decimal operations of its examples: the same on every machine. */
const FEWEST_RUNS = 15;
const MOST_RUNS = 60;
const WORK_FOR_ALL = 60_000;
/** Longest answer as JSON, in letters: a century of instalments has 120,000. */
const LONGEST_ANSWER = 500_000;
/** Only ends a test that would never end. */
const TIMEOUT = 120_000 * TIMES;

const DAYS = ['2024-02-29', '2025-01-01', '2026-11-20', '2027-12-31'];

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner as unknown);
  }
  return value;
}

/** Single values of a result with their paths. */
function leaves(value: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`),
  );
}

function isReadable(text: string): boolean {
  return text !== '' && !/NaN|undefined|Infinity|∞|\[object|\bnull\b/.test(text);
}

/** Texts that must never appear in a result. */
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

/** The faults of a refusal. */
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
  readonly isAnswered: boolean;
  readonly defects: readonly string[];
}

/** The faults of the answers to an input on a day, and true if it was calculated at all. */
function judge(calculator: Calculator, emitted: SchemaValidator, raw: unknown, today: string): Judged {
  const { definition } = calculator;
  const thrown: string[] = [];
  const note = (error: unknown) => {
    thrown.push(error instanceof Error ? error.message : String(error));
  };
  const calculate = () => evaluate(calculator, raw, { today }, note);
  const outcome = calculate();
  if (thrown.length > 0) return { isAnswered: false, defects: [`não há resposta: ${thrown.join('; ')}`] };
  const answer = JSON.stringify(outcome);

  const { values } = parseInputs(calculator, raw, { today });
  const refusalsOf = (validate: SchemaValidator) =>
    validate(values) ? '' : JSON.stringify(problemsFromSchema(definition.inputs, validate.errors ?? []));
  const notice = definition.liveNotice?.(values, { today });
  const shown = outcome.ok ? JSON.stringify(resolveLayout(calculator, outcome, today)) : '';
  const defects = [
    ...(outcome.ok ? defectsIn(outcome) : defectsOfRefusal(definition, outcome)),
    ...(JSON.stringify(calculate()) === answer ? [] : ['a segunda resposta é outra']),
    ...(answer.length > LONGEST_ANSWER ? [`a resposta tem ${answer.length} letras`] : []),
    ...(refusalsOf(emitted) === refusalsOf(calculator.validate)
      ? []
      : ['o validador da página julga de outro modo']),
    ...(notice === undefined || isReadable(notice.text) ? [] : [`o aviso ao digitar diz "${notice.text}"`]),
    ...(/NaN|undefined|Infinity|\[object/.test(shown) ? [`a página mostra o ilegível: ${shown}`] : []),
  ];
  return { isAnswered: outcome.ok, defects };
}

/** The validator that the build emits, loaded as in the browser. */
async function emittedValidator({ definition }: Calculator): Promise<SchemaValidator> {
  const code = validatorCode(definition);
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return Reflect.get(Object(module), 'validate') as SchemaValidator;
}

/** Number of inputs: fewer if the examples take more work. */
function runsOf(calculator: ProvenCalculator): number {
  const { examples } = calculator.definition;
  const work = examples.map((example) => {
    const { today = EXAMPLE_DAY } = example;
    return countWork(() => evaluate(calculator, inputOf(example, today), { today })).work;
  });
  const mean = work.reduce((sum, each) => sum + each, 1) / Math.max(1, work.length);
  return Math.round(Math.max(FEWEST_RUNS, Math.min(MOST_RUNS, WORK_FOR_ALL / mean))) * TIMES;
}

describe.each(calculators)('%s', (_, calculator) => {
  it(
    'answers every input, the same twice',
    async () => {
      const emitted = await emittedValidator(calculator);
      let answered = 0;
      const property = fc.property(
        inputsFor(calculator.definition),
        fc.constantFrom(...DAYS),
        (given, today) => {
          const raw = deepFreeze(given);
          const { isAnswered, defects } = judge(calculator, emitted, raw, today);
          if (defects.length > 0) throw new Error(defects.join('; '));
          if (isAnswered) answered += 1;
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
      expect(answered, 'quantas das entradas foram calculadas').toBeGreaterThan(0);
    },
    TIMEOUT,
  );
});
