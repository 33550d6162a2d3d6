/** Thousands of inputs for every calculator: always an answer, always the same, always in good time. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collect } from '../../scripts/definitions/collect.ts';
import type { SchemaValidator } from '../../src/engine/calculator.ts';
import type { Definition } from '../../src/engine/definition.ts';
import { CALCULATION_FAILED, evaluate, type Outcome } from '../../src/engine/evaluate.ts';
import { kindsInResults } from '../../src/engine/value-kinds.ts';
import { parseInputs } from '../../src/engine/parse-inputs.ts';
import { fieldAt, problemsFromSchema } from '../../src/engine/problem.ts';
import { resolveLayout } from '../../src/result/resolve-layout.ts';
import { calculators } from './support/catalogue.ts';
import { inputsFor } from './support/inputs-from-schema.ts';

/** One seed, so that a failure is one for everybody. A long search is `SEARCH_SEED=1 SEARCH_SECONDS=60 vitest run …`. */
const SEED = Number(process.env['SEARCH_SEED'] ?? 20_261_120);
/** For each calculator; those with long schedules get as many inputs as fit. */
const TIME_FOR_EACH = Number(process.env['SEARCH_SECONDS'] ?? 0.45) * 1000;
const RUNS = Math.ceil(TIME_FOR_EACH * 5);
/** Milliseconds of the processor, which a busy machine does not stretch. */
const SLOWEST = 500;
const MEDIAN = 5;

const TIMEOUT = 15_000 + 10 * TIME_FOR_EACH;

const DAYS = ['2024-02-29', '2025-01-01', '2026-11-20', '2027-12-31'];

type Calculated = Extract<Outcome, { ok: true }>;

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner as unknown);
  }
  return value;
}

/** Everything in a result that no one should ever read. */
function defectsIn(value: unknown, path = ''): string[] {
  if (value === null || value === undefined) return [`${path} is ${String(value)}`];
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${value}`];
  }
  if (typeof value === 'string') return isReadable(value) ? [] : [`${path} reads "${value}"`];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => defectsIn(item, `${path}.${index}`));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, inner]) =>
      defectsIn(inner, path ? `${path}.${name}` : name),
    );
  }
  return typeof value === 'boolean' ? [] : [`${path} is a ${typeof value}`];
}

function isReadable(text: string): boolean {
  return text !== '' && !/NaN|undefined|Infinity|∞|\[object|\bnull\b/.test(text);
}

/** Amounts with fractions of a cent. */
function fractionsOfCents({ result, trace }: Calculated): string[] {
  const amounts = [...kindsInResults([result]).keys()].filter(
    (path) => trace.about(path)?.format === 'money',
  );
  return amounts.flatMap((path) =>
    numbersAt(result, path.split('.'))
      .filter((amount) => Number(amount.toFixed(2)) !== amount)
      .map((amount) => `${path} is ${amount}`),
  );
}

function numbersAt(value: unknown, [key, ...rest]: readonly string[]): number[] {
  if (key === undefined) return typeof value === 'number' ? [value] : [];
  if (key === '*') return Array.isArray(value) ? value.flatMap((item) => numbersAt(item, rest)) : [];
  return typeof value === 'object' && value !== null ? numbersAt(Reflect.get(value, key), rest) : [];
}

/** What is wrong with an outcome. */
function faultsOf(definition: Definition, outcome: Outcome): string[] {
  if (outcome.ok) {
    return [
      ...defectsIn(outcome.result),
      ...fractionsOfCents(outcome),
      ...outcome.warnings.filter((warning) => !isReadable(warning)),
    ];
  }
  const { problems } = outcome;
  const fields = problems.map(({ field }) => field);
  return [
    ...(problems.length === 0 ? ['refused without a word'] : []),
    ...(new Set(fields).size < fields.length ? [`told twice: ${fields.join(', ')}`] : []),
    ...problems.flatMap(({ field, message }) => [
      ...(isReadable(message) ? [] : [`${field} reads "${message}"`]),
      ...(field === '' || fieldAt(definition.inputs, field) ? [] : [`there is no field "${field}"`]),
      ...(field === '' && message === CALCULATION_FAILED ? ['the formula has no value'] : []),
    ]),
  ];
}

const { parts } = await collect();

/** The validator that the build emits, as the browser loads it. */
async function emittedValidator(id: string): Promise<SchemaValidator> {
  const code = parts.find((part) => part.id === id)?.validatorCode ?? '';
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return Reflect.get(Object(module), 'validate') as SchemaValidator;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(calculators)('%s', (id, calculator) => {
  const { definition } = calculator;

  it(
    'answers every input, the same twice, in good time',
    async () => {
      const emitted = await emittedValidator(id);
      const durations: number[] = [];
      let answered = 0;

      const time = (raw: unknown, today: string): Outcome => {
        const before = process.cpuUsage();
        const outcome = evaluate(calculator, raw, { today });
        const { user, system } = process.cpuUsage(before);
        durations.push((user + system) / 1000);
        return outcome;
      };

      fc.assert(
        fc.property(inputsFor(definition), fc.constantFrom(...DAYS), (given, today) => {
          const raw = deepFreeze(given);
          const outcome = time(raw, today);
          const faults = faultsOf(definition, outcome);
          if (JSON.stringify(time(raw, today)) !== JSON.stringify(outcome)) faults.push('another answer');
          if (faults.length > 0) expect(faults).toEqual([]);
          if (outcome.ok) answered += 1;

          const { values } = parseInputs(calculator, raw, { today });
          const agreed = calculator.validate(values);
          const told = (validate: SchemaValidator) =>
            JSON.stringify(problemsFromSchema(definition.inputs, validate.errors ?? []));
          if (emitted(values) !== agreed || (!agreed && told(emitted) !== told(calculator.validate))) {
            expect(told(emitted), 'the emitted validator').toBe(told(calculator.validate));
          }
          const notice = definition.liveNotice?.(values, { today });
          if (notice !== undefined && !isReadable(notice.text)) expect(notice.text).toBe('readable');
          if (outcome.ok && answered % 20 === 1) {
            const shown = resolveLayout(calculator, outcome, today);
            expect(JSON.stringify(shown)).not.toMatch(/NaN|undefined|Infinity|\[object/);
          }
        }),
        { seed: SEED, numRuns: RUNS, plugins: [fc.interruptAfterTimeLimit(TIME_FOR_EACH)] },
      );

      expect(console.error).not.toHaveBeenCalled();
      expect(answered, 'results among the answers').toBeGreaterThan(0);
      const sorted = durations.toSorted((a, b) => a - b);
      expect(sorted.at(-1)).toBeLessThan(SLOWEST);
      // A handful of first runs says more about the compiler than about the calculation.
      if (sorted.length >= 100) expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(MEDIAN);
    },
    TIMEOUT,
  );
});
