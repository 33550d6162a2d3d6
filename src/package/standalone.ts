/** A calculator without a page: what the command line prints, the package computes and the server answers. */
import { parseDate } from '../calendar/parse-date.ts';
import type { Calculator } from '../engine/calculator.ts';
import { evaluate } from '../engine/evaluate/evaluate.ts';
import { publicSchema } from '../engine/json-schema.ts';
import type { Problem } from '../engine/problem.ts';
import { isRecord } from '../engine/record.ts';
import type { ResultRecord } from '../engine/result-paths.ts';
import { todayInBrazil } from '../calendar/today.ts';

/** What came of a calculation, as plain data. */
export type Answer =
  | { readonly ok: true; readonly result: ResultRecord; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly Problem[] };

/** The day of a calculation. */
export interface DayOption {
  /** `YYYY-MM-DD`; by default, today in Brazil. */
  readonly today?: string | undefined;
}

/** What is told of a calculator. */
export interface About {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** A calculator as developers use it. */
export interface Standalone extends About {
  /**
   * Calculates; what is missing takes its default.
   *
   * @throws TypeError if the inputs are no object; RangeError for a day that does not exist.
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
 * The day of a calculation.
 *
 * @param given as it was typed or sent; left out, it is today in Brazil.
 * @throws RangeError, in words for whoever asked, if there is no such day.
 */
export function readDay(given: unknown): string {
  if (given === undefined) return todayInBrazil(new Date());
  const day = typeof given === 'string' ? parseDate(given) : undefined;
  if (day === undefined) throw new RangeError(`Data inválida: ${JSON.stringify(given)}. Use AAAA-MM-DD.`);
  return day;
}

/** The inputs of a calculation. @throws TypeError, in words for whoever asked, if they are no object. */
export function readInputs(given: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(given)) return given;
  throw new TypeError('A entrada deve ser um objeto JSON, por exemplo {"salary": 3000}.');
}

/** Calculates, and tells what came of it as plain data. */
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

/** A failed formula is told in the answer; the host's log is to say nothing of what was given. */
const silence = () => undefined;

/** A calculator as developers use it. */
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
