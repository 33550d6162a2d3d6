/** Runs calculations for the checks, and keeps the exceptions of `compute` for their messages. */
import type { Calculator } from '../src/engine/calculator.ts';
import type { ProvenCalculator } from './proven.ts';
import type { RawInputs } from '../src/engine/definition.ts';
import { evaluate, type Outcome } from '../src/engine/evaluate/evaluate.ts';
import { parseInputs } from '../src/engine/parse-inputs.ts';
import { EXAMPLE_DAY, inputOf } from '../src/engine/example-input.ts';
import { NotFiniteError } from '../src/engine/evaluate/read-result.ts';

/** Outcome with the exception of `compute`, which helps authors more than the message for visitors. */
export interface Attempt {
  readonly outcome: Outcome;
  readonly thrown: string | undefined;
}

/** Calculates like the page. */
export function attempt(calculator: Calculator, input: RawInputs, today: string): Attempt {
  let thrown: string | undefined;
  const outcome = evaluate(calculator, input, { today }, (error) => {
    thrown = describeError(error);
  });
  return { outcome, thrown };
}

const known = new WeakMap<ProvenCalculator, readonly Attempt[]>();

/** Calculates the examples of a calculator in order, each one only once for all checks. */
export function exampleAttempts(calculator: ProvenCalculator): readonly Attempt[] {
  const attempts =
    known.get(calculator) ??
    calculator.definition.examples.map((example) => {
      const { today = EXAMPLE_DAY } = example;
      return attempt(calculator, inputOf(example, today), today);
    });
  known.set(calculator, attempts);
  return attempts;
}

/** Asks for the live notice of a form like the page, and describes its exception. */
export function noticeThrown(calculator: Calculator, input: RawInputs, today: string): string | undefined {
  try {
    calculator.definition.liveNotice?.(parseInputs(calculator, input, { today }).values, { today });
    return undefined;
  } catch (error) {
    return describeError(error, 'liveNotice');
  }
}

/** Describes an exception with its location in the files of the calculators. */
function describeError(error: unknown, thrower = 'compute'): string {
  if (!(error instanceof Error)) return `${thrower} lançou ${String(error)}`;
  if (error instanceof NotFiniteError || /^compute (?:devolveu|não pode)/.test(error.message))
    return error.message;
  const [, file, line] = /\/(calculators\/[\w/.-]+\.ts)(?:\?[^:]*)?:(\d+)/.exec(error.stack ?? '') ?? [];
  const where = file === undefined ? '' : ` (${file}, linha ${line})`;
  return `${thrower} lançou um erro: ${error.message}${where}`;
}
