/** A calculator without a page, for the command line, the package and the server's API. */
import { parseDate } from '../calendar/parse-date.ts';
import type { Calculator } from '../engine/calculator.ts';
import { evaluate } from '../engine/evaluate/evaluate.ts';
import { publicSchema } from '../engine/json-schema.ts';
import type { Problem } from '../engine/problem.ts';
import { isRecord } from '../engine/record.ts';
import type { ResultRecord } from '../engine/result-paths.ts';
import { todayInBrazil } from '../calendar/today.ts';

/** Outcome of a calculation as plain data. */
export type Answer =
  | { readonly ok: true; readonly result: ResultRecord; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly Problem[] };

export interface DayOption {
  /** Day of the calculation, `YYYY-MM-DD`; by default today in Brazil. */
  readonly today?: string | undefined;
}

/** Public facts about a calculator. */
export interface About {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** Interface of a calculator for developers. */
export interface Standalone extends About {
  /**
   * Calculates; missing inputs take their defaults.
   *
   * @throws TypeError if the inputs are not an object; RangeError for a day that does not exist.
   */
  readonly compute: (inputs: unknown, options?: DayOption) => Answer;
  /**
   * The JSON Schema of the inputs.
   *
   * @throws RangeError for a day that does not exist.
   */
  readonly schema: (options?: DayOption) => Readonly<Record<string, unknown>>;
}

/**
 * Parses the day of a calculation.
 *
 * @param given as typed or sent; by default today in Brazil
 * @throws RangeError with a message for the caller if the day does not exist
 */
export function readDay(given: unknown): string {
  if (given === undefined) return todayInBrazil(new Date());
  const day = typeof given === 'string' ? parseDate(given) : undefined;
  if (day === undefined) throw new RangeError(`Data inválida: ${JSON.stringify(given)}. Use AAAA-MM-DD.`);
  return day;
}

/** Checks the inputs of a calculation. @throws TypeError with a message for the caller if they are not an object. */
export function readInputs(given: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(given)) return given;
  throw new TypeError('A entrada deve ser um objeto JSON, por exemplo {"salary": 3000}.');
}

/** Calculates and returns the outcome as plain data. */
export function answerOf(
  calculator: Calculator,
  inputs: unknown,
  today: string,
  note?: (error: unknown) => void,
): Answer {
  const outcome = evaluate(calculator, inputs, { today }, note);
  return outcome.ok
    ? { ok: true, result: outcome.result, warnings: outcome.warnings }
    : { ok: false, errors: outcome.problems };
}

/** Logs nothing: the answer reports a failed formula, and a host's log must not contain the inputs. */
const silence = () => undefined;

/** Creates a calculator's interface for developers. */
export function standalone(calculator: Calculator): Standalone {
  const { id, name, title = name, description, inputs: fields } = calculator.definition;
  return {
    id,
    name,
    title,
    description,
    compute: (inputs, { today } = {}) => answerOf(calculator, readInputs(inputs), readDay(today), silence),
    schema: ({ today } = {}) => publicSchema(fields, readDay(today)),
  };
}
